import { expect } from 'chai';

import { Client } from '../../support/client.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { readCredentials } from '../../support/people.js';
import { freePort } from '../../../src/server/start/probe-port.js';
import { ServerProcess } from '../../support/process.js';

type Body = Awaited<ReturnType<Client['ok']>>;
interface Event {
  readonly id: number;
  readonly type: string;
  readonly message?: { readonly content: string };
}

const contents = (events: readonly Event[]): unknown[] => events.map(({ message }) => message?.content);

/** A client as all clients are: it polls, acknowledges what it got, and repeats a poll that failed. */
class Poller {
  readonly events: Event[] = [];
  /** The number of responses without events. */
  empty = 0;
  #next = 0;

  private constructor(
    private readonly queueId: unknown,
    private lastEventId: unknown,
    private readonly clients: readonly Client[],
  ) {}

  static async register(clients: readonly [Client, ...Client[]]): Promise<Poller> {
    const { queue_id, last_event_id } = await clients[0].ok('POST', '/register', {
      event_types: ['message'],
    });
    return new Poller(queue_id, last_event_id, clients);
  }

  /** Polls until it has this many messages. */
  async until(count: number): Promise<void> {
    while (this.events.length < count) {
      const body = await this.#poll();
      if (!body) continue;
      const events = (body.events as Event[]).filter(({ type }) => type !== 'heartbeat');
      if (events.length === 0) this.empty += 1;
      this.lastEventId = (body.events as Event[]).at(-1)?.id ?? this.lastEventId;
      this.events.push(...events);
    }
  }

  /** Returns undefined if this process is away. The next poll goes to another one. */
  async #poll(): Promise<Body> {
    const client = this.clients[this.#next % this.clients.length];
    try {
      const query = { queue_id: this.queueId, last_event_id: this.lastEventId };
      return await client?.ok('GET', '/events', query);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      this.#next += 1;
      return undefined;
    }
  }
}

const send = (client: Client, content: string): Promise<Body> =>
  client.ok('POST', '/messages', { type: 'channel', to: 'general', topic: 'hand over', content });

const ready = async (url: string): Promise<number> => (await fetch(new URL('/health/ready', url))).status;

describe('A graceful stop', function () {
  let database: TestDatabase;
  let env: Record<string, string>;
  const running: ServerProcess[] = [];

  beforeEach(async () => {
    database = await createEmptyDatabase();
    env = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl, RATE_LIMITS: 'off' };
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
    await database.remove();
  });

  const start = async (more: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = await ServerProcess.start({ ...env, ...more });
    running.push(server);
    return server;
  };
  const clientOf = async ({ url }: ServerProcess): Promise<Client> =>
    new Client(url, await readCredentials(database.dataDir));

  it('hands a poll over to the restarted process, which loses no event', async () => {
    const PORT = String(await freePort({ host: '127.0.0.1', port: 0 }));
    const first = await start({ PORT });
    const owner = await clientOf(first);
    const poller = await Poller.register([owner]);
    const received = poller.until(3);
    await send(owner, 'before the stop');
    expect(await first.stop('SIGTERM')).to.equal(0);
    const second = await start({ PORT });
    const again = await clientOf(second);
    await send(again, 'after the start');
    await send(again, 'at the end');
    await received;
    expect(contents(poller.events)).to.deep.equal(['before the stop', 'after the start', 'at the end']);
  });

  it('is announced by /health/ready, while requests are still served', async () => {
    const server = await start({ STOP_DELAY: '2' });
    const owner = await clientOf(server);
    const poller = await Poller.register([owner]);
    const received = poller.until(1);
    expect(await ready(server.url)).to.equal(200);
    const stopped = server.stop('SIGTERM');
    while ((await ready(server.url)) === 200) await new Promise(setImmediate);
    expect(poller.empty, 'polls that ended').to.equal(0);
    await send(owner, 'meanwhile');
    await received;
    expect(contents(poller.events)).to.deep.equal(['meanwhile']);
    expect(await stopped).to.equal(0);
  });

  it('ends the poll of each client at most once more, so that none polls in a loop', async () => {
    const server = await start();
    const owner = await clientOf(server);
    const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['message'] });
    let polls = 0;
    const polling = (async (): Promise<void> => {
      for (;;) {
        await owner.ok('GET', '/events', { queue_id, last_event_id });
        polls += 1;
      }
    })().catch(() => undefined);
    // The poll has arrived once a second one has ended it.
    while (polls === 0) await owner.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
    const before = polls;
    expect(await server.stop('SIGTERM')).to.equal(0);
    await polling;
    expect(polls - before).to.be.at.most(2);
  });

  if (testDialect === 'mysql') {
    it('hands polls over to another process, which loses no event', async () => {
      const [one, two] = [await start({ STOP_DELAY: '1' }), await start({ STOP_DELAY: '1' })];
      const clients = [await clientOf(one), await clientOf(two)] as const;
      const pollers = await Promise.all(Array.from({ length: 10 }, () => Poller.register(clients)));
      const count = 60;
      const received = Promise.all(pollers.map((poller) => poller.until(count)));
      let stopped: Promise<number | null> | undefined;
      for (let number = 0; number < count; number += 1) {
        await send(clients[1], String(number));
        if (number === 20) stopped = one.stop('SIGTERM');
      }
      await received;
      expect(await stopped).to.equal(0);
      const wanted = Array.from({ length: count }, (_, number) => String(number));
      for (const poller of pollers) expect(contents(poller.events)).to.deep.equal(wanted);
    });
  }
});
