import { setTimeout as pause } from 'node:timers/promises';

import type { TestDatabase } from '../support/databases.js';
import { childrenOf, ServerProcess } from '../support/process.js';
import type { Choices } from './choices.js';
import type { Site } from './site.js';
import { environment, responds } from './start-server.js';
import type { Victim } from './types.js';

/** The share of starts that end with another kill, and the longest time until that. */
const KILLED_AT_START = 0.15;
const START_MS = 700;

/** Kills the server with all its processes, also while it starts. */
export class ServerVictim implements Victim {
  readonly readyAfter: number[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly choices: Choices,
    private readonly env: Readonly<Record<string, string>>,
    private server: ServerProcess,
  ) {}

  static async start(database: TestDatabase, choices: Choices, processes = 1): Promise<ServerVictim> {
    const env = { ...environment(database), PROCESSES: String(processes) };
    return new ServerVictim(database, choices, env, await ServerProcess.start(env));
  }

  get url(): string {
    return this.server.url;
  }

  get dataDir(): string {
    return this.database.dataDir;
  }

  async crash(site: Site): Promise<void> {
    const others = childrenOf(this.server.pid);
    const gone = this.server.stop('SIGKILL');
    for (const pid of others) process.kill(pid, 'SIGKILL');
    site.leave();
    await gone;
    while (this.choices.chance(KILLED_AT_START)) await this.#startAndKill();
    const began = performance.now();
    this.server = await ServerProcess.start(this.env);
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
    await ServerProcess.start(this.env, {
      spawned: (child) => void pause(milliseconds).then(() => child.kill('SIGKILL')),
    }).then(
      (server) => server.stop('SIGKILL'),
      () => undefined,
    );
  }
}
