import { StreamClient } from '../chat/events/stream-client.js';
import type { Body, Client } from '../support/client.js';

export interface Position {
  readonly queue_id: string;
  readonly last_event_id: number;
}

/** Reads events from a position on, until the response ends. Returns why the server refused that, if it did. */
export type QueueReading = (
  client: Client,
  position: Position,
  take: (event: Body) => void,
) => Promise<string | undefined>;

export const poll: QueueReading = async (client, position, take) => {
  const { status, body } = await client.send('GET', '/events', { ...position });
  if (status !== 200) return `${status}: ${JSON.stringify(body)}`;
  for (const event of body.events as Body[]) take(event);
  return undefined;
};

/** As an `EventSource` does: what it got after the last ID, it gets again from the next stream. */
export const stream: QueueReading = async (client, position, take) => {
  const streamed = await StreamClient.open(client, position);
  const { statusCode } = streamed.response;
  // The server has no database.
  if (statusCode === 503) return undefined;
  if (statusCode !== 200) return `${statusCode}: ${await streamed.block()}`;
  let withoutId: Body[] = [];
  for (let next = await streamed.event(); next; next = await streamed.event()) {
    withoutId.push(next.event);
    if (next.id === undefined) continue;
    for (const event of withoutId) take(event);
    withoutId = [];
  }
  return undefined;
};
