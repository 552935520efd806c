import type { Delivered } from './variants.js';

/** What ends a poll. */
export interface PollAnswer {
  readonly events: readonly Delivered[];
  /** Whether the client was kept waiting, or could not know the id of the queue yet. */
  readonly namesQueue: boolean;
}

/** A client that waits. Ending it twice does nothing the second time. */
export class Poll {
  readonly answered: Promise<PollAnswer>;
  #answer: ((answer: PollAnswer) => void) | undefined;
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
    answer({ events, namesQueue: true });
  }
}

/** The whole body of an answer of GET /events. */
export const pollBody = (events: readonly Delivered[], queueId: string | undefined): string => {
  const list = events.map(({ json }) => json).join(',');
  const name = queueId === undefined ? '' : `,"queue_id":${JSON.stringify(queueId)}`;
  return `{"result":"success","msg":"","events":[${list}]${name}}\n`;
};
