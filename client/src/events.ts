import type { Operations } from '../../generated/client-operations.js';
import { ApiError } from './api-error.js';
import { ConnectionError } from './errors.js';
import type { EventOf, EventOptions, EventType, RegisteredNotice, ServerEvent } from './event-types.js';
import { poll } from './poll.js';
import type { Queue, Receive } from './queue.js';
import { backOff, waitAfter, type Waiting } from './repeat.js';
import { stream } from './stream.js';

/** How many milliseconds the deletion of a queue at the end of a loop may take. */
const DELETION_MS = 2_000;

type State = RegisteredNotice['state'];

interface Receiving {
  readonly operations: Operations;
  readonly receive: Receive;
  readonly waiting: Waiting;
  readonly signal: AbortSignal | undefined;
}

const queueOf = ({ queue_id: id, last_event_id, event_queue_longpoll_timeout_seconds }: State): Queue => {
  if (id === null) throw new TypeError('Events need an account: spectators have no queue.');
  return { id, position: last_event_id, timeout: event_queue_longpoll_timeout_seconds * 1000 };
};

/** The parameters are only the queue and the position, so the server no longer has what they name. */
const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

/** Yields the events of a queue until it expires. Waits and continues after every temporary error. */
async function* receiveAll(
  queue: Queue,
  { operations, receive, waiting, signal }: Receiving,
): AsyncGenerator<ServerEvent, void, undefined> {
  let received = queue.position;
  for (let failures = 0; ;) {
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
      if (isExpired(error)) return;
      await waitAfter(error, failures, waiting, signal);
    }
  }
}

/** Deletes the queue, so that the server does not keep events for it. It expires by itself if this fails. */
const forget = async ({ deleteQueue }: Operations, { id }: Queue): Promise<void> => {
  await deleteQueue({ queue_id: id }, { attempts: 1, timeout: DELETION_MS }).catch(() => undefined);
};

export async function* receiveEvents<Type extends EventType>(
  operations: Operations,
  waiting: Waiting,
  { types, transport, signal, ...parameters }: EventOptions<Type>,
): AsyncGenerator<EventOf<Type>, void, undefined> {
  const isWanted = (type: EventType): boolean =>
    types ? types.some((one) => one === type) : type !== 'heartbeat';
  const receiving = { operations, waiting, signal, receive: transport === 'stream' ? stream : poll };
  const registration = {
    ...(types && { event_types: types.filter((type) => type !== 'registered') }),
    ...(!isWanted('registered') && { fetch_event_types: [] }),
    ...parameters,
  };
  let queue: Queue | undefined;
  try {
    for (let expired = 0; ;) {
      const state = await operations.registerQueue(registration, { signal, attempts: Infinity });
      const notice: RegisteredNotice = { type: 'registered', state, missedEvents: queue !== undefined };
      queue = queueOf(state);
      if (isWanted('registered')) yield notice as EventOf<Type>;
      for await (const event of receiveAll(queue, receiving)) {
        expired = 0;
        if (isWanted(event.type)) yield event as EventOf<Type>;
      }
      expired += 1;
      // Many clients can lose their queues together, and must not all register at once.
      await waiting.wait(backOff(expired, waiting), signal);
    }
  } finally {
    if (queue) await forget(operations, queue);
  }
}
