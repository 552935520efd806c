import type { Logger } from 'pino';

import { type Actor, responsibleFor } from '../../../runtime/identity/actor.js';
import { caps } from '../../caps.js';
import { capReached } from '../../../runtime/caps.js';
import type { Clock } from '../../../lib/clock.js';
import { inMebibytes, mebibytes } from '../../../lib/bytes.js';
import type { Store } from '../../../runtime/store/types.js';
import { addToday, today } from '../../../runtime/rate-limits/daily-counts.js';

const CAP = 'messageMebibytesPerDay';

/** Who sent messages, and where they are counted. */
interface Settling {
  readonly services: { readonly store: Store; readonly log: Logger; readonly clock: Clock };
  readonly actor: Actor;
}

/**
 * Counts the bytes that the messages of a person and all their bots take in the store. The count of the day is written
 * once for each MiB, so that most requests run no statement for it.
 */
export class MessageBytes {
  /** By owner: the bytes that are not in the count of the day yet. */
  readonly #uncounted = new Map<number, number>();
  /** By owner: the last day on which their count exceeded the cap. */
  readonly #fullOn = new Map<number, number>();

  constructor(private readonly clock: Clock) {}

  /** Counts the texts of a message. A transaction that is tried again counts twice. Throws if the cap is exceeded. */
  add(actor: Actor, ...texts: readonly string[]): void {
    const owner = responsibleFor(actor);
    if (this.#fullOn.get(owner) === today(this.clock)) throw capReached(caps[CAP]);
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    this.#uncounted.set(owner, (this.#uncounted.get(owner) ?? 0) + bytes);
  }

  /** Writes the count if there is another MiB. A step before messages are stored. Throws nothing. */
  async settle({ services, actor }: Settling): Promise<void> {
    const owner = responsibleFor(actor);
    const bytes = this.#uncounted.get(owner) ?? 0;
    const more = inMebibytes(bytes);
    if (more === 0) return;
    this.#uncounted.set(owner, bytes - mebibytes(more));
    const day = today(this.clock);
    try {
      const counted = await services.store.write((tx) => addToday({ tx, services, actor }, CAP, more));
      if (counted > caps[CAP].most) this.#fullOn.set(owner, day);
    } catch (error) {
      this.#uncounted.set(owner, (this.#uncounted.get(owner) ?? 0) + mebibytes(more));
      services.log.warn(
        { err: error },
        'The bytes of messages could not be counted; they are counted later.',
      );
    }
  }
}
