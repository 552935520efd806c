import type { Server as Listener } from 'node:http';
import { readFileSync } from 'node:fs';

import { loadBodyReader } from '../../runtime/http/body-text.js';
import { type Config, localSite, onPort } from '../../runtime/config.js';
import { failCommand } from '../../lib/fail-command.js';
import { createListener } from '../app.js';
import { createLog } from '../../runtime/log.js';
import { checkMailServer } from '../../runtime/outbox/mail-server.js';
import { createServer } from '../server.js';
import type { ServerOverrides } from '../services.js';
import type { Services } from '../../accounts/services.js';
import { serveWithProcesses } from './processes.js';
import { markServing, readyText } from './ready.js';
import { freePort, listenError } from './probe-port.js';
import { exitOnMessage, exitOnSignal, stopServer } from './shutdown.js';
import { settingWarnings } from './setting-warnings.js';
import { answerMetrics, serveMetrics } from './serve-metrics.js';
import type { Store } from '../../runtime/store/types.js';

/** Descriptors for the database, the log and similar. */
const BESIDE_CLIENTS = 200;
/** Connections per user: one browser and one phone. */
const CLIENTS_PER_USER = 2;

/** Returns how many files and connections this process may have open. Infinity if the system does not state a limit. */
export const openFilesLimit = (): number => {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
};

/** Returns the expected number of descriptors with all users connected. */
export const expectedDescriptors = async (store: Store): Promise<number> => {
  const row = await store.read((tx) =>
    tx.first<{ people: number }>('SELECT COUNT(*) AS people FROM users WHERE is_active = 1'),
  );
  return BESIDE_CLIENTS + CLIENTS_PER_USER * (row?.people ?? 0);
};

/** The number of clients that may connect at once after a restart. */
const BACKLOG = 4096;

const listen = (listener: Listener, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    listener.once('error', (error) => {
      reject(listenError(error, { host, port }));
    });
    listener.listen({ port, host, backlog: BACKLOG }, resolve);
  });

const warnOfFewDescriptors = async ({ store, log }: Services): Promise<void> => {
  const limit = openFilesLimit();
  const expected = await expectedDescriptors(store);
  if (limit < expected) {
    log.warn(
      `At most ${limit} files and connections may be open (ulimit -n); ${expected} are likely to be needed.`,
    );
  }
};

const isOneOfSeveral = ({ processNumber }: Config): boolean => processNumber !== undefined;

/** Whether this process logs what concerns all processes of the server. */
const isFirst = ({ processNumber = '1' }: Config): boolean => processNumber === '1';

/** Serves with this process until a signal stops it. Returns the address of the server. */
const serveAlone = async (configured: Config, overrides: ServerOverrides): Promise<string> => {
  // The first of several processes has checked the port, and listens at it.
  const config = isOneOfSeveral(configured) ? configured : onPort(configured, await freePort(configured));
  const log = createLog(config.logLevel, process.stdout, config.logFormat);
  await answerMetrics(config);
  if (isFirst(config)) for (const line of settingWarnings(config)) log.warn(line);
  const announce = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  const server = await createServer(config, { log, announce, ...overrides });
  let listener: Listener;
  try {
    listener = await createListener(server.services);
    const metrics = await serveMetrics(server);
    if (metrics) log.info(`Metrics at ${localSite(config.metricsHost, metrics.port)}/metrics`);
    await listen(listener, config);
  } catch (error) {
    await server.close();
    throw error;
  }
  const exitOn = isOneOfSeveral(config) ? exitOnMessage : exitOnSignal;
  exitOn(log, { stop: (signal) => stopServer(signal, listener, server) });
  markServing();
  if (isFirst(config)) await warnOfFewDescriptors(server.services);
  if (!isOneOfSeveral(config)) log.info(readyText(config));
  await loadBodyReader();
  if (isFirst(config)) void checkMailServer(server.services);
  return localSite(config.host, config.port);
};

/** Serves until a signal stops it, with as many processes as the settings state. Returns the address of the server. */
export const serve = (config: Config, overrides: ServerOverrides = {}): Promise<string> =>
  config.processes > 1 && !isOneOfSeveral(config)
    ? serveWithProcesses(config)
    : serveAlone(config, overrides);

const fail = failCommand('Free space on the disks of DATA_DIR, UPLOADS and the database, and start again.');

/** Ends the process with the error of its start. */
export const failStart = (error: unknown): void => {
  fail(error);
  // The connection to the process that has started this one would keep it running.
  if (process.connected) process.exit();
};
