import { expect } from 'chai';

import { makeChannel, say } from '../messages/fixtures.js';
import { react, takeBack } from '../messages/reaction-fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Existing clients, as they name themselves. */
const EXISTING = [
  'ZulipFlutter/0.0.28+28 (Android 14)',
  'ZulipMobile/27.233 (iOS 17.5)',
  'ZulipPython/0.9.0 (Ubuntu; 24.04)',
  'ZulipTerminal/0.7.0 (Linux; 6.1)',
  'zulip-rs/1',
];
const OTHERS = ['curl/8.9.1', 'Mozilla/5.0 (X11; Linux x86_64) ZulipElectron/5.11.0', 'MyZulip/1', ''];

const NEW = 'service_extra_emoji';
const OLDER = 'zulip_extra_emoji';
const EXTRA = { emoji_name: 'zulip', emoji_code: 'zulip' };

interface Queue {
  readonly queue_id: string;
  readonly last_event_id: number;
}

describe('The type of the special emoji', () => {
  let site: TestServer;
  let anna: Person;
  let message: number;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    await makeChannel(anna, 'design', []);
    message = await say(anna, 'design', 'a', 'hello');
  });
  after(() => site.close());

  /** Sends a request of Anna's as a client program. */
  const as = async (
    program: string,
    method: string,
    path: string,
    parameters: Parameters = {},
  ): Promise<Body> => {
    const headers = { 'User-Agent': program };
    const { status, body } = await anna.client.send(method, path, parameters, { headers });
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  };

  const register = (program: string): Promise<Queue> =>
    as(program, 'POST', '/register', { event_types: ['reaction', 'user_status'], fetch_event_types: [] });
  /** Returns the types in all events of a queue. Any client may ask for them. */
  const typesIn = async ({ queue_id, last_event_id }: Queue): Promise<unknown[]> => {
    const { events } = await anna.client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
    return (events as Body[]).map(({ reaction_type }) => reaction_type as unknown);
  };

  /** Returns the type in every response that has it. */
  const typesFor = async (program: string): Promise<unknown[]> => {
    const one = await as(program, 'GET', `/messages/${String(message)}`);
    const { messages } = await as(program, 'GET', '/messages', {
      anchor: 'newest',
      num_before: 1,
      num_after: 0,
    });
    const { status } = await as(program, 'GET', `/users/${String(anna.id)}/status`);
    const { user_status } = await as(program, 'POST', '/register', { fetch_event_types: ['user_status'] });
    return [one.message.reactions[0], messages.at(-1).reactions[0], status, user_status[anna.id]].map(
      ({ reaction_type }: Body) => reaction_type as unknown,
    );
  };

  const set = async (reaction_type: string): Promise<void> => {
    await react(anna, message, { ...EXTRA, reaction_type });
    await anna.client.ok('POST', '/users/me/status', { ...EXTRA, reaction_type });
  };
  const clear = async (reaction_type: string): Promise<void> => {
    await takeBack(anna, message, { ...EXTRA, reaction_type });
    await anna.client.ok('POST', '/users/me/status', { emoji_name: '' });
  };

  for (const [sent, removed] of [
    [NEW, OLDER],
    [OLDER, NEW],
  ] as const) {
    it(`has its older name for existing clients only, also if a client sent ${sent}`, async () => {
      const queues: (Queue & { readonly program: string })[] = [];
      for (const program of [...EXISTING, ...OTHERS]) queues.push({ program, ...(await register(program)) });
      // From the first poll on, a queue gets its events from memory. The first and the last one get them from the log.
      for (const queue of queues.slice(1, -1)) await typesIn(queue);
      await set(sent);
      for (const program of EXISTING)
        expect(await typesFor(program), program).to.deep.equal([OLDER, OLDER, OLDER, OLDER]);
      for (const program of OTHERS)
        expect(await typesFor(program), program).to.deep.equal([NEW, NEW, NEW, NEW]);
      await clear(removed);
      for (const queue of queues) {
        const type = EXISTING.includes(queue.program) ? OLDER : NEW;
        // A status without an emoji has the type of Unicode emoji.
        expect(await typesIn(queue), queue.program).to.deep.equal([type, type, type, 'unicode_emoji']);
      }
    });
  }

  it('is the same for a queue that GET /events registers', async () => {
    const ask = { event_types: ['reaction'], dont_block: true };
    const [older, current] = await Promise.all(
      ['ZulipBot/1.0', 'curl/8'].map((program) => as(program, 'GET', '/events', ask)),
    );
    await set(NEW);
    await clear(NEW);
    const typesOf = ({ queue_id }: Body): Promise<unknown[]> => typesIn({ queue_id, last_event_id: -1 });
    expect(await typesOf(older)).to.deep.equal([OLDER, OLDER]);
    expect(await typesOf(current)).to.deep.equal([NEW, NEW]);
  });

  it('follows the name that a client states for itself, not that of its library', async () => {
    const library = 'Apache-HttpClient/4.5.14 (Java/17)';
    await set(NEW);
    const path = `/messages/${String(message)}`;
    const typeWith = async (parameters: Parameters, program = library): Promise<unknown> =>
      (await as(program, 'GET', path, parameters)).message.reactions[0].reaction_type;
    expect(await typeWith({})).to.equal(NEW);
    expect(await typeWith({ client: 'ZulipJava' })).to.equal(OLDER);
    expect(await typeWith({ client: ' ' })).to.equal(NEW);
    expect(await typeWith({ client: 'Reader' }, 'ZulipMobile/27')).to.equal(NEW);
    const { queue_id } = await as(library, 'POST', '/register', {
      client: 'ZulipJava',
      event_types: ['reaction'],
    });
    await clear(NEW);
    expect(await typesIn({ queue_id, last_event_id: -1 })).to.deep.equal([OLDER]);
  });

  it('follows what a client says when it registers a queue, for the queue and in the response', async () => {
    const stated = async (program: string, zulip_extra_emoji: boolean): Promise<unknown[]> => {
      const { queue_id, last_event_id, user_status } = await as(program, 'POST', '/register', {
        event_types: ['reaction', 'user_status'],
        client_capabilities: { zulip_extra_emoji },
      });
      await react(anna, message, { ...EXTRA, reaction_type: NEW });
      await takeBack(anna, message, { ...EXTRA, reaction_type: NEW });
      return [user_status[anna.id].reaction_type, ...(await typesIn({ queue_id, last_event_id }))];
    };
    await anna.client.ok('POST', '/users/me/status', { ...EXTRA, reaction_type: NEW });
    expect(await stated('python-httpx/0.27', true)).to.deep.equal([OLDER, OLDER, OLDER]);
    expect(await stated('ZulipMobile/27', false)).to.deep.equal([NEW, NEW, NEW]);
    await anna.client.ok('POST', '/users/me/status', { emoji_name: '' });
  });

  it('changes nothing else for existing clients', async () => {
    const emoji = [
      { emoji_name: 'tada', emoji_code: '1f389', reaction_type: 'unicode_emoji' },
      { ...EXTRA, reaction_type: NEW },
    ];
    for (const one of emoji) await react(anna, message, one);
    const path = `/messages/${String(message)}`;
    const [older, current] = await Promise.all(
      ['ZulipMobile/27', 'curl/8'].map((program) => as(program, 'GET', path)),
    );
    const [first, second] = older.message.reactions as Body[];
    expect(current).to.deep.equal({
      ...older,
      message: { ...older.message, reactions: [first, { ...second, reaction_type: NEW }] },
    });
    for (const one of emoji) await takeBack(anna, message, one);
  });

  it('can be sent without a code, under both names of the emoji', async () => {
    for (const emoji_name of ['zulip', 'service'])
      for (const reaction_type of [NEW, OLDER]) {
        await anna.client.ok('POST', '/users/me/status', { emoji_name, reaction_type });
        const { status } = await anna.client.ok('GET', `/users/${String(anna.id)}/status`);
        expect(status).to.deep.equal({ emoji_name, emoji_code: emoji_name, reaction_type: NEW });
      }
  });
});
