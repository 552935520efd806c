import type { Logger } from 'pino';

import { type Clock, DAY, HOUR } from '../../lib/clock.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { PeriodicTask } from '../../lib/periodic-task.js';
import type { Store, Tx } from '../../runtime/store/types.js';
import { type Files, type KeptFile, TEMPORARY } from './files.js';

const SWEEP_EVERY_MS = HOUR * 1000;
/** Longer than any request can take between keeping its file and committing the row that names it. */
const GRACE_SECONDS = DAY;

/** Returns which of these files are named by a row. */
export type NamedFiles = (tx: Tx, names: readonly string[]) => Promise<readonly string[]>;

export interface FileSweepParts {
  readonly store: Store;
  readonly files: Files;
  readonly clock: Clock;
  readonly log: Logger;
  /** By directory, the function that finds which of its files are needed. */
  readonly owners: Readonly<Record<string, NamedFiles>>;
}

const nobody: NamedFiles = () => Promise.resolve([]);

/**
 * Removes files that no row names: their transaction failed, or the process died before it. Several processes may run
 * this concurrently, because a file without a row after one day never gets one.
 */
export class FileSweep extends PeriodicTask {
  constructor(private readonly parts: FileSweepParts) {
    super(parts, {
      everyMs: SWEEP_EVERY_MS,
      errorMessage: 'The uploaded files cannot be swept; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean): Promise<void> {
    for (const [directory, owner] of Object.entries({ ...this.parts.owners, [TEMPORARY]: nobody })) {
      let old: KeptFile[] = [];
      for await (const file of this.parts.files.list(directory)) {
        if (isStopped()) return;
        if (file.keptAt > this.parts.clock.seconds() - GRACE_SECONDS) continue;
        old.push(file);
        if (old.length < batchSizes.fileNames) continue;
        await this.#removeUnnamed(old, owner);
        old = [];
      }
      await this.#removeUnnamed(old, owner);
    }
  }

  async #removeUnnamed(old: readonly KeptFile[], owner: NamedFiles): Promise<void> {
    if (old.length === 0) return;
    const names = old.map(({ name }) => name);
    const named = new Set(await this.parts.store.read((tx) => owner(tx, names)));
    for (const name of names) if (!named.has(name)) await this.parts.files.remove(name);
  }
}
