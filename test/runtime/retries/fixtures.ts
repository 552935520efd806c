import type { Client, HttpResponse, Parameters } from '../../support/client.js';

/** Sends a request with an `Idempotency-Key`. */
export const sendWith = (
  key: string,
  client: Client,
  request: readonly [method: string, path: string, parameters?: Parameters],
): Promise<HttpResponse> => {
  const [method, path, parameters = {}] = request;
  return client.send(method, path, parameters, { headers: { 'Idempotency-Key': key } });
};

export const isReplay = ({ headers }: HttpResponse): boolean =>
  headers.get('idempotency-replayed') === 'true';

/** A message that a user sends only to their own account. */
export const note = (id: number, content: string): readonly [string, string, Parameters] => [
  'POST',
  '/messages',
  { type: 'direct', to: [id], content },
];

/** Returns the contents of the user's messages, oldest first. */
export const contentsOf = async (client: Client): Promise<string[]> => {
  const page = { anchor: 'newest', num_before: 100, num_after: 0, apply_markdown: false };
  const { messages } = (await client.ok('GET', '/messages', page)) as { messages: { content: string }[] };
  return messages.map(({ content }) => content);
};
