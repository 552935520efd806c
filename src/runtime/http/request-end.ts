import { setMaxListeners } from 'node:events';
import type { ServerResponse } from 'node:http';

import type { Session } from '../identity/logins.js';

/** Returns a list whose functions are called when the response is closed, which happens once. */
const callOnClose = (res: ServerResponse): (() => void)[] => {
  const listeners: (() => void)[] = [];
  res.once('close', () => {
    for (const listener of listeners) listener();
  });
  return listeners;
};

/** When a request is over. Refers to nothing else of the request, so a client that waits keeps little in memory. */
export class RequestEnd {
  #signal: AbortSignal | undefined;
  #onSent: (() => void)[] | undefined;

  constructor(
    private readonly res: ServerResponse,
    private readonly session: Session | undefined,
  ) {}

  /**
   * Aborted when the client disconnects before the response, or when its session ends. Only for long reads, and without
   * a transaction.
   */
  get signal(): AbortSignal {
    this.#signal ??= this.#watch();
    return this.#signal;
  }

  /** Whether `signal` is aborted. Without a session this costs no signal. */
  get isOver(): boolean {
    return this.session ? this.signal.aborted : this.res.destroyed;
  }

  /** Calls the listener once when the response is sent or its connection is closed. */
  whenSent(listener: () => void): void {
    const { res } = this;
    if (res.destroyed || res.writableFinished) {
      listener();
      return;
    }
    // The calls of an agent share the response, and Node warns of a leak beyond ten listeners.
    this.#onSent ??= callOnClose(res);
    this.#onSent.push(listener);
  }

  /** Calls the listener when the session ends. Returns a function that removes it. Undefined without a session. */
  whenSessionEnds(listener: () => void): (() => void) | undefined {
    if (!this.session) return undefined;
    const { signal } = this;
    signal.addEventListener('abort', listener);
    return () => {
      signal.removeEventListener('abort', listener);
    };
  }

  #watch(): AbortSignal {
    const { res } = this;
    if (res.destroyed) return AbortSignal.abort();
    const controller = new AbortController();
    // The calls of an agent that run at once wait for the same signal, and each removes its listener.
    setMaxListeners(0, controller.signal);
    const release = this.session?.whenOver(() => {
      controller.abort();
    });
    res.once('close', () => {
      release?.();
      if (!res.writableFinished) controller.abort();
    });
    return controller.signal;
  }
}
