import type { Server as Listener } from 'node:http';
import { rm } from 'node:fs/promises';

import type { EmbeddedServer, Settings } from '../../../client/testing/embedded-server.js';
import { loadConfig, onPort } from '../../runtime/config.js';
import { createListener } from '../app.js';
import { createServer } from '../server.js';
import { freePort } from '../start/probe-port.js';
import { ManualClock } from './clock.js';
import { settled, until } from './settled.js';
import { temporaryFolder } from './temporary-folder.js';

/** Passwords of tests protect nothing. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const DEFAULTS: Settings = { HOST: '127.0.0.1', PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };

const listen = (listener: Listener, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    listener.once('error', reject).listen(port, host, resolve);
  });

/** Starts a server inside the process of a test, with a new database in memory and a clock that is set by hand. */
export const startEmbedded = async (settings: Settings): Promise<EmbeddedServer> => {
  const dataDir = temporaryFolder('embedded');
  const configured = loadConfig({ ...DEFAULTS, DATA_DIR: dataDir, ...settings });
  const config = onPort(configured, await freePort(configured));
  const clock = new ManualClock();
  const server = await createServer(config, { clock, passwordCost: CHEAP });
  const listener = await createListener(server.services);
  await listen(listener, config.port, config.host);
  const { queues } = server.services;
  return {
    site: config.siteUrl,
    dataDir,
    clock,
    listening: (userId, timeout) =>
      until(
        () => Promise.resolve(queues.hasWaiting(userId)),
        timeout,
        () => `No client of the user ${userId} waits for events.`,
      ),
    settled: (timeout) => settled(server, timeout),
    async close() {
      listener.closeAllConnections();
      listener.close();
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
