import { symlink, unlink } from 'node:fs/promises';

import { expect } from 'chai';

import { TransientError } from '../../../src/runtime/store/errors.js';
import { upload } from '../../chat/attachments/fixtures.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

/** What Chromium and Firefox send when a person opens an address. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
const PAGE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';

interface Init {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

describe('An error outside the API', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer({
      env: { RATE_LIMITS: 'on', LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' },
      overrides: { limits: { published_by_ip: [{ seconds: 60, count: 200 }] } },
    });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const get = (
    path: string,
    accept: string | undefined = BROWSER,
    { method = 'GET', headers = {} }: Init = {},
  ): Promise<Response> =>
    fetch(new URL(path, site.url), { headers: { Accept: accept, ...headers }, redirect: 'manual', method });
  const as = ({ client }: Person) => ({ headers: { Authorization: client.authorization ?? '' } });
  const typeOf = ({ status, headers }: Response) => [status, headers.get('content-type')];

  /** Makes each use of the store fail. */
  const failing = async <T>(error: Error, work: () => Promise<T>): Promise<T> => {
    const { store } = site.services;
    const read = store.read.bind(store);
    store.read = () => Promise.reject(error);
    try {
      return await work();
    } finally {
      store.read = read;
    }
  };

  it('is a page for a browser, with the way on', async () => {
    const response = await get('/nowhere');
    expect(typeOf(response)).to.deep.equal([404, PAGE]);
    const text = await response.text();
    expect(text).to.include('<h1>Not found</h1>').and.include('href="/"').and.include('href="/docs"');
    expect(text).to.not.include('<script');
    expect(response.headers.get('vary')).to.equal('Accept');
    expect(response.headers.get('cache-control')).to.equal('no-store');
    expect(Number(response.headers.get('content-length'))).to.equal(Buffer.byteLength(text));
  });

  it('has the headers of the page for HEAD', async () => {
    const [head, whole] = [await get('/nowhere', BROWSER, { method: 'HEAD' }), await get('/nowhere')];
    expect(typeOf(head)).to.deep.equal([404, PAGE]);
    for (const name of ['content-length', 'vary', 'content-security-policy', 'cache-control'])
      expect(head.headers.get(name), name).to.equal(whole.headers.get(name));
    expect(await head.text()).to.equal('');
  });

  it('is JSON for clients that accept anything, or prefer JSON', async () => {
    for (const accept of [
      '*/*',
      JSON_TYPE,
      'application/json, text/plain, */*',
      'application/json, text/html',
      'text/html;q=0.5, */*',
      'image/avif,image/webp,image/png,*/*;q=0.8',
      'text/html;q=0',
      'nothing',
    ]) {
      const response = await get('/nowhere', accept);
      expect(typeOf(response), accept).to.deep.equal([404, JSON_TYPE]);
      expect(response.headers.get('vary'), accept).to.equal('Accept');
      expect(await response.json()).to.deep.equal({ result: 'error', msg: 'Not found', code: 'BAD_REQUEST' });
    }
    for (const accept of ['text/html', 'text/*', 'text/html, application/json', 'text/html,*/*;q=0.9'])
      expect(typeOf(await get('/nowhere', accept)), accept).to.deep.equal([404, PAGE]);
  });

  it('is JSON for a browser, too, where only programs go', async () => {
    for (const path of [
      '/api',
      '/api/v1/nowhere',
      '/api/v2/users',
      '/json/messages',
      '/health/nowhere',
      '/metrics',
      '/mcp/nowhere',
    ]) {
      const response = await get(path);
      expect(typeOf(response), path).to.deep.equal([404, JSON_TYPE]);
      expect(response.headers.get('vary'), path).to.equal(null);
    }
    expect(typeOf(await get('/mcp'))).to.deep.equal([405, JSON_TYPE]);
    expect(typeOf(await get('/api/v1/users/me'))).to.deep.equal([401, JSON_TYPE]);
    expect(typeOf(await get('/apiary'))).to.deep.equal([404, PAGE]);
  });

  it('is JSON for methods that no link and no form has', async () => {
    expect(typeOf(await get('/docs', BROWSER, { method: 'PUT' }))).to.deep.equal([405, JSON_TYPE]);
    expect(typeOf(await get('/docs', BROWSER, { method: 'POST' }))).to.deep.equal([405, PAGE]);
  });

  it('is the same page for a file that does not exist and for one without access', async () => {
    const url = await upload(anna);
    const unknown = url.replace(/[\w-]{24}/, 'x'.repeat(24));
    const texts: string[] = [];
    for (const path of [url, unknown]) {
      const response = await get(path, BROWSER, as(ben));
      expect(typeOf(response)).to.deep.equal([404, PAGE]);
      texts.push(await response.text());
    }
    expect(texts[0]).to.equal(texts[1]).and.include('no access');
    const strangers: string[] = [];
    for (const path of [url, unknown]) {
      const response = await get(path);
      expect(typeOf(response)).to.deep.equal([401, PAGE]);
      expect(response.headers.get('www-authenticate')).to.equal('Session');
      const text = await response.text();
      const login = `href="/login?next=${encodeURIComponent(path)}"`;
      expect(text).to.include(login);
      strangers.push(text.replace(login, ''));
    }
    expect(strangers[0]).to.equal(strangers[1]);
    expect((await get(url, BROWSER, as(anna))).status).to.equal(200);
  });

  it('has the ID of the request if the server fails, and no detail', async () => {
    for (const [error, status, heading] of [
      [new Error('the secret reason'), 500, 'The server failed'],
      [new TransientError('the secret reason'), 503, 'The server is not ready'],
    ] as const)
      await failing(error, async () => {
        const response = await get('/user_uploads/1/ce/none/none.txt', BROWSER, as(anna));
        expect(typeOf(response)).to.deep.equal([status, PAGE]);
        const text = await response.text();
        expect(text)
          .to.include(`<h1>${heading}</h1>`)
          .and.include(`<code>${response.headers.get('x-request-id') ?? '?'}</code>`)
          .and.not.include('secret');
        const other = await get('/user_uploads/1/ce/none/none.txt', '*/*', as(anna));
        expect(typeOf(other)).to.deep.equal([status, JSON_TYPE]);
      });
  });

  it('is a page if the server fails at one of its own pages', async () => {
    await failing(new Error('no store'), async () => {
      const response = await get('/', BROWSER, { headers: { Cookie: `sessionid=${'a'.repeat(43)}` } });
      expect(typeOf(response)).to.deep.equal([500, PAGE]);
    });
  });

  it('does not look like the file that cannot be read', async function () {
    if (process.platform !== 'linux') this.skip();
    const url = await upload(anna);
    const { file_key: key } = (await site.services.store.read((tx) =>
      tx.first<{ file_key: string }>('SELECT file_key FROM attachments ORDER BY id DESC'),
    )) ?? { file_key: '' };
    const path = site.services.files.pathOf(`attachments/${key}`);
    await unlink(path);
    // Its first byte cannot be read.
    await symlink('/proc/self/mem', path);
    const response = await get(url, BROWSER, as(anna));
    expect(typeOf(response)).to.deep.equal([500, PAGE]);
    for (const name of ['content-disposition', 'etag', 'accept-ranges', 'last-modified'])
      expect(response.headers.get(name), name).to.equal(null);
    expect(response.headers.get('content-security-policy')).to.include("style-src 'self'");
    expect(await response.text()).to.include('The server failed');
    await unlink(path);
  });

  it('states when too many requests end, as its header does', async () => {
    const from = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    let response = await get('/nowhere', BROWSER, from);
    while (response.status === 404) response = await get('/nowhere', BROWSER, from);
    expect(typeOf(response)).to.deep.equal([429, PAGE]);
    const seconds = response.headers.get('retry-after') ?? '?';
    expect(await response.text()).to.include(`Wait ${seconds} seconds`);
    expect(typeOf(await get('/nowhere', '*/*', from))).to.deep.equal([429, JSON_TYPE]);
  });
});
