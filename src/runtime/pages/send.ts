import type { Context } from '../http/request.js';
import { page, type PageContent } from './page.js';

/**
 * Allows no scripts, no frames and nothing from other sites. Browsers apply `form-action` to redirects after a form,
 * too.
 */
const policyOf = (formTargets: readonly string[], hasImages: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    ...(hasImages ? ["img-src 'self'"] : []),
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'DENY',
  // With `no-referrer`, browsers would send `Origin: null` with a form.
  'Referrer-Policy': 'same-origin',
};

/** Sends a page. `formTargets` are the URL schemes that a form of the page may redirect to. */
export const sendPage = (
  context: Context,
  status: number,
  content: PageContent,
  formTargets: readonly string[] = [],
): void => {
  context.status = status;
  context.type = 'text/html; charset=utf-8';
  context.set({ ...HEADERS, 'Content-Security-Policy': policyOf(formTargets, content.hasImages ?? false) });
  context.body = page(content).text;
};

/** Sends a redirect with status 302. */
export const sendRedirect = (context: Context, location: string): void => {
  context.status = 302;
  context.set({ ...HEADERS, Location: location });
  context.body = '';
};
