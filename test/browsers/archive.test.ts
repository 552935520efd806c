import { expect } from 'chai';
import type { Browser } from 'playwright-core';

import { startOpenSite, type OpenSite } from '../chat/public-archive/fixtures.js';
import { say } from '../chat/messages/fixtures.js';
import { launchChromium } from '../support/chromium.js';
import { picture } from '../support/pictures.js';
import { listFaults } from './axe.js';

/** As wide as small phones, and a desktop. */
const WIDTHS = [390, 1280];

describe('the public archive in Chromium', () => {
  let open: OpenSite;
  let browser: Browser;

  before(async () => {
    open = await startOpenSite();
    browser = await launchChromium();
    const { anna, openId } = open;
    const { url } = await anna.client.ok('POST', '/user_uploads', { filename: await picture(900, 200) });
    const texts = [
      `[a.png](${url})`,
      '$$\\sum_{i=1}^{n} i^2 = \\frac{n(n+1)(2n+1)}{6} + a + b + c + d + e + f + g + h + i + j + k + l$$',
      '```python\ndef long(x): # remark\n    return "' + 'wide '.repeat(40) + '" + 12\n```',
      '| a | b |\n|---|---|\n| ' + 'cell '.repeat(30) + ' | 2 |',
      '```spoiler The end\nhidden words\n```',
      '> quoted :tada: `code`',
      'x'.repeat(400),
    ];
    for (const text of texts) await say(anna, openId, 'doors', text);
  });
  after(async () => {
    await browser.close();
    await open.site.close();
  });

  const paths = (): string[] => [
    '/public/',
    `/public/channel/${open.openId}`,
    `/public/channel/${open.openId}/topic/doors`,
  ];

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of WIDTHS)
      it(`can be read with ${width} pixels, ${colorScheme}`, async () => {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 844 } });
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(message.text()));
        for (const path of paths()) {
          await page.goto(open.site.url + path, { waitUntil: 'networkidle' });
          expect(await page.evaluate('document.documentElement.scrollWidth'), path).to.equal(width);
          expect(
            await page.evaluate('[...document.images].filter((one) => !one.naturalWidth).length'),
          ).to.equal(0);
        }
        expect(complaints).to.deep.equal([]);
        for (const path of paths()) {
          await page.goto(open.site.url + path);
          expect(await listFaults(page), path).to.deep.equal([]);
        }
        await page.close();
      });

  it('hides a spoiler until it is opened', async () => {
    const page = await browser.newPage();
    await page.goto(open.site.url + (paths()[2] ?? ''));
    const hidden = page.getByText('hidden words');
    expect(await hidden.isVisible()).to.equal(false);
    await page.getByText('The end').click();
    expect(await hidden.isVisible()).to.equal(true);
    await page.close();
  });

  it('has feeds and sitemaps that are XML', async () => {
    const page = await browser.newPage();
    await page.goto(`${open.site.url}/public/`);
    const at = `/public/channel/${open.openId}`;
    for (const path of [`${at}/feed.atom`, `${at}/sitemap.xml`, '/public/sitemap.xml']) {
      const text = await (await fetch(open.site.url + path)).text();
      const parsed = `new DOMParser().parseFromString(${JSON.stringify(text)}, 'application/xml')`;
      const faults = await page.evaluate(`${parsed}.querySelectorAll('parsererror').length`);
      expect(faults, path).to.equal(0);
    }
    await page.close();
  });
});
