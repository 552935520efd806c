import { setTimeout as pause } from 'node:timers/promises';

import type { Choices } from '../crash/choices.js';
import { environment, responds } from '../crash/start-server.js';
import { Client, type Credentials, type HttpResponse } from '../support/client.js';
import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import { ServerProcess } from '../support/process.js';
import { now } from './history.js';
import type { Kill } from './operation.js';

/** The longest time for which a killed process is away. */
const AWAY_MS = 1_000;

/** Several server processes on one database. */
export class Cluster {
  /** The processes that run. */
  readonly #running: ServerProcess[] = [];
  readonly #env: Readonly<Record<string, string>>;
  /** The names of all processes that ever ran, by their URL. */
  readonly #names = new Map<string, string>();
  readonly kills: Kill[] = [];
  #starting: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly database: TestDatabase,
    private readonly choices: Choices,
    env: Readonly<Record<string, string>>,
  ) {
    this.#env = { ...environment(database), SITE_URL: 'http://chat.example.com', ...env };
  }

  /** Starts so many processes at once, as a deployment on an empty database does. */
  static async start(
    servers: number,
    { choices, env }: { readonly choices: Choices; readonly env: Readonly<Record<string, string>> },
  ): Promise<Cluster> {
    const cluster = new Cluster(await createEmptyDatabase(), choices, env);
    await Promise.all(Array.from({ length: servers }, () => cluster.#startOne()));
    return cluster;
  }

  get dataDir(): string {
    return this.database.dataDir;
  }

  get urls(): readonly string[] {
    return this.#running.map(({ url }) => url);
  }

  nameOf(url: string): string {
    return this.#names.get(url) ?? url;
  }

  /** Returns a process at random, other than the one with `last` if possible. Waits while none runs. */
  async any(choices: Choices, last?: string): Promise<string> {
    for (;;) {
      const url = choices.one(this.urls.filter((one) => one !== last)) ?? choices.one(this.urls);
      if (url !== undefined) return url;
      await this.#starting;
    }
  }

  /** Kills a process with SIGKILL, and starts another one after a moment. */
  async kill(): Promise<void> {
    const [victim] = this.#running.splice(this.choices.below(this.#running.length), 1);
    if (victim) this.kills.push({ name: this.nameOf(victim.url), time: now() });
    const away = this.choices.below(AWAY_MS);
    this.#starting = (async () => {
      await victim?.stop('SIGKILL');
      await pause(away);
      await this.#startOne();
    })();
    await this.#starting;
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map((server) => server.stop()));
    await this.database.remove();
  }

  async #startOne(): Promise<void> {
    const server = await ServerProcess.start(this.#env);
    await responds(server.url);
    this.#names.set(server.url, `process ${this.#names.size + 1}`);
    this.#running.push(server);
  }
}

/** The processes that clients send requests to. */
export type Processes = Pick<Cluster, 'any' | 'nameOf'>;

/** The same, with what kills them. */
export type MortalProcesses = Pick<Cluster, 'any' | 'nameOf' | 'urls' | 'kill' | 'kills'>;

/** A client whose every request goes to another process. */
export class RoamingClient extends Client {
  #last: string | undefined;

  constructor(
    private readonly cluster: Processes,
    credentials: Credentials,
    private readonly choices: Choices,
  ) {
    super('', credentials);
  }

  override async send(...request: Parameters<Client['send']>): Promise<HttpResponse> {
    this.#last = await this.cluster.any(this.choices, this.#last);
    return new Client(this.#last, this.credentials).send(...request);
  }
}
