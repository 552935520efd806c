import type { Actor } from './actor.js';

/** A user's login in a browser, as presented by one request. */
export interface Session {
  readonly id: number;
  readonly actor: Actor;
  /**
   * Runs the action once when the session ends, or at once if it ended during the request. Returns a function that
   * cancels this.
   */
  whenOver(action: () => void): () => void;
}

/** The account that sends a request. */
export interface Requester {
  readonly actor: Actor;
  /** Set if the request uses a session instead of an API key. */
  readonly session?: Session;
}
