import { setImmediate as pause } from 'node:timers/promises';

import {
  findLogPosition,
  type LogPart,
  moveLogPosition,
  readLogPart,
} from '../../../runtime/event-log/log-positions.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import type { Services } from '../../services.js';
import type { Store } from '../../../runtime/store/types.js';
import { sameGeneration } from '../../../runtime/store/same-generation.js';
import { addressesAll, listPending } from './find-pending.js';
import type { Pending } from './store.js';

/** The name of the position in the log. */
export const EMAIL_NOTIFICATIONS = 'email_notifications';

/** How long the saved position may lag behind while nothing is pending: every save adds an entry to the log itself. */
const SAVE_EVERY_MS = 60_000;

/** Ends the part at an event that addresses all users, to limit the rows of one transaction. */
const upToBroadEvent = (part: LogPart): LogPart => {
  const index = part.entries.findIndex(({ logged }) => logged && addressesAll(logged.audience));
  const last = part.entries[index];
  if (!last) return part;
  return { ...part, entries: part.entries.slice(0, index + 1), end: last.id, isFull: true };
};

/** Reads the log and stores the messages to be mailed, by user. Several processes may run it. */
export class Collector {
  /** The last id processed here. At or after the saved position. */
  #seen = 0;
  #savedAt: number | undefined;
  /** Whether events were processed that the saved position does not cover. */
  #isBehind = false;
  /** That of the store when entries were processed last. A crash of the database can take entries back. */
  #generation = 0;

  async collect(services: Services, isStopped: () => boolean): Promise<void> {
    const saved = await services.store.read((tx) => findLogPosition(tx, EMAIL_NOTIFICATIONS));
    const { generation } = services.store;
    if (generation !== this.#generation) [this.#generation, this.#seen] = [generation, 0];
    const store = sameGeneration(services.store);
    if (saved === undefined)
      throw new Error('The position of the email notifications in the log is missing.');
    this.#seen = Math.max(this.#seen, saved);
    this.#savedAt ??= services.clock.elapsed();
    let position: number | undefined = saved;
    while (position !== undefined && !isStopped())
      position = await this.#collectPart(services, store, position);
  }

  /** Returns the saved position if there is more to process. */
  async #collectPart(services: Services, store: Store, saved: number): Promise<number | undefined> {
    const { log, presence, clock } = services;
    const part = upToBroadEvent(
      await store.read((tx) => readLogPart(tx, this.#seen, batchSizes.emailEntries)),
    );
    if (part.missed > 0) {
      log.warn(
        { entries: part.missed },
        'The log was trimmed before its emails were sent; they are not sent.',
      );
    }
    const hasEvents = part.entries.some(({ logged }) => logged !== undefined);
    if (hasEvents) await presence.board.fresh();
    const pending = hasEvents ? await listPending(services, part.entries) : [];
    this.#isBehind ||= hasEvents || part.missed > 0;
    if (!this.#isWorthSaving(services, pending)) {
      this.#seen = part.end;
      return part.isFull ? saved : undefined;
    }
    return (await this.#save({ store, clock }, saved, part, pending)) && part.isFull ? part.end : undefined;
  }

  #isWorthSaving({ clock }: Services, pending: readonly Pending[]): boolean {
    return pending.length > 0 || (this.#isBehind && clock.elapsed() - (this.#savedAt ?? 0) >= SAVE_EVERY_MS);
  }

  /** Returns false if another process saved first. The next round then begins at that process's position. */
  async #save(
    { store, clock }: Pick<Services, 'store' | 'clock'>,
    saved: number,
    { end }: LogPart,
    pending: readonly Pending[],
  ): Promise<boolean> {
    const isFirst = await store.write(async (tx) => {
      if (!(await moveLogPosition(tx, EMAIL_NOTIFICATIONS, saved, end))) return false;
      const most = batchSizes.pendingEmails;
      for (let start = 0; start < pending.length; start += most) {
        const rows = pending.slice(start, start + most).map((row) => ({ ...row }));
        await tx.upsertMany('email_notifications', rows, ['user_id', 'message_id']);
        await pause();
      }
      return true;
    });
    this.#seen = isFirst ? end : 0;
    this.#savedAt = clock.elapsed();
    this.#isBehind = false;
    return isFirst;
  }
}
