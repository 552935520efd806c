import type { Actor } from './actor.js';
import type { Session } from './session.js';

export interface Actors {
  /** Returns the account of the credentials, or throws the reason for the refusal. */
  authenticate(authorization: string | undefined): Promise<Actor>;
  /** The same for a key without the email of its account, which the key alone identifies. */
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
