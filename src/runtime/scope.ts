import type { Actor } from './identity/actor.js';
import type { RenderedAhead } from '../markdown/ahead.js';
import type { Services } from './services.js';
import type { Tx } from './store/types.js';

/** What work inside a transaction uses. A lock's type as `T` asks the caller to hold that lock. */
export interface TxScope<S extends Services = Services, T extends Tx = Tx> {
  readonly tx: T;
  readonly services: S;
  /** A text that was rendered before the transaction. */
  readonly ahead?: RenderedAhead;
}

/** The same for work on behalf of a user. */
export interface Scope<S extends Services = Services, T extends Tx = Tx> extends TxScope<S, T> {
  readonly actor: Actor;
}
