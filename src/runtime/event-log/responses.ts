import { budgets } from '../../lib/budgets.js';
import type { Clock } from '../../lib/clock.js';
import { OwnerLines } from '../../lib/owner-turns.js';

/** A response of this size waits for no other one. In bytes. */
export const SMALL_BYTES = 65_536;

/** In milliseconds. While a response waits for those of others, stalled ones are ended so often. */
const CHECK_MS = 1_000;

interface Waiting {
  readonly bytes: number;
  readonly go: () => void;
}

/**
 * Counts the bytes of responses in transmission. Responses to clients that read slowly stay in memory, so other
 * responses wait: those of the same owner, or those of all owners, who take turns. Small ones wait for none. An owner is a
 * user with all their bots.
 */
export class Responses {
  #total = 0;
  readonly #ofOwner = new Map<number, number>();
  readonly #waiting = new OwnerLines<number, Waiting>((ownerId, { bytes }) =>
    this.#fitsOwner(ownerId, bytes),
  );
  /** Whether the next owner waits for other owners' responses. */
  #isFull = false;
  #stopped = false;
  #isWatched = false;

  /** `endStalled` ends responses that are not read. */
  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    private readonly endStalled: () => void,
  ) {}

  get total(): number {
    return this.#total;
  }

  /** Counts the bytes unless their response has to wait for others. Returns whether it counted them. */
  tryTake(ownerId: number, bytes: number): boolean {
    const fits = !this.#isFull && this.#fitsOwner(ownerId, bytes) && this.#fitsAll(bytes);
    if (!fits && bytes > SMALL_BYTES) return false;
    this.#add(ownerId, bytes);
    return true;
  }

  async take(ownerId: number, bytes: number): Promise<void> {
    if (this.tryTake(ownerId, bytes)) return;
    await new Promise<void>((go) => {
      this.#waiting.add(ownerId, { bytes, go });
      this.#watch();
    });
  }

  give(ownerId: number, bytes: number): void {
    this.#add(ownerId, -bytes);
    this.#waiting.lineUp(ownerId);
    this.#goOn();
  }

  /** Releases all waiting responses. */
  stop(): void {
    this.#stopped = true;
    for (const [ownerId, { bytes, go }] of this.#waiting.clear()) {
      this.#add(ownerId, bytes);
      go();
    }
  }

  /** Ends stalled responses each second while those of other owners wait for their bytes. */
  #watch(): void {
    if (this.#isWatched || !this.#waiting.first) return;
    this.#isWatched = true;
    this.clock.after(CHECK_MS, () => {
      this.#isWatched = false;
      if (this.#waiting.first) this.endStalled();
      this.#watch();
    });
  }

  /** Starts waiting responses until the next one has to wait for those of other owners. */
  #goOn(): void {
    for (;;) {
      const [ownerId, next] = this.#waiting.first ?? [];
      this.#isFull = next !== undefined && !this.#fitsAll(next.bytes);
      if (ownerId === undefined || !next || this.#isFull) return;
      this.#waiting.take();
      this.#add(ownerId, next.bytes);
      next.go();
    }
  }

  /** Returns whether the owner may hold these bytes. A single response is always allowed, however large it is. */
  #fitsOwner(ownerId: number, bytes: number): boolean {
    const held = this.#ofOwner.get(ownerId) ?? 0;
    return this.#stopped || held === 0 || held + bytes <= budgets.eventResponsesOfUser.bytes;
  }

  #fitsAll(bytes: number): boolean {
    return this.#stopped || this.#total === 0 || this.#total + bytes <= budgets.eventResponsesTotal.bytes;
  }

  #add(ownerId: number, bytes: number): void {
    this.#total += bytes;
    const held = (this.#ofOwner.get(ownerId) ?? 0) + bytes;
    if (held > 0) this.#ofOwner.set(ownerId, held);
    else this.#ofOwner.delete(ownerId);
  }
}

/** The bytes of one response, from before its events are read until it is sent. */
export class ResponseBytes {
  #held = 0;
  #isSent = false;

  constructor(
    private readonly responses: Responses,
    private readonly ownerId: number,
  ) {}

  /**
   * Reserves bytes. The first call waits until there is room. Later calls only correct the number, since the bytes are
   * already in memory.
   */
  async hold(bytes: number): Promise<void> {
    if (this.#isSent || bytes === this.#held) return;
    if (this.#held > 0) this.responses.give(this.ownerId, this.#held - bytes);
    else await this.responses.take(this.ownerId, bytes);
    this.#held = bytes;
    // The client may have disconnected meanwhile.
    this.#release();
  }

  /** Reserves the first bytes if there is room for them now. */
  tryHold(bytes: number): boolean {
    if (!this.responses.tryTake(this.ownerId, bytes)) return false;
    this.#held = bytes;
    this.#release();
    return true;
  }

  sent(): void {
    this.#isSent = true;
    this.#release();
  }

  #release(): void {
    if (!this.#isSent || this.#held === 0) return;
    this.responses.give(this.ownerId, this.#held);
    this.#held = 0;
  }
}
