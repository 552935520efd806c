import { readFile } from 'node:fs/promises';
import type { Server as Listener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { loadConfig } from '../../src/runtime/config.js';
import { API_ROOT } from '../../src/runtime/http/match.js';
import { createListener } from '../../src/server/app.js';
import { createLog } from '../../src/runtime/log.js';
import { createServer } from '../../src/server/server.js';
import type { Caller, Credentials, Hosting, Site } from './build-world.js';
import { owner, PASSWORD, SITE_URL } from './world.js';

/** The passwords of the examples are public. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const basic = ({ email, key }: Credentials): string =>
  `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`;

const callerOn = (url: string, credentials: Credentials | undefined): Caller => ({
  credentials,
  async ok(method, path, parameters = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries(parameters))
      if (value instanceof File) body.append(name, value);
      else if (value !== undefined) body.append(name, textOf(value));
    const headers = new Headers(credentials && { Authorization: basic(credentials) });
    const response = await fetch(url + API_ROOT + path, { method, headers, body });
    const fields: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(fields)}`);
    return fields;
  },
});

const listen = async (listener: Listener): Promise<string> => {
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${String((listener.address() as AddressInfo).port)}`;
};

/** Reads the file that the first start writes. */
const readOwner = async (dataDir: string): Promise<Credentials> => {
  const text = await readFile(join(dataDir, 'owner.zuliprc'), 'utf8');
  const field = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  return { email: field('email'), key: field('key') };
};

/** Starts servers on a database that only this process has, one after the other. */
export const hostingIn = (dataDir: string): Hosting => {
  const settings = {
    DATA_DIR: dataDir,
    SITE_URL,
    OWNER_EMAIL: String(owner.facts.email),
    OWNER_PASSWORD: PASSWORD,
    RATE_LIMITS: 'off',
  };
  const config = loadConfig(settings);
  return {
    databaseUrl: config.databaseUrl,
    dataDir,
    async start(clock): Promise<Site> {
      const log = createLog('error');
      const server = await createServer(config, { clock, log, passwordCost: CHEAP });
      const listener = await createListener(server.services);
      const url = await listen(listener);
      return {
        services: server.services,
        clock,
        owner: callerOn(url, await readOwner(dataDir)),
        as: (credentials) => callerOn(url, credentials),
        exported: () => server.workers.exports.settled(),
        async close() {
          listener.closeAllConnections();
          listener.close();
          await server.close();
        },
      };
    },
  };
};
