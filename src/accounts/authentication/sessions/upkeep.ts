import { PeriodicTask, type WorkParts } from '../../../lib/periodic-task.js';
import { DAY } from '../../../lib/clock.js';
import type { Services } from '../../services.js';
import { IDLE_SECONDS, MAX_SECONDS } from '../../../runtime/identity/cookies.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { prolongSessions, removeExpiredSessions } from './store.js';

const EVERY_MS = 60_000;
/** An expired session is kept this long, to refuse its requests with the reason "deactivated account". */
const KEPT_SECONDS = DAY;

/** Writes the later expiry of sessions in use and deletes expired sessions. Any number of processes may run it. */
export class SessionUpkeep extends PeriodicTask<[Services]> {
  #server: Services | undefined;

  constructor(parts: WorkParts) {
    super(parts, { everyMs: EVERY_MS, errorMessage: 'Sessions cannot be kept up; it is tried again.' });
  }

  override start(services: Services): void {
    this.#server = services;
    super.start(services);
  }

  override async stop(): Promise<void> {
    await super.stop();
    if (this.#server) await this.#prolong(this.#server);
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    await this.#prolong(services);
    const before = services.clock.seconds() - KEPT_SECONDS;
    const most = batchSizes.sessions;
    let removed = most;
    while (removed === most && !isStopped())
      removed = await services.store.write((tx) => removeExpiredSessions(tx, before, most));
  }

  #prolong({ store, clock, sessions }: Services): Promise<void> {
    const now = clock.seconds();
    const lifetime = { now, expiresAt: now + IDLE_SECONDS, absolute: MAX_SECONDS };
    return sessions.writeProlonged(async (all) => {
      for (let start = 0; start < all.length; start += batchSizes.sessions) {
        const ids = all.slice(start, start + batchSizes.sessions);
        await store.write((tx) => prolongSessions(tx, ids, lifetime));
      }
    });
  }
}
