import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TestDatabase } from '../support/databases.js';
import { ServerProcess } from '../support/process.js';
import { findOrInstall, findProgram } from '../support/programs.js';
import type { Choices } from './choices.js';
import { DiskImage } from './disk-image.js';
import { environment, responds } from './start-server.js';
import type { Site } from './site.js';
import type { Victim } from './types.js';

/** Longer than any write of SQLite. */
const MOST_BYTES = 2 ** 24;

/** Changes of files, and what makes them durable. SQLite writes in no other way. */
const CALLS = 'pwrite64,pwritev,pwritev2,write,writev,ftruncate,fallocate,fsync,fdatasync';

const findStrace = (): Promise<string> =>
  findOrInstall(
    () => findProgram('strace'),
    ['strace'],
    'The simulation of a power loss needs `strace` (Debian: `apt-get install strace`).',
  );

/** Kills the server and takes from the files of SQLite what was not synced, as a loss of power does. */
export class PowerVictim implements Victim {
  readonly readyAfter: number[] = [];
  #server!: ServerProcess;
  #image!: DiskImage;

  private constructor(
    private readonly database: TestDatabase,
    private readonly choices: Choices,
    private readonly strace: string,
  ) {}

  static async start(database: TestDatabase, choices: Choices): Promise<PowerVictim> {
    const victim = new PowerVictim(database, choices, await findStrace());
    await victim.#start();
    return victim;
  }

  get url(): string {
    return this.#server.url;
  }

  get dataDir(): string {
    return this.database.dataDir;
  }

  async crash(site: Site): Promise<void> {
    const gone = this.#server.stop('SIGKILL');
    site.leave();
    await gone;
    await this.#losePower();
    const began = performance.now();
    await this.#start();
    await responds(this.url);
    this.readyAfter.push(performance.now() - began);
    site.arrive(this.url);
  }

  async close(): Promise<void> {
    await this.#server.stop();
    await this.database.remove();
  }

  get #files(): readonly string[] {
    return ['chat.sqlite', 'chat.sqlite-wal'].map((name) => join(this.dataDir, name));
  }

  get #trace(): string {
    return join(this.dataDir, 'strace');
  }

  async #start(): Promise<void> {
    const contents = this.#files.map((path): [string, Buffer] => [
      path,
      existsSync(path) ? readFileSync(path) : Buffer.alloc(0),
    ]);
    this.#image = new DiskImage(new Map(contents));
    const paths = this.#files.flatMap((path) => ['-P', path]);
    this.#server = await ServerProcess.start(environment(this.database), {
      under: [
        ...[this.strace, '-f', '--seccomp-bpf', '-y', '-xx', '-s', String(MOST_BYTES)],
        ...['-e', `trace=${CALLS}`, ...paths, '-o', this.#trace],
      ],
    });
  }

  async #losePower(): Promise<void> {
    await this.#image.follow(this.#trace);
    for (const [path, content] of this.#image.afterLoss(this.choices)) writeFileSync(path, content);
    // Every process maps this file into memory, and builds it again after a crash.
    rmSync(join(this.dataDir, 'chat.sqlite-shm'), { force: true });
  }
}
