import { budgets } from '../budgets.js';

interface Waiting {
  readonly bytes: number;
  readonly go: () => void;
}

/**
 * Counts the bytes of responses in transmission. Responses to clients that read slowly stay in memory, so other
 * responses wait: those of the same user, or those of all users, in round-robin order.
 */
export class Responses {
  #total = 0;
  readonly #ofUser = new Map<number, number>();
  /** The waiting responses, in the order of the next users. */
  readonly #waiting = new Map<number, Waiting[]>();
  /** Whether the next user waits for other users' responses. */
  #isFull = false;
  #stopped = false;

  get total(): number {
    return this.#total;
  }

  async take(userId: number, bytes: number): Promise<void> {
    if (!this.#isFull && this.#fitsUser(userId, bytes) && this.#fitsAll(bytes)) {
      this.#add(userId, bytes);
      return;
    }
    await new Promise<void>((go) => {
      const line = this.#waiting.get(userId);
      if (line) line.push({ bytes, go });
      else this.#waiting.set(userId, [{ bytes, go }]);
    });
  }

  give(userId: number, bytes: number): void {
    this.#add(userId, -bytes);
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
    for (const [userId, line] of this.#waiting) {
      const [first] = line;
      if (!first || !this.#fitsUser(userId, first.bytes)) continue;
      this.#isFull = !this.#fitsAll(first.bytes);
      if (this.#isFull) return false;
      line.shift();
      this.#waiting.delete(userId);
      if (line.length > 0) this.#waiting.set(userId, line);
      this.#add(userId, first.bytes);
      first.go();
      return true;
    }
    return false;
  }

  /** Returns whether the user may hold these bytes. A single response is always allowed, however large it is. */
  #fitsUser(userId: number, bytes: number): boolean {
    const held = this.#ofUser.get(userId) ?? 0;
    return this.#stopped || held === 0 || held + bytes <= budgets.eventResponsesOfUser.bytes;
  }

  #fitsAll(bytes: number): boolean {
    return this.#stopped || this.#total === 0 || this.#total + bytes <= budgets.eventResponsesTotal.bytes;
  }

  #add(userId: number, bytes: number): void {
    this.#total += bytes;
    const held = (this.#ofUser.get(userId) ?? 0) + bytes;
    if (held > 0) this.#ofUser.set(userId, held);
    else this.#ofUser.delete(userId);
  }
}

/** The bytes of one response, from before its events are read until it is sent. */
export class ResponseBytes {
  #held = 0;
  #isSent = false;

  constructor(
    private readonly responses: Responses,
    private readonly userId: number,
  ) {}

  /**
   * Reserves bytes. The first call waits until there is room. Later calls only correct the number, since the bytes are
   * already in memory.
   */
  async hold(bytes: number): Promise<void> {
    if (this.#isSent || bytes === this.#held) return;
    if (this.#held > 0) this.responses.give(this.userId, this.#held - bytes);
    else await this.responses.take(this.userId, bytes);
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
    this.responses.give(this.userId, this.#held);
    this.#held = 0;
  }
}
