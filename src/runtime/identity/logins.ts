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

export interface Actors {
  /** Returns the account of the credentials, or throws the reason for the refusal. */
  authenticate(authorization: string | undefined): Promise<Actor>;
  /**
   * Returns the account of credentials that were verified before. Undefined if they were not, or if another process may have
   * changed the account.
   */
  remembered(authorization: string): Actor | undefined;
  /** Same as `authenticate` for a key without the email of its account, which the key alone identifies. */
  authenticateKey(key: string): Promise<Actor>;
}

interface Accepted {
  readonly session: Session;
  /** The session id that the client must use from now on. Undefined if the id did not change. */
  readonly nextToken: string | undefined;
}

export interface SessionLogins {
  /**
   * Returns the session of a cookie, or throws the reason for the refusal. An already verified session costs no SQL.
   */
  authenticate(token: string): Promise<Accepted>;
}
