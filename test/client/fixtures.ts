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
