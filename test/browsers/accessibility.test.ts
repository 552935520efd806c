import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { PART_PAGES, TEXT_PAGES } from '../support/documentation-pages.js';
import { startsChromium } from './fixtures.js';
import { listFaults } from './axe.js';

const OTHER_PAGES = [
  '/docs/search?q=rate+limit',
  '/docs/search?q=nothing-has-this-word',
  '/login',
  '/accounts/password/reset/',
  '/accounts/join/nothing',
  '/nowhere',
  '/user_uploads/1/ce/none/none.txt',
];

/** They have all kinds of fields that forms have. The forms of the other pages are made by the same code. */
const UNFOLDED = ['/docs/api/attachments', '/docs/api/presence', '/docs/api/bots'];

/** Shows all that the page folds, with the forms. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");

describe('axe-core in Chromium', () => {
  const started = startsChromium();

  it('finds a button without a name', async () => {
    const page = await started.browser.newPage();
    await page.setContent('<html lang="en"><title>A page</title><main><button></button></main></html>');
    expect((await listFaults(page)).join()).to.include('button-name');
    await page.close();
  });

  for (const width of [1280, 390])
    for (const path of [...TEXT_PAGES, ...PART_PAGES, ...OTHER_PAGES])
      it(`finds nothing critical or serious on ${path} with ${String(width)} pixels`, async () => {
        const page = await started.browser.newPage({ viewport: { width, height: 900 } });
        await page.goto(started.site.url + path);
        if (UNFOLDED.includes(path)) await unfold(page);
        expect(await listFaults(page)).to.deep.equal([]);
        await page.close();
      });
});
