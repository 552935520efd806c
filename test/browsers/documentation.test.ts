import { expect } from 'chai';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import { launchChromium } from '../support/chromium.js';
import { PART_PAGES } from '../support/documentation-pages.js';
import { OWNER, startServer, type TestServer } from '../support/server.js';
import { isDark, listFaintTexts, observe, overflowOf, WINDOWS, type Observed } from './reading.js';

/** The account whose key the page must forget. */
const readKey = async ({ anonymous }: TestServer): Promise<string> =>
  (await anonymous.ok('POST', '/fetch_api_key', { username: OWNER.email, password: OWNER.password })).api_key;

const NOTHING: Observed = { otherHosts: [], refused: [], errors: [] };

describe('a page of operations in Chromium', () => {
  let site: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let observed: Observed;

  const open = async (path: string, options: object = {}): Promise<void> => {
    context = await browser.newContext(options);
    page = await context.newPage();
    observed = await observe(page, site.url);
    await page.goto(site.url + path);
  };

  /** Opens the form of an operation with the keyboard alone. */
  const openForm = async (id: string): Promise<Locator> => {
    const section = page.locator(`section#${id}`);
    await section.getByText('Try it', { exact: true }).focus();
    await page.keyboard.press('Enter');
    const form = section.locator('form');
    await form.getByRole('button', { name: 'Send', exact: true }).waitFor();
    return form;
  };

  const send = async (form: Locator, path: string): Promise<number> => {
    const response = page.waitForResponse(`${site.url}/api/v1${path}`);
    await form.getByRole('button', { name: 'Send', exact: true }).focus();
    await page.keyboard.press('Enter');
    return (await response).status();
  };

  const logIn = async (): Promise<void> => {
    await page.goto(`${site.url}/login`);
    await page.locator('input[name=username]').fill(OWNER.email);
    await page.locator('input[name=password]').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
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
    it(`can be read with ${String(width)} pixels in ${scheme} colors, with all that it folds`, async () => {
      await open('/docs/api/messages', { viewport: { width, height }, colorScheme: scheme });
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
      await page.locator('section#deleteMessage form').waitFor();
      expect(await isDark(page)).to.equal(scheme === 'dark');
      expect(await overflowOf(page)).to.be.at.most(0);
      expect(await listFaintTexts(page)).to.deep.equal([]);
    });

  for (const path of PART_PAGES)
    it(`is not wider than a narrow window, needs no other host, and has no errors: ${path}`, async () => {
      await open(path, { viewport: { width: 390, height: 844 } });
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
      await page.locator('form[data-path]').first().waitFor();
      expect(await overflowOf(page)).to.be.at.most(0);
      expect(observed).to.deep.equal(NOTHING);
    });

  it('shows the permission, the history, the events, the errors and the samples of an operation as text', async () => {
    await open('/docs/api/messages', { javaScriptEnabled: false });
    const section = page.locator('section#sendMessage');
    const text = await section.innerText();
    expect(text).to.include('Permission: any role; bots allowed.').and.to.include('What to do: ');
    expect(text)
      .to.include('Changed in level 166: ')
      .and.to.include('Topics are required in this organization.');
    expect(text).to.include('curl -sS -X POST').and.to.include("'topic=logo'");
    expect(text).not.to.match(/\bx-[a-z]/);
    expect(await section.getByRole('link', { name: 'user_topic' }).getAttribute('href')).to.equal(
      '/docs/events#user_topic',
    );
    expect(await page.locator('section#listMessages').innerText()).to.include('Default: true.');
  });

  it('takes at most 1.5 s of processor time until its first heading', async () => {
    await open('/docs');
    const system = await browser.newBrowserCDPSession();
    const secondsOfPages = async (): Promise<number> => {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      return pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    for (const path of ['/docs', ...PART_PAGES]) {
      const before = await secondsOfPages();
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect((await secondsOfPages()) - before, path).to.be.within(0.001, 1.5);
    }
    await system.detach();
  });

  it('says without JavaScript how to send the request', async () => {
    await open('/docs/api/users', { javaScriptEnabled: false });
    const section = page.locator('section#getOwnUser');
    await section.getByText('Try it', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await section.getByText('The form needs JavaScript. The sample for curl').waitFor();
    expect(await section.locator('form').count()).to.equal(0);
  });

  it('is found by keyboard, from the search of another page', async () => {
    await open('/docs/guides');
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.insertText('Send a mesage');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Search', level: 1 }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).to.equal('Send a mesage');
    await page.getByRole('listitem').first().getByRole('link', { name: 'Send a message' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/docs/api/messages#sendMessage`);
    expect(await page.locator(':target').getByRole('heading', { level: 2 }).innerText()).to.equal(
      'Send a message',
    );
    expect(observed).to.deep.equal(NOTHING);
  });

  it('tries an operation by keyboard with a key that only the memory of the page has', async () => {
    await open('/docs/api/users');
    const key = await readKey(site);
    const form = await openForm('getOwnUser');
    await form.getByRole('textbox', { name: 'Email' }).focus();
    await page.keyboard.insertText(OWNER.email);
    await form.getByRole('textbox', { name: 'API key' }).focus();
    await page.keyboard.insertText(key);
    expect(await send(form, '/users/me')).to.equal(200);
    await form.getByRole('status').getByText('200 OK').waitFor();
    const body = form.getByRole('region', { name: 'Body' });
    await body.getByText(`"email": "${OWNER.email}"`).waitFor();
    expect(await form.getByRole('region', { name: 'Headers' }).innerText()).to.include('X-Request-Id: ');
    const other = await openForm('listUsers');
    expect(await other.getByRole('textbox', { name: 'API key' }).inputValue()).to.equal(key);
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])',
    );
    expect(kept).not.to.include(key);
    expect(await page.evaluate('indexedDB.databases()')).to.deep.equal([]);
    await page.reload();
    const again = await openForm('getOwnUser');
    expect(await again.getByRole('textbox', { name: 'API key' }).inputValue()).to.equal('');
    expect(observed).to.deep.equal(NOTHING);
  });

  it('tries operations with the session of a reader who has logged in, without another login', async () => {
    await open('/docs/api/users');
    await logIn();
    await page.goto(`${site.url}/docs/api/users`);
    expect(await send(await openForm('getOwnUser'), '/users/me')).to.equal(200);
    await page.goto(`${site.url}/docs/api/presence`);
    const form = await openForm('updateOwnStatus');
    await form.getByLabel('status_text', { exact: true }).fill('Reading');
    expect(await form.getByLabel('Send status_text').isChecked()).to.equal(true);
    expect(await send(form, '/users/me/status')).to.equal(200);
    expect(observed).to.deep.equal(NOTHING);
  });

  it('sends files, only the optional values that are chosen, and shows refusals', async () => {
    await open('/docs/api/attachments');
    await logIn();
    await page.goto(`${site.url}/docs/api/attachments`);
    const form = await openForm('uploadFile');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
    expect(await send(form, '/user_uploads')).to.equal(200);
    await form.getByRole('region', { name: 'Body' }).getByText('notes.txt').first().waitFor();
    await page.goto(`${site.url}/docs/api/drafts`);
    const drafts = await openForm('deleteDraft');
    await drafts.getByLabel('draft_id', { exact: true }).fill('4000000');
    expect(await send(drafts, '/drafts/4000000')).to.equal(404);
    await drafts.getByRole('region', { name: 'Body' }).getByText('Draft does not exist').waitFor();
    const posted = page.waitForRequest(`${site.url}/api/v1/drafts`);
    const created = await openForm('createDrafts');
    await send(created, '/drafts');
    expect((await posted).postData()).to.equal(null);
  });

  it('stops a request that waits', async () => {
    await open('/docs/api/events');
    await logIn();
    await page.goto(`${site.url}/docs/api/events`);
    const { queue_id: queue } = (await page.evaluate(
      `fetch('/api/v1/register', { method: 'POST', headers: { 'X-CSRFToken': /csrftoken=([^;]*)/.exec(document.cookie)[1] } })
        .then((response) => response.json())`,
    )) as { queue_id: string };
    const form = await openForm('getEvents');
    await form.getByLabel('queue_id', { exact: true }).fill(queue);
    await form.getByLabel('last_event_id', { exact: true }).fill('-1');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await form.getByRole('status').getByText('Sending').waitFor();
    await form.getByRole('button', { name: 'Stop' }).click();
    await form.getByRole('status').getByText('Stopped').waitFor();
    expect(await form.getByRole('button', { name: 'Stop' }).isDisabled()).to.equal(true);
  });
});
