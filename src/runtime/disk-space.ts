import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Logger } from 'pino';

import type { Clock } from '../lib/clock.js';

/** In milliseconds. The disk of a database server cannot be tried, so it counts as full for this time after an error. */
const FULL_MS = 10_000;
const TRIED_BYTES = 4_096;

interface Parts {
  readonly clock: Clock;
  readonly log: Logger;
  /** One on each disk. */
  readonly directories: readonly string[];
}

const canWrite = async (directory: string): Promise<boolean> => {
  const path = join(directory, `${randomUUID()}.tmp`);
  try {
    await writeFile(path, Buffer.alloc(TRIED_BYTES), { flag: 'wx', mode: 0o600, flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true });
  }
};

/** Whether writes fail because a disk is full. */
export class DiskSpace {
  #fullAt: number | undefined;
  #trying: Promise<boolean> | undefined;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Records that a disk refused a write. Logs the first of these errors. */
  noteFull(error: unknown): void {
    const { clock, log } = this.#parts;
    if (this.#fullAt === undefined)
      log.error(
        { err: error },
        'A disk is full, so requests that change something fail. Free space on the disks of DATA_DIR, UPLOADS and the database.',
      );
    this.#fullAt = clock.elapsed();
  }

  /** Returns whether a disk is full. After an error, it writes a small file to find out. */
  async isFull(): Promise<boolean> {
    if (this.#fullAt === undefined) return false;
    if (this.#parts.clock.elapsed() - this.#fullAt < FULL_MS) return true;
    this.#trying ??= this.#try().finally(() => {
      this.#trying = undefined;
    });
    return !(await this.#trying);
  }

  /** Returns whether the disks have space again. */
  async #try(): Promise<boolean> {
    const { clock, log, directories } = this.#parts;
    const before = this.#fullAt;
    const tried = await Promise.all(directories.map(canWrite));
    if (tried.includes(false)) this.#fullAt = clock.elapsed();
    // Another write may have failed meanwhile.
    if (this.#fullAt !== before) return false;
    this.#fullAt = undefined;
    log.info({}, 'The disks have space again.');
    return true;
  }
}
