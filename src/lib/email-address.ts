import { nameKey } from '../store/name-key.js';

const LOCAL_PART = /^[-!#$%&'*+/=?^_`{|}~\w]+(\.[-!#$%&'*+/=?^_`{|}~\w]+)*$/;
const DOMAIN = /^(localhost|([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,62}[a-z0-9])$/i;

/** Whether the text can stand before the `@`; a colon, for one, would break Basic authentication. */
export const isLocalPart = (text: string): boolean => text.length <= 64 && LOCAL_PART.test(text);

/** Whether the text has the form of an email address. */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && isLocalPart(text.slice(0, Math.max(at, 0))) && DOMAIN.test(text.slice(at + 1));
};

/** The host part of the emails the server itself makes. */
export const emailHost = (siteUrl: string): string => {
  const { hostname } = new URL(siteUrl);
  return hostname.startsWith('[') ? 'localhost' : hostname;
};

/** Addresses that stand for accounts which hide their real email. None of them is the real email of an account. */
export const isReservedEmail = (siteUrl: string, email: string): boolean => {
  const at = email.lastIndexOf('@');
  return (
    /^user\d+$/i.test(email.slice(0, at)) && nameKey(email.slice(at + 1)) === nameKey(emailHost(siteUrl))
  );
};

/** Whether an account can have the address as its real email. */
export const isUsableEmail = (siteUrl: string, email: string): boolean =>
  isEmail(email) && !isReservedEmail(siteUrl, email);

/** The API email of those who show their real one only to some. */
export const hiddenEmail = (siteUrl: string, id: number): string => `user${String(id)}@${emailHost(siteUrl)}`;
