import { errors } from '../../../generated/errors.js';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const decode = (credentials: string): string => {
  if (!BASE64.test(credentials)) throw errors.invalidBasicHeader();
  try {
    return utf8.decode(Buffer.from(credentials, 'base64'));
  } catch {
    throw errors.invalidBasicHeader();
  }
};

/** Reads `Basic base64(email:key)`. Ignores spaces around the key. The comparison of emails ignores those around the email. */
export const parseBasic = (authorization: string): { email: string; key: string } => {
  const [scheme, credentials, ...rest] = authorization.split(/\s+/);
  if (scheme?.toLowerCase() !== 'basic') throw errors.notBasicAuth();
  if (credentials === undefined || rest.length > 0) throw errors.invalidBasicHeader();
  const [email, key, ...others] = decode(credentials).split(':');
  if (email === undefined || key === undefined || others.length > 0) throw errors.invalidBasicHeader();
  return { email, key: key.trim() };
};
