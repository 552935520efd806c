import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'ldapts';

import { freePort } from '../../src/server/start/probe-port.js';
import { findOrInstall, findProgram } from './programs.js';

const execute = promisify(execFile);
const START_TIMEOUT_MS = 30_000;
const SCHEMAS = '/etc/ldap/schema';
const MODULES = '/usr/lib/ldap';
const isRoot = process.getuid?.() === 0;

export const BASE = 'dc=example,dc=com';
export const SERVICE = { dn: `cn=chat,${BASE}`, password: 'the password of the service' };

export interface LdapDirectory {
  /** The URL without encryption, or for STARTTLS. */
  readonly url: string;
  /** The URL with TLS from the start. */
  readonly secureUrl: string;
  /** The CA certificate that signed the certificate of 127.0.0.1. */
  readonly caFile: string;
  stop(): Promise<void>;
}

const findPrograms = (): { readonly slapd: string; readonly openssl: string } | undefined => {
  const [slapd, openssl] = [findProgram('slapd'), findProgram('openssl')];
  return slapd !== undefined && openssl !== undefined ? { slapd, openssl } : undefined;
};

/** Finds OpenLDAP's server and OpenSSL. Installs Debian's packages if possible. */
export const slapdPrograms = (): Promise<{ readonly slapd: string; readonly openssl: string }> =>
  findOrInstall(
    findPrograms,
    ['slapd', 'openssl'],
    'The tests need OpenLDAP, and `slapd` or `openssl` was not found. Install them (Debian: `apt-get install ' +
      'slapd openssl`).',
  );

/** The user whose rights the server takes when it is started as root. */
const unprivileged = (): string | undefined => {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8');
  return ['openldap', 'nobody'].find((user) => new RegExp(`^${user}:`, 'm').test(users));
};

const configuration = (folder: string): string =>
  [
    ...['core', 'cosine', 'inetorgperson'].map((schema) => `include ${SCHEMAS}/${schema}.schema`),
    `modulepath ${MODULES}`,
    'moduleload back_mdb',
    // Like some servers: a bind with a name and no password succeeds as anonymous.
    'allow bind_anon_dn',
    `pidfile ${folder}/pid`,
    `TLSCACertificateFile ${folder}/cert.pem`,
    `TLSCertificateFile ${folder}/cert.pem`,
    `TLSCertificateKeyFile ${folder}/key.pem`,
    'database mdb',
    'maxsize 16777216',
    `suffix "${BASE}"`,
    `directory ${folder}/data`,
    'index uid,mail eq',
    // No client can read passwords, and only the service can read entries.
    'access to attrs=userPassword by anonymous auth by * none',
    `access to * by dn.exact="${SERVICE.dn}" read by anonymous auth by * none`,
    '',
  ].join('\n');

export const makeCertificate = async (openssl: string, folder: string): Promise<void> => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await execute(openssl, ['req', '-x509', ...curve, ...what, '-keyout', key, '-out', cert]);
};

/**
 * Kills the server and deletes its files when this process ends, because that closes the pipe to its input.
 */
const UNTIL_PARENT_ENDS =
  'folder=$1; shift; "$@" & server=$!; read -r _; kill -9 "$server"; wait; rm -rf "$folder"';

const ready = async (url: string, server: ChildProcess, log: () => string): Promise<void> => {
  const giveUpAt = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new Client({ url, connectTimeout: 1000, timeout: 1000 });
    try {
      await client.bind(SERVICE.dn, SERVICE.password);
      return;
    } catch (error) {
      if (server.exitCode !== null || performance.now() > giveUpAt)
        throw new Error(`slapd did not start: ${log().slice(-2000)}`, { cause: error });
    } finally {
      await client.unbind();
    }
    await pause(25);
  }
};

/**
 * Starts a directory server with these entries in a temporary folder. It ends with this process at the
 * latest.
 */
export const startSlapd = async (ldif: string): Promise<LdapDirectory> => {
  const { slapd, openssl } = await slapdPrograms();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'team-chat-slapd-'));
  const [program, conf, caFile] = [join(folder, 'slapd'), join(folder, 'conf'), join(folder, 'cert.pem')];
  await mkdir(join(folder, 'data'));
  await makeCertificate(openssl, folder);
  await writeFile(conf, configuration(folder));
  await writeFile(join(folder, 'ldif'), ldif);
  // AppArmor may confine the installed program to some folders. It does not confine a copy.
  await copyFile(slapd, program);
  await execute(program, ['-T', 'add', '-f', conf, '-l', join(folder, 'ldif')]);
  if (user !== undefined) await execute('chown', ['-R', user, folder]);
  const host = '127.0.0.1';
  const [port, securePort] = [await freePort({ host, port: 0 }), await freePort({ host, port: 0 })];
  const [url, secureUrl] = [`ldap://${host}:${port}`, `ldaps://${host}:${securePort}`];
  const rights = user === undefined ? [] : ['-u', user];
  const command = [program, '-d', '0', '-f', conf, '-h', `${url} ${secureUrl}`, ...rights];
  const server = spawn('sh', ['-c', UNTIL_PARENT_ENDS, 'sh', folder, ...command], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise((done) => server.once('close', done));
  const stop = async (): Promise<void> => {
    server.ref();
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(url, server, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  // The tests may end while it runs.
  server.unref();
  for (const pipe of [server.stdin, server.stderr]) (pipe as unknown as { unref(): void }).unref();
  return { url, secureUrl, caFile, stop };
};
