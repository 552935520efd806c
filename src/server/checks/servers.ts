import pino from 'pino';

import { connectRedis } from '../../runtime/rate-limits/redis.js';
import { openDirectory } from '../../accounts/authentication/directory.js';
import { localSite, type Config } from '../../runtime/config.js';
import { API_ROOT } from '../../runtime/http/match.js';
import { faultOfMailServer } from '../../runtime/outbox/mail-server.js';
import { versionFields } from '../../chat/organization/version.js';
import { freePort } from '../start/probe-port.js';
import { ok, warning, type Finding } from './finding.js';

const TIMEOUT_MS = 5_000;

/** Checks the directory of LDAP_URL, as a login uses it. */
export const checkDirectory = async (config: Config): Promise<Finding[]> => {
  const directory = await openDirectory(config);
  if (!directory) return [ok('LDAP_URL is not set. The server verifies all passwords.')];
  const problems = await directory.check();
  return problems.length > 0 ? problems.map(warning) : [ok('It responds, and has the LDAP_SEARCH_BASE.')];
};

/** Checks the mail server of SMTP_URL. */
export const checkMail = async ({ smtpUrl }: Config): Promise<Finding[]> => {
  if (smtpUrl === null) return [ok('SMTP_URL is not set. Mail is written to files in DATA_DIR.')];
  const fault = await faultOfMailServer(smtpUrl);
  return [fault === undefined ? ok('It responds, and takes the login.') : warning(fault)];
};

/** Checks the Redis of REDIS_URL. */
export const checkRedis = async ({ redisUrl }: Config): Promise<Finding[]> => {
  if (redisUrl === null) return [ok('REDIS_URL is not set. Each server has its own limits.')];
  const redis = await connectRedis(redisUrl, pino({ level: 'silent' }));
  redis.disconnect();
  return [ok('It responds.')];
};

const levelAt = async (siteUrl: string): Promise<number | undefined> => {
  const timeout = new AbortController();
  // Unlike `AbortSignal.timeout`, the timer keeps the process. When a server closes a connection at once, `fetch` does not, and
  // the program would end without a message.
  const timer = setTimeout(() => {
    timeout.abort();
  }, TIMEOUT_MS);
  try {
    const response = await fetch(`${siteUrl}${API_ROOT}/server_settings`, { signal: timeout.signal });
    const { service_feature_level: level } = (await response.json()) as { service_feature_level?: number };
    return level;
  } finally {
    clearTimeout(timer);
  }
};

/** Checks that a server can listen at HOST and PORT, or that this one does already. */
export const checkAddress = async (place: Config): Promise<Finding[]> => {
  const address = localSite(place.host, place.port);
  try {
    await freePort(place);
    return [ok('HOST and PORT are free.')];
  } catch (error) {
    if ((await levelAt(address).catch(() => undefined)) !== undefined)
      return [ok(`A server runs at ${address} already.`)];
    throw error;
  }
};

const checkSite = async (siteUrl: string): Promise<Finding> => {
  const level = await levelAt(siteUrl).catch(() => undefined);
  if (level === versionFields.service_feature_level) return ok(`The server responds at ${siteUrl}.`);
  return level === undefined
    ? warning(`No server responds at ${siteUrl}. If one runs, the proxy or SITE_URL leads elsewhere.`)
    : warning(`Another version of the server responds at ${siteUrl} (feature level ${level}).`);
};

/** Checks that users reach the server at SITE_URL, and that it knows the reverse proxy that leads there. */
export const checkProxy = async ({ siteUrl, host, port, trustedProxies }: Config): Promise<Finding[]> => {
  const isBehindProxy = siteUrl !== localSite(host, port);
  const found = [await checkSite(siteUrl)];
  if (isBehindProxy && trustedProxies.length === 0)
    found.push(
      warning(
        'SITE_URL is not the address of this process, and TRUSTED_PROXIES is empty. Clients of a proxy share one limit.',
      ),
    );
  return found;
};
