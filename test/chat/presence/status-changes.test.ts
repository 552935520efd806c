import { expect } from 'chai';

import { takeUpdateId, writeTimes } from '../../../src/chat/presence/store.js';
import { makeChannel } from '../messages/fixtures.js';
import { stopReaders } from '../../support/background.js';
import { Client, type Body, type Parameters } from '../../support/client.js';
import { ManualClock } from '../../support/clock.js';
import { addCrowd } from '../../support/many-users.js';
import { testDialect, type TestDatabase } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { migratedTestDatabase } from '../../support/store.js';
import { events, watch, type Queue } from '../users/event-recorder.js';
import { lonelyGuest, whileGuestsSeeFew } from './fixtures.js';

const PATH = '/users/me/presence';
const MAX_ACTIVE_USERS = 100;

const publish = async ({ clock, services }: TestServer): Promise<void> => {
  clock.advance(1000);
  await services.presence.reports.settled();
};

const report = (client: Client, status: 'active' | 'idle', more: Parameters = {}): Promise<Body> =>
  client.ok('POST', PATH, { status, ...more });

describe('Reports of the same program', () => {
  it('on two machines differ by their addresses', async () => {
    const site = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    const say = async (address: string, status: 'active' | 'idle'): Promise<void> => {
      await anna.client.send('POST', PATH, { status }, { headers: { 'X-Forwarded-For': address } });
      await publish(site);
    };
    const seen = async (): Promise<unknown> =>
      (await ben.client.ok('GET', '/realm/presence')).presences[anna.email]?.aggregated.status;
    await say('192.0.2.1', 'active');
    await say('192.0.2.2', 'idle');
    expect(await seen()).to.equal('active');
    await say('192.0.2.1', 'idle');
    expect(await seen()).to.equal('idle');
    await site.close();
  });
});

describe('A presence change', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let queue: Queue;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    queue = await watch(ben.client, ['presence']);
  });
  afterEach(() => site.close());

  const pass = (seconds: number): void => {
    site.clock.advance(seconds * 1000);
  };
  const now = (): number => site.clock.seconds();
  const say = async (status: 'active' | 'idle'): Promise<number> => {
    const at = now();
    await report(anna.client, status);
    await publish(site);
    return at;
  };
  /** Status and time of each event. */
  const told = async (): Promise<[string, number][]> =>
    (await events(queue)).map(({ presence: { website } }) => [website.status, website.timestamp]);
  const stored = async (): Promise<Body> =>
    (await ben.client.ok('GET', '/realm/presence')).presences[anna.email]?.aggregated;

  it('is stored, published and sent at once, however soon it follows another', async () => {
    const wanted: [string, number][] = [];
    for (const status of ['idle', 'active', 'idle', 'active'] as const) {
      const timestamp = await say(status);
      wanted.push([status, timestamp]);
      expect(await stored()).to.deep.include({ status, timestamp });
    }
    expect(await told()).to.deep.equal(wanted);
  });

  it('is not triggered by repeated reports, nor by changes undone within a second', async () => {
    await say('active');
    await told();
    await say('active');
    await report(anna.client, 'idle');
    await report(anna.client, 'active');
    await publish(site);
    pass(56);
    await say('active');
    expect(await told()).to.deep.equal([]);
  });

  it('keeps the time of the last active report', async () => {
    const active = await say('active');
    const idle = await say('idle');
    const { presences } = await report(ben.client, 'idle', { last_update_id: -1 });
    expect(presences[anna.id]).to.deep.equal({ active_timestamp: active, idle_timestamp: idle });
  });

  it('is the last of several reports within a second', async () => {
    await report(anna.client, 'active');
    await report(anna.client, 'idle');
    await say('active');
    expect((await told()).map(([status]) => status)).to.deep.equal(['active']);
    await report(anna.client, 'idle');
    await report(anna.client, 'active');
    await say('idle');
    expect((await told()).map(([status]) => status)).to.deep.equal(['idle']);
  });

  it('includes the first report in more than 130 seconds', async () => {
    for (const status of ['active', 'idle'] as const) {
      await say(status);
      await told();
      pass(129);
      await say(status);
      expect(await told(), '130 seconds later').to.deep.equal([]);
      pass(130);
      const at = await say(status);
      expect(await told(), '131 seconds later').to.deep.equal([[status, at]]);
    }
  });

  it('is sent to the user’s other clients too', async () => {
    const own = await watch(anna.client, ['presence']);
    await say('active');
    expect((await events(own)).map(({ user_id }) => user_id)).to.deep.equal([anna.id]);
  });

  it('has the email in its event only for clients without slim_presence', async () => {
    const { queue_id: id, last_event_id: last } = await ben.client.ok('POST', '/register', {
      event_types: ['presence'],
      slim_presence: true,
    });
    await say('active');
    const [event] = await events(queue);
    const [slim] = await events({ client: ben.client, id, last });
    expect(event).to.deep.include({ type: 'presence', user_id: anna.id, email: anna.email });
    expect(slim).to.not.have.property('email');
    expect({ ...slim, email: anna.email }).to.deep.equal(event);
  });

  it('ignores idle reports of a second client while the first is active', async () => {
    const phone = (status: 'active' | 'idle'): Promise<unknown> =>
      anna.client.send('POST', PATH, { status }, { headers: { 'User-Agent': 'Phone/1.0' } });
    await say('active');
    await told();
    await phone('idle');
    await publish(site);
    expect(await told()).to.deep.equal([]);
    expect(await stored()).to.include({ status: 'active' });
    // The first client sends no more reports.
    pass(68);
    await phone('idle');
    await publish(site);
    expect(await told(), '70 seconds later').to.deep.equal([]);
    await phone('idle');
    await publish(site);
    expect(
      (await told()).map(([status]) => status),
      '71 seconds later',
    ).to.deep.equal(['idle']);
    await phone('active');
    await publish(site);
    await say('idle');
    expect((await told()).map(([status]) => status)).to.deep.equal(['active']);
  });

  it('is published even if another process has just published the opposite', async () => {
    await say('active');
    await report(ben.client, 'idle');
    await publish(site);
    await ben.client.ok('GET', '/realm/presence');
    const at = now();
    await site.services.store.write(async (tx) =>
      writeTimes(
        tx,
        await takeUpdateId(tx),
        new Map([[anna.id, { active_at: at, active_client: null, connected_at: at, input_at: null }]]),
      ),
    );
    // This process still takes the report for a repeated one.
    await report(anna.client, 'active');
    pass(1);
    expect(await stored()).to.include({ status: 'idle' });
    await publish(site);
    expect(await stored()).to.include({ status: 'active' });
  });

  describe('its event', () => {
    /** Adds users until the organization has `count` active ones. */
    const fill = async (count: number): Promise<void> => {
      const { members } = await site.owner.ok('GET', '/users');
      const missing = count - members.filter(({ is_active }: Body) => is_active).length;
      const channel = await makeChannel(ben, `for ${String(count)}`, []);
      await addCrowd(site, channel, `crowd of ${String(count)}`, missing);
    };

    it(`is sent in organizations of up to ${String(MAX_ACTIVE_USERS)} active users, bots included`, async () => {
      await site.person('Bot', { botOf: ben.id });
      await fill(MAX_ACTIVE_USERS);
      await say('active');
      expect(await told()).to.have.length(1);
      const last = await site.person('Last');
      await say('idle');
      expect(await told(), 'one more').to.deep.equal([]);
      expect(await stored(), 'but published').to.include({ status: 'idle' });
      await site.owner.ok('DELETE', `/users/${String(last.id)}`);
      await say('active');
      expect(await told(), 'one fewer').to.have.length(1);
    });

    it('is sent to users who can access the user', async () => {
      const guest = await site.person('Gwen', { role: 'guest' });
      const lonely = await lonelyGuest(site, 'Gil');
      await makeChannel(anna, 'with Gwen', [guest]);
      await whileGuestsSeeFew(site, async () => {
        const queues = await Promise.all(
          [guest, lonely, anna].map(({ client }) => watch(client, ['presence'])),
        );
        await say('active');
        const received = await Promise.all(queues.map(events));
        expect(received.map(({ length }) => length)).to.deep.equal([1, 0, 1]);
        await report(lonely.client, 'active');
        await publish(site);
        const own = await Promise.all(queues.map(events));
        expect(own.map(({ length }) => length)).to.deep.equal([0, 1, 1]);
      });
    });
  });
});

describe('Many presence changes', () => {
  it(
    'cost as many statements as one where guests see few users',
    withProductionBatches(async () => {
      let statements = 0;
      const observe = (sql: string): void => {
        // The event log reads at times that the test does not control.
        if (!sql.includes('FROM events')) statements += 1;
      };
      const site = await startServer({ overrides: { observe } });
      await stopReaders(site);
      const anna = await site.person('Anna');
      await site.person('Gwen', { role: 'guest' });
      const crowd = await addCrowd(site, await makeChannel(anna, 'crowded', []), 'crowd', 30);
      const { reports } = site.services.presence;
      await whileGuestsSeeFew(site, async () => {
        const costs: number[] = [];
        for (const some of [crowd.slice(0, 2), crowd.slice(2, 3), crowd.slice(3)]) {
          const queue = await watch(anna.client, ['presence']);
          for (const id of some)
            reports.add(id, { status: 'active', at: site.clock.seconds(), hasInput: false, client: 1 });
          statements = 0;
          await publish(site);
          costs.push(statements);
          expect(await events(queue)).to.have.length(some.length);
        }
        expect(costs[2]).to.equal(costs[1]);
      });
      await site.close();
    }),
  );
});

describe('The setting presence_enabled', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  afterEach(() => site.close());

  const set = (presence_enabled: boolean): Promise<unknown> =>
    anna.client.ok('PATCH', '/settings', { presence_enabled });
  const listed = async (): Promise<string[]> =>
    Object.keys((await ben.client.ok('GET', '/realm/presence')).presences);

  it('sends an offline event when it is turned off, in a large organization too', async () => {
    await addCrowd(site, await makeChannel(ben, 'crowded', []), 'crowd', MAX_ACTIVE_USERS);
    await report(anna.client, 'active');
    await publish(site);
    const queue = await watch(ben.client, ['presence', 'user_status']);
    await set(false);
    const [presence, status] = await events(queue);
    expect(presence).to.deep.include({ type: 'presence', user_id: anna.id });
    expect(presence.presence.website.status).to.equal('idle');
    const { server_presence_offline_threshold_seconds: threshold } = await ben.client.ok(
      'POST',
      '/register',
      {
        fetch_event_types: ['realm'],
      },
    );
    expect(presence.server_timestamp - presence.presence.website.timestamp).to.be.above(threshold);
    expect(status).to.deep.include({ type: 'user_status', away: true });
  });

  it('hides the user’s presence while it is off, also from the user', async () => {
    await set(false);
    const queue = await watch(ben.client, ['presence']);
    const { presences } = await report(anna.client, 'active', { last_update_id: -1 });
    expect(presences).to.deep.equal({});
    await publish(site);
    expect(await listed()).to.deep.equal([]);
    expect(await events(queue)).to.deep.equal([]);
  });

  it('discards reports that are not written yet when it is turned off', async () => {
    await report(anna.client, 'active');
    const queue = await watch(ben.client, ['presence']);
    await set(false);
    await events(queue);
    await publish(site);
    expect(await events(queue)).to.deep.equal([]);
    expect(await listed()).to.deep.equal([]);
  });

  it('shows the user as active when it is turned on, in a large organization too', async () => {
    await report(anna.client, 'active');
    await publish(site);
    await addCrowd(site, await makeChannel(ben, 'crowded', []), 'crowd', MAX_ACTIVE_USERS);
    await set(false);
    site.clock.advance(1_000_000);
    const { presence_last_update_id: known } = await report(ben.client, 'active', { last_update_id: -1 });
    const queue = await watch(ben.client, ['presence', 'user_status']);
    await set(true);
    const timestamp = site.clock.seconds();
    const [presence, status, ...others] = await events(queue);
    expect(others).to.deep.equal([]);
    const aggregated = { client: 'website', status: 'active', timestamp };
    expect(presence).to.deep.include({ type: 'presence', user_id: anna.id, email: anna.email });
    expect(presence.presence).to.deep.equal({ website: { ...aggregated, pushable: false } });
    expect(status).to.deep.include({ type: 'user_status', user_id: anna.id, away: false });
    const { presences } = await ben.client.ok('GET', '/realm/presence');
    expect(presences[anna.email].aggregated).to.deep.equal(aggregated);
    const news = await report(ben.client, 'active', { last_update_id: known });
    expect(news.presences[anna.id]).to.deep.equal({
      active_timestamp: timestamp,
      idle_timestamp: timestamp,
    });
    expect(news.presence_last_update_id).to.be.above(known);
  });

  it('leaves the user active for a while after it is turned on, although a client reports idle', async () => {
    await set(false);
    await set(true);
    const shown = async (): Promise<string> => {
      await publish(site);
      return (await ben.client.ok('GET', '/realm/presence')).presences[anna.email].aggregated.status;
    };
    await report(anna.client, 'idle');
    expect(await shown()).to.equal('active');
    site.clock.advance(70_000);
    await report(anna.client, 'idle');
    expect(await shown()).to.equal('idle');
  });

  it('shows nothing when it is turned on while the organization shows no presence', async () => {
    await set(false);
    await site.owner.ok('PATCH', '/realm', { presence_disabled: true });
    const queue = await watch(ben.client, ['presence']);
    await set(true);
    expect(await events(queue)).to.deep.equal([]);
    await site.owner.ok('PATCH', '/realm', { presence_disabled: false });
    expect(await listed()).to.deep.equal([]);
  });
});

// Only one process can open a SQLite database.
if (testDialect === 'mysql') {
  describe('Presence with two processes', () => {
    const clock = new ManualClock();
    let database: TestDatabase;
    let one: TestServer;
    let other: TestServer;
    let carla: Person;
    /** Client of Carla at the other process. */
    let there: Client;

    before(async () => {
      database = await migratedTestDatabase();
      one = await startServer({ database, clock });
      other = await startServer({ database, clock });
      carla = await one.person('Carla');
      there = new Client(other.url, carla.client.credentials);
    });
    after(async () => {
      await other.close();
      await one.close();
      await database.remove();
    });

    const publishBoth = async (): Promise<void> => {
      clock.advance(1000);
      await Promise.all([one, other].map(({ services }) => services.presence.reports.settled()));
    };
    const seenBy = async ({ owner }: TestServer): Promise<string> =>
      (await owner.ok('GET', '/realm/presence')).presences[carla.email].aggregated.status;

    it('is sent once when both processes receive the same report', async () => {
      const queue = await watch(one.owner, ['presence']);
      await Promise.all([report(carla.client, 'active'), report(there, 'active')]);
      await publishBoth();
      expect(await seenBy(one)).to.equal('active');
      expect(await seenBy(other)).to.equal('active');
      expect(await events(queue)).to.have.length(1);
    });

    it('is the last report of either process', async () => {
      await publishBoth();
      await report(carla.client, 'idle');
      await report(there, 'active');
      for (let round = 0; round < 3; round += 1) {
        await publishBoth();
        await Promise.all([seenBy(one), seenBy(other)]);
      }
      expect(await seenBy(one)).to.equal('active');
      expect(await seenBy(other)).to.equal('active');
    });
  });
}
