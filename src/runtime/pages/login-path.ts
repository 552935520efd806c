import type { Context } from '../http/request.js';

export const LOGIN_PATH = '/login';

/** The parameter and the field with the address to which a login returns. */
export const NEXT_FIELD = 'next';

/** Browsers read a second slash, or a backslash, as the beginning of another site. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/;

/** Returns an address of this site. Anything else is the root: a link to the login must not lead to another site. */
export const ownPath = (address: string | undefined): string =>
  address !== undefined && OWN_PATH.test(address) ? address : '/';

/** Returns the address of the login that returns to the page of a request. */
export const loginPath = ({ path, search }: Context): string => {
  const next = path + search;
  return next === '/' ? LOGIN_PATH : `${LOGIN_PATH}?${NEXT_FIELD}=${encodeURIComponent(next)}`;
};
