import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

import { BadValue } from './config-values.js';
import { settingNames, type Variable, variables } from './config-variables.js';
import { isSqliteUrl } from './store/sqlite/file.js';
import { isReservedEmail } from '../lib/email-address.js';
import { OperatorError } from '../lib/fail-command.js';

/** A setting or an argument that cannot be used. A supervisor need not try again. */
export class ConfigError extends OperatorError {
  override readonly exitCode = 2;
}

type Parsed = { readonly [Key in keyof typeof variables]: ReturnType<(typeof variables)[Key]['parse']> };

/** All settings, including the derived ones. */
export interface Config extends Omit<Parsed, 'databaseUrl' | 'processes' | 'siteUrl' | 'uploads'> {
  /** Variables that are no settings, in capitals or not. One of them may be misspelt. */
  readonly otherVariables: readonly string[];
  readonly databaseUrl: string;
  readonly processes: number;
  /** The number of this process from 1, if the server has several. Undefined for the one that starts them. */
  readonly processNumber: string | undefined;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly uploads: string;
}

const read = <T>({ name, default: unset, parse }: Variable<T>, env: NodeJS.ProcessEnv): T => {
  const given = env[name]?.trim() ?? '';
  try {
    return parse(given === '' ? unset : given);
  } catch (error) {
    if (!(error instanceof BadValue)) throw error;
    throw new ConfigError(`${name} is ${JSON.stringify(hidden(name, given))}, but must be ${error.message}.`);
  }
};

const SECRETS: readonly string[] = ['SECRET_KEY', 'LDAP_BIND_PASSWORD'];

/** Hides a secret, or the password in a URL, from screens and logs. A password may have unencoded `/` and `@`. */
const hidden = (name: string, value: string): string =>
  SECRETS.includes(name) ? '(not shown)' : value.replace(/\/\/.*@/s, '//(not shown)@');

/** Checks that the directory settings are complete and consistent. */
const checkDirectory = (config: Parsed): void => {
  const { ldapUrl, ldapSearchBase, ldapStarttls, ldapBindDn, ldapBindPassword } = config;
  if (ldapUrl === null) return;
  if (ldapSearchBase === null) throw new ConfigError('LDAP_SEARCH_BASE must be set where LDAP_URL is.');
  if (ldapStarttls && ldapUrl.startsWith('ldaps:'))
    throw new ConfigError('LDAP_STARTTLS is on, but LDAP_URL is encrypted from the start.');
  // A bind with a name and no password succeeds as anonymous (RFC 4513, section 5.1.2).
  if ((ldapBindDn === null) !== (ldapBindPassword === null))
    throw new ConfigError('LDAP_BIND_DN and LDAP_BIND_PASSWORD must be set together.');
};

/** The database needs the other processors. */
const PROCESSORS_FOR_PROCESS = 2;
/** Each may have fifteen connections, and databases often allow 151. */
const MOST_BY_ITSELF = 8;

/** Returns how many processes serve. */
const processesOf = (wanted: number | null, databaseUrl: string): number => {
  if (wanted !== null || isSqliteUrl(databaseUrl)) return wanted ?? 1;
  const half = Math.floor(availableParallelism() / PROCESSORS_FOR_PROCESS);
  return Math.min(MOST_BY_ITSELF, Math.max(1, half));
};

/** Returns the address of the server on this machine. */
export const localSite = (listenHost: string, listenPort: number): string => {
  const everywhere = listenHost === '0.0.0.0' || listenHost === '::';
  const name = everywhere ? 'localhost' : isIP(listenHost) === 6 ? `[${listenHost}]` : listenHost;
  return new URL(`http://${name}:${listenPort}`).origin;
};

/** Reads the settings from the environment. Throws a `ConfigError` for the first invalid one. */
export const loadConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = Object.fromEntries(
    Object.entries(variables).map(([key, declared]) => [key, read<unknown>(declared, env)]),
  ) as Parsed;
  const { dataDir } = parsed;
  if (existsSync(dataDir) && !existsSync(`${dataDir}/.`)) {
    throw new ConfigError(`DATA_DIR is ${JSON.stringify(dataDir)}, which is not a directory.`);
  }
  checkDirectory(parsed);
  const siteUrl = parsed.siteUrl ?? localSite(parsed.host, parsed.port);
  if (isReservedEmail(siteUrl, parsed.ownerEmail))
    throw new ConfigError('OWNER_EMAIL is one of the addresses that stand for accounts with a hidden email.');
  const databaseUrl = parsed.databaseUrl ?? `sqlite:${resolve(dataDir, 'chat.sqlite')}`;
  return {
    ...parsed,
    processes: processesOf(parsed.processes, databaseUrl),
    processNumber: env[PROCESS_NUMBER],
    otherVariables: Object.keys(env).filter((name) => !settingNames.has(name)),
    databaseUrl,
    siteUrl,
    uploads: parsed.uploads ?? resolve(dataDir, 'uploads'),
  };
};

/** Set by the process of a server that starts the others. */
const PROCESS_NUMBER = 'TEAM_CHAT_PROCESS';

/** Returns the environment of one of several processes, beside the settings. */
export const environmentOf = (processNumber: number, listenPort: number): Record<string, string> => ({
  [PROCESS_NUMBER]: String(processNumber),
  PORT: String(listenPort),
});

/** Returns the same settings with the port that PORT=0 resolved to. */
export const onPort = (config: Config, listenPort: number): Config => ({
  ...config,
  port: listenPort,
  siteUrl:
    config.siteUrl === localSite(config.host, config.port)
      ? localSite(config.host, listenPort)
      : config.siteUrl,
});
