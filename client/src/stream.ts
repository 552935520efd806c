import { ConnectionError } from './errors.js';
import type { ServerEvent } from './event-types.js';
import type { Receive } from './queue.js';
import { startTimer } from './repeat.js';
import { parseMessages } from './server-sent-events.js';

/** Yields the text of a body. Ends it if nothing arrives for too long. */
async function* textOf(body: ReadableStream<Uint8Array>, timeout: number): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  try {
    for (;;) {
      const timer = startTimer(cancel, timeout);
      const { done, value } = await reader.read().finally(() => {
        clearTimeout(timer);
      });
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } catch (error) {
    throw new ConnectionError('The stream was lost.', { cause: error });
  } finally {
    cancel();
  }
}

/** Receives events with `GET /events/stream`, which sends each as soon as it happens. */
export const stream: Receive = async function* ({ streamEvents }, queue, signal) {
  const { id: queue_id, timeout } = queue;
  const parameters = { queue_id, last_event_id: queue.position };
  const body = await streamEvents(parameters, { signal, timeout, attempts: 1 });
  for await (const { id, data } of parseMessages(textOf(body, timeout))) {
    if (data !== undefined) yield JSON.parse(data) as ServerEvent;
    else if (id !== undefined) yield { type: 'heartbeat', id: Number(id) };
    // Of several events that belong together, only the last has an ID, so that they are sent together again.
    if (id !== undefined) queue.position = Number(id);
  }
};
