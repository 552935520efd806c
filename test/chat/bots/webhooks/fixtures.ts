import type { Body, Client } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { startServer, type ServerOptions, type TestServer } from '../../../support/server.js';
import { makeBot, type MadeBot } from '../event-recorder.js';
import { Client as ApiClient } from '../../../support/client.js';

/** Starts a server that may send requests to this machine. */
export const startLocal = (options: ServerOptions = {}): Promise<TestServer> =>
  startServer({ ...options, env: { OUTGOING_WEBHOOK_ADDRESSES: '127.0.0.1', ...options.env } });

export interface Webhook extends MadeBot {
  readonly client: Client;
  readonly name: string;
  readonly token: string;
}

/** Creates an outgoing webhook of a user. */
export const makeWebhook = async (
  site: TestServer,
  owner: Person,
  payload_url: string,
  parameters: object = {},
): Promise<Webhook> => {
  const made = await makeBot(owner.client, { bot_type: 3, payload_url, ...parameters });
  const { realm_bots } = await owner.client.ok('POST', '/register', { event_types: ['realm_bot'] });
  const { full_name, services } = realm_bots.find(({ user_id }: Body) => user_id === made.id);
  const client = new ApiClient(site.url, { email: made.email, key: made.key });
  return { ...made, client, name: full_name, token: services[0].token };
};

/** Waits until no request is running or due. */
export const requestsDone = ({ server }: TestServer): Promise<void> => server.workers.webhooks.settled();

/** Returns the newest messages of a user, from the oldest to the newest. */
export const newest = async ({ client }: Pick<Person, 'client'>, count: number): Promise<Body[]> => {
  const page = { anchor: 'newest', num_before: count, num_after: 0, apply_markdown: false };
  return (await client.ok('GET', '/messages', page)).messages;
};
