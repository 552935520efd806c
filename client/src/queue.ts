import type { Operations } from '../../generated/client-operations.js';
import type { ServerEvent } from './event-types.js';

/** A queue of the server, and how far its events were received. */
export interface Queue {
  readonly id: string;
  /** The ID after which the next request continues. */
  position: number;
  /** After this many milliseconds without a response, the connection is lost. */
  readonly timeout: number;
}

/**
 * Yields the events of a queue after its position, over one connection or several. Ends or throws when the connection is
 * lost. The next call can then yield some events again.
 */
export type Receive = (
  operations: Operations,
  queue: Queue,
  signal?: AbortSignal,
) => AsyncGenerator<ServerEvent, void, undefined>;
