import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

const FAINT_TEXTS = readFileSync(new URL('faint-texts.mjs', import.meta.url), 'utf8').replace(
  'export const',
  'const',
);

/** A text that is hard to read: its contrast is lower than 4.5, or than 3 for large text (WCAG 2.1, AA). */
interface Faint {
  readonly text: string;
  readonly contrast: number;
  readonly color: string;
  readonly place: string;
}

/** Returns the texts that are hard to read. */
export const listFaintTexts = (page: Page): Promise<Faint[]> =>
  page.evaluate(`(() => { ${FAINT_TEXTS} return faintTexts(); })()`);

/** Returns by how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate('document.scrollingElement.scrollWidth - innerWidth');

/** Returns the background of the page, and the color schemes that it states if it has none of its own. */
const readColors = (page: Page): Promise<{ background: string; scheme: string }> =>
  page.evaluate(`({
    background: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  })`);

/** Returns whether the page is dark in a browser that prefers dark colors. */
export const isDark = async (page: Page): Promise<boolean> => {
  const { background, scheme } = await readColors(page);
  const [red = 255, green = 255, blue = 255, alpha = 1] = background.match(/[\d.]+/g)?.map(Number) ?? [];
  if (alpha > 0) return red + green + blue < 384;
  return (
    scheme.includes('dark') && page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches")
  );
};

/** What a page asked for and what its policy refused, since it was opened. */
export interface Observed {
  readonly otherHosts: string[];
  readonly refused: string[];
  readonly errors: string[];
}

/** Observes a page. Call it before the page is opened. */
export const observe = async (page: Page, site: string): Promise<Observed> => {
  const observed: Observed = { otherHosts: [], refused: [], errors: [] };
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !/^(data|blob):/.test(request.url()))
      observed.otherHosts.push(request.url());
  });
  page.on('pageerror', (error) => observed.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') observed.errors.push(message.text());
  });
  await page.exposeFunction('noteRefusal', (what: string) => observed.refused.push(what));
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      noteRefusal(effectiveDirective + ' ' + blockedURI);
    });`,
  );
  return observed;
};

export const WINDOWS = [
  { width: 1280, height: 900, scheme: 'light' },
  { width: 1280, height: 900, scheme: 'dark' },
  { width: 390, height: 844, scheme: 'light' },
  { width: 390, height: 844, scheme: 'dark' },
] as const;
