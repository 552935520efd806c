import type { Body, Client, Parameters } from '../../../support/client.js';
import { subscriptionOf, type Fixtures } from './fixtures.js';

export const PATH = '/users/me/subscriptions';
export const PROPERTIES = `${PATH}/properties`;

/** Subscribes the requester, or the users in the parameters, to channels. */
export const subscribe = (
  client: Client,
  names: string | readonly string[],
  more: Parameters = {},
): Promise<Body> =>
  client.ok('POST', PATH, { subscriptions: [names].flat().map((name) => ({ name })), ...more });

/** Expects a request to subscribe to one channel to fail. */
export const refused = (client: Client, name: string, more: Parameters, wanted: Parameters): Promise<Body> =>
  client.fails('POST', PATH, { subscriptions: [{ name }], ...more }, wanted);

/** A new channel of Anna, as GET /users/me/subscriptions lists it. */
export const listed = async (
  fixtures: Fixtures,
  options: Parameters = {},
  parameters: Parameters = {},
): Promise<Body> => {
  const { id } = await fixtures.channel([fixtures.anna], options);
  return subscriptionOf(fixtures.anna.client, id, parameters);
};

/** Changes a personal setting of the requester for a channel. */
export const setProperty = (
  client: Client,
  stream_id: number,
  property: string,
  value: unknown,
): Promise<Body> => client.ok('POST', PROPERTIES, { subscription_data: [{ stream_id, property, value }] });
