import { fileURLToPath } from 'node:url';

import { expect } from 'chai';

import { DAY, HOUR, MINUTE } from '../../src/lib/clock.js';
import { type Body, Client } from '../support/client.js';
import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import { passwordOf, type Person, readCredentials } from '../support/people.js';
import { ServerProcess } from '../support/process.js';
import { startServer, type TestServer } from '../support/server.js';
import { publishReports } from '../chat/presence/fixtures.js';
import { pass, schedule } from '../chat/scheduled-messages/fixtures.js';

const PAGE = { anchor: 'newest', num_before: 100, num_after: 0, apply_markdown: false };
const STEP_CLOCK = fileURLToPath(new URL('./step-clock.mjs', import.meta.url));

describe('A server whose clock steps back', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  const say = (content: string): Promise<Body> =>
    anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content });
  const said = async (): Promise<Body[]> => (await anna.client.ok('GET', '/messages', PAGE)).messages;

  it('keeps the order of messages and events, and its queues', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['message'],
    });
    const first = (await anna.client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true }))
      .events;
    expect(first).to.deep.equal([]);
    await say('before');
    site.clock.step(-HOUR * 1000);
    await say('after');
    // Idle queues are deleted every minute.
    site.clock.advance(3 * MINUTE * 1000);
    await site.services.queues.settled();
    const { events } = await anna.client.ok('GET', '/events', { queue_id, last_event_id });
    expect(events.map(({ message }: Body) => message.content)).to.deep.equal(['before', 'after']);
    expect(events[1].id).to.be.above(events[0].id);
    const messages = (await said()).slice(-2);
    expect(messages.map(({ content }) => content)).to.deep.equal(['before', 'after']);
    expect(messages[1].timestamp).to.be.below(messages[0].timestamp);
  });

  it('sends each scheduled message once, at its time', async () => {
    const at = site.clock.seconds() + 10 * MINUTE;
    await schedule(anna, {
      type: 'direct',
      to: [anna.id],
      content: 'later',
      scheduled_delivery_timestamp: at,
    });
    const count = async (): Promise<number> =>
      (await said()).filter(({ content }) => content === 'later').length;
    await pass(5 * MINUTE, site);
    site.clock.step(-HOUR * 1000);
    await pass(10 * MINUTE, site);
    expect(await count()).to.equal(0);
    await pass(HOUR, site);
    expect(await count()).to.equal(1);
    site.clock.step(-HOUR * 1000);
    await pass(HOUR, site);
    expect(await count()).to.equal(1);
  });

  it('shows the presence of users at its new time', async () => {
    const report = async (): Promise<void> => {
      await anna.client.ok('POST', '/users/me/presence', { status: 'active', new_user_input: true });
      await publishReports(site);
    };
    const shown = async (): Promise<number> =>
      (await anna.client.ok('GET', `/users/${anna.id}/presence`)).presence.aggregated.timestamp;
    await report();
    site.clock.step(-HOUR * 1000);
    await report();
    expect(await shown()).to.be.within(site.clock.seconds() - MINUTE, site.clock.seconds());
  });

  it('trims the event log, although its oldest events are from the future', async () => {
    const entries = async (): Promise<readonly number[]> =>
      (await site.services.store.read((tx) => tx.all<{ id: number }>('SELECT id FROM events'))).map(
        ({ id }) => id,
      );
    await say('of the future');
    const before = await entries();
    site.clock.step(-365 * DAY * 1000);
    await say('of the present');
    for (let minute = 0; minute < 20; minute += 1) {
      site.clock.advance(MINUTE * 1000);
      await site.services.queues.settled();
    }
    expect((await entries()).filter((id) => before.includes(id))).to.deep.equal([]);
  });
});

describe('A server whose clock steps forward', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  /** Idle queues are deleted every minute. */
  const passMinutes = async (count: number): Promise<void> => {
    for (let minute = 0; minute < count; minute += 1) {
      site.clock.advance(MINUTE * 1000);
      await site.services.queues.settled();
    }
  };

  it('keeps each queue for its whole lifespan after the step', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['message'],
    });
    await anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content: 'before' });
    const poll = { queue_id, last_event_id, dont_block: true };
    site.clock.step(DAY * 1000);
    await passMinutes(10);
    const { events } = await anna.client.ok('GET', '/events', poll);
    expect(events.map(({ message }: Body) => message.content)).to.deep.equal(['before']);
    await passMinutes(13);
    await anna.client.fails('GET', '/events', poll, { code: 'BAD_EVENT_QUEUE_ID', queue_id });
  });

  it('takes a small correction for the passing of time', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['message'],
    });
    const poll = { queue_id, last_event_id, dont_block: true };
    for (let minute = 0; minute < 13; minute += 1) {
      site.clock.step(MINUTE * 1000);
      await passMinutes(1);
    }
    await anna.client.fails('GET', '/events', poll, { code: 'BAD_EVENT_QUEUE_ID', queue_id });
  });
});

describe('A server process whose clock steps back', () => {
  let database: TestDatabase;
  let server: ServerProcess;
  let owner: Client;

  before(async () => {
    database = await createEmptyDatabase();
    server = await ServerProcess.start({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      OWNER_EMAIL: 'owner@example.com',
      OWNER_PASSWORD: passwordOf('the owner'),
      NODE_OPTIONS: `--import ${STEP_CLOCK}`,
    });
    owner = new Client(server.url, await readCredentials(database.dataDir));
  });
  after(async () => {
    await server.stop();
    await database.remove();
  });

  it('goes on, and makes no client wait longer than its limits state', async () => {
    const { user_id: id } = await owner.ok('GET', '/users/me');
    const send = (content: string) => owner.ok('POST', '/messages', { type: 'direct', to: [id], content });
    const { queue_id, last_event_id } = await owner.ok('POST', '/register', { event_types: ['message'] });
    const waiting = owner.ok('GET', '/events', { queue_id, last_event_id });
    const sentBefore = await send('before');
    expect((await waiting).events[0].message.content).to.equal('before');
    process.kill(server.pid, 'SIGUSR2');
    let time = Infinity;
    while (time > Date.now() / 1000 - HOUR / 2) {
      const { id: last } = await send('after');
      time = (await owner.ok('GET', `/messages/${last}`)).message.timestamp;
      expect(last).to.be.above(sentBefore.id);
    }
    let { status, headers } = await owner.send('GET', '/users/me');
    while (status === 200) ({ status, headers } = await owner.send('GET', '/users/me'));
    expect(status).to.equal(429);
    expect(Number(headers.get('retry-after'))).to.be.at.most(MINUTE);
    const { events } = await owner.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
    expect(events.length).to.be.above(1);
  });
});
