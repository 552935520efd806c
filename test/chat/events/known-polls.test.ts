import { expect } from 'chai';

import { Client, type HttpResponse, type Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type ServerOptions, type TestServer } from '../../support/server.js';
import { untilWaiting } from '../../support/until-waiting.js';
import { observedPolls, standingOf } from './observed-polls.js';

/** The queue of a client that has all events up to this ID. */
interface Queue {
  readonly queue_id: string;
  readonly last_event_id: number;
}

/** Headers that differ in every two responses. */
const DIFFERENT = ['x-request-id', 'date'];

/** A response as text, without what always differs. */
const shown = (response: HttpResponse | undefined, queue: Queue | undefined): string => {
  if (!response || !queue) throw new Error('There is no response.');
  const { status, headers, body } = response;
  const lines = [...headers].filter(([name]) => !DIFFERENT.includes(name));
  return [status, JSON.stringify(lines), JSON.stringify(body)]
    .join('\n')
    .replaceAll(queue.queue_id, 'the queue');
};

describe('A poll that differs from the one before it in the ID of the last event alone', () => {
  let site: TestServer;
  let anna: Person;
  let boris: Person;
  /** The polls served from memory, and those that took all steps or read the log. */
  let ways: string[];

  const observeWays = ({ services: { queues } }: TestServer): void => {
    const [pollHot, poll] = [queues.pollHot.bind(queues), queues.poll.bind(queues)];
    const observed: Pick<typeof queues, 'pollHot' | 'poll'> = {
      pollHot(request) {
        const end = pollHot(request);
        if (end) ways.push('memory');
        return end;
      },
      poll(request) {
        ways.push('all');
        return poll(request);
      },
    };
    Object.assign(queues, observed);
  };

  const start = async (options: ServerOptions = {}): Promise<void> => {
    site = await startServer(options);
    observeWays(site);
    anna = await site.person('Anna');
    boris = await site.person('Boris');
  };

  before(() => start());
  beforeEach(() => {
    ways = [];
  });
  after(() => site.close());

  const say = async (content: string): Promise<void> => {
    await boris.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content });
  };

  const register = async (): Promise<Queue> => {
    const options = { event_types: ['message'], fetch_event_types: [] };
    const { queue_id, last_event_id } = (await anna.client.ok('POST', '/register', options)) as Queue;
    return { queue_id, last_event_id };
  };

  const poll = (queue: Queue, more: Parameters = {}, client: Client = anna.client): Promise<HttpResponse> =>
    client.send('GET', '/events', { ...queue, ...more });

  /** Returns a queue that was polled once, with these parameters. */
  const polled = async (more: Parameters = {}): Promise<Queue> => {
    const queue = await register();
    await say('The first message.');
    const { body } = await poll(queue, more);
    return { ...queue, last_event_id: body.events.at(-1).id };
  };

  /** Returns a queue that was never polled and one that was, both with all events so far. */
  const pair = async (more: Parameters = {}): Promise<[Queue, Queue]> => {
    const never = await register();
    const before = await polled(more);
    ways = [];
    return [{ ...never, last_event_id: before.last_event_id }, before];
  };

  /** Sends both polls, and returns the responses as texts. `happen` runs while they wait. */
  const bothWays = async (
    pairOf: readonly [Queue, Queue],
    happen: () => Promise<unknown>,
    more: Parameters = {},
  ): Promise<string[]> => {
    const waiting = pairOf.map((queue) => poll(queue, more));
    await untilWaiting(site.services.queues, pairOf.length);
    await happen();
    const responses = await Promise.all(waiting);
    return responses.map((response, index) => shown(response, pairOf[index]));
  };

  it('has the same response with a later event', async () => {
    const [one, other] = await bothWays(await pair(), () => say('Hello'));
    expect(ways).to.have.members(['all', 'memory']);
    expect(other).to.equal(one);
    expect(other).to.include('Hello').and.include('nosniff').and.include('no-store');
  });

  it('has the same response with text that takes more than one byte a character', async () => {
    const [one, other] = await bothWays(await pair(), () => say('Grüße, 世界 😀'));
    expect(ways).to.have.members(['all', 'memory']);
    expect(other).to.equal(one);
    expect(other).to.include('世界');
  });

  it('has the same response with the names of ignored parameters', async () => {
    const colour = { colour: 'blue' };
    const [one, other] = await bothWays(await pair(colour), () => say('Hello'), colour);
    expect(ways).to.have.members(['all', 'memory']);
    expect(other).to.equal(one);
    expect(other).to.include('"ignored_parameters_unsupported":["colour"]');
  });

  it('has the same heartbeat', async () => {
    const [one, other] = await bothWays(await pair(), () => {
      site.clock.advance(55_000);
      return Promise.resolve();
    });
    expect(ways).to.have.members(['all', 'memory']);
    expect(other).to.equal(one);
    expect(other).to.include('heartbeat');
  });

  for (const { name, count, text } of [
    { name: 'several events', count: 3, text: 'Hello' },
    { name: 'events that are encoded in steps', count: 9, text: 'long '.repeat(1_900) },
  ])
    it(`has the same response with ${name} that are there`, async () => {
      const [never, before] = await pair();
      for (let sent = 0; sent < count; sent += 1) await say(text);
      const one = shown(await poll(never), never);
      const other = shown(await poll(before), before);
      expect(ways).to.deep.equal(['all', 'memory']);
      expect(other).to.equal(one);
      expect(other.split('"type":"message"')).to.have.length(count + 1);
    });

  it('has the same end when its queue is deleted, and the same error then', async () => {
    const queues = await pair();
    const [one, other] = await bothWays(queues, () =>
      Promise.all(queues.map(({ queue_id }) => anna.client.ok('DELETE', '/events', { queue_id }))),
    );
    expect(ways).to.have.members(['all', 'memory']);
    expect(other).to.equal(one);
    const [first, second] = await Promise.all(queues.map((queue) => poll(queue)));
    expect(shown(second, queues[1])).to.equal(shown(first, queues[0]));
    expect(second?.body.code).to.equal('BAD_EVENT_QUEUE_ID');
  });

  it('has the same error for an ID that is newer than all events', async () => {
    const queues = await pair();
    const asked = queues.map((queue) => ({ ...queue, last_event_id: queue.last_event_id + 1_000 }));
    const responses = await Promise.all(asked.map((queue) => poll(queue)));
    const [one, other] = responses.map((response, index) => shown(response, asked[index]));
    expect(other).to.equal(one);
    expect(responses.map(({ status }) => status)).to.deep.equal([400, 400]);
  });

  it('is refused for an event before one that the client has acknowledged', async () => {
    const { last_event_id, ...queue } = await polled();
    await poll({ ...queue, last_event_id }, { dont_block: true });
    const { status, body } = await poll({ ...queue, last_event_id: last_event_id - 1 });
    expect({ status, msg: body.msg }).to.deep.equal({
      status: 400,
      msg: `An event newer than ${String(last_event_id - 1)} has already been pruned!`,
    });
  });

  for (const id of ['1.5', '', '01', '1e3', '99999999999999999999', 'one'])
    it(`reads the ID ${JSON.stringify(id)} as the first poll does`, async () => {
      const [never, before] = await pair();
      const send = async (queue: Queue): Promise<string> =>
        shown(await poll(queue, { last_event_id: id, dont_block: true }), queue);
      const waitless = await send(never);
      await anna.client.ok('GET', '/events', { ...before, dont_block: true });
      expect(await send(before)).to.equal(waitless);
    });

  it('takes all steps if another part of its URL looks like the ID', async () => {
    const queue = await register();
    await say('Hello');
    const path = `/events?queue_id=${queue.queue_id}&colour=?last_event_id=`;
    for (const id of [queue.last_event_id, queue.last_event_id + 1]) {
      const { status, body } = await anna.client.send('GET', `${path}${id}`);
      expect(status).to.equal(200);
      expect(body.events).to.have.length(1);
    }
    expect(ways).to.deep.equal(['all', 'all']);
  });

  it('takes all steps with other headers or parameters', async () => {
    const queue = await polled();
    ways = [];
    await poll(queue, { dont_block: true });
    const header = { headers: { 'X-Other': 'one' } };
    const waiting = anna.client.send('GET', '/events', { ...queue }, header);
    await untilWaiting(site.services.queues, 1);
    await say('Hello');
    await waiting;
    expect(ways).to.deep.equal(['all', 'all']);
  });

  it('is refused with the login of another user', async () => {
    const queue = await polled();
    const { status, body } = await poll(queue, {}, boris.client);
    expect({ status, code: body.code }).to.deep.equal({ status: 400, code: 'BAD_EVENT_QUEUE_ID' });
  });

  it('is refused when the API key has been replaced', async () => {
    const queue = await polled();
    const old = anna.client;
    const { api_key: key } = await old.ok('POST', '/users/me/api_key/regenerate');
    const client = new Client(site.url, { email: anna.email, key });
    const { status, body } = await poll(queue, {}, old);
    expect({ status, code: body.code }).to.deep.equal({ status: 401, code: 'UNAUTHORIZED' });
    anna = { ...anna, client };
  });

  it('is refused when the account is deactivated', async () => {
    const carl = await site.person('Carl');
    const options = { event_types: ['message'], fetch_event_types: [] };
    const queue = (await carl.client.ok('POST', '/register', options)) as Queue;
    const only = { queue_id: queue.queue_id, last_event_id: queue.last_event_id };
    await boris.client.ok('POST', '/messages', { type: 'direct', to: [carl.id], content: 'Hello' });
    await poll(only, {}, carl.client);
    await site.owner.ok('DELETE', `/users/${String(carl.id)}`);
    const { status, body } = await poll(only, {}, carl.client);
    expect({ status, msg: body.msg }).to.deep.equal({ status: 401, msg: 'Account is deactivated' });
  });

  it('ends when another client polls the same queue, and when its client leaves', async () => {
    const queue = await polled();
    ways = [];
    const first = poll(queue);
    await untilWaiting(site.services.queues, 1);
    const leaving = new AbortController();
    const second = anna.client.send('GET', '/events', { ...queue }, { signal: leaving.signal });
    expect((await first).body.events).to.deep.equal([]);
    await untilWaiting(site.services.queues, 1);
    leaving.abort();
    await second.catch(() => undefined);
    await untilWaiting(site.services.queues, 0);
    await say('Hello');
    const { body } = await poll(queue);
    expect(body.events).to.have.length(1);
    expect(ways).to.deep.equal(['memory', 'memory', 'memory']);
  });

  it('reads the log when its queue is not in memory any more', async () => {
    const queue = await polled();
    site.clock.advance(120_000);
    await site.services.queues.settled();
    await say('Hello');
    ways = [];
    const { body } = await poll(queue);
    expect(body.events).to.have.length(1);
    expect(ways).to.deep.equal(['all']);
  });

  describe('with rate limits', () => {
    before(async () => {
      await site.close();
      await start({
        env: { RATE_LIMITS: 'on', METRICS_PORT: '0' },
        overrides: { limits: { events_by_user: [{ seconds: 60, count: 3 }] } },
      });
    });

    it('counts as any other, and is observed as any other', async () => {
      const queue = await polled();
      const shownLimits = async (): Promise<unknown[]> => {
        await say('Hello');
        return standingOf(await poll(queue));
      };
      expect(await shownLimits()).to.deep.equal([200, '3', '1', undefined]);
      expect(await shownLimits()).to.deep.equal([200, '3', '0', undefined]);
      expect(await shownLimits()).to.deep.equal([429, '3', '0', 'RATE_LIMIT_HIT']);
      expect(ways).to.deep.equal(['all', 'memory', 'memory']);
      expect(await observedPolls(site)).to.deep.equal([
        ['2xx', '3'],
        ['4xx', '1'],
      ]);
    });
  });
});
