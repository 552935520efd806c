import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { launchChromium } from '../support/chromium.js';
import { OWNER, startServer, type TestServer } from '../support/server.js';
import { listFaults } from './axe.js';

const PATHS = [
  '/',
  '/account',
  '/bots',
  '/organization/people',
  '/organization/person?user=owner@example.com',
  '/organization/channels',
  '/organization/channel?channel=1',
  '/organization/settings',
  '/organization/exports',
  '/organization/server',
];

describe('The pages of logged-in people in Chromium', () => {
  let site: TestServer;
  let browser: Browser;
  let withoutScripts: BrowserContext;
  let context: BrowserContext;
  let message: number;

  before(async () => {
    site = await startServer();
    browser = await launchChromium();
    withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    // axe-core is a script itself.
    context = await browser.newContext();
    const login = await open('/login');
    await login.fill('#username', OWNER.email);
    await login.fill('#password', OWNER.password);
    await login.click('button');
    await login.waitForURL(`${site.url}/`);
    await login.close();
    await site.owner.ok('POST', '/bots', { full_name: 'Robot', short_name: 'robot' });
    await site.owner.ok('POST', '/invites', { invitee_emails: 'one@example.com', stream_ids: '[]' });
    await site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: JSON.stringify([{ name: 'a channel with a name as long as names of channels can be' }]),
    });
    const { id } = await site.owner.ok('POST', '/messages', {
      type: 'direct',
      to: '["owner@example.com"]',
      content: `${'word'.repeat(200)}\n\n| a | b |\n|---|---|\n| ${'wide'.repeat(40)} | c |`,
    });
    message = Number(id);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  const open = async (path: string, width = 1280): Promise<Page> => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + path);
    return page;
  };

  it('log in and change a setting with the keyboard alone, without JavaScript', async () => {
    const page = await withoutScripts.newPage();
    await page.goto(`${site.url}/login?next=/account`);
    const focused = page.locator(':focus');
    /** Presses Tab until a field or a button with this name has the focus. */
    const tabTo = async (selector: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        if ((await page.locator(`${selector}:focus`).count()) === 1) return;
      }
      throw new Error(`Tab does not lead to ${selector}.`);
    };
    await tabTo('#username');
    await page.keyboard.type(OWNER.email);
    await tabTo('#password');
    await page.keyboard.type(OWNER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await tabTo('#emails-enable_digest_emails');
    await page.keyboard.press('Space');
    expect(await focused.getAttribute('aria-describedby')).to.equal('emails-enable_digest_emails-help');
    await page.keyboard.press('Enter');
    await page.locator('[role=status]').waitFor();
    expect(await page.locator('[role=status]').textContent()).to.equal('Saved.');
    expect(await page.locator('#emails-enable_digest_emails').isChecked()).to.equal(false);
    await page.close();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390])
      it(`have no critical or serious fault and fit ${String(width)} pixels in ${colorScheme} colors`, async () => {
        const found: Record<string, unknown> = {};
        for (const path of [...PATHS, `/conversation?message=${String(message)}`]) {
          const page = await open(path, width);
          await page.emulateMedia({ colorScheme });
          expect(await page.title(), path).not.to.match(/^Log in|^Error|^The server/);
          const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
          const faults = [
            ...(await listFaults(page)),
            ...(wide > width ? [`${String(wide)} pixels wide`] : []),
          ];
          if (faults.length > 0) found[path] = faults;
          await page.close();
        }
        expect(found).to.deep.equal({});
      });

  it('state an error at the form that was refused', async () => {
    const page = await open('/account');
    await page.fill('#emails-email_notifications_batching_period_seconds', '0');
    await page.click('form:has([value=emails]) button');
    expect(await page.locator('[role=alert]').textContent()).to.include('Invalid email batching period');
    expect(await listFaults(page)).to.deep.equal([]);
    await page.close();
  });
});
