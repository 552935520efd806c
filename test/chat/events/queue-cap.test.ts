import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('The event queues of a user', () => {
  const { most } = caps.queues;
  let server: TestServer;
  let anna: Person;
  let boris: Person;

  beforeEach(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    boris = await server.person('Boris');
  });

  afterEach(() => server.close());

  const register = async ({ client }: Person): Promise<string> => {
    server.clock.advance(1000);
    return (await client.ok('POST', '/register', { fetch_event_types: [] })).queue_id as string;
  };

  const poll = ({ client }: Person, queue_id: string, dont_block = true) =>
    client.send('GET', '/events', { queue_id, dont_block });

  const isThere = async (person: Person, queue_id: string): Promise<boolean> => {
    const { status, body } = await poll(person, queue_id);
    if (status !== 200) expect(body).to.deep.include({ code: 'BAD_EVENT_QUEUE_ID', queue_id });
    return status === 200;
  };

  const count = async ({ id }: Person): Promise<number> => {
    const row = await server.services.store.read((tx) =>
      tx.first<{ n: number }>('SELECT COUNT(*) AS n FROM queues WHERE user_id = ?', [id]),
    );
    return Number(row?.n);
  };

  it('are at most 100; another one replaces the one idle for longest', async () => {
    expect(most).to.equal(100);
    const others = await register(boris);
    const queues: string[] = [];
    for (let made = 0; made < most; made += 1) queues.push(await register(anna));
    const [first = '', second = '', third = ''] = queues;
    expect(await isThere(anna, first), 'exactly as many').to.equal(true);
    // The upkeep records polls as activity.
    server.clock.advance(10_000);
    await server.services.queues.settled();
    const last = await register(anna);
    expect(await count(anna)).to.equal(most);
    expect(await isThere(anna, second), 'idle the longest').to.equal(false);
    for (const queue of [first, third, last]) expect(await isThere(anna, queue)).to.equal(true);
    expect(await isThere(boris, others), 'of another user').to.equal(true);
  });

  it('are kept while a client waits, even if a program registers in a loop', async () => {
    const waited = await register(anna);
    const polled = poll(anna, waited, false);
    while (server.services.queues.waiting === 0) await new Promise(setImmediate);
    const row = { seen_at: 0 };
    await server.services.store.write((tx) => tx.from('queues').where({ id: waited }).update(row));
    const queues: string[] = [];
    for (let made = 0; made < most + 5; made += 1) {
      queues.push((await anna.client.ok('POST', '/register', { fetch_event_types: [] })).queue_id as string);
    }
    expect(server.services.queues.waiting).to.equal(1);
    expect(await count(anna)).to.equal(most);
    await server.services.store.write((tx) => {
      tx.emit({ type: 'heartbeat' }, { users: [anna.id] });
      return Promise.resolve();
    });
    expect((await polled).body.events).to.have.length(1);
    expect(await isThere(anna, queues.at(-1) ?? '')).to.equal(true);
  });

  it('count together with those of their bots: at most 300 of all', async () => {
    expect(caps.queuesOfOwner.most).to.equal(300);
    const bots = await Promise.all(
      [1, 2, 3].map((number) => server.person(`Robot ${String(number)}`, { botOf: anna.id })),
    );
    const others = await register(boris);
    const first = await register(anna);
    for (let made = 1; made < 300; made += 1) await register(bots[made % 3] ?? anna);
    expect(await isThere(anna, first), 'exactly as many').to.equal(true);
    server.clock.advance(10_000);
    await server.services.queues.settled();
    const idleLongest = bots[1] ?? anna;
    const before = await count(idleLongest);
    const last = await register(anna);
    const counts = await Promise.all(bots.map(count));
    expect(counts.reduce((sum, one) => sum + one, await count(anna))).to.equal(300);
    for (const queue of [first, last]) expect(await isThere(anna, queue)).to.equal(true);
    expect(await isThere(boris, others), 'of another user').to.equal(true);
    expect(await count(idleLongest)).to.equal(before - 1);
  });

  it('include queues that GET /events registers', async () => {
    const first = await register(anna);
    for (let made = 0; made < most; made += 1) await anna.client.ok('GET', '/events', { dont_block: true });
    expect(await count(anna)).to.equal(most);
    expect(await isThere(anna, first)).to.equal(false);
  });
});
