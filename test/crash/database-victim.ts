import { setTimeout as pause } from 'node:timers/promises';

import { connect } from '../support/database-server.js';
import { createFolder, removeFolder } from '../support/databases.js';
import { startMariadb } from '../support/mariadb.js';
import { ServerProcess } from '../support/process.js';
import type { Choices } from './choices.js';
import { environment, responds } from './start-server.js';
import type { Victim } from './types.js';

/** The longest time for which the database is away: mostly so short that requests wait for it. */
const AWAY_MS = 1_000;
const LONG_AWAY_MS = 8_000;
const LONG_AWAY = 0.15;

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
    const server = await ServerProcess.start(environment({ databaseUrl: databaseUrl.href, dataDir }));
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
