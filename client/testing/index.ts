import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createClient, parseZuliprc, type Client, type ClientOptions } from '../src/index.js';
import { wait, type Waiting } from '../src/repeat.js';
import { loadServer, type EmbeddedServer, type Settings, type TestClock } from './embedded-server.js';
import { addBot, addPerson } from './people.js';

export type { TestClock };

/** A user or a bot. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly client: Client;
  /** What `createClient` needs to log in as this user. */
  readonly options: ClientOptions;
}

/** A server in the process of a test. It forgets everything when it is closed. */
export interface TestServer {
  readonly site: string;
  readonly clock: TestClock;
  /** The owner of the organization. */
  readonly owner: Person;
  /** Creates a user. */
  person(name: string): Promise<Person>;
  /** Creates a bot of the owner. */
  bot(name: string): Promise<Person>;
  /** Waits until the client of a user waits for events, at most this many milliseconds. */
  listening(person: Person, timeout?: number): Promise<void>;
  /** Waits until every event was delivered, and every client that polls has handled its events. */
  settled(timeout?: number): Promise<void>;
  /** Stops the server. Clients of the test then wait forever, which does not keep the process running. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** The folder of the server, with `npm run build` done. By default the one that has this package. */
  readonly server?: string;
  /** Whether the server refuses what servers in production ignore or accept for older clients only. */
  readonly strict?: boolean;
  /** Settings of the server, as its README lists them, such as `{ RATE_LIMITS: 'on' }`. */
  readonly settings?: Settings;
}

const PATIENCE_MS = 5_000;

const never = (): Promise<void> => new Promise(() => undefined);

const ownerOf = async ({ dataDir }: EmbeddedServer): Promise<ClientOptions> =>
  parseZuliprc(await readFile(join(dataDir, 'owner.zuliprc'), 'utf8'));

/** Starts a server with an owner, and with a database and a clock of its own. */
export const startServer = async ({
  server: folder,
  strict = false,
  settings = {},
}: StartOptions = {}): Promise<TestServer> => {
  const { startEmbedded } = await loadServer(folder);
  const server = await startEmbedded({ STRICT_REQUESTS: strict ? 'on' : 'off', ...settings });
  const { site, clock } = server;
  let isClosed = false;
  const untilClosed: Waiting['wait'] = (milliseconds, signal) =>
    isClosed ? never() : wait(milliseconds, signal);
  const personOf = async (credentials: ClientOptions): Promise<Person> => {
    const options = { ...credentials, site, wait: untilClosed };
    const client = createClient(options);
    const { user_id: id, full_name: name, email } = await client.getOwnUser();
    return { id, name, email, client, options };
  };
  const owner = await personOf(await ownerOf(server));
  return {
    site,
    clock,
    owner,
    person: async (name) => personOf(await addPerson(owner.client, site, name)),
    bot: async (name) => personOf(await addBot(owner.client, name)),
    listening: ({ id }, timeout = PATIENCE_MS) => server.listening(id, timeout),
    settled: (timeout = PATIENCE_MS) => server.settled(timeout),
    async close() {
      isClosed = true;
      await server.close();
    },
  };
};
