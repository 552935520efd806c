import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import { expect } from 'chai';

import { shares } from '../../src/runtime/shares.js';
import type { TimeBudget } from '../../src/lib/paid-turns.js';
import type { HttpResponse } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const NEWEST = { anchor: 'newest', num_before: 1, num_after: 0 };

describe('a person and their bots', () => {
  it('take turns with long reads, and other users do not wait for them', async () => {
    const site = await startServer();
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    const bot = await site.person('Robot', { botOf: anna.id });
    let allow = (): void => undefined;
    const allowed = new Promise<void>((resolve) => (allow = resolve));
    const reading = site.services.store.longRead({ userId: anna.id }, () => allowed);
    let isAnswered = false;
    const waiting = bot.client.ok('GET', '/messages', NEWEST).then(() => (isAnswered = true));
    await ben.client.ok('GET', '/messages', NEWEST);
    expect(isAnswered).to.equal(false);
    allow();
    await Promise.all([reading, waiting]);
    await site.close();
  });
});

/** Takes some milliseconds to render. */
const HEAVY = `\`\`\`css\n${'x\n'.repeat(4_000)}\`\`\``;
const MANY = 40;

const agents = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

describe('what one account sends', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  beforeEach(async () => {
    site = await startServer();
    [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
  });
  afterEach(() => site.close());

  /** Sends many requests of Anna at once. Returns how many of them are answered, and waits for all. */
  const flood = (
    send: () => Promise<unknown>,
    count = MANY,
  ): { answered: () => number; over: Promise<unknown> } => {
    let answered = 0;
    const all = Array.from({ length: count }, () => send().then(() => (answered += 1)));
    return { answered: () => answered, over: Promise.all(all) };
  };

  /** Ends when the server has begun to handle the requests. */
  const begun = async (): Promise<void> => {
    while (site.services.turns.use.waiting === 0) await nextTurn();
  };

  /** Takes the eight places of Anna. Returns what gives them back. */
  const takeAll = (): (() => void) => {
    const { turns } = site.services;
    const owner = turns.owner(anna.id);
    for (let place = 0; place < 8; place += 1) expect(turns.tryTake(owner)).to.equal(true);
    return () => {
      for (let place = 0; place < 8; place += 1) turns.give(owner);
    };
  };

  for (const [what, send] of [
    ['renderings', () => anna.client.ok('POST', '/messages/render', { content: HEAVY })],
    [
      'messages',
      () => anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content: HEAVY }),
    ],
  ] as const)
    it(`leaves places to others: ${what}`, async () => {
      const { answered, over } = flood(send);
      await begun();
      await ben.client.ok('GET', '/users/me');
      await ben.client.ok('POST', '/messages', { type: 'direct', to: [ben.id], content: 'hi' });
      expect(answered()).to.be.below(MANY / 2);
      await over;
    });

  it('leaves places to others: the calls of a batch of an agent', async () => {
    const calls = Array.from({ length: MANY }, (_, id) => ({
      ...{ jsonrpc: '2.0', id, method: 'tools/call' },
      params: { name: 'renderMessage', arguments: { content: HEAVY } },
    }));
    let isAnswered = false;
    const over = fetch(`${site.url}/mcp/messages`, {
      method: 'POST',
      headers: { ...agents, authorization: anna.client.authorization ?? '' },
      body: JSON.stringify(calls),
    }).then(async (response) => {
      isAnswered = true;
      return (await response.json()) as readonly { readonly result: { readonly isError?: boolean } }[];
    });
    await begun();
    await ben.client.ok('GET', '/users/me');
    expect(isAnswered).to.equal(false);
    const results = await over;
    expect(results.length).to.equal(MANY);
    expect(results.filter(({ result }) => result.isError)).to.deep.equal([]);
  });

  it('counts together with what their bots send', async () => {
    const bot = await site.person('Robot', { botOf: anna.id });
    const order: string[] = [];
    const giveBack = takeAll();
    const ofBot = bot.client.ok('GET', '/users/me').then(() => order.push('bot'));
    await begun();
    await ben.client.ok('GET', '/users/me').then(() => order.push('ben'));
    giveBack();
    await ofBot;
    expect(order).to.deep.equal(['ben', 'bot']);
  });

  it('has 8 places, 200 more requests wait for up to 10 seconds, and the next one gets 429', async () => {
    expect(shares).to.include({ ofOwner: 8, waiting: 200, waitMs: 10_000 });
    expect(shares.time).to.deep.equal({ burstMs: 5_000, msPerSecond: 15_000 / 60 });
    const { turns } = site.services;
    const giveBack = takeAll();
    const waiting = Array.from({ length: 200 }, () => anna.client.ok('GET', '/users/me'));
    while (turns.use.waiting < 200) await nextTurn();
    const { status, body, headers } = await anna.client.send('GET', '/users/me');
    expect({ status, code: body.code, wait: headers.get('retry-after') }).to.deep.equal({
      ...{ status: 429, code: 'RATE_LIMIT_HIT', wait: '1' },
    });
    await ben.client.ok('GET', '/users/me');
    giveBack();
    await Promise.all(waiting);
  });

  it('takes no place while it waits for events', async () => {
    const polls: Promise<unknown>[] = [];
    for (let count = 0; count < 10; count += 1) {
      const { queue_id } = (await anna.client.ok('POST', '/register', { event_types: '["message"]' })) as {
        queue_id: string;
      };
      polls.push(anna.client.ok('GET', '/events', { queue_id, last_event_id: -1 }));
    }
    while (site.services.queues.waiting < polls.length) await nextTurn();
    await anna.client.ok('GET', '/users/me');
    expect(site.services.turns.use).to.include({ used: 0, waiting: 0 });
    await anna.client.ok('POST', '/messages', { type: 'direct', to: [anna.id], content: 'hi' });
    await Promise.all(polls);
  });

  it('gives back its place after an error, and when the client left', async () => {
    for (let count = 0; count < 10; count += 1)
      await anna.client.send('POST', '/messages', {
        type: 'channel',
        to: 'nowhere',
        topic: 't',
        content: 'x',
      });
    const leaving = new AbortController();
    const gone = Array.from({ length: MANY }, () =>
      fetch(`${site.url}/api/v1/messages/render`, {
        method: 'POST',
        headers: { authorization: anna.client.authorization ?? '' },
        body: new URLSearchParams({ content: HEAVY }),
        signal: leaving.signal,
      }).catch(() => undefined),
    );
    await begun();
    leaving.abort();
    await Promise.all(gone);
    while (site.services.turns.use.used > 0) await nextTurn();
    expect(site.services.turns.use.waiting).to.equal(0);
  });
});

describe('time that one account uses', () => {
  const start = (time: TimeBudget, waitMs = 60_000): Promise<TestServer> =>
    startServer({ env: { RATE_LIMITS: 'on' }, overrides: { shares: { time, waitMs } } });

  it('has a budget, beyond which the account and its bots get 429, and others do not', async () => {
    const site = await start({ burstMs: 100, msPerSecond: 0.1 }, 1);
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    const bot = await site.person('Robot', { botOf: anna.id });
    let refused: HttpResponse | undefined;
    for (let count = 0; count < 100 && !refused; count += 1) {
      const reply = await anna.client.send('POST', '/messages/render', { content: HEAVY });
      if (reply.status !== 200) refused = reply;
    }
    expect(refused?.status).to.equal(429);
    const body = refused?.body as { code: string; 'retry-after': number };
    expect(body.code).to.equal('RATE_LIMIT_HIT');
    expect(body['retry-after']).to.be.above(0);
    expect(refused?.headers.get('retry-after')).to.equal(String(body['retry-after']));
    expect((await bot.client.send('GET', '/users/me')).status).to.equal(429);
    await ben.client.ok('GET', '/users/me');
    await site.close();
  });

  it('is charged for work, and not for waiting', async () => {
    const site = await start({ burstMs: 5_000, msPerSecond: 0.001 });
    const anna = await site.person('Anna');
    const owner = site.services.turns.owner(anna.id);
    const used = (): number => 5_000 - owner.leftMs;
    await anna.client.ok('GET', '/users/me');
    const small = used();
    expect(small).to.be.within(0.01, 200);
    const { queue_id } = (await anna.client.ok('POST', '/register', { event_types: '["message"]' })) as {
      queue_id: string;
    };
    const before = used();
    const poll = anna.client.ok('GET', '/events', { queue_id, last_event_id: -1 });
    while (site.services.queues.waiting === 0) await nextTurn();
    await pause(300);
    await site.owner.ok('POST', '/messages', { type: 'direct', to: [anna.id], content: 'hi' });
    await poll;
    expect(used() - before).to.be.below(250);
    await site.close();
  });

  it('is charged for each step of a long rendering', async () => {
    const site = await start({ burstMs: 100_000, msPerSecond: 0.001 });
    const [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    const left = ({ id }: Person): number => site.services.turns.owner(id).leftMs;
    await Promise.all([anna, ben].map(({ client }) => client.ok('GET', '/users/me')));
    const [annaHad, benHad] = [left(anna), left(ben)];
    const renderings = Array.from({ length: 10 }, () =>
      anna.client.ok('POST', '/messages/render', { content: HEAVY }),
    );
    await Promise.all([...renderings, ben.client.ok('GET', '/users/me')]);
    expect(annaHad - left(anna)).to.be.above(10 * (benHad - left(ben)));
    await site.close();
  });
});
