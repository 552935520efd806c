import type * as runtime from '../runtime/scope.js';
import type { Services } from './services.js';
import type { Tx } from '../runtime/store/types.js';

/** What work inside a transaction uses. A lock's type as `T` asks the caller to hold that lock. */
export type TxScope<T extends Tx = Tx> = runtime.TxScope<Services, T>;

/** The same for work on behalf of a user. */
export type Scope<T extends Tx = Tx> = runtime.Scope<Services, T>;
