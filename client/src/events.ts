import type { Operations } from '../../generated/client-operations.js';
import { ApiError } from './api-error.js';
import { ConnectionError } from './errors.js';
import type { EventOf, EventOptions, EventType, RegisteredNotice } from './event-types.js';
import { poll } from './poll.js';
import type { Queue } from './queue.js';
import { backOff, waitAfter, type Waiting } from './repeat.js';
import { stream } from './stream.js';

const DEFAULT_TIMEOUT_SECONDS = 90;
/** How long the end of a loop may take to delete its queue. */
const DELETION_MS = 2_000;

const wants = (types: readonly EventType[] | undefined, type: EventType): boolean =>
  types ? types.includes(type) : type !== 'heartbeat';

type State = RegisteredNotice['state'];

const register = (
  { registerQueue }: Operations,
  { types, transport: _, signal, ...parameters }: EventOptions,
): Promise<State> => {
  const event_types = types?.filter((type) => type !== 'registered');
  const state = wants(types, 'registered') ? {} : { fetch_event_types: [] };
  return registerQueue(
    { ...state, ...parameters, ...(event_types && { event_types }) },
    { signal, attempts: Infinity },
  );
};

const queueOf = ({ queue_id, last_event_id, event_queue_longpoll_timeout_seconds: seconds }: State): Queue => ({
  id: queue_id ?? '',
  position: last_event_id ?? -1,
  timeout: (seconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
});

/** The parameters are only the queue and the position, so the server no longer has what they name. */
const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

/** Receives the events of one queue until it expires. Waits and continues after every temporary error. */
async function* receiveQueue(
  operations: Operations,
  queue: Queue,
  waiting: Waiting,
  { transport, signal }: EventOptions,
) {
  const receive = transport === 'stream' ? stream : poll;
  let received = queue.position;
  for (let failures = 0; ; ) {
    try {
      for await (const event of receive(operations, queue, signal)) {
        failures = 0;
        // The server sends an event again if it does not know that it arrived.
        if (event.id <= received) continue;
        received = event.id;
        yield event;
      }
      throw new ConnectionError('The server ended the connection.');
    } catch (error) {
      failures += 1;
      if (!isExpired(error)) await waitAfter(error, failures, waiting, signal);
      // Many clients can lose their queues at once, and must not all register at once.
      else return waiting.wait(backOff(failures, waiting), signal);
    }
  }
}

export async function* receiveEvents<Type extends EventType>(
  operations: Operations,
  waiting: Waiting,
  options: EventOptions<Type> = {},
): AsyncGenerator<EventOf<Type>, void, undefined> {
  let queue: Queue | undefined;
  try {
    for (;;) {
      const state = await register(operations, options);
      const notice: RegisteredNotice = { type: 'registered', state, missedEvents: queue !== undefined };
      queue = queueOf(state);
      if (wants(options.types, 'registered')) yield notice as EventOf<Type>;
      for await (const event of receiveQueue(operations, queue, waiting, options))
        if (wants(options.types, event.type)) yield event as EventOf<Type>;
    }
  } finally {
    if (queue) await forget(operations, queue);
  }
}

/** Deletes the queue, so that the server does not keep events for it. It expires by itself if this fails. */
const forget = async ({ deleteQueue }: Operations, { id }: Queue): Promise<void> => {
  await deleteQueue({ queue_id: id }, { attempts: 1, timeout: DELETION_MS }).catch(() => undefined);
};
