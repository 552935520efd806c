import { expect } from 'chai';
import { pino } from 'pino';

import { routes } from '../../generated/routes.js';
import { checkBody, checkResponse, readResponse } from '../../src/runtime/http/check-response.js';
import { DeviationLog, slicesOf } from '../../src/runtime/http/response-checks/response-checks.js';
import type { RouteRow } from '../../src/contract/types.js';
import { budgets } from '../../src/lib/budgets.js';
import { longestHold } from '../support/event-loop.js';
import { addCrowd } from '../support/many-users.js';
import { startServer, type TestServer } from '../support/server.js';

const routeOf = (id: string): RouteRow => {
  const route = routes.find(({ operationId }) => operationId === id);
  if (!route) throw new Error(`There is no operation ${id}.`);
  return route;
};

const SUCCESS = { result: 'success', msg: '' };

const compare = (id: string, status: number, body: unknown): (readonly [rule: string, place: string])[] =>
  checkResponse(routeOf(id), {
    status,
    contentType: 'application/json',
    text: JSON.stringify(body),
  }).deviations.map(({ rule, place }) => [rule, place] as const);

describe('checkResponse', () => {
  const queue = { ...SUCCESS, queue_id: 'a' };

  it('accepts what the contract states', () => {
    expect(compare('getEvents', 200, { ...queue, events: [{ id: 1, type: 'heartbeat' }] })).to.deep.equal([]);
    const body = { result: 'error', msg: 'Invalid API key', code: 'UNAUTHORIZED' };
    expect(compare('getEvents', 401, body)).to.deep.equal([]);
  });

  it('names the place in the schema of the event that was meant, and the place in the response', () => {
    const event = { id: 1, type: 'drafts', op: 'add', drafts: [] };
    const found = compare('getEvents', 200, { ...queue, events: [event, { ...event, colour: 'red' }] });
    expect(found).to.deep.equal([['DraftsAddEvent#/additionalProperties', '/events/1/colour']]);
  });

  it('names the choice if a value is meant for no branch', () => {
    const found = compare('getEvents', 200, { ...queue, events: [{ id: 1, type: 'colour' }] });
    expect(found).to.deep.equal([['Event#/oneOf', '/events/0']]);
  });

  it('finds a wrong status, type, encoding and text of an error', () => {
    expect(compare('getEvents', 418, {})).to.deep.equal([['status', '']]);
    const sent = { status: 200, contentType: 'text/html', text: '{}' };
    expect(checkResponse(routeOf('getUser'), sent).deviations[0]?.rule).to.equal('Content-Type');
    const broken = { status: 200, contentType: 'application/json', text: '{' };
    expect(checkResponse(routeOf('getUser'), broken).deviations[0]?.rule).to.equal('application/json');
    const [found] = compare('getEvents', 401, { result: 'error', msg: 'No', code: 'UNAUTHORIZED' });
    expect(found?.[1]).to.equal('/msg');
  });

  it('names no key of a map', () => {
    const found: object[] = [];
    const log = pino(
      { base: null, timestamp: false },
      { write: (text) => void found.push(JSON.parse(text)) },
    );
    const known = new Set(['presences', 'website', 'status']);
    const difference = {
      rule: 'PresenceStatus#/enum',
      place: '/presences/iago@example.com/website/status',
      expected: '',
    };
    new DeviationLog(log, known).add('listPresences', 200, difference);
    expect(found[0]).to.include({ place: '/presences/*/website/status' });
  });

  it('finds a difference behind the first items of a list', () => {
    const events = Array.from({ length: 200 }, (_, id) => ({
      id,
      type: id === 170 ? 'colour' : 'heartbeat',
    }));
    const slices = [...slicesOf({ ...SUCCESS, queue_id: 'a', events })];
    const found = slices.map((slice) => checkBody(routeOf('getEvents'), 200, slice).length);
    expect(found).to.deep.equal([0, 0, 0, 1]);
  });
});

describe('CHECK_RESPONSES', () => {
  let lines: Record<string, unknown>[];
  let server: TestServer;

  const start = async (share: string): Promise<void> => {
    lines = [];
    const log = pino({ level: 'warn' }, { write: (text) => void lines.push(JSON.parse(text)) });
    server = await startServer({ env: { CHECK_RESPONSES: share }, overrides: { log } });
  };
  afterEach(() => server.close());

  /** Sends a request whose response the test does not validate. */
  const request = async (
    path: string,
    init: { method?: string; body?: URLSearchParams; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const headers = { Authorization: server.owner.authorization ?? '', 'Accept-Encoding': 'gzip' };
    const response = await fetch(`${server.url}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    await response.clone().text();
    return response;
  };

  const settled = async (): Promise<void> => {
    const { responseChecks } = server.services;
    // The connection of the last response ends in a later turn.
    await new Promise(setImmediate);
    await responseChecks?.settled();
  };

  const deviations = (): unknown[] =>
    lines.flatMap(({ operation, status, rule, place, count }) =>
      operation === undefined ? [] : [[operation, status, rule, place, count]],
    );

  /** Creates a user with a role that the contract does not have. Returns the ID. */
  const addStranger = async (): Promise<number> => {
    const { id } = await server.person('Stranger');
    await server.services.store.write(async (tx) => {
      await tx.run('UPDATE users SET role = ? WHERE id = ?', [4711, id]);
      tx.invalidate(`user:${id}`);
    });
    await settled();
    return id;
  };

  it('is off by default, and adds nothing to a request and to /health', async () => {
    await start('0');
    expect(server.services.responseChecks).to.equal(null);
    expect(await (await request('/health')).json()).to.deep.equal({ status: 'ok' });
  });

  it('logs one line for each kind of difference, with a count and without values', async () => {
    await start('1');
    const id = await addStranger();
    const before = server.services.responseChecks?.counts.checked ?? 0;
    for (let count = 0; count < 12; count += 1) await request(`/api/v1/users/${id}`);
    await settled();
    expect(deviations()).to.deep.equal([
      ['getUser', 200, 'User#/properties/role/enum', '/user/role', 1],
      ['getUser', 200, 'User#/properties/role/enum', '/user/role', 10],
    ]);
    expect(JSON.stringify(lines)).to.not.include('4711');
    const { responses } = (await (await request('/health')).json()) as { readonly responses: object };
    expect(responses).to.deep.equal({ checked: before + 12, deviating: 12, skipped: 0 });
  });

  it('compares errors, compressed responses, events and operations without a login', async () => {
    await start('1');
    const channel = await server.owner.ok('GET', '/get_stream_id?stream=general');
    await addCrowd(server, channel.stream_id, 'crowd', 200);
    await request('/api/v1/server_settings');
    await request('/api/v1/users?colour=red');
    await request('/api/v1/messages');
    await request('/api/v1/users/me', { headers: { Authorization: 'Basic no' } });
    const registration = await request('/api/v1/register', {
      method: 'POST',
      body: new URLSearchParams({ event_types: '["message","realm_user"]' }),
    });
    expect(registration.headers.get('content-encoding')).to.equal('gzip');
    const { queue_id } = (await registration.json()) as { readonly queue_id: string };
    const message = {
      type: 'direct',
      to: `[${(await server.owner.ok('GET', '/users/me')).user_id}]`,
      content: 'a',
    };
    await request('/api/v1/messages', { method: 'POST', body: new URLSearchParams(message) });
    await request(`/api/v1/events?queue_id=${queue_id}&last_event_id=-1`);
    await settled();
    expect(deviations()).to.deep.equal([]);
    expect(server.services.responseChecks?.counts)
      .to.include({ deviating: 0, skipped: 0 })
      .and.have.property('checked')
      .at.least(7);
  });

  it('skips long responses, and counts them', async () => {
    await start('1');
    const content = 'a'.repeat(10_000);
    for (let count = 0; count < 55; count += 1)
      await server.owner.ok('POST', '/messages', { type: 'channel', to: 'general', topic: 'a', content });
    await settled();
    const before = server.services.responseChecks?.counts;
    const messages = await request('/api/v1/messages?anchor=newest&num_before=100&num_after=0');
    expect((await messages.text()).length).to.be.above(budgets.checkedResponse.bytes);
    await settled();
    const { checked = 0, skipped = 0 } = before ?? {};
    expect(server.services.responseChecks?.counts).to.deep.equal({
      checked,
      skipped: skipped + 1,
      deviating: 0,
    });
  });

  it('skips streams, and counts them', async () => {
    await start('1');
    const { queue_id } = await server.owner.ok('POST', '/register', { event_types: ['message'] });
    await settled();
    const before = server.services.responseChecks?.counts;
    const ends = new AbortController();
    const headers = { Authorization: server.owner.authorization ?? '' };
    const address = `${server.url}/api/v1/events/stream?queue_id=${queue_id}`;
    await fetch(address, { headers, signal: ends.signal });
    expect(server.services.responseChecks?.counts).to.deep.equal({
      ...before,
      skipped: (before?.skipped ?? 0) + 1,
    });
    ends.abort();
  });

  it('compares about the share that is set', async () => {
    await start('0.5');
    for (let count = 0; count < 200; count += 1) await server.owner.ok('GET', '/users/me');
    await settled();
    const { checked = 0, skipped = 0 } = server.services.responseChecks?.counts ?? {};
    expect(checked + skipped).to.be.within(60, 140);
  });

  it('holds the event loop for less than 20 ms by the longest response of small events', async () => {
    await start('0');
    const event = { id: 1, type: 'heartbeat' };
    const length = Math.floor(budgets.checkedResponse.bytes / (JSON.stringify(event).length + 1)) - 10;
    const text = JSON.stringify({ ...SUCCESS, queue_id: 'a', events: Array.from({ length }, () => event) });
    const route = routeOf('getEvents');
    const check = async (): Promise<void> => {
      const { body } = readResponse(route, { status: 200, contentType: 'application/json', text });
      for (const slice of slicesOf(body)) {
        expect(checkBody(route, 200, slice)).to.deep.equal([]);
        await new Promise(setImmediate);
      }
    };
    await check();
    expect(await longestHold(check)).to.be.below(20);
  });
});
