import type { Config } from '../config.js';
import type { Context } from '../http/request.js';
import { DAY, HOUR } from '../../lib/clock.js';

/** A session ends at the latest this many seconds after the login. */
export const MAX_SECONDS = 14 * DAY;
/** A session ends after this many seconds without a request. */
export const IDLE_SECONDS = 7 * DAY;
/** A session gets a new id after this many seconds. */
export const ROTATE_AFTER = DAY;
/** The previous id remains valid for this many seconds: requests may be in flight, and responses may get lost. */
export const ROTATION_GRACE = HOUR;
/** Maximum number of sessions per user. A login beyond it ends the session that would expire first. */
export const MAX_SESSIONS = 20;

/** A change of the expiry by less than this is not written. */
const STEP_SECONDS = HOUR;

export const isExpired = (expiresAt: number, now: number): boolean => now >= expiresAt;

interface Lifetime {
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Returns the expiry, in UNIX seconds, of a session that is used now. */
export const later = ({ createdAt, expiresAt }: Lifetime, now: number): number => {
  const end = createdAt + MAX_SECONDS;
  const wanted = Math.min(end, now + IDLE_SECONDS);
  return wanted === end || wanted - expiresAt >= STEP_SECONDS ? wanted : expiresAt;
};

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
