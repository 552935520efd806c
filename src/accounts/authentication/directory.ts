import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect as connectPlainly, isIP, type Socket } from 'node:net';
import { connect as connectSecurely, type ConnectionOptions } from 'node:tls';

import type { Client } from 'ldapts';
import type { Logger } from 'pino';

import { type Config, ConfigError } from '../../runtime/config.js';
import { codeOf, createFinder, type Found } from './ldap-entries.js';
import { Semaphore } from '../../lib/semaphore.js';

interface LdapServer {
  readonly url: string;
  readonly startTls: boolean;
  /** PEM. Undefined: the authorities built into Node.js. */
  readonly ca: string | undefined;
  readonly timeoutMs: number;
}

/** The certificate must match the host of the URL. */
const tlsOptions = ({ url, ca }: LdapServer): ConnectionOptions => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return { host, ...(isIP(host) === 0 && { servername: host }), ...(ca !== undefined && { ca }) };
};

/**
 * Opens a connection, runs the work and closes the connection. Destroys the socket when the time limit is over: the
 * library limits the time of a request, but not the TLS handshake after STARTTLS.
 */
const withConnection = async <T>(server: LdapServer, work: (client: Client) => Promise<T>): Promise<T> => {
  const { Client } = await import('ldapts');
  const sockets: Socket[] = [];
  const keep = <S extends Socket>(socket: S): S => {
    sockets.push(socket);
    return socket;
  };
  const { url, startTls, timeoutMs: timeout } = server;
  const client = new Client({
    url,
    timeout,
    connectTimeout: timeout,
    ...(url.startsWith('ldaps:') && { tlsOptions: tlsOptions(server) }),
    createConnection: ((port: number, host: string) =>
      keep(connectPlainly(port, host))) as typeof connectPlainly,
    createSecureConnection: ((...options: Parameters<typeof connectSecurely>) =>
      keep(connectSecurely(...options))) as typeof connectSecurely,
  });
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const deadline = setTimeout(close, timeout);
  try {
    if (startTls) await client.startTLS(tlsOptions(server));
    return await work(client);
  } finally {
    clearTimeout(deadline);
    await client.unbind().catch(() => undefined);
    close();
  }
};

/** The user in a directory entry. */
export type DirectoryEntry = Pick<Found, 'email' | 'name'>;

/** `refused`: one entry exists and the password is wrong. `unavailable`: the directory gave no verdict. */
export type Verdict =
  | { readonly kind: 'verified'; readonly person: DirectoryEntry }
  | { readonly kind: 'refused' | 'unknown' | 'unavailable' };

/** An attempt to log in. */
interface DirectoryLogin {
  readonly username: string;
  readonly password: string;
  /** Returns whether the password may be tried for the account with this email. */
  readonly mayTry: (email: string) => Promise<boolean>;
  /** The log of the request. */
  readonly log: Logger;
}

/** The LDAP server that verifies passwords. */
export interface Directory {
  verify(login: DirectoryLogin): Promise<Verdict>;
  /** Returns a line for each problem of the settings or the server. */
  check(): Promise<string[]>;
}

/** Maximum number of open connections. */
const AT_ONCE = 16;

/** Result codes of a bind that refuse the password (RFC 4511, appendix A). */
const REFUSALS: ReadonlySet<number> = new Set([
  19, // constraintViolation: locked after too many failures
  32, // noSuchObject
  34, // invalidDNSyntax
  48, // inappropriateAuthentication: the entry has no password
  49, // invalidCredentials
  50, // insufficientAccessRights
  53, // unwillingToPerform: disabled
]);

const readAuthorities = (file: string | null): string | undefined => {
  try {
    return file === null ? undefined : readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`LDAP_CA_FILE cannot be read: ${(error as Error).message}.`);
  }
};

const isLoopback = (url: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

const isPassword = async (client: Client, dn: string, password: string): Promise<boolean> => {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (REFUSALS.has(codeOf(error) ?? -1)) return false;
    throw error;
  }
};

/**
 * Returns the directory of the settings, or null if none is set. Throws a `ConfigError` for settings that no directory
 * can use.
 */
export const openDirectory = async (config: Config): Promise<Directory | null> => {
  const { ldapUrl: url, ldapStarttls: startTls, ldapSearchBase: base, ldapBindDn, ldapBindPassword } = config;
  if (url === null || base === null) return null;
  const ca = readAuthorities(config.ldapCaFile);
  const server: LdapServer = { url, startTls, ca, timeoutMs: config.ldapTimeout * 1000 };
  const find = await createFinder(config, base);
  const turns = new Semaphore(AT_ONCE);

  const bindAsServer = async (client: Client): Promise<void> => {
    if (ldapBindDn !== null && ldapBindPassword !== null) await client.bind(ldapBindDn, ldapBindPassword);
  };

  const tryPassword = async (
    client: Client,
    { username, password, mayTry, log }: DirectoryLogin,
  ): Promise<Verdict> => {
    await bindAsServer(client);
    const person = await find(client, username, log);
    const isTried = person !== undefined && (await mayTry(person.email));
    // An unknown username takes as many requests as a known one, so the time does not reveal whether it exists.
    const dn = isTried ? person.dn : `cn=${randomUUID()},${base}`;
    const matches = await isPassword(client, dn, password);
    if (matches && isTried) return { kind: 'verified', person };
    return { kind: person ? 'refused' : 'unknown' };
  };

  return {
    async verify(login) {
      // A bind with an empty password succeeds without proving anything (RFC 4513, section 5.1.2).
      if (login.password === '') return { kind: 'refused' };
      try {
        return await turns.run(() => withConnection(server, (client) => tryPassword(client, login)));
      } catch (error) {
        login.log.error(`The directory of LDAP_URL cannot be used: ${(error as Error).message}`);
        return { kind: 'unavailable' };
      }
    },
    async check() {
      const problems =
        !startTls && url.startsWith('ldap:') && !isLoopback(url)
          ? ['Passwords travel unencrypted to the directory of LDAP_URL: use ldaps:// or LDAP_STARTTLS.']
          : [];
      try {
        await withConnection(server, async (client) => {
          await bindAsServer(client);
          await client.search(base, { scope: 'base', attributes: ['1.1'] });
        });
      } catch (error) {
        problems.push(`The directory of LDAP_URL cannot be used at present: ${(error as Error).message}`);
      }
      return problems;
    },
  };
};
