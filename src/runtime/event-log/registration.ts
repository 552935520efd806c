import type { Actor } from '../identity/actor.js';
import type { QueueOptions } from './options.js';

/** The requesting user of a registration, and its options. */
export interface Registration {
  readonly actor: Actor;
  /** The name of the client program, from its User-Agent. */
  readonly client: string;
  readonly options: QueueOptions;
  /** Returns whether the client requests the state for this event type. */
  readonly wants: (eventType: string) => boolean;
}
