import type { Config } from '../config.js';
import type { Context } from '../http/request-state.js';
import { MAX_SECONDS } from './lifetime.js';

export const SESSION_COOKIE = 'sessionid';
export const CSRF_COOKIE = 'csrftoken';
export const NOTICE_COOKIE = 'notice';

export const parseCookie = (context: Context, name: string): string | undefined => context.cookies.get(name);

type Site = Pick<Config, 'siteUrl'>;

interface Attributes {
  /** In seconds. Absent: until the browser is closed. */
  readonly maxAge?: number;
  readonly httpOnly: boolean;
}

/** Returns a `Set-Cookie` header. `Secure` follows from SITE_URL, since a proxy may terminate TLS for the server. */
const cookie = (name: string, value: string, site: Site, { maxAge, httpOnly }: Attributes): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(site.siteUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export const sessionCookie = (site: Site, token: string, maxAge = MAX_SECONDS): string =>
  cookie(SESSION_COOKIE, token, site, { maxAge, httpOnly: true });

/**
 * Returns the cookie that scripts and forms of the site read. Without `maxAge` it lasts until the browser is closed.
 */
export const csrfCookie = (site: Site, token: string, maxAge?: number): string =>
  cookie(CSRF_COOKIE, token, site, { httpOnly: false, ...(maxAge !== undefined && { maxAge }) });

/** Returns the cookie that says on the next page what an action did. Other sites cannot set it. */
export const noticeCookie = (site: Site, value: string, maxAge: number): string =>
  cookie(NOTICE_COOKIE, value, site, { maxAge, httpOnly: true });

/** Deletes both cookies. */
export const endedCookies = (site: Site): string[] => [sessionCookie(site, '', 0), csrfCookie(site, '', 0)];
