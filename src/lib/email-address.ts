import { domainToASCII } from 'node:url';

import { nameKey } from './name-key.js';

const LOCAL_PART = /^[-!#$%&'*+/=?^_`{|}~\w]+(\.[-!#$%&'*+/=?^_`{|}~\w]+)*$/;
const DOMAIN = /^(localhost|([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,62}[a-z0-9])$/i;

/** A name without a domain or an IPv4 address can be the host of `SITE_URL`. */
const SERVER_HOST = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/i;

/** Returns whether the text is valid before the `@`. A colon, for example, would break Basic authentication. */
export const isLocalPart = (text: string): boolean => text.length <= 64 && LOCAL_PART.test(text);

const isAddress = (text: string, host: RegExp): boolean => {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && isLocalPart(text.slice(0, Math.max(at, 0))) && host.test(text.slice(at + 1));
};

/** Returns the address with the letters that DNS has in its domain: `info@müller.de` is `info@xn--mller-kva.de` there. */
const inAscii = (text: string): string => {
  const at = text.lastIndexOf('@') + 1;
  return text.slice(0, at) + domainToASCII(text.slice(at));
};

const isAscii = (text: string): boolean => /^[\0-\u007f]*$/.test(text);

/** Returns whether the text has the form of an email address, whose domain may have letters of any alphabet. */
export const isEmail = (text: string): boolean =>
  isAddress(isAscii(text) ? text : inAscii(text), DOMAIN) && text.length <= 254;

/** Returns the host part of the emails that the server generates. */
export const emailHost = (siteUrl: string): string => {
  const { hostname } = new URL(siteUrl);
  return hostname.startsWith('[') ? 'localhost' : hostname;
};

/**
 * Returns whether the address is reserved for accounts that hide their real email. No account can have it as its real
 * email.
 */
export const isReservedEmail = (siteUrl: string, email: string): boolean => {
  const at = email.lastIndexOf('@');
  return (
    /^user\d+$/i.test(email.slice(0, at)) && nameKey(email.slice(at + 1)) === nameKey(emailHost(siteUrl))
  );
};

/** Returns whether an account can have the address as its real email. */
export const isUsableEmail = (siteUrl: string, email: string): boolean =>
  isEmail(email) && !isReservedEmail(siteUrl, email);

/** Returns whether a bot can have the address. Its host is that of a server, such as `chat` or `127.0.0.1`. */
export const isBotEmail = (email: string): boolean => isAddress(email, SERVER_HOST);

/** Returns the API email of a user whose real email is not visible to all users. */
export const hiddenEmail = (siteUrl: string, id: number): string => `user${String(id)}@${emailHost(siteUrl)}`;

/** No mail server receives mail for such a domain (RFC 2606). */
const UNKNOWN_DOMAIN = '@unknown.invalid';

/** Returns the email of an imported user whose real one is not part of the archive. */
export const unknownEmail = (id: number): string => `user-${id}${UNKNOWN_DOMAIN}`;

export const isUnknownEmail = (email: string): boolean => email.endsWith(UNKNOWN_DOMAIN);
