import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'chai';

import { API_ROOT } from '../../src/runtime/http/match.js';
import { longestHold } from '../support/event-loop.js';
import { startServer, type TestServer } from '../support/server.js';
import { migratedTestDatabase } from '../support/store.js';
import { testDialect, type TestDatabase } from '../support/databases.js';
import { Proxy } from '../runtime/store/proxy.js';
import { request } from './request.js';

/** Seconds after which a statement without a response counts as lost. */
const TIMEOUT = 1;
const NOT_READY = { status: 503, code: 'SERVER_NOT_READY' };
/** More than the connections to the database. */
const MANY = 25;
/** Less than the time limit of a statement, and more than all statements of a request take otherwise. */
const SLOW_MS = 100;

if (testDialect === 'mysql')
  describe('A server whose MariaDB', () => {
    let database: TestDatabase;
    let proxy: Proxy;
    let site: TestServer;

    before(async () => {
      database = await migratedTestDatabase();
      proxy = await Proxy.to(database.databaseUrl);
      const databaseUrl = new URL(proxy.databaseUrl);
      databaseUrl.searchParams.set('timeout', String(TIMEOUT));
      const behind = { ...database, databaseUrl: databaseUrl.href };
      site = await startServer({ database: behind, env: { LOG_LEVEL: 'silent' } });
    });
    after(async () => {
      await site.close();
      await proxy.close();
      await database.remove();
    });

    const read = () => request(site.owner, 'GET', '/users/me/subscriptions');
    const health = async (): Promise<number> => (await fetch(new URL('/health', site.url))).status;
    /** What needs no store. */
    const contract = async (): Promise<number> =>
      (await fetch(new URL(`${API_ROOT}/openapi.json`, site.url))).status;
    let drafts = 0;
    const write = () => {
      drafts += 1;
      const content = `draft ${drafts}`;
      return request(site.owner, 'POST', '/drafts', {
        drafts: JSON.stringify([{ type: '', to: [], topic: '', content }]),
      });
    };

    /** Checks that the server works again, and that a client that waited all the time gets the next event. */
    const recovers = async (waiting: Promise<{ events: { op: string }[] }>): Promise<void> => {
      while ((await health()) !== 200);
      expect((await write()).status).to.equal(200);
      expect((await waiting).events[0]?.op).to.equal('add');
      expect((await read()).status).to.equal(200);
    };
    const wait = async (): Promise<Promise<{ events: { op: string }[] }>[]> => {
      const { queue_id, last_event_id } = await site.owner.ok('POST', '/register', {
        event_types: ['drafts'],
      });
      const parked = site.owner.ok('GET', '/events', { queue_id, last_event_id });
      while (site.services.queues.waiting === 0) await new Promise(setImmediate);
      return [parked];
    };

    const AWAY: readonly [string, () => void, () => void][] = [
      [
        'refuses connections',
        () => {
          proxy.open = false;
          proxy.cut();
        },
        () => {
          proxy.open = true;
        },
      ],
      [
        'does not respond, as if the network dropped every packet',
        () => {
          proxy.hold();
        },
        () => {
          proxy.release();
        },
      ],
    ];
    for (const [title, leave, comeBack] of AWAY)
      it(`${title}: requests end with SERVER_NOT_READY, others go on, and it recovers by itself`, async () => {
        const [waiting] = await wait();
        leave();
        const refused = Promise.all([...Array.from({ length: MANY }, write), read()]);
        expect(await contract()).to.equal(200);
        for (const response of await refused) expect(response).to.deep.equal(NOT_READY);
        expect(await contract()).to.equal(200);
        comeBack();
        if (waiting) await recovers(waiting);
      });

    it('responds slowly: requests take longer and succeed, and nothing holds the event loop', async () => {
      const [waiting] = await wait();
      proxy.latencyMs = SLOW_MS;
      try {
        const hold = await longestHold(async () => {
          const slow = Promise.all([write(), read(), pause(SLOW_MS)]);
          expect(await contract()).to.equal(200);
          const [written, found] = await slow;
          expect([written.status, found.status]).to.deep.equal([200, 200]);
        });
        expect(hold).to.be.below(SLOW_MS * 10);
      } finally {
        proxy.latencyMs = 0;
      }
      expect((await waiting)?.events[0]?.op).to.equal('add');
    });
  });
