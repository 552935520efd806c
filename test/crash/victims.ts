import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import type { Choices } from './choices.js';
import { startMariadb } from '../support/mariadb.js';
import { createFolder, removeFolder, type TestDatabase } from '../support/databases.js';
import { connect } from '../support/database-server.js';
import { passwordOf } from '../support/people.js';
import { ServerProcess } from '../support/process.js';
import type { Site } from './site.js';

/** What is killed and comes back. */
export interface Victim {
  readonly url: string;
  readonly dataDir: string;
  /** Milliseconds from each start until the server responded. */
  readonly readyAfter: readonly number[];
  /** Kills it, and starts it again. */
  crash(site: Site): Promise<void>;
  close(): Promise<void>;
}

/** The share of starts that end with another kill, and the longest time until that. */
const KILLED_AT_START = 0.15;
const START_MS = 700;
/** The longest time for which the database is away: mostly so short that requests wait for it. */
const AWAY_MS = 1_000;
const LONG_AWAY_MS = 8_000;
const LONG_AWAY = 0.15;

const environment = ({ dataDir, databaseUrl }: TestDatabase): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  OWNER_EMAIL: 'owner@example.com',
  OWNER_PASSWORD: passwordOf('the owner'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
});

/** Resolves when the server responds to a request. */
const responds = async (url: string): Promise<void> => {
  while ((await fetch(new URL('/health', url)).catch(() => undefined))?.status !== 200);
};

/** Kills the server, also while it starts. */
export class ServerVictim implements Victim {
  readonly readyAfter: number[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly choices: Choices,
    private server: ServerProcess,
  ) {}

  static async start(database: TestDatabase, choices: Choices): Promise<ServerVictim> {
    return new ServerVictim(database, choices, await ServerProcess.start(environment(database)));
  }

  get url(): string {
    return this.server.url;
  }

  get dataDir(): string {
    return this.database.dataDir;
  }

  async crash(site: Site): Promise<void> {
    const gone = this.server.stop('SIGKILL');
    site.leave();
    await gone;
    while (this.choices.chance(KILLED_AT_START)) await this.#startAndKill();
    const began = performance.now();
    this.server = await ServerProcess.start(environment(this.database));
    await responds(this.url);
    this.readyAfter.push(performance.now() - began);
    site.arrive(this.url);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.database.remove();
  }

  async #startAndKill(): Promise<void> {
    const milliseconds = this.choices.below(START_MS);
    const kill = async (child: ChildProcess): Promise<void> => {
      await pause(milliseconds);
      child.kill('SIGKILL');
    };
    await ServerProcess.start(environment(this.database), (child) => void kill(child)).then(
      (server) => server.stop('SIGKILL'),
      () => undefined,
    );
  }
}

/** Kills MariaDB. The server keeps running. */
export class DatabaseVictim implements Victim {
  readonly readyAfter: number[] = [];

  private constructor(
    private readonly mariadb: Awaited<ReturnType<typeof startMariadb>>,
    private readonly choices: Choices,
    private readonly server: ServerProcess,
    readonly dataDir: string,
  ) {}

  static async start(choices: Choices): Promise<DatabaseVictim> {
    const mariadb = await startMariadb({ isDurable: true });
    const connection = await connect(mariadb.url);
    await connection.query('CREATE DATABASE chat');
    await connection.end();
    const databaseUrl = new URL(mariadb.url);
    databaseUrl.pathname = 'chat';
    const dataDir = createFolder();
    const database = { databaseUrl: databaseUrl.href, dataDir, remove: () => removeFolder(dataDir) };
    const server = await ServerProcess.start(environment(database));
    return new DatabaseVictim(mariadb, choices, server, dataDir);
  }

  get url(): string {
    return this.server.url;
  }

  async crash(): Promise<void> {
    await this.mariadb.kill();
    await pause(this.choices.below(this.choices.chance(LONG_AWAY) ? LONG_AWAY_MS : AWAY_MS));
    await this.mariadb.restart();
    const began = performance.now();
    await responds(this.url);
    this.readyAfter.push(performance.now() - began);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.mariadb.stop();
    await removeFolder(this.dataDir);
  }
}
