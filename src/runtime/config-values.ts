import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { canParseUrl, parseUrl } from '../lib/parse-url.js';
import { parseRange } from '../lib/networks.js';
import { isEmail } from '../lib/email-address.js';

/** Thrown by the parsers. The message states what the value must be. */
export class BadValue extends Error {}

export const optional = (value: string): string | null => (value === '' ? null : value);

export const directory = (value: string): string => resolve(value);

export const optionalDirectory = (value: string): string | null => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) throw new BadValue('a directory');
  return value === '' ? null : directory(value);
};

export const port = (value: string): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65535) throw new BadValue('a port number from 0 to 65535');
  return number;
};

export const optionalPort = (value: string): number | null => (value === '' ? null : port(value));

export const count = (value: string): number => {
  if (!/^\d{1,12}$/.test(value)) throw new BadValue('a whole number from 0');
  return Number(value);
};

/** A number from 1, or null for `auto`. */
export const autoOrCount = (value: string): number | null => {
  if (value.toLowerCase() === 'auto') return null;
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new BadValue('a whole number from 1 to 999, or auto');
  return Number(value);
};

export const host = (value: string): string => {
  // A name that ends in a number is an address, to URLs.
  if (isIP(value) === 0 && !(/^[A-Za-z0-9.-]+$/.test(value) && canParseUrl(`http://${value}`)))
    throw new BadValue('an IP address or a host name');
  return value;
};

export const onOrOff = (value: string): boolean => {
  if (/^(on|true|yes|1)$/i.test(value)) return true;
  if (/^(off|false|no|0)$/i.test(value)) return false;
  throw new BadValue('on or off');
};

export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: string): T => {
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw new BadValue(`one of ${values.join(', ')}`);
    return found;
  };

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const url =
  (...schemes: readonly string[]) =>
  (value: string): string | null => {
    if (value === '') return null;
    const scheme = schemes.find((candidate) => value.startsWith(`${candidate}:`));
    const parsed = parseUrl(value);
    if (scheme === undefined || !parsed) {
      throw new BadValue(`a URL that begins with ${schemes.map((s) => `${s}://`).join(' or ')}`);
    }
    const { username, password } = parsed;
    if (!isDecodable(username) || !isDecodable(password))
      throw new BadValue('a URL whose user and password are percent-encoded');
    return value;
  };

/** A URL with a host. Without one, as in `smtp:mail`, some clients would connect to this machine. */
export const serverUrl =
  (...schemes: readonly string[]) =>
  (value: string): string | null => {
    const parsed = url(...schemes)(value);
    if (parsed !== null && new URL(parsed).hostname === '')
      throw new BadValue(`a URL with a host, such as ${schemes[0] ?? ''}://host`);
    return parsed;
  };

export const site = (value: string): string | null => {
  const parsed = url('http', 'https')(value);
  if (parsed === null) return null;
  const { pathname, search, hash, username } = new URL(parsed);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') {
    throw new BadValue('the root of a site, such as https://chat.example.com');
  }
  return new URL(parsed).origin;
};

export const database = (value: string): string | null => {
  if (value.startsWith('sqlite:') && value.length > 'sqlite:'.length) return value;
  try {
    return url('mysql')(value);
  } catch {
    throw new BadValue('mysql://user:password@host:3306/name or sqlite:path/of/file');
  }
};

/** Returns the root of a directory server. A base or a filter in the URL would be ignored. */
export const directoryUrl = (value: string): string | null => {
  const parsed = url('ldap', 'ldaps')(value);
  if (parsed === null) return null;
  const { hostname, pathname, search, username } = new URL(parsed);
  if (hostname === '' || !['', '/'].includes(pathname) || search !== '' || username !== '') {
    throw new BadValue('a server alone, such as ldaps://ldap.example.com or ldap://127.0.0.1:389');
  }
  return parsed;
};

/** The placeholder of the username in `LDAP_USER_FILTER`. */
export const USER_PLACEHOLDER = '%(user)s';

export const userFilter = (value: string): string => {
  if (!value.includes(USER_PLACEHOLDER)) {
    throw new BadValue(`a filter with ${USER_PLACEHOLDER} in place of the username`);
  }
  return value;
};

export const attribute = (value: string): string => {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(value)) throw new BadValue('the name of an attribute');
  return value;
};

export const optionalDomain = (value: string): string | null => {
  if (value !== '' && !isEmail(`user@${value}`)) throw new BadValue('a domain, such as example.com');
  return optional(value);
};

export const secondsFrom =
  (least: number, most: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new BadValue(`a number of seconds from ${least} to ${most}`);
    return number;
  };

export const optionalDate = (value: string): number | null => {
  if (value === '') return null;
  const time = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(time)) throw new BadValue('a date, or a time such as 2026-03-01T12:00:00Z');
  return time;
};

export const secret = (value: string): string | null => {
  if (value !== '' && value.length < 32) throw new BadValue('at least 32 characters');
  return optional(value);
};

export const organizationName = (value: string): string => {
  if (value === '' || Array.from(value).length > 40) throw new BadValue('a name of 1 to 40 characters');
  return value;
};

export const email = (value: string): string => {
  if (!isEmail(value)) throw new BadValue('an email address');
  return value;
};

export const addressRanges = (value: string): readonly string[] => {
  const ranges = value.split(',').map((range) => range.trim());
  if (value === '') return [];
  if (!ranges.every((range) => parseRange(range)))
    throw new BadValue('IP addresses or ranges such as 10.0.0.0/8, with commas between');
  return ranges;
};
