import { expect } from 'chai';

import { TEXT_PAGES } from '../support/documentation-pages.js';
import { startsChromium } from './fixtures.js';
import { isDark, listFaintTexts, observe, overflowOf, WINDOWS } from './reading.js';

/** Chromium reports the status of this page as an error. */
const ABSENT = '/nowhere';
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

const PAGES = [...TEXT_PAGES, '/docs/search?q=rate+limit', '/docs/search?q=nothing-has-this-word', ABSENT];

describe('a page of text in Chromium', () => {
  const started = startsChromium();

  for (const { width, height, scheme } of WINDOWS)
    for (const path of PAGES)
      it(`shows ${path} with ${String(width)} pixels in ${scheme} colors, without JavaScript`, async () => {
        const context = await started.browser.newContext({
          viewport: { width, height },
          colorScheme: scheme,
        });
        const page = await context.newPage();
        const observed = await observe(page, started.site.url);
        await page.goto(started.site.url + path);
        expect(await page.locator('script').count()).to.equal(0);
        expect(await isDark(page)).to.equal(scheme === 'dark');
        expect(await overflowOf(page)).to.be.at.most(0);
        expect(await listFaintTexts(page)).to.deep.equal([]);
        const errors = path === ABSENT ? [NOT_FOUND] : [];
        expect(observed).to.deep.equal({ otherHosts: [], refused: [], errors });
        await context.close();
      });

  it('reaches its links and wide tables by keyboard', async () => {
    const page = await started.browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${started.site.url}/docs/errors`);
    const focused = (): Promise<string> =>
      page.evaluate('document.activeElement.className || document.activeElement.textContent');
    await page.keyboard.press('Tab');
    expect(await focused()).to.equal('The API');
    for (let presses = 0; (await focused()) !== 'table'; presses++) {
      expect(presses).to.be.below(10);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowRight');
    await page.evaluate(`new Promise((scrolled) => {
      const look = () => document.activeElement.scrollLeft > 0 ? scrolled() : requestAnimationFrame(look);
      look();
    })`);
    await page.close();
  });
});
