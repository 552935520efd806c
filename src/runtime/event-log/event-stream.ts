import type { Delivered } from './pending-bytes.js';

export const EVENT_STREAM = 'text/event-stream';

/** How long a browser waits before it connects again. */
const RETRY_MS = 2_000;

const line = (field: string, value: string | number): string => `${field}: ${String(value)}\n`;

/**
 * Returns the messages of an event. Several events have the ID at the last of them, so that a client that lost some gets
 * all of them again. A heartbeat only has the ID from which the client continues.
 */
const messagesOf = ({ id, json, each = [json], isHeartbeat }: Delivered): string => {
  if (isHeartbeat) return `: heartbeat\n${line('id', id)}\n`;
  return each
    .map((one, index) => `${index === each.length - 1 ? line('id', id) : ''}${line('data', one)}\n`)
    .join('');
};

/** Yields batches of events as server-sent events (the HTML standard, section 9.2). */
export async function* toEventStream(batches: AsyncIterable<readonly Delivered[]>): AsyncGenerator<string> {
  yield `${line('retry', RETRY_MS)}\n`;
  for await (const batch of batches) for (const delivered of batch) yield messagesOf(delivered);
}
