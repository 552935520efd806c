import { ApiError } from '../../contract/api-error.js';
import type { Delivered } from './pending-bytes.js';
import type { Queue } from './queue.js';

/** The clients whose heartbeats are due in the same step. */
export interface Beat {
  readonly step: number;
  readonly polls: Set<Poll>;
  readonly cancel: () => void;
}

/** What a client gets: events, or the error that refuses it. */
export type Outcome = readonly Delivered[] | ApiError;

/** Sends the response of a poll. */
export interface Receiver {
  /** Whether the response is sent after `receive`, instead of by it. */
  readonly isLater: boolean;
  /** Called once. */
  receive(outcome: Outcome): void;
}

/** A receiver whose response is awaited. */
export class AwaitedOutcome implements Receiver {
  readonly isLater = true;
  readonly #outcome: Promise<Outcome>;
  #settle!: (outcome: Outcome) => void;

  constructor() {
    this.#outcome = new Promise((settle) => {
      this.#settle = settle;
    });
  }

  receive(outcome: Outcome): void {
    this.#settle(outcome);
  }

  /** Calls `respond` with the events. Rejects with the error of a poll that was refused. */
  answer<T>(respond: (events: readonly Delivered[]) => T | Promise<T>): Promise<T> {
    return this.#outcome.then((outcome) => {
      if (outcome instanceof ApiError) throw outcome;
      return respond(outcome);
    });
  }
}

/**
 * A waiting client. There are as many as users, and each of their responses replaces one, so it has fields rather than
 * lists and closures.
 */
export class Poll {
  #isOver = false;
  /** When its heartbeat is due. */
  beat: Beat | undefined;
  /** Removes a listener for the end of the client's session. */
  release: (() => void) | undefined;

  /** `ended` is called once, when the poll ends for any reason. */
  constructor(
    readonly queue: Queue,
    private readonly receiver: Receiver,
    private readonly ended: (poll: Poll) => void,
  ) {}

  /** Whether the response is sent after `end`, instead of by it. */
  get isLater(): boolean {
    return this.receiver.isLater;
  }

  /** Does nothing if the poll has ended. */
  end(outcome: Outcome): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.ended(this);
    this.receiver.receive(outcome);
  }
}
