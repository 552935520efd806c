import type { Receive } from './queue.js';

/** Receives events with `GET /events`. Each request acknowledges the events of the one before, which were then handled. */
export const poll: Receive = async function* ({ getEvents }, queue, signal) {
  const { id, timeout } = queue;
  for (;;) {
    const parameters = { queue_id: id, last_event_id: queue.position };
    const { events } = await getEvents(parameters, { signal, timeout, attempts: 1 });
    const last = events.at(-1);
    // A server that stops responds at once, without events.
    if (!last) return;
    yield* events;
    queue.position = last.id;
  }
};
