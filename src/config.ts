import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';

import { readRange } from './contract/client-address.js';
import { isEmail } from './users/email.js';

/** A setting that cannot be used: the whole message is the one line that stops the start. */
export class ConfigError extends Error {}

/** One environment variable: what it is when unset, how its text becomes a value, what it means. */
interface Variable<T> {
  readonly name: string;
  /** As it would be typed; empty where there is none. */
  readonly default: string;
  /** How the README states the default, where the text alone does not say it. */
  readonly defaultMeaning?: string;
  readonly parse: (text: string) => T;
  readonly meaning: string;
}

/** Thrown by the parsers: what the value should have been. */
class BadValue extends Error {}

const optional = (value: string): string | null => (value === '' ? null : value);

const directory = (value: string): string => resolve(value);

const optionalDirectory = (value: string): string | null => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) throw new BadValue('a directory');
  return value === '' ? null : directory(value);
};

const port = (value: string): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > 65535) throw new BadValue('a port number from 0 to 65535');
  return number;
};

const optionalCount = (value: string): number | null => {
  if (value === '') return null;
  if (!/^\d{1,12}$/.test(value)) throw new BadValue('a number that is not negative');
  return Number(value);
};

const host = (value: string): string => {
  if (isIP(value) === 0 && !/^[A-Za-z0-9.-]+$/.test(value))
    throw new BadValue('an IP address or a host name');
  return value;
};

const onOrOff = (value: string): boolean => {
  if (/^(on|true|yes|1)$/i.test(value)) return true;
  if (/^(off|false|no|0)$/i.test(value)) return false;
  throw new BadValue('on or off');
};

const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (value: string): T => {
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw new BadValue(`one of ${values.join(', ')}`);
    return found;
  };

const url =
  (...schemes: readonly string[]) =>
  (value: string): string | null => {
    if (value === '') return null;
    const scheme = schemes.find((candidate) => value.startsWith(`${candidate}:`));
    if (scheme === undefined || !URL.canParse(value)) {
      throw new BadValue(`a URL that begins with ${schemes.map((s) => `${s}://`).join(' or ')}`);
    }
    return value;
  };

const site = (value: string): string | null => {
  const parsed = url('http', 'https')(value);
  if (parsed === null) return null;
  const { pathname, search, hash, username } = new URL(parsed);
  if (pathname !== '/' || search !== '' || hash !== '' || username !== '') {
    throw new BadValue('the root of a site, such as https://chat.example.com');
  }
  return new URL(parsed).origin;
};

const database = (value: string): string | null => {
  if (value.startsWith('sqlite:') && value.length > 'sqlite:'.length) return value;
  try {
    return url('mysql')(value);
  } catch {
    throw new BadValue('mysql://user:password@host:3306/name or sqlite:path/of/file');
  }
};

/** The root of a directory server; a base or a filter in the URL would be ignored. */
const directoryUrl = (value: string): string | null => {
  const parsed = url('ldap', 'ldaps')(value);
  if (parsed === null) return null;
  const { hostname, pathname, search, username } = new URL(parsed);
  if (hostname === '' || !['', '/'].includes(pathname) || search !== '' || username !== '') {
    throw new BadValue('a server alone, such as ldaps://ldap.example.com or ldap://127.0.0.1:389');
  }
  return parsed;
};

/** What stands for the username in `LDAP_USER_FILTER`. */
export const USER_PLACEHOLDER = '%(user)s';

const userFilter = (value: string): string => {
  if (!value.includes(USER_PLACEHOLDER)) {
    throw new BadValue(`a filter with ${USER_PLACEHOLDER} in place of the username`);
  }
  return value;
};

const attribute = (value: string): string => {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(value)) throw new BadValue('the name of an attribute');
  return value;
};

const optionalDomain = (value: string): string | null => {
  if (value !== '' && !isEmail(`user@${value}`)) throw new BadValue('a domain, such as example.com');
  return optional(value);
};

const timeoutSeconds = (value: string): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 60)
    throw new BadValue('a number of seconds from 1 to 60');
  return number;
};

const optionalDate = (value: string): number | null => {
  if (value === '') return null;
  const time = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(time)) throw new BadValue('a date, or a time such as 2026-03-01T12:00:00Z');
  return time;
};

const secret = (value: string): string | null => {
  if (value !== '' && value.length < 32) throw new BadValue('at least 32 characters');
  return optional(value);
};

const organizationName = (value: string): string => {
  if (value.trim() === '' || value.length > 40) throw new BadValue('a name of 1 to 40 characters');
  return value.trim();
};

const email = (value: string): string => {
  if (!isEmail(value)) throw new BadValue('an email address');
  return value;
};

const addressRanges = (value: string): readonly string[] => {
  const ranges = value.split(',').map((range) => range.trim());
  if (value === '') return [];
  if (!ranges.every((range) => readRange(range)))
    throw new BadValue('IP addresses or ranges such as 10.0.0.0/8, with commas between');
  return ranges;
};

const variable = <T>(declared: Variable<T>): Variable<T> => declared;

/** Every setting of the server. The table in the README is made from it. */
export const variables = {
  port: variable({
    name: 'PORT',
    default: '9991',
    parse: port,
    meaning: 'Port to listen on; 0 takes any free one.',
  }),
  host: variable({
    name: 'HOST',
    default: '127.0.0.1',
    parse: host,
    meaning: 'Address to listen on; `0.0.0.0` lets other machines in.',
  }),
  dataDir: variable({
    name: 'DATA_DIR',
    default: './data',
    parse: directory,
    meaning: 'Where the embedded database, the secret, uploads and unsent mail are kept.',
  }),
  databaseUrl: variable({
    name: 'DATABASE_URL',
    default: '',
    defaultMeaning: '`chat.sqlite` in `DATA_DIR`',
    parse: database,
    meaning:
      'Database: `mysql://user:password@host/name` (MySQL 8.4 or MariaDB 10.11 and later), or `sqlite:file`.',
  }),
  secretKey: variable({
    name: 'SECRET_KEY',
    default: '',
    defaultMeaning: '`secret-key` in `DATA_DIR`, made on first start',
    parse: secret,
    meaning:
      'Secret that encrypts API keys; the same for every process on one database. It cannot be changed later.',
  }),
  uploads: variable({
    name: 'UPLOADS',
    default: '',
    defaultMeaning: '`uploads` in `DATA_DIR`',
    parse: optionalDirectory,
    meaning: 'Directory of uploaded files; processes on one database share it.',
  }),
  uploadQuotaMib: variable({
    name: 'UPLOAD_QUOTA_MIB',
    default: '',
    defaultMeaning: 'none',
    parse: optionalCount,
    meaning: 'How many MiB all uploaded files together may have.',
  }),
  redisUrl: variable({
    name: 'REDIS_URL',
    default: '',
    defaultMeaning: 'none: each process counts for itself',
    parse: url('redis', 'rediss'),
    meaning: 'Redis in which several processes share their rate limits.',
  }),
  siteUrl: variable({
    name: 'SITE_URL',
    default: '',
    defaultMeaning: '`http://HOST:PORT`',
    parse: site,
    meaning: 'Root address at which people reach the server.',
  }),
  organizationName: variable({
    name: 'ORGANIZATION_NAME',
    default: 'Team Chat',
    parse: organizationName,
    meaning: 'Name of the organization made on first start.',
  }),
  ownerEmail: variable({
    name: 'OWNER_EMAIL',
    default: 'owner@localhost',
    parse: email,
    meaning: 'Email of the owner made on first start.',
  }),
  ownerPassword: variable({
    name: 'OWNER_PASSWORD',
    default: '',
    defaultMeaning: 'random, printed once',
    parse: optional,
    meaning: 'Password of the owner made on first start.',
  }),
  passwordLogin: variable({
    name: 'PASSWORD_LOGIN',
    default: 'on',
    parse: onOrOff,
    meaning:
      'Lets people log in with passwords kept by this server; `off` leaves the directory of `LDAP_URL`, if any.',
  }),
  forcePasswordReset: variable({
    name: 'FORCE_PASSWORD_RESET',
    default: '',
    parse: optionalDate,
    meaning:
      'Date or time. The first start with a later one than before disables every password kept by this server; each has to be reset.',
  }),
  ldapUrl: variable({
    name: 'LDAP_URL',
    default: '',
    parse: directoryUrl,
    meaning:
      'Directory that verifies passwords, `ldaps://host` or `ldap://host:389`; accounts are created on the first login.',
  }),
  ldapStarttls: variable({
    name: 'LDAP_STARTTLS',
    default: 'off',
    parse: onOrOff,
    meaning: 'Encrypts the connection to an `ldap://` directory before anything is sent.',
  }),
  ldapCaFile: variable({
    name: 'LDAP_CA_FILE',
    default: '',
    defaultMeaning: 'the authorities Node.js knows',
    parse: optional,
    meaning: 'PEM file of the authorities that may sign the certificate of the directory.',
  }),
  ldapBindDn: variable({
    name: 'LDAP_BIND_DN',
    default: '',
    defaultMeaning: 'none: the search is anonymous',
    parse: optional,
    meaning: 'Name of the entry as which the server searches the directory.',
  }),
  ldapBindPassword: variable({
    name: 'LDAP_BIND_PASSWORD',
    default: '',
    parse: optional,
    meaning: 'Password of `LDAP_BIND_DN`.',
  }),
  ldapSearchBase: variable({
    name: 'LDAP_SEARCH_BASE',
    default: '',
    parse: optional,
    meaning:
      'Entry below which people are found, such as `ou=people,dc=example,dc=com`; needed with `LDAP_URL`.',
  }),
  ldapUserFilter: variable({
    name: 'LDAP_USER_FILTER',
    default: '(uid=%(user)s)',
    parse: userFilter,
    meaning: 'Filter that finds the one entry of a username, which stands for `%(user)s`.',
  }),
  ldapEmailAttribute: variable({
    name: 'LDAP_EMAIL_ATTRIBUTE',
    default: 'mail',
    parse: attribute,
    meaning:
      'Attribute that holds the email of the account. Users who can change it in the directory can log in as anyone.',
  }),
  ldapAppendDomain: variable({
    name: 'LDAP_APPEND_DOMAIN',
    default: '',
    parse: optionalDomain,
    meaning: 'Domain that completes the email where the attribute holds only what stands before the `@`.',
  }),
  ldapNameAttribute: variable({
    name: 'LDAP_NAME_ATTRIBUTE',
    default: 'cn',
    parse: attribute,
    meaning: 'Attribute that holds the name of a new account.',
  }),
  ldapTimeout: variable({
    name: 'LDAP_TIMEOUT',
    default: '5',
    parse: timeoutSeconds,
    meaning: 'Seconds after which a login stops waiting for the directory.',
  }),
  smtpUrl: variable({
    name: 'SMTP_URL',
    default: '',
    defaultMeaning: 'none: mail is written to files in `DATA_DIR`',
    parse: url('smtp', 'smtps'),
    meaning: 'Mail server, `smtp://user:password@host:587`.',
  }),
  webPublicStreamsEnabled: variable({
    name: 'WEB_PUBLIC_STREAMS_ENABLED',
    default: 'off',
    parse: onOrOff,
    meaning: 'Allows web-public channels, which may be read without an account.',
  }),
  accessLimitsPresence: variable({
    name: 'CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE',
    default: 'off',
    parse: onOrOff,
    meaning: 'Hides the presence of users whom the asker may not access.',
  }),
  rateLimits: variable({
    name: 'RATE_LIMITS',
    default: 'on',
    parse: onOrOff,
    meaning: 'Limits how often each user and address may ask; `off` only for benchmarks and tests.',
  }),
  trustedProxies: variable({
    name: 'TRUSTED_PROXIES',
    default: '',
    parse: addressRanges,
    meaning:
      'Reverse proxies, as addresses or ranges with commas between, whose `X-Forwarded-For` is believed.',
  }),
  devMode: variable({
    name: 'DEV_MODE',
    default: 'off',
    parse: onOrOff,
    meaning: 'Opens operations meant for development, such as keys without a password. Never in production.',
  }),
  logLevel: variable({
    name: 'LOG_LEVEL',
    default: 'info',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    meaning: 'Least level that is logged: trace, debug, info, warn, error, fatal or silent.',
  }),
} as const;

type Parsed = { readonly [Key in keyof typeof variables]: ReturnType<(typeof variables)[Key]['parse']> };

/** The settings, those that follow from others filled in. */
export interface Config extends Omit<Parsed, 'databaseUrl' | 'siteUrl' | 'uploads'> {
  readonly databaseUrl: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly uploads: string;
}

const read = <T>({ name, default: unset, parse }: Variable<T>, env: NodeJS.ProcessEnv): T => {
  const given = env[name]?.trim() ?? '';
  try {
    return parse(given === '' ? unset : given);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    throw new ConfigError(
      `${name} is ${JSON.stringify(hidden(name, given))}, but it has to be ${error.message}.`,
    );
  }
};

const SECRETS: readonly string[] = ['SECRET_KEY', 'LDAP_BIND_PASSWORD'];

/** A secret, or a URL that may hold a password, is not repeated on a screen or in a log. */
const hidden = (name: string, value: string): string =>
  SECRETS.includes(name) ? '(not shown)' : value.replace(/\/\/[^@/]*@/, '//(not shown)@');

/** Settings of the directory that go only together. */
const checkDirectory = (config: Parsed): void => {
  const { ldapUrl, ldapSearchBase, ldapStarttls, ldapBindDn, ldapBindPassword } = config;
  if (ldapUrl === null) return;
  if (ldapSearchBase === null) throw new ConfigError('LDAP_SEARCH_BASE must be set where LDAP_URL is.');
  if (ldapStarttls && ldapUrl.startsWith('ldaps:'))
    throw new ConfigError('LDAP_STARTTLS is on, but LDAP_URL is encrypted from the start.');
  // A bind with a name and no password succeeds as anonymous: RFC 4513, section 5.1.2.
  if ((ldapBindDn === null) !== (ldapBindPassword === null))
    throw new ConfigError('LDAP_BIND_DN and LDAP_BIND_PASSWORD must be set together.');
};

/** The address of the server on this machine. */
export const localSite = (listenHost: string, listenPort: number): string => {
  const everywhere = listenHost === '0.0.0.0' || listenHost === '::';
  const name = everywhere ? 'localhost' : isIP(listenHost) === 6 ? `[${listenHost}]` : listenHost;
  return new URL(`http://${name}:${listenPort}`).origin;
};

/** Reads the settings from the environment, or throws a `ConfigError` about the first bad one. */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = Object.fromEntries(
    Object.entries(variables).map(([key, declared]) => [key, read<unknown>(declared, env)]),
  ) as Parsed;
  const { dataDir } = parsed;
  if (existsSync(dataDir) && !existsSync(`${dataDir}/.`)) {
    throw new ConfigError(`DATA_DIR is ${JSON.stringify(dataDir)}, which is not a directory.`);
  }
  checkDirectory(parsed);
  return {
    ...parsed,
    databaseUrl: parsed.databaseUrl ?? `sqlite:${resolve(dataDir, 'chat.sqlite')}`,
    siteUrl: parsed.siteUrl ?? localSite(parsed.host, parsed.port),
    uploads: parsed.uploads ?? resolve(dataDir, 'uploads'),
  };
};

/** The same settings on the port that PORT=0 came to. */
export const onPort = (config: Config, listenPort: number): Config => ({
  ...config,
  port: listenPort,
  siteUrl:
    config.siteUrl === localSite(config.host, config.port)
      ? localSite(config.host, listenPort)
      : config.siteUrl,
});
