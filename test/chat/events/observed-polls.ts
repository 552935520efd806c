import type { HttpResponse } from '../../support/client.js';
import type { TestServer } from '../../support/server.js';

/** Returns the classes of status of the polls that a server with metrics has observed, each with their number. */
export const observedPolls = async ({ services: { metrics } }: TestServer): Promise<unknown[]> => {
  const text = (await metrics?.registry.getSingleMetricAsString('chat_request_duration_seconds')) ?? '';
  const counts = /count\{operation="getEvents",status="(\w+)"\} (\d+)/g;
  return Array.from(text.matchAll(counts), ([, status, count]) => [status, count]);
};

/** Returns the status of a response, its rate limit, what is left of it, and the code of its error. */
export const standingOf = ({ status, headers, body }: HttpResponse): unknown[] => [
  status,
  headers.get('x-ratelimit-limit'),
  headers.get('x-ratelimit-remaining'),
  body.code,
];
