import type { Delivered } from './variants.js';

/** A client that waits. Ending it twice does nothing the second time. */
export class Poll {
  readonly answered: Promise<readonly Delivered[]>;
  #answer: ((events: readonly Delivered[]) => void) | undefined;
  readonly #cleanups: (() => void)[] = [];

  constructor() {
    this.answered = new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** Runs once the poll is over, however it ends. */
  whenOver(cleanup: () => void): void {
    this.#cleanups.push(cleanup);
  }

  end(events: readonly Delivered[]): void {
    const answer = this.#answer;
    if (!answer) return;
    this.#answer = undefined;
    for (const cleanup of this.#cleanups) cleanup();
    answer(events);
  }
}

/** The whole response body of GET /events; the events are serialized already. */
export const pollBody = (events: readonly Delivered[], queueId: string): string => {
  const list = events.map(({ json }) => json).join(',');
  return `{"result":"success","msg":"","events":[${list}],"queue_id":${JSON.stringify(queueId)}}\n`;
};
