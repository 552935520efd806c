import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate as immediate } from 'node:timers/promises';

import { expect } from 'chai';
import type { ZulipClient } from 'zulip-js';

import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { importZulip } from './import-zulip.js';
import { CALLS, CHANNEL, type Scene } from './zulip-js-calls.js';

/** The names of all functions that the client has, as paths. */
const functionsOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    if (typeof member === 'function') return [prefix + key];
    return typeof member === 'object' && member !== null ? functionsOf(member, `${prefix}${key}.`) : [];
  });

/** The requests of functions that the API has no longer. */
const REMOVED: Readonly<Record<string, string>> = {
  'filters.retrieve': 'GET /realm/filters',
  'users.me.pointer.retrieve': 'GET /users/me/pointer',
  'users.me.pointer.update': 'POST /users/me/pointer',
};

const EACH_EVENT = 'callOnEachEvent';

describe('every function of zulip-js', () => {
  let site: TestServer;
  let iago: Person;
  let client: ZulipClient;
  let scene: Scene;

  const send = async (content: string): Promise<number> => {
    const { id } = await client.messages.send({ type: 'stream', to: CHANNEL, topic: 'ghosts', content });
    return id as number;
  };

  const queueCount = async (): Promise<number> => {
    const row = await site.services.store.read((tx) =>
      tx.first<{ count: number }>('SELECT COUNT(*) AS count FROM queues'),
    );
    return row?.count ?? 0;
  };
  const registered = async (count: number): Promise<void> => {
    while ((await queueCount()) < count) await immediate();
  };

  before(async () => {
    site = await startServer();
    iago = await site.person('Iago', { role: 'owner' });
    const { id: hamlet } = await site.person('Hamlet');
    const zulip = await importZulip();
    client = await zulip({ username: iago.email, password: iago.password, realm: site.url });
    await client.users.me.subscriptions.add({
      subscriptions: JSON.stringify([{ name: CHANNEL }, { name: 'Wittenberg' }]),
    });
    const { subscriptions } = await client.streams.subscriptions.retrieve();
    const { queue_id, last_event_id } = await client.queues.register({ event_types: ['message'] });
    const [message, reacted] = [await send("Who's *there*?"), await send('Nay, answer me.')];
    await client.reactions.add({ message_id: reacted, emoji_name: 'octopus' });
    const queue = { queue_id, last_event_id };
    const unneeded = subscriptions.find((one: { name: string }) => one.name === 'Wittenberg')?.stream_id ?? 0;
    scene = { message, reacted, hamlet, stream: subscriptions[0].stream_id, unneeded, queue };
  });
  after(() => site.close());

  it('has a call here', () => {
    const functions = functionsOf(client).filter((name) => name !== EACH_EVENT);
    expect(Object.keys(CALLS)).to.have.members(functions);
  });

  for (const [name, call] of Object.entries(CALLS)) {
    const removed = REMOVED[name];
    const expected = removed === undefined ? 'success' : 'error';
    it(`${name} returns ${removed === undefined ? expected : `an error: there is no ${removed}`}`, async () => {
      const response = (await call(client, scene)) as { readonly result: string; readonly msg: string };
      expect(response.result, response.msg).to.equal(expected);
      expect(response).not.to.have.property('ignored_parameters_unsupported');
    });
  }

  it(`${EACH_EVENT} receives a message`, async () => {
    const { username, apiKey } = client.config;
    const queues = await queueCount();
    const script = join(import.meta.dirname, 'each-event.mjs');
    const polling = spawn(process.execPath, [script, username, apiKey, site.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const lines = createInterface({ input: polling.stdout })[Symbol.asyncIterator]();
      await registered(queues + 1);
      const sent = await send('Stand and unfold yourself.');
      const { value } = await lines.next();
      const event = JSON.parse(value as string) as {
        readonly type: string;
        readonly message: { id: number };
      };
      expect(event).to.deep.include({ type: 'message' });
      expect(event.message.id).to.equal(sent);
    } finally {
      polling.kill();
    }
  });
});
