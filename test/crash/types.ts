import type { Parameters } from '../support/client.js';
import type { Site } from './site.js';

/** What a register holds. An absent object and one that was removed are `undefined`. */
export type Value = string | number | boolean | undefined;

/** The queues that get an event about a change: those of all users, of all but the user who makes it, of that user. */
export type Audience = 'all' | 'others' | 'own' | 'none';

/** A new value of one register, such as `reaction/17/8/tada`. Each register has a single client that changes it. */
export interface Change {
  readonly key: string;
  readonly value: Value;
  readonly audience: Audience;
}

/** A request that changes registers, all of them or none. */
export interface Operation {
  readonly request: readonly [method: string, path: string, parameters: Parameters];
  readonly changes: readonly Change[];
  /** The tokens of the objects that it creates. */
  readonly tokens?: readonly string[];
  /** Called with the IDs of these objects, once the operation is known to be made. */
  readonly made?: (ids: readonly number[]) => void;
  /** The server has to refuse it. */
  readonly isRefused?: boolean;
  /** The server refuses it if it comes late. */
  readonly mayBeRefused?: boolean;
}

/** What is stored, as the API shows it to one user. */
export interface Stored {
  readonly values: ReadonlyMap<string, Value>;
  /** The IDs of objects by their tokens. */
  readonly ids: ReadonlyMap<string, number>;
}

/** What is killed and comes back. */
export interface Victim {
  readonly url: string;
  readonly dataDir: string;
  /** Milliseconds from each start until the server responded. */
  readonly readyAfter: readonly number[];
  /** Kills it, and starts it again. */
  crash(site: Site): Promise<void>;
  close(): Promise<void>;
}

/** A finding: what the server lost, doubled, reordered or invented. */
export type Report = (difference: string) => void;
