import type { Operations } from '../../generated/client-operations.js';

type Registration = NonNullable<Parameters<Operations['registerQueue']>[0]>;
type Events = Awaited<ReturnType<Operations['getEvents']>>['events'];

/** An event as the server sends it. */
export type ServerEvent = Events[number];

/** States that a queue was registered. It precedes the events of the queue. */
export interface RegisteredNotice {
  readonly type: 'registered';
  /** The current state, which includes everything before the next event. */
  readonly state: Awaited<ReturnType<Operations['registerQueue']>>;
  /** Whether an earlier queue expired, so that events before this state may be missing. */
  readonly missedEvents: boolean;
}

type AnyEvent = ServerEvent | RegisteredNotice;
export type EventType = AnyEvent['type'];

/** The events of these types. */
export type EventOf<Type extends EventType> = Extract<AnyEvent, { readonly type: Type }>;

/** Which events are received, and how. The parameters of `POST /register` select further. */
export interface EventOptions<Type extends EventType = EventType> extends Omit<Registration, 'event_types'> {
  /** The types of the events. By default all except `heartbeat`. */
  readonly types?: readonly Type[];
  /** Long polling (`poll`, the default), or one response that does not end (`stream`). */
  readonly transport?: 'poll' | 'stream';
  /** Ends the loop, which then throws the reason of the signal. */
  readonly signal?: AbortSignal;
}
