import { expect } from 'chai';

import { createLog } from '../../../src/runtime/log.js';
import type { Person } from '../../support/people.js';
import { RawSocket, until } from '../../support/raw-socket.js';
import { startServer, type TestServer } from '../../support/server.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const GIVEN = 'proxy-7f3a:0001.c=9';

describe('The ID of a request', () => {
  let site: TestServer;
  let anna: Person;
  const lines: string[] = [];
  const start = (env = {}) =>
    startServer({ env, overrides: { log: createLog('debug', { write: (line) => lines.push(line) }) } });

  before(async () => {
    site = await start();
    anna = await site.person('Anna');
  });
  after(() => site.close());
  beforeEach(() => {
    lines.length = 0;
  });

  const get = (path: string, headers: Record<string, string> = {}, on = site) =>
    fetch(new URL(path, on.url), {
      headers: { Authorization: anna.client.authorization ?? '', ...headers },
    });
  const idOf = ({ headers }: Response): string => headers.get('x-request-id') ?? '';
  const lineWith = async (text: string): Promise<string> => {
    await until(() => lines.some((line) => line.includes(text)));
    return lines.find((line) => line.includes(text)) ?? '';
  };

  it('is in every response, and differs', async () => {
    const paths = ['/api/v1/users/me', '/api/v1/messages', '/api/v1/nowhere', '/health', '/docs', '/nowhere'];
    const ids = await Promise.all(paths.map(async (path) => idOf(await get(path))));
    for (const id of ids) expect(id).to.match(UUID);
    expect(new Set(ids).size).to.equal(paths.length);
  });

  it('is in the response to input that is no request', async () => {
    const socket = (await RawSocket.open(site.url)).read().write('NO REQUEST\r\n\r\n');
    await until(() => socket.text.includes('\r\n\r\n'));
    expect(socket.text).to.match(/X-Request-Id: [0-9a-f-]{36}/);
    socket.close();
  });

  it('is in a line of the log for each request at the level debug, without what the user sent', async () => {
    const narrow = JSON.stringify([{ operator: 'search', operand: 'gooseberry' }]);
    const query = new URLSearchParams({ anchor: 'newest', num_before: '1', num_after: '0', narrow });
    const response = await get(`/api/v1/messages?${query.toString()}`);
    const body = await response.arrayBuffer();
    const line = await lineWith(idOf(response));
    expect(line).to.match(
      / debug A request ended\. request=\S+ operation=listMessages status=200 ms=[\d.]+ /,
    );
    expect(line).to.include(` bytes=${body.byteLength} user=${anna.id}\n`);
    expect(lines.join('')).to.not.include('gooseberry');
  });

  it('names the kind of other requests', async () => {
    const operations = {
      '/api/v1/nowhere': 'unknown',
      '/health': 'site',
      '/mcp': 'agents',
      '/mcp/messages': 'agents',
      '/mcpx': 'site',
    };
    for (const [path, operation] of Object.entries(operations))
      expect(await lineWith(idOf(await get(path)))).to.include(` operation=${operation} `);
  });

  it('has no status if the client disconnects before the response', async () => {
    const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
      event_types: ['drafts'],
    });
    const abort = new AbortController();
    const query = new URLSearchParams({ queue_id: String(queue_id), last_event_id: String(last_event_id) });
    const poll = fetch(`${site.url}/api/v1/events?${query.toString()}`, {
      headers: { Authorization: anna.client.authorization ?? '' },
      signal: abort.signal,
    });
    await until(() => site.services.queues.isWaiting(String(queue_id)));
    abort.abort();
    await poll.catch(() => undefined);
    expect(await lineWith('operation=getEvents')).to.include(' status=none ');
  });

  it('is that of a trusted proxy, if it is plain', async () => {
    const behind = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const given = async (id: string): Promise<string> =>
        idOf(await get('/health', { 'X-Request-Id': id }, behind));
      expect(await given(GIVEN)).to.equal(GIVEN);
      await lineWith(`request=${GIVEN} `);
      for (const wrong of [
        'short',
        'x'.repeat(129),
        'two words here',
        'a"quote"in it',
        'ends;with;others',
        'ümläutümläut',
      ])
        expect(
          await given(encodeURI(wrong) === wrong ? wrong : Buffer.from(wrong).toString('latin1')),
          wrong,
        ).to.match(UUID);
    } finally {
      await behind.close();
    }
  });

  it('is never that of another client, which could send the ID of a request of others', async () => {
    expect(idOf(await get('/health', { 'X-Request-Id': GIVEN }))).to.match(UUID);
  });

  it('is in the line of an unhandled error, with the operation', async () => {
    const { store } = site.services;
    const rename = (from: string, to: string) =>
      store.write((tx) => tx.run(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('drafts', 'is_away');
    const response = await get('/api/v1/drafts');
    await rename('is_away', 'drafts');
    expect(response.status).to.equal(500);
    const line = await lineWith('Unhandled error');
    expect(line).to.include(` request=${idOf(response)} operation=listDrafts\n`);
  });
});
