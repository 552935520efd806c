import { StoreUnavailableError } from './store/errors.js';
import type { WriteTurns } from './store/engine.js';

/** What one of several processes tells the first one, which has started all. */
export type ToFirst =
  /** It wants to write to the embedded database, or has written. */
  | { readonly writing: 'wanted' | 'over' }
  /** It has committed entries to the event log. */
  | { readonly log: 'grown' };

/** What the first process tells one of the others: its turn to write, or that another one has committed entries. */
export type FromFirst = { readonly writing: 'granted' } | { readonly log: 'grown' };

/** Whether a message is one of these. Others have their own messages on the same channel. */
const isNews = (message: unknown): boolean => {
  const news = message as { readonly writing?: unknown; readonly log?: unknown } | null;
  return (news?.writing ?? news?.log) !== undefined;
};

export const isToFirst = (message: unknown): message is ToFirst => isNews(message);

const isFromFirst = (message: unknown): message is FromFirst => isNews(message);

/** How long a write waits for its turn among the processes, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;

/** The other processes of this server, as one of them sees them. */
export class Siblings implements WriteTurns {
  readonly #listeners = new Set<() => void>();
  /** Ends the wait of the write of this process. One waits at a time. */
  #proceed: (() => void) | undefined;
  /** Whether the first process will grant a turn, which may be for a write that no longer waits. */
  #hasAsked = false;
  #hasTurn = false;
  #isTelling = false;

  constructor() {
    process.on('message', (message) => {
      if (!isFromFirst(message)) return;
      if ('writing' in message) this.#granted();
      else for (const listener of this.#listeners) listener();
    });
  }

  async take(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#proceed = undefined;
        reject(
          new StoreUnavailableError(undefined, `Another process wrote for more than ${LONGEST_WAIT_MS} ms.`),
        );
      }, LONGEST_WAIT_MS);
      this.#proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      if (!this.#hasAsked) this.#send({ writing: 'wanted' });
      this.#hasAsked = true;
    });
  }

  pass(): void {
    if (!this.#hasTurn) return;
    this.#hasTurn = false;
    this.#send({ writing: 'over' });
  }

  /** Tells the others that this process has committed entries to the log, once in a turn of the event loop. */
  tellLogGrew(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setImmediate(() => {
      this.#isTelling = false;
      this.#send({ log: 'grown' });
    });
  }

  /** Calls the listener when another process has committed entries. Returns a function that removes it. */
  onLogGrown(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #granted(): void {
    this.#hasAsked = false;
    this.#hasTurn = true;
    const proceed = this.#proceed;
    this.#proceed = undefined;
    if (proceed) proceed();
    else this.pass();
  }

  #send(message: ToFirst): void {
    process.send?.(message);
  }
}
