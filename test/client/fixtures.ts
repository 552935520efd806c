import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createClient, type Client, type ClientOptions } from '../../client/src/index.js';
import type { Client as TestClient } from '../support/client.js';

/** Waits for nothing but the turn of the event loop, so that no test sleeps. */
const wait: ClientOptions['wait'] = async (_, signal) => {
  await new Promise(setImmediate);
  signal?.throwIfAborted();
};

/** Returns the client of the package for the user of a test client. */
export const clientOf = (
  { url, credentials }: Pick<TestClient, 'url' | 'credentials'>,
  options: ClientOptions = {},
): Client => createClient({ site: url, ...credentials, wait, ...options });

/** Starts an HTTP server that responds what a test wants, such as a proxy without its server. */
export const listen = async (listener: RequestListener): Promise<{ url: string; close: () => void }> => {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
