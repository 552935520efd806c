import { budgets } from '../budgets.js';

/** A response of this size waits for no other one. */
const SMALL_BYTES = 65_536;

interface Waiting {
  readonly bytes: number;
  readonly go: () => void;
}

/**
 * Counts the bytes of responses in transmission. Responses to clients that read slowly stay in memory, so other
 * responses wait: those of the same owner, or those of all owners, in
 * round-robin order. Small ones wait for none. An owner is a user with all their bots.
 */
export class Responses {
  #total = 0;
  readonly #ofOwner = new Map<number, number>();
  /** The waiting responses, in the order of the next owners. */
  readonly #waiting = new Map<number, Waiting[]>();
  /** Whether the next owner waits for other owners' responses. */
  #isFull = false;
  #stopped = false;

  get total(): number {
    return this.#total;
  }

  async take(ownerId: number, bytes: number): Promise<void> {
    const fits = !this.#isFull && this.#fitsOwner(ownerId, bytes) && this.#fitsAll(bytes);
    if (fits || bytes <= SMALL_BYTES) {
      this.#add(ownerId, bytes);
      return;
    }
    await new Promise<void>((go) => {
      const line = this.#waiting.get(ownerId);
      if (line) line.push({ bytes, go });
      else this.#waiting.set(ownerId, [{ bytes, go }]);
    });
  }

  give(ownerId: number, bytes: number): void {
    this.#add(ownerId, -bytes);
    while (this.#goOn());
  }

  /** Releases all waiting responses. */
  stop(): void {
    this.#stopped = true;
    while (this.#goOn());
  }

  /** Starts the next response. Returns false if none can start. */
  #goOn(): boolean {
    this.#isFull = false;
    for (const [ownerId, line] of this.#waiting) {
      const [first] = line;
      if (!first || !this.#fitsOwner(ownerId, first.bytes)) continue;
      this.#isFull = !this.#fitsAll(first.bytes);
      if (this.#isFull) return false;
      line.shift();
      this.#waiting.delete(ownerId);
      if (line.length > 0) this.#waiting.set(ownerId, line);
      this.#add(ownerId, first.bytes);
      first.go();
      return true;
    }
    return false;
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
