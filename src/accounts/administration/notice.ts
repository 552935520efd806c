import { NOTICE_COOKIE, noticeCookie, parseCookie } from '../../runtime/identity/cookies.js';
import type { Config } from '../../runtime/config.js';
import type { Context } from '../../runtime/http/request-state.js';

/** In seconds. The browser loads the next page at once. */
const KEPT = 30;

/** An action of a page that was done. */
export interface Notice {
  readonly path: string;
  readonly action: string;
}

/** Lets the next page state what an action did. The address of a page cannot, since links of others have addresses, too. */
export const leaveNotice = (context: Context, config: Config, { path, action }: Notice): void => {
  context.append('Set-Cookie', noticeCookie(config, `${encodeURIComponent(path)}.${action}`, KEPT));
};

/** Returns what the last action did, once. */
export const takeNotice = (context: Context, config: Config): Notice | undefined => {
  const value = parseCookie(context, NOTICE_COOKIE);
  if (value === undefined) return undefined;
  context.append('Set-Cookie', noticeCookie(config, '', 0));
  const [, path = '', action = ''] = /^%2F([\w%-]*)\.(\w+)$/.exec(value) ?? [];
  return { path: `/${path.replaceAll('%2F', '/')}`, action };
};
