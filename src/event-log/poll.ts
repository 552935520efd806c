import type { ApiError } from '../http/api-error.js';
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

/** The whole response body of GET /events; the events are serialized already. */
export const pollBody = (events: readonly Delivered[], queueId: string): string => {
  const list = events.map(({ json }) => json).join(',');
  return `{"result":"success","msg":"","events":[${list}],"queue_id":${JSON.stringify(queueId)}}\n`;
};
