import { expect } from 'chai';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

import { startsChromium } from './fixtures.js';

/** One page with a red square. */
const RED_SQUARE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj
4 0 obj<</Length 27>>stream
1 0 0 rg 20 20 160 160 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** The square has more than this many pixels, and the buttons of the viewer none. */
const MANY = 1000;

const countRed = async (page: Page): Promise<number> => {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0) red += 1;
  return red;
};

describe('an uploaded PDF in Chromium', () => {
  const started = startsChromium();

  it('is shown by the viewer, with the policy that it is sent with', async () => {
    const filename = new File([RED_SQUARE], 'square.pdf', { type: 'application/x-pdf' });
    const { url } = await started.site.owner.ok('POST', '/user_uploads', { filename });
    const headers = { Authorization: started.site.owner.authorization ?? '' };
    const page = await started.browser.newPage({ extraHTTPHeaders: headers });
    await page.goto(`${started.site.url}${url}`);
    // The viewer draws it after the page has loaded.
    let red = 0;
    while (red < MANY) red = await countRed(page);
    expect(red).to.be.at.least(MANY);
    await page.close();
  });
});
