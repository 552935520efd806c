import { expect } from 'chai';

import { makeChannel, say } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import { backgroundDone, stopReaders } from '../../support/background.js';
import { addCrowd } from '../../support/many-users.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';

const CHANNELS = '/users/me/subscriptions';
const FEW = 3;
/** More rows than one INSERT statement writes. */
const MANY = 600;
/** Below the limit of 500 channels that a user can create per day. */
const MANY_CHANNELS = 400;
/** Limit of channels per request. */
const CHANNELS_PER_REQUEST = 100;

describe('The number of statements of requests with large responses', () => {
  let server: TestServer;
  let anna: Person;
  let statements = 0;

  before(async () => {
    server = await startServer({
      overrides: {
        observe: (sql) => {
          // The event log reads at times that the test does not control.
          if (!sql.includes('FROM events')) statements += 1;
        },
      },
    });
    anna = await server.person('Anna');
    await stopReaders(server);
  });
  after(() => server.close());

  /** Counts the statements of a request with warm caches. */
  const count = async (request: () => Promise<Body>): Promise<number> => {
    await request();
    statements = 0;
    await request();
    return statements;
  };

  const register = (): Promise<Body> =>
    anna.client.ok('POST', '/register', { include_subscribers: true, slim_presence: true });
  const report = (): Promise<Body> =>
    anna.client.ok('POST', '/users/me/presence', { status: 'active', last_update_id: -1 });
  const publish = async (): Promise<void> => {
    server.clock.advance(1000);
    await server.services.presence.reports.settled();
  };

  it('is the same for few and for many users', async () => {
    const channel = await makeChannel(anna, 'crowded', []);
    const costs: number[][] = [];
    for (const size of [FEW, MANY]) {
      const ids = await addCrowd(server, channel, `crowd of ${size}`, size);
      for (const id of ids)
        server.services.presence.reports.add(id, { status: 'active', at: 0, hasInput: false, client: 1 });
      await publish();
      costs.push([await count(register), await count(report)]);
      // Writes a report of another user, and reads it before the next response.
      await server.owner.ok('POST', '/users/me/presence', { status: 'active' });
      await publish();
      server.clock.advance(60_000);
      await backgroundDone(server);
      statements = 0;
      await server.owner.ok('POST', '/users/me/presence', { status: 'active' });
      await publish();
      await report();
      costs.at(-1)?.push(statements);
    }
    expect(costs[1]).to.deep.equal(costs[0]);
  });

  it('is the same for few and for many channels', async () => {
    const costs: number[][] = [];
    for (const size of [FEW, MANY_CHANNELS]) {
      const channels = Array.from({ length: size }, (_, index) => ({ name: `${size}: ${index}` }));
      for (let start = 0; start < size; start += CHANNELS_PER_REQUEST) {
        const subscriptions = channels.slice(start, start + CHANNELS_PER_REQUEST);
        await anna.client.ok('POST', CHANNELS, { subscriptions });
      }
      costs.push([
        await count(() => anna.client.ok('GET', CHANNELS)),
        await count(() => anna.client.ok('GET', CHANNELS, { include_subscribers: true })),
        await count(register),
      ]);
    }
    expect(costs[1]).to.deep.equal(costs[0]);
    // The response includes the subscribers of all channels, which no earlier request read.
    const other = await server.person('Ben');
    await other.client.ok('POST', CHANNELS, { subscriptions: [{ name: `${MANY_CHANNELS}: 0` }] });
    statements = 0;
    await anna.client.ok('GET', CHANNELS, { include_subscribers: true });
    expect(statements, 'one more for the members of what changed').to.equal((costs[0]?.[1] ?? 0) + 1);
  });

  it(
    'is the same for few and for many messages matched against a narrow',
    withProductionBatches(async () => {
      await makeChannel(anna, 'matched', []);
      const first = await say(anna, 'matched', 'links', 'https://example.com');
      const costs: number[] = [];
      for (const size of [FEW, MANY]) {
        const msg_ids = Array.from({ length: size }, (_, index) => first + index);
        const narrow = [{ operator: 'has', operand: 'link' }];
        costs.push(await count(() => anna.client.ok('GET', '/messages/matches_narrow', { msg_ids, narrow })));
      }
      expect(costs[1]).to.equal(costs[0]);
    }),
  );
});
