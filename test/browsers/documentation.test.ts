import { expect } from 'chai';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import { launchChromium } from '../support/chromium.js';
import { OWNER, startServer, type TestServer } from '../support/server.js';
import { isDark, listFaintTexts, observe, overflowOf, WINDOWS, type Observed } from './reading.js';

/** Scalar's validators ask once whether they may compile code. The policy refuses it, and they work without. */
const PROBE = 'script-src eval';

/** The account whose key the page must forget. */
const readKey = async ({ anonymous }: TestServer): Promise<string> =>
  (await anonymous.ok('POST', '/fetch_api_key', { username: OWNER.email, password: OWNER.password })).api_key;

describe('/docs in Chromium', () => {
  let site: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let observed: Observed;

  const open = async (options: object = {}): Promise<void> => {
    context = await browser.newContext(options);
    page = await context.newPage();
    observed = await observe(page, site.url);
    await page.goto(`${site.url}/docs`);
    await page.getByRole('heading', { name: 'Team chat service', level: 1 }).waitFor();
  };

  /** Finds an operation with the keyboard alone, and returns its section. */
  const find = async (title: string): Promise<Locator> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Enter search query' }).waitFor();
    await page.keyboard.insertText(title);
    await page.getByRole('option', { name: `Operation: ${title} ,` }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const section = page.getByRole('region', { name: title, exact: true });
    await section.getByRole('button', { name: /^Test Request/ }).waitFor();
    return section;
  };

  before(async () => {
    site = await startServer();
    browser = await launchChromium();
  });
  afterEach(() => context.close());
  after(async () => {
    await browser.close();
    await site.close();
  });

  for (const { width, height, scheme } of WINDOWS)
    it(`can be read with ${String(width)} pixels in ${scheme} colors`, async () => {
      await open({ viewport: { width, height }, colorScheme: scheme });
      expect(await isDark(page)).to.equal(scheme === 'dark');
      expect(await overflowOf(page)).to.be.at.most(0);
      expect(await listFaintTexts(page)).to.deep.equal([]);
    });

  it('needs no other host and no script but its own', async () => {
    await open();
    await find('Send a message');
    expect(observed.otherHosts).to.deep.equal([]);
    expect(observed.errors).to.deep.equal([]);
    expect(observed.refused.filter((what) => what !== PROBE)).to.deep.equal([]);
  });

  it('shows the permission, the events, the errors and the samples of an operation as text', async () => {
    await open({ viewport: { width: 1280, height: 900 } });
    const section = await find('Send a message');
    const text = await section.innerText();
    expect(text).to.include('Permission: any role; bots allowed.').and.to.include('What to do: ');
    expect(text).to.include('curl -sS -X POST').and.to.include("'topic=logo'");
    expect(text).not.to.match(/\bx-[a-z]/);
    expect(await section.getByRole('link', { name: 'user_topic' }).getAttribute('href')).to.equal(
      '/docs/events#user_topic',
    );
  });

  it('has the operations by part', async () => {
    await open();
    await page.keyboard.press('Tab');
    const part = page.getByRole('navigation').getByRole('button', { name: /^Drafts/ });
    await part.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByText('Delete a draft').waitFor();
  });

  it('tries an operation by keyboard with a key that only the memory of the page has', async () => {
    await open({ viewport: { width: 1280, height: 900 } });
    const key = await readKey(site);
    const section = await find('Get your own account');
    await section.getByRole('button', { name: /^Test Request/ }).focus();
    await page.keyboard.press('Enter');
    const client = page.getByRole('dialog', { name: 'API Client' });
    const authentication = client.getByRole('region', { name: /^Authentication/ });
    await authentication.getByRole('textbox').first().focus();
    await page.keyboard.insertText(OWNER.email);
    await authentication.getByRole('textbox', { name: 'Password' }).focus();
    await page.keyboard.insertText(key);
    const answer = page.waitForResponse(`${site.url}/api/v1/users/me`);
    await client.getByRole('button', { name: /^Send get request/ }).focus();
    await page.keyboard.press('Enter');
    const response = await answer;
    expect(response.status()).to.equal(200);
    expect(await response.json()).to.include({ email: OWNER.email });
    await client.getByText('200 OK').first().waitFor();
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])',
    );
    expect(kept).not.to.include(key);
    expect(await page.evaluate('indexedDB.databases()')).to.deep.equal([]);
    await page.reload();
    await page.getByRole('textbox', { name: 'Password' }).first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Password' }).first().inputValue()).to.equal('');
  });

  it('tries operations with the session of a reader who has logged in, without another login', async () => {
    await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.url}/login`);
    await page.locator('input[name=username]').fill(OWNER.email);
    await page.locator('input[name=password]').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    for (const [title, method, path] of [
      ['Get your own account', 'get', '/users/me'],
      ['Set your status', 'post', '/users/me/status'],
    ] as const) {
      await page.goto(`${site.url}/docs`);
      const section = await find(title);
      await section.getByRole('button', { name: /^Test Request/ }).click();
      const client = page.getByRole('dialog', { name: 'API Client' });
      const answer = page.waitForResponse(`${site.url}/api/v1${path}`);
      await client.getByRole('button', { name: new RegExp(`^Send ${method} request`) }).click();
      expect((await answer).status(), title).to.equal(200);
    }
  });
});
