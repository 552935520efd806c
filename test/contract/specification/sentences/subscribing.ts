import type { Body, Client, Parameters } from '../../../support/client.js';

export const PATH = '/users/me/subscriptions';

/** Subscribes the requester to channels, or whom else the parameters name. */
export const subscribe = (
  client: Client,
  names: string | readonly string[],
  more: Parameters = {},
): Promise<Body> =>
  client.ok('POST', PATH, { subscriptions: [names].flat().map((name) => ({ name })), ...more });

/** A request to subscribe to one channel that has to fail. */
export const refused = (client: Client, name: string, more: Parameters, wanted: Parameters): Promise<Body> =>
  client.fails('POST', PATH, { subscriptions: [{ name }], ...more }, wanted);
