import type { Choices } from '../crash/choices.js';
import { environment, responds } from '../crash/start-server.js';
import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import { childrenOf, ServerProcess, untilProcesses } from '../support/process.js';
import type { MortalProcesses } from './cluster.js';
import { now } from './history.js';
import type { Kill } from './operation.js';

/** Several processes of one server on one port, the only ones that can share a file of SQLite. A connection is of one of them. */
export class SiblingCluster implements MortalProcesses {
  readonly kills: Kill[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly server: ServerProcess,
    private readonly servers: number,
    private readonly choices: Choices,
  ) {}

  static async start(
    servers: number,
    { choices, env }: { readonly choices: Choices; readonly env: Readonly<Record<string, string>> },
  ): Promise<SiblingCluster> {
    const database = await createEmptyDatabase();
    const server = await ServerProcess.start({
      ...environment(database),
      SITE_URL: 'http://chat.example.com',
      PROCESSES: String(servers),
      ...env,
    });
    await responds(server.url);
    return new SiblingCluster(database, server, servers, choices);
  }

  get dataDir(): string {
    return this.database.dataDir;
  }

  /** The same for each process. Which one responds depends on the connection. */
  get urls(): readonly string[] {
    return Array.from({ length: this.servers }, () => this.server.url);
  }

  nameOf(): string {
    return 'a process';
  }

  any(): Promise<string> {
    return Promise.resolve(this.server.url);
  }

  /** Kills a process with SIGKILL. Resolves when the server has started another one. */
  async kill(): Promise<void> {
    const victim = this.choices.one(childrenOf(this.server.pid));
    if (victim === undefined) return;
    this.kills.push({ name: 'a process', time: now() });
    process.kill(victim, 'SIGKILL');
    await untilProcesses(() => {
      const children = childrenOf(this.server.pid);
      return !children.includes(victim) && children.length === this.servers;
    });
  }

  async close(): Promise<void> {
    await this.server.stop('SIGTERM');
    await this.database.remove();
  }
}
