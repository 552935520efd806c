import type { Mode } from './types.js';

/** Records what the store does, as spans of the request for which it does it. */
export interface StoreTracing {
  transaction<T>(mode: Mode, work: () => Promise<T>): Promise<T>;
  /** Begins a statement. Returns a function that ends it. */
  statement(sql: string): () => void;
}
