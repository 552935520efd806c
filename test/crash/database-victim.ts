import { setTimeout as pause } from 'node:timers/promises';

import { startDurableDatabase, type DurableDatabase } from '../support/durable-database.js';
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
    private readonly database: DurableDatabase,
    private readonly choices: Choices,
    private readonly server: ServerProcess,
  ) {}

  static async start(choices: Choices): Promise<DatabaseVictim> {
    const database = await startDurableDatabase();
    const server = await ServerProcess.start(environment(database));
    return new DatabaseVictim(database, choices, server);
  }

  get url(): string {
    return this.server.url;
  }

  get dataDir(): string {
    return this.database.dataDir;
  }

  async crash(): Promise<void> {
    await this.database.kill();
    await pause(this.choices.below(this.choices.chance(LONG_AWAY) ? LONG_AWAY_MS : AWAY_MS));
    await this.database.restart();
    const began = performance.now();
    await responds(this.url);
    this.readyAfter.push(performance.now() - began);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.database.remove();
  }
}
