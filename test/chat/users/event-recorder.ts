import type { Body, Client, Parameters } from '../../support/client.js';

export interface Queue {
  readonly client: Client;
  readonly id: string;
  last: number;
}

/** Registers a queue for events of the given types. */
export const watch = async (
  client: Client,
  types: readonly string[],
  options: Parameters = {},
): Promise<Queue> => {
  const { queue_id: id, last_event_id: last } = await client.ok('POST', '/register', {
    event_types: types,
    fetch_event_types: [],
    ...options,
  });
  return { client, id, last };
};

/** Returns the events since the last call, without their IDs. */
export const events = async (queue: Queue): Promise<Body[]> => {
  const { events: found }: { events: Body[] } = await queue.client.ok('GET', '/events', {
    queue_id: queue.id,
    last_event_id: queue.last,
    dont_block: true,
  });
  queue.last = found.at(-1)?.id ?? queue.last;
  for (const event of found) delete event.id;
  return found;
};

/** Returns the state that register returns, and deletes the queue, because the number of queues per user is limited. */
export const fetchState = async (client: Client, types: readonly string[]): Promise<Body> => {
  const { queue_id, ...state } = await client.ok('POST', '/register', { fetch_event_types: types });
  await client.ok('DELETE', '/events', { queue_id });
  return state;
};
