import type { ApiError } from '../http/api-error.js';
import { encodeList } from '../http/json-list.js';
import type { Delivered } from './variants.js';

interface Outcome {
  readonly resolve: (events: readonly Delivered[]) => void;
  readonly reject: (error: ApiError) => void;
}

/** A client that waits. Ending it twice does nothing the second time. */
export class Poll {
  readonly answered: Promise<readonly Delivered[]>;
  #outcome: Outcome | undefined;
  readonly #cleanups: (() => void)[] = [];

  constructor() {
    this.answered = new Promise((resolve, reject) => {
      this.#outcome = { resolve, reject };
    });
  }

  /** Runs once the poll is over, however it ends. */
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

/** The whole response body of GET /events; the events are serialized already. A long one is encoded in steps. */
export const pollBody = async (events: readonly Delivered[], queueId: string): Promise<Buffer> => {
  const list = await encodeList(events.map(({ json }) => json));
  const [start, end] = [
    '{"result":"success","msg":"","events":',
    `,"queue_id":${JSON.stringify(queueId)}}\n`,
  ];
  return Buffer.concat([Buffer.from(start), ...list, Buffer.from(end)]);
};
