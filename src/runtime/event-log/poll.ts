import { ApiError } from '../../contract/api-error.js';
import { encodeList } from '../http/json-list.js';
import type { Queue } from './queue.js';
import type { Delivered } from './rendered-events.js';

/** The clients whose heartbeats are due in the same step. */
export interface Beat {
  readonly step: number;
  readonly polls: Set<Poll>;
  readonly cancel: () => void;
}

type Outcome = readonly Delivered[] | ApiError;

/**
 * A waiting client. There are as many as users, and each of their responses replaces one, so it has fields rather than
 * lists and closures.
 */
export class Poll {
  readonly #outcome: Promise<Outcome>;
  /** Absent when it has ended. */
  #settle: ((outcome: Outcome) => void) | undefined;
  /** When its heartbeat is due. */
  beat: Beat | undefined;
  /** Removes a listener for the end of the client's session. */
  release: (() => void) | undefined;

  /** `ended` is called once, when the poll ends for any reason. */
  constructor(
    readonly queue: Queue,
    private readonly ended: (poll: Poll) => void,
  ) {
    this.#outcome = new Promise((settle) => {
      this.#settle = settle;
    });
  }

  /** Calls `respond` with the events when the poll has ended. Rejects with the error if it was refused. */
  answer<T>(respond: (events: readonly Delivered[]) => T | Promise<T>): Promise<T> {
    return this.#outcome.then((outcome) => {
      if (outcome instanceof ApiError) throw outcome;
      return respond(outcome);
    });
  }

  /** Does nothing if the poll has ended. */
  end(outcome: Outcome): void {
    const settle = this.#settle;
    if (!settle) return;
    this.#settle = undefined;
    this.ended(this);
    settle(outcome);
  }
}

/** Returns the whole response body of GET /events. The events are already serialized. A long list is encoded in steps. */
export const pollBody = async (events: readonly Delivered[], queueId: string): Promise<Buffer> => {
  const list = await encodeList(events.map(({ json }) => json));
  const [start, end] = [
    '{"result":"success","msg":"","events":',
    `,"queue_id":${JSON.stringify(queueId)}}\n`,
  ];
  return Buffer.concat([Buffer.from(start), ...list, Buffer.from(end)]);
};
