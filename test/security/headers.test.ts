import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { letIn } from '../chat/public-archive/fixtures.js';
import { upload } from '../chat/attachments/fixtures.js';
import { Browser } from '../support/browser.js';
import { exampleFile, textFile } from '../support/files.js';
import type { Person } from '../support/people.js';
import { headOf, RawSocket, until } from '../support/raw-socket.js';
import { startServer, type TestServer } from '../support/server.js';
import { waitingMails } from '../support/waiting-mails.js';

/** A kind of response either has one of these headers as docs/security.md states it, or does not have it. */
const SECURITY_HEADERS = [
  'Access-Control-Allow-Origin',
  'Cache-Control',
  'Content-Security-Policy',
  'Cross-Origin-Resource-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
] as const;

type Shown = Readonly<Record<string, string>>;

const NOSNIFF: Shown = { 'X-Content-Type-Options': 'nosniff' };

/** The headers of each kind of response, from the table in docs/security.md. */
const stated = (): Map<string, Shown> => {
  const text = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');
  const [, section = ''] = /## Response headers\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = [...section.matchAll(/^\| ([\w, ]+?) *\| (`.*`) *\|$/gm)];
  return new Map(
    rows.map(([, kind = '', cell = '']) => {
      const headers = [...cell.matchAll(/`([\w-]+): ([^`]+)`/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]);
      return [kind, { ...NOSNIFF, ...(Object.fromEntries(headers) as Shown) }];
    }),
  );
};

const shownBy = (headers: Headers): Shown =>
  Object.fromEntries(
    SECURITY_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

interface Case {
  readonly title: string;
  readonly status: number;
  readonly type?: string;
  readonly ask: () => Promise<{ readonly status: number; readonly headers: Headers }>;
}

describe('The security headers', () => {
  let site: TestServer;
  let anna: Person;
  let browser: Browser;
  const kinds = stated();

  before(async () => {
    site = await startServer({
      env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', WEB_PUBLIC_STREAMS_ENABLED: 'on' },
      overrides: {
        limits: { api_by_ip: [{ seconds: 60, count: 40 }], sends_email_by_ip: [{ seconds: 60, count: 1 }] },
      },
    });
    anna = await site.person('Anna');
    await letIn(site);
    browser = new Browser(site.url);
    await browser.logIn(anna.email, anna.password);
  });
  after(() => site.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(path, site.url), { method, headers, redirect: 'manual' });
  const asAnna = (): Record<string, string> => ({ Authorization: anna.client.authorization ?? '' });
  const api = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${site.url}/api/v1${path}`, { method, headers: asAnna(), ...init });

  /** Sends bytes that are no request, and reads the response. */
  const raw = async (head: string): Promise<{ status: number; headers: Headers }> => {
    const socket = (await RawSocket.open(site.url)).read().write(head);
    await until(() => socket.text.includes('\r\n\r\n'));
    socket.close();
    const [first = '', ...lines] = socket.text.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    const fields = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
    return { status: Number(first.split(' ')[1]), headers: new Headers(fields) };
  };

  /** Fails until the address has too many requests. */
  const untilRefused = async (address: string, path: string): Promise<Response> => {
    for (;;) {
      const response = await get(path, { 'X-Forwarded-For': address });
      if (response.status === 429) return response;
    }
  };

  const JSON_TYPE = 'application/json';
  const HTML = 'text/html; charset=utf-8';
  const BROWSER = { Accept: 'text/html,*/*;q=0.8' };
  const NO_FILE = '/user_uploads/1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt';
  const cases: Readonly<Record<string, readonly Case[]>> = {
    archive: [
      { title: 'a page', status: 200, type: HTML, ask: () => get('/public/') },
      {
        title: 'a sitemap',
        status: 200,
        type: 'application/xml; charset=utf-8',
        ask: () => get('/public/sitemap.xml'),
      },
      {
        title: 'robots.txt',
        status: 200,
        type: 'text/plain; charset=utf-8',
        ask: () => get('/robots.txt'),
      },
    ],
    JSON: [
      { title: 'a success', status: 200, ask: () => api('GET', '/users/me') },
      { title: 'a long list, compressed', status: 200, ask: () => api('POST', '/register') },
      { title: 'events', status: 400, ask: () => api('GET', '/events?queue_id=none') },
      { title: 'a missing parameter', status: 400, ask: () => api('POST', '/messages') },
      { title: 'no login', status: 401, ask: () => get('/api/v1/users/me') },
      {
        title: 'another site',
        status: 403,
        ask: () => get('/api/v1/drafts', { Origin: 'http://evil.example' }, 'POST'),
      },
      { title: 'no such object', status: 404, ask: () => api('DELETE', '/drafts/999') },
      { title: 'no such operation', status: 404, ask: () => api('GET', '/nowhere') },
      { title: 'no such page', status: 404, ask: () => get('/nowhere') },
      { title: 'no such file', status: 404, ask: () => get(NO_FILE, asAnna()) },
      { title: 'a file without a login', status: 401, ask: () => get(NO_FILE) },
      { title: 'no such picture', status: 404, ask: () => get('/user_avatars/nothing.png') },
      { title: 'an operation with a wrong method', status: 405, ask: () => api('PUT', '/users/me') },
      { title: 'the documentation with a wrong method', status: 405, ask: () => get('/docs', {}, 'PATCH') },
      { title: 'a file with a wrong method', status: 405, ask: () => get(NO_FILE, asAnna(), 'DELETE') },
      {
        title: 'a form that is too large',
        status: 413,
        ask: () =>
          api('POST', '/fetch_api_key', { body: new URLSearchParams({ password: 'x'.repeat(200_000) }) }),
      },
      {
        title: 'too many requests',
        status: 429,
        ask: () => untilRefused('203.0.113.1', '/api/v1/server_settings'),
      },
      { title: 'too long a head', status: 431, ask: () => raw(headOf(`/${'x'.repeat(20_000)}`)) },
      { title: 'no HTTP', status: 400, ask: () => raw('nothing of the kind\r\n\r\n') },
      { title: 'the health', status: 200, ask: () => get('/health') },
    ].map((one) => ({ type: JSON_TYPE, ...one })),
    page: [
      { title: 'the login', status: 200, ask: () => get('/login') },
      { title: 'a failed login', status: 401, ask: () => new Browser(site.url).logIn(anna.email, 'a guess') },
      { title: 'the home page', status: 200, ask: () => browser.request('GET', '/') },
      { title: 'the own account', status: 200, ask: () => browser.request('GET', '/account') },
      { title: 'a refused form', status: 403, ask: () => browser.request('POST', '/account') },
      {
        title: 'a page for administrators',
        status: 400,
        ask: () => browser.request('GET', '/organization/settings'),
      },
      { title: 'the request for a new password', status: 200, ask: () => get('/accounts/password/reset/') },
      {
        title: 'an unknown link for a new password',
        status: 404,
        ask: () => get(`/accounts/password/reset/${'a'.repeat(43)}/`),
      },
      { title: 'a link that confirms an email', status: 200, ask: confirm },
      {
        title: 'an unknown link that confirms an email',
        status: 404,
        ask: () => get('/accounts/confirm_email/nothing'),
      },
      {
        title: 'an unknown link to unsubscribe',
        status: 404,
        ask: () => get('/accounts/unsubscribe/login/1/x'),
      },
      {
        title: 'a form of another site',
        status: 403,
        ask: () => get('/login', { Origin: 'http://evil.example' }, 'POST'),
      },
      { title: 'a wrong method', status: 405, ask: () => get('/login', {}, 'PATCH') },
      { title: 'no such page, in a browser', status: 404, ask: () => get('/nowhere', BROWSER) },
      {
        title: 'no such file, in a browser',
        status: 404,
        ask: () => get(NO_FILE, { ...asAnna(), ...BROWSER }),
      },
      { title: 'a file without a login, in a browser', status: 401, ask: () => get(NO_FILE, BROWSER) },
      {
        title: 'a form that is too large',
        status: 413,
        ask: () =>
          fetch(`${site.url}/login`, {
            method: 'POST',
            body: new URLSearchParams({ password: 'x'.repeat(200_000) }),
          }),
      },
      { title: 'too many requests', status: 429, ask: () => untilRefused('203.0.113.2', '/login') },
    ].map((one) => ({ type: HTML, ...one })),
    conversation: [{ title: 'a direct message', status: 200, type: HTML, ask: conversation }],
    redirect: [
      { title: 'after a login', status: 302, ask: logIn },
      { title: 'to the login', status: 302, ask: () => get('/', { Cookie: `sessionid=${'a'.repeat(43)}` }) },
      { title: 'after a logout', status: 302, ask: logOut },
    ],
    documentation: [
      ...['/docs/api/users', '/docs/try.js'].map((path) => ({
        title: path,
        status: 200,
        ask: () => get(path),
      })),
      { title: 'an unchanged page', status: 304, ask: () => unchanged('/docs/api/users') },
    ],
    'text page': [
      ...[
        '/docs',
        '/docs/search',
        '/docs/errors',
        '/docs/events',
        '/docs/levels',
        '/docs/toolsets',
        '/docs/gaps',
        '/docs/style.css',
      ].map((path) => ({
        title: path,
        status: 200,
        ask: () => get(path),
      })),
    ],
    contract: [
      ...[
        '/api/v1/openapi.json',
        '/api/v1/openapi-3.0.json',
        '/api/v1/openapi-sdk.json',
        '/api/v1/asyncapi.json',
      ].map((path) => ({
        title: path,
        status: 200,
        ask: () => get(path),
      })),
      { title: 'an unchanged contract', status: 304, ask: () => unchanged('/api/v1/openapi.json') },
    ],
    'style sheet': [{ title: '/pages/style.css', status: 200, ask: () => get('/pages/style.css') }],
    'uploaded file': [
      { title: 'a text', status: 200, type: 'text/plain; charset=utf-8', ask: () => file() },
      {
        title: 'a page',
        status: 200,
        type: 'text/html',
        ask: () => file({}, new File(['<p>'], 'a.html', { type: 'text/html' })),
      },
      { title: 'a part', status: 206, ask: () => file({ Range: 'bytes=0-1' }) },
    ],
    'uploaded PDF': [
      {
        title: 'the file',
        status: 200,
        type: 'application/pdf',
        ask: () => file({}, new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' })),
      },
    ],
    'names of emoji': [{ title: 'the file', status: 200, type: JSON_TYPE, ask: emojiNames }],
    'newest names': [
      {
        title: 'the file',
        status: 200,
        type: JSON_TYPE,
        ask: () => get('/static/generated/emoji/emoji_api.json'),
      },
    ],
    'special emoji': [
      {
        title: 'the image',
        status: 200,
        type: 'image/png',
        ask: () => get('/static/generated/emoji/images/emoji/unicode/zulip.png'),
      },
    ],
    'uploaded picture': [{ title: 'an avatar', status: 200, type: 'image/png', ask: avatar }],
  };

  async function logIn() {
    const other = new Browser(site.url);
    const { text } = await other.open('/login');
    const [, token = ''] = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(text) ?? [];
    const body = new URLSearchParams({
      username: anna.email,
      password: anna.password,
      csrfmiddlewaretoken: token,
    });
    return other.request('POST', '/login', { body, headers: { Origin: new URL(site.url).origin } });
  }

  async function logOut() {
    const other = new Browser(site.url);
    const { text } = await other.logIn(anna.email, anna.password);
    const [, token = ''] = /name="csrfmiddlewaretoken" value="([^"]+)"/.exec(text) ?? [];
    const body = new URLSearchParams({ csrfmiddlewaretoken: token });
    return other.request('POST', '/logout', { body, headers: { Origin: new URL(site.url).origin } });
  }

  async function conversation() {
    const { id } = await anna.client.ok('POST', '/messages', {
      type: 'direct',
      to: JSON.stringify([anna.id]),
      content: 'x',
    });
    return browser.request('GET', `/conversation?message=${String(id)}`);
  }

  async function confirm() {
    const ben = await site.person('Ben');
    await ben.client.ok('PATCH', '/settings', { email: 'new@example.com' });
    const mail = (await waitingMails(site)).find(({ to }) => to === 'new@example.com');
    return get(/\/accounts\/confirm_email\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  }

  async function unchanged(path: string) {
    const { headers } = await get(path);
    const head = headOf(path, {
      headers: { 'If-None-Match': headers.get('etag') ?? '', Connection: 'close' },
    });
    return raw(head);
  }

  async function file(headers: Record<string, string> = {}, what = textFile('notes.txt', 'blue')) {
    return get(await upload(anna, what), { ...asAnna(), ...headers });
  }

  async function emojiNames() {
    const { server_emoji_data_url: url } = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['realm'],
    });
    return get(new URL(url as string).pathname);
  }

  async function avatar() {
    const { avatar_url: url } = await anna.client.ok('POST', '/users/me/avatar', { filename: exampleFile() });
    return get(new URL(url as string, site.url).pathname);
  }

  it('are stated for the kinds of responses that are tried here', () => {
    expect([...kinds.keys()]).to.have.members(Object.keys(cases));
  });

  for (const [kind, list] of Object.entries(cases))
    for (const { title, status, type, ask } of list)
      it(`are those of the kind "${kind}": ${title}`, async () => {
        const response = await ask();
        expect(response.status).to.equal(status);
        expect(shownBy(response.headers)).to.deep.equal(kinds.get(kind));
        if (type !== undefined) expect(response.headers.get('content-type')).to.equal(type);
        for (const name of ['Server', 'X-Powered-By'])
          expect(response.headers.get(name), name).to.equal(null);
      });
});
