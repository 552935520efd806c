import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { projectRoot } from '../../src/lib/project-root.js';
import { launchChromium } from '../support/chromium.js';
import { ManualClock } from '../support/clock.js';
import type { TestDatabase } from '../support/databases.js';
import { OWNER, startServer, type TestServer } from '../support/server.js';
import { migratedTestDatabase } from '../support/store.js';
import { SiteProxy } from './site-proxy.js';

const STREAM = '/api/v1/events/stream';

/** The script that docs/clients.md shows, in a page. */
const clientPage = (): string => {
  const [, section = ''] =
    /## Events as a stream\n([\s\S]*?)\n## /.exec(
      readFileSync(join(projectRoot, 'docs/clients.md'), 'utf8'),
    ) ?? [];
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(section) ?? [];
  if (script === '') throw new Error('docs/clients.md has no script.');
  return `<!doctype html><title>Client</title><script type="module">${script}</script>`;
};

/** Reads a stream and another operation with the cookies of the browser. Returns what the page could read. */
const readFromPage = async ([site, queueId]: readonly [string, string]): Promise<Record<string, unknown>> => {
  const stream = new EventSource(`${site}/api/v1/events/stream?queue_id=${queueId}`, {
    withCredentials: true,
  });
  const events: unknown[] = [];
  stream.onmessage = ({ data }) => events.push(data);
  const state = await new Promise((done) => {
    stream.onopen = () => {
      done('open');
    };
    stream.onerror = () => {
      done(stream.readyState === EventSource.CLOSED ? 'closed' : 'connecting');
    };
  });
  stream.close();
  const read = await fetch(`${site}/api/v1/users/me`, { credentials: 'include' }).then(
    (response) => response.status,
    (error: unknown) => (error as Error).name,
  );
  return { state, events, read };
};

describe('a page in Chromium', () => {
  const clock = new ManualClock();
  let database: TestDatabase;
  let proxy: SiteProxy;
  let site: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  const start = async (): Promise<void> => {
    site = await startServer({ database, clock, env: { SITE_URL: proxy.url } });
    proxy.target = site.url;
  };

  const logIn = async (): Promise<void> => {
    await page.goto(`${proxy.url}/login`);
    await page.fill('input[name=username]', OWNER.email);
    await page.fill('input[name=password]', OWNER.password);
    await page.click('button');
    await page.waitForURL(`${proxy.url}/`);
  };

  const send = (content: string): Promise<unknown> =>
    site.owner.ok('POST', '/messages', { type: 'channel', to: 'general', topic: 'hello', content });

  const shown = (): Promise<string[]> => page.locator('p').allTextContents();
  const waitFor = (content: string): Promise<void> => page.getByText(content, { exact: true }).waitFor();
  const streams = () => proxy.forwarded.filter(({ url }) => url?.startsWith(STREAM));
  const nextStream = async (count: number): Promise<void> => {
    while (streams().length <= count) await new Promise(setImmediate);
  };

  before(async () => {
    database = await migratedTestDatabase();
    proxy = await SiteProxy.start({
      '/client/': clientPage(),
      '/other/': '<!doctype html><title>Other</title>',
    });
    await start();
    browser = await launchChromium();
  });
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    proxy.forwarded.length = 0;
  });
  afterEach(() => context.close());
  after(async () => {
    await browser.close();
    proxy.stop();
    await site.close();
    await database.remove();
  });

  it('shows each event once and in order with the script of docs/clients.md, after a lost connection and a restart', async () => {
    await logIn();
    await page.goto(`${proxy.url}/client/`);
    await nextStream(0);
    await send('first');
    await waitFor('first');
    proxy.cut();
    await send('while the connection is cut');
    await send('before the restart');
    await nextStream(1);
    await waitFor('before the restart');
    await site.close();
    await start();
    await send('after the restart');
    await nextStream(2);
    await waitFor('after the restart');
    expect(await shown()).to.deep.equal([
      'first',
      'while the connection is cut',
      'before the restart',
      'after the restart',
    ]);
    const [first, second, third] = streams().map(({ headers }) => headers['last-event-id']);
    expect(first).to.equal(undefined);
    expect(Number(third)).to.be.greaterThan(Number(second));
  });

  it('gets the error that its session ended, and then stops requesting events', async () => {
    await logIn();
    await page.goto(`${proxy.url}/client/`);
    await nextStream(0);
    const other = await context.newPage();
    await other.goto(proxy.url);
    await other.getByRole('button', { name: 'Log out' }).first().click();
    await other.waitForURL(/\/login/);
    await waitFor('The stream ended. Reload the page.');
    expect(streams().length).to.equal(2);
  });

  it('cannot read a stream without a session', async () => {
    const { queue_id } = await site.owner.ok('POST', '/register', { event_types: ['message'] });
    await page.goto(`${proxy.url}/other/`);
    const learned = await page.evaluate(readFromPage, [proxy.url, queue_id as string] as const);
    expect(learned).to.deep.equal({ state: 'closed', events: [], read: 401 });
  });

  for (const host of ['127.0.0.1', 'localhost'])
    it(`cannot read a stream from another origin at ${host}, with the session and the ID of the queue`, async () => {
      await logIn();
      const { queue_id } = await site.owner.ok('POST', '/register', { event_types: ['message'] });
      await send('secret');
      const elsewhere = await SiteProxy.start({ '/other/': '<!doctype html><title>Other</title>' });
      await page.goto(`http://${host}:${String(elsewhere.port)}/other/`);
      const learned = await page.evaluate(readFromPage, [proxy.url, queue_id as string] as const);
      expect(learned).to.deep.equal({ state: 'closed', events: [], read: 'TypeError' });
      elsewhere.stop();
    });

  it('can read a stream if it is one of the pages of operations, as their policy allows', async () => {
    await logIn();
    const { queue_id } = await site.owner.ok('POST', '/register', { event_types: ['message'] });
    await page.goto(`${proxy.url}/docs/api/events`);
    const learned = await page.evaluate(readFromPage, [proxy.url, queue_id as string] as const);
    expect(learned).to.deep.equal({ state: 'open', events: [], read: 200 });
  });
});
