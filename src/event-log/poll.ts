import type { ApiError } from '../http/api-error.js';
import { encodeList } from '../http/json-list.js';
import type { Delivered } from './variants.js';

interface Outcome {
  readonly resolve: (events: readonly Delivered[]) => void;
  readonly reject: (error: ApiError) => void;
}

/** A waiting client. Ending it a second time does nothing. */
export class Poll {
  readonly answered: Promise<readonly Delivered[]>;
  #outcome: Outcome | undefined;
  readonly #cleanups: (() => void)[] = [];

  constructor() {
    this.answered = new Promise((resolve, reject) => {
      this.#outcome = { resolve, reject };
    });
  }

  /** Runs `cleanup` when the poll ends, for any reason. */
  whenOver(cleanup: () => void): void {
    this.#cleanups.push(cleanup);
  }

  end(events: readonly Delivered[]): void {
    this.#finish()?.resolve(events);
  }

  refuse(error: ApiError): void {
    this.#finish()?.reject(error);
  }

  #finish(): Outcome | undefined {
    const outcome = this.#outcome;
    if (!outcome) return undefined;
    this.#outcome = undefined;
    for (const cleanup of this.#cleanups) cleanup();
    return outcome;
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
