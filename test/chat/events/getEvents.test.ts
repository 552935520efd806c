import { expect } from 'chai';

import type { Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { untilWaiting } from '../../support/until-waiting.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('GET /events', () => {
  let server: TestServer;
  let anna: Person;
  let boris: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    boris = await server.person('Boris');
  });

  after(() => server.close());

  interface Registered {
    readonly queue_id: string;
    readonly last_event_id: number;
  }

  const register = async (person: Person, parameters: object = {}): Promise<Registered & Parameters> => {
    const body = await person.client.ok('POST', '/register', { fetch_event_types: [], ...parameters });
    const { queue_id, last_event_id } = body as Registered;
    return { queue_id, last_event_id };
  };

  const only = ({ queue_id }: Registered): { queue_id: string } => ({ queue_id });

  const emit = (type: string, users: readonly number[]): Promise<void> =>
    server.services.store.write((tx) => {
      tx.emit({ type }, { users });
      return Promise.resolve();
    });

  const heartbeat = (): Promise<void> => emit('heartbeat', [anna.id, boris.id]);

  it('waits for an event, and returns the queue ID', async () => {
    const queue = await register(anna);
    const polled = anna.client.ok('GET', '/events', queue);
    await untilWaiting(server.services.queues, 1);
    await heartbeat();
    const { events, queue_id } = await polled;
    expect(events).to.have.length(1);
    expect(events[0].id).to.be.above(queue.last_event_id);
    expect(queue_id).to.equal(queue.queue_id);
  });

  it('returns the names of unsupported parameters', async () => {
    const queue = await register(anna);
    const polled = await anna.client.ok('GET', '/events', { ...queue, dont_block: true, colour: 'blue' });
    expect(polled).to.deep.equal({
      result: 'success',
      msg: '',
      events: [],
      queue_id: queue.queue_id,
      ignored_parameters_unsupported: ['colour'],
    });
  });

  it('returns existing events at once, and an empty list with dont_block', async () => {
    const { queue_id, last_event_id } = await register(anna);
    const nothing = await anna.client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
    expect(nothing).to.deep.equal({ result: 'success', msg: '', events: [], queue_id });
    await heartbeat();
    const { events } = await anna.client.ok('GET', '/events', { queue_id, last_event_id });
    expect(events).to.have.length(1);
    expect(await anna.client.ok('GET', '/events', { queue_id, last_event_id: -1 })).to.deep.include({
      events,
    });
    expect(await anna.client.ok('GET', '/events', { queue_id })).to.deep.include({ events });
  });

  it('sends a heartbeat after 55 seconds, for any event types', async () => {
    const queue = await register(anna, { event_types: ['message'] });
    const polled = anna.client.ok('GET', '/events', queue);
    await untilWaiting(server.services.queues, 1);
    server.clock.advance(55_000);
    const { events } = await polled;
    expect(events).to.have.length(1);
    expect(events[0].type).to.equal('heartbeat');
    expect(events[0].id).to.be.above(queue.last_event_id);
  });

  it('registers a queue if none is given, without waiting', async () => {
    const { events, queue_id } = await anna.client.ok('GET', '/events', {
      dont_block: true,
      event_types: ['heartbeat'],
    });
    expect(events).to.deep.equal([]);
    await heartbeat();
    expect((await anna.client.ok('GET', '/events', { queue_id, last_event_id: -1 })).events).to.have.length(
      1,
    );
  });

  it('registers a queue if none is given, and waits', async () => {
    const polled = anna.client.ok('GET', '/events', { apply_markdown: true });
    await untilWaiting(server.services.queues, 1);
    await heartbeat();
    const { events, queue_id } = await polled;
    expect(events).to.have.length(1);
    const { events: more } = await anna.client.ok('GET', '/events', {
      queue_id,
      last_event_id: events[0].id,
      dont_block: true,
    });
    expect(more).to.deep.equal([]);
  });

  describe('The queue ID', () => {
    const poll = (parameters: Parameters) => anna.client.ok('GET', '/events', parameters);

    it('is in a response with existing events', async () => {
      const { queue_id } = await register(anna);
      await heartbeat();
      expect(await poll({ queue_id })).to.have.property('queue_id', queue_id);
    });

    it('is in a response to a request with dont_block, with and without events', async () => {
      const queue = await register(anna);
      expect(await poll({ ...queue, dont_block: true })).to.deep.include({ events: [], ...only(queue) });
      await heartbeat();
      const { events, queue_id } = await poll({ ...queue, dont_block: true });
      expect(events).to.have.length(1);
      expect(queue_id).to.equal(queue.queue_id);
    });

    it('is in a response that waited for an event', async () => {
      const queue = await register(anna);
      const polled = poll(queue);
      await untilWaiting(server.services.queues, 1);
      await heartbeat();
      expect(await polled).to.include(only(queue));
    });

    it('is in a heartbeat', async () => {
      const queue = await register(anna);
      const polled = poll(queue);
      await untilWaiting(server.services.queues, 1);
      server.clock.advance(55_000);
      const { events, queue_id } = await polled;
      expect(events[0].type).to.equal('heartbeat');
      expect(queue_id).to.equal(queue.queue_id);
    });

    it('is in the response to a request that a second one ended', async () => {
      const queue = await register(anna);
      const first = poll(queue);
      await untilWaiting(server.services.queues, 1);
      const second = poll({ ...queue, dont_block: true });
      expect(await first).to.deep.include({ events: [], ...only(queue) });
      expect(await second).to.deep.include({ events: [], ...only(queue) });
    });

    it('is in a response whose queue was deleted', async () => {
      const queue = await register(anna);
      const polled = poll(queue);
      await untilWaiting(server.services.queues, 1);
      await anna.client.ok('DELETE', '/events', only(queue));
      expect(await polled).to.deep.include({ events: [], ...only(queue) });
    });

    it('is in a response that registered the queue, with and without waiting', async () => {
      const { queue_id } = await poll({ dont_block: true });
      expect(await poll({ queue_id, dont_block: true })).to.include({ queue_id });
      const polled = poll({});
      await untilWaiting(server.services.queues, 1);
      await heartbeat();
      const { queue_id: other } = await polled;
      expect(await poll({ queue_id: other, dont_block: true })).to.include({ queue_id: other });
    });
  });

  it('refuses the parameters that POST /register refuses', async () => {
    const guest = await server.person('Gast', { role: 'guest' });
    await guest.client.fails(
      'GET',
      '/events',
      { all_public_streams: true },
      { msg: 'User not authorized for this query' },
    );
    await anna.client.fails(
      'GET',
      '/events',
      { narrow: [['has', 'link']] },
      { msg: 'Operator has not supported.' },
    );
  });

  it('ends the first request when a second one arrives', async () => {
    const queue = await register(anna);
    const first = anna.client.ok('GET', '/events', queue);
    await untilWaiting(server.services.queues, 1);
    const second = anna.client.ok('GET', '/events', queue);
    expect(await first).to.deep.equal({ result: 'success', msg: '', events: [], queue_id: queue.queue_id });
    await heartbeat();
    expect((await second).events).to.have.length(1);
  });

  it('stops waiting and loses no event when the client disconnects', async () => {
    const queue = await register(anna);
    const gone = new AbortController();
    const polled = anna.client.send('GET', '/events', queue, { signal: gone.signal }).catch(() => undefined);
    await untilWaiting(server.services.queues, 1);
    gone.abort();
    await polled;
    await untilWaiting(server.services.queues, 0);
    await heartbeat();
    expect((await anna.client.ok('GET', '/events', queue)).events).to.have.length(1);
  });

  it('refuses other users’ queues, unknown queues, and event IDs outside the queue', async () => {
    const { queue_id } = await register(anna);
    const bad = { code: 'BAD_EVENT_QUEUE_ID', queue_id, msg: `Bad event queue ID: ${queue_id}` };
    await boris.client.fails('GET', '/events', { queue_id, dont_block: true }, bad);
    await anna.client.fails(
      'GET',
      '/events',
      { queue_id: 'x' },
      { code: 'BAD_EVENT_QUEUE_ID', queue_id: 'x' },
    );
    await anna.client.fails(
      'GET',
      '/events',
      { queue_id, last_event_id: 1e15 },
      {
        code: 'BAD_REQUEST',
        msg: 'Event 1000000000000000 was not in this queue',
      },
    );
    await heartbeat();
    await heartbeat();
    const { events } = await anna.client.ok('GET', '/events', { queue_id });
    await anna.client.ok('GET', '/events', { queue_id, last_event_id: events[1].id, dont_block: true });
    await anna.client.fails(
      'GET',
      '/events',
      { queue_id, last_event_id: events[0].id },
      {
        code: 'BAD_REQUEST',
        msg: `An event newer than ${String(events[0].id)} has already been pruned!`,
      },
    );
  });

  it('ends when the user is deactivated', async () => {
    const carl = await server.person('Carl');
    const queue = await register(carl);
    const polled = carl.client.ok('GET', '/events', queue);
    await untilWaiting(server.services.queues, 1);
    await server.owner.ok('DELETE', `/users/${String(carl.id)}`);
    expect((await polled).events).to.deep.equal([]);
    await carl.client.fails('GET', '/events', queue, { status: 401, msg: 'Account is deactivated' });
    await server.owner.ok('POST', `/users/${String(carl.id)}/reactivate`);
    await carl.client.fails('GET', '/events', queue, { code: 'BAD_EVENT_QUEUE_ID' });
  });

  it('returns the names of unsupported parameters of POST /register', async () => {
    const body = await anna.client.ok('GET', '/events', {
      dont_block: true,
      color: 'red',
      fetch_event_types: [],
    });
    expect(body.ignored_parameters_unsupported).to.deep.equal(['color']);
  });

  it('returns the names of unsupported parameters to a client that had to wait, too', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['user_status'],
    });
    const polled = anna.client.ok('GET', '/events', { queue_id, last_event_id, color: 'red' });
    await untilWaiting(server.services.queues, 1);
    await anna.client.ok('POST', '/users/me/status', { status_text: 'here' });
    expect((await polled).ignored_parameters_unsupported).to.deep.equal(['color']);
  });
});
