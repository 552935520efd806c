import { createHmac, randomBytes } from 'node:crypto';

import { parseUrl } from '../../lib/parse-url.js';
import { errors } from '../../../generated/errors.js';
import type { Context } from '../http/request.js';
import type { Config } from '../config.js';
import { isLocalHost } from '../../lib/networks.js';
import { isSameText } from '../../lib/token.js';
import type { Secrets } from './secrets.js';
import { CSRF_COOKIE, parseCookie } from './cookies.js';
import type { Session } from './logins.js';

type Bearer = Pick<Session, 'id'> | undefined;

export const CSRF_FIELD = 'csrfmiddlewaretoken';

const NONCE_LENGTH = 22;

/** Tokens that prove that a request comes from this site. Each is bound to one session, or to requests without one. */
export interface CsrfTokens {
  make(session: Bearer): string;
  isFor(session: Bearer, token: string): boolean;
}

/** What the checks need of the services. */
interface Guarded {
  readonly config: Config;
  readonly csrf: CsrfTokens;
}

export const createCsrfTokens = (secrets: Secrets): CsrfTokens => {
  const key = secrets.derive('csrf-token');
  const sign = (nonce: string, session: Bearer): string => {
    const bearer = session ? `session:${session.id}` : 'no session';
    return nonce + createHmac('sha256', key).update(`${bearer}:${nonce}`).digest('base64url');
  };
  return {
    make: (session) => sign(randomBytes(16).toString('base64url'), session),
    isFor: (session, token) => isSameText(token, sign(token.slice(0, NONCE_LENGTH), session)),
  };
};

/**
 * Returns whether an origin is that of the site, or the address under which the browser reaches the server. The owner
 * of any other host name may point that name to this server.
 */
const isOwnOrigin = (context: Context, { config }: Guarded, origin: string): boolean => {
  if (origin === config.siteUrl) return true;
  const url = parseUrl(origin);
  if (!url) return false;
  const { protocol, host } = url;
  return host === context.host && isLocalHost(host) && protocol === new URL(config.siteUrl).protocol;
};

const foreignOrigin = (context: Context, services: Guarded): string | undefined => {
  const origin = context.get('origin');
  if (origin === '' || isOwnOrigin(context, services, origin)) return undefined;
  return `Origin checking failed - ${origin} does not match any trusted origins.`;
};

/**
 * Returns what is wrong with the origin of a session's request. Over https, every browser sends `Origin` or `Referer`.
 */
const originFault = (context: Context, services: Guarded): string | undefined => {
  if (context.get('origin') !== '') return foreignOrigin(context, services);
  if (!services.config.siteUrl.startsWith('https:')) return undefined;
  const referer = context.get('referer');
  if (referer === '') return 'Referer checking failed - no Referer.';
  const url = parseUrl(referer);
  if (!url) return 'Referer checking failed - Referer is malformed.';
  if (isOwnOrigin(context, services, url.origin)) return undefined;
  return `Referer checking failed - ${referer} does not match any trusted origins.`;
};

const tokenFault = (
  context: Context,
  services: Guarded,
  session: Bearer,
  field: unknown,
): string | undefined => {
  const header = context.get('x-csrftoken');
  const token = header === '' && typeof field === 'string' ? field : header;
  if (token === '') return 'CSRF token missing.';
  const place = header === '' ? 'POST' : "the 'X-Csrftoken' HTTP header";
  if (!services.csrf.isFor(session, token)) return `CSRF token from ${place} incorrect.`;
  if (session) return undefined;
  // Without a session, the cookie binds the token to the browser.
  const cookie = parseCookie(context, CSRF_COOKIE);
  if (cookie === undefined) return 'CSRF cookie not set.';
  return isSameText(cookie, token) ? undefined : `CSRF token from ${place} incorrect.`;
};

const refuseFor = (reason: string | undefined): void => {
  if (reason !== undefined) throw errors.csrfFailed({ reason });
};

/** Refuses a request that another site may have triggered. `field` is the token field of a form. */
export const checkCsrf = (context: Context, services: Guarded, session: Bearer, field: unknown): void => {
  refuseFor(originFault(context, services) ?? tokenFault(context, services, session, field));
};

/**
 * The part of `checkCsrf` that runs before a page shows its form again. Forms of other sites arrive without cookies, so
 * new cookies would replace those of the browser.
 */
export const checkOrigin = (context: Context, services: Guarded): void => {
  refuseFor(originFault(context, services));
};

const OTHER_SITES: readonly string[] = ['cross-site', 'same-site'];

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a change that a browser requests for a page of another site, whatever the credentials. A browser adds HTTP
 * Basic credentials by itself, and some operations need none. Only browsers send these headers, and pages cannot set
 * them.
 */
export const checkSite = (context: Context, services: Guarded): void => {
  if (READING.includes(context.method)) return;
  const isOther = OTHER_SITES.includes(context.get('sec-fetch-site'));
  refuseFor(foreignOrigin(context, services) ?? (isOther ? 'Request of another site.' : undefined));
};
