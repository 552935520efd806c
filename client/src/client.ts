import { routes, type Operations } from '../../generated/client-operations.js';
import { call, type Connection } from './call.js';
import type { Credentials } from './credentials.js';
import type { EventOf, EventOptions, EventType } from './event-types.js';
import { receiveEvents } from './events.js';
import type { CallOptions } from './operation.js';
import { wait, type Waiting } from './repeat.js';
import type { Parameters } from './request.js';

export interface ClientOptions extends Credentials, Partial<Waiting> {
  /** How many milliseconds each attempt of a call may take. The default is a minute. */
  readonly timeout?: number;
  /** How often a request is sent before a temporary error is thrown. The default is 5. */
  readonly attempts?: number;
}

/** A client of one user. Each operation of the contract is a method. */
export interface Client extends Operations {
  /**
   * Yields the events of a new queue, each once and in order, until the loop ends or the signal is aborted. Continues after
   * lost connections and restarts of the server.
   */
  events<const Type extends EventType = Exclude<EventType, 'heartbeat'>>(
    options?: EventOptions<Type>,
  ): AsyncGenerator<EventOf<Type>, void, undefined>;
}

const operationsOf = (connection: Connection): Operations =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      (parameters?: Parameters, options?: CallOptions) => call(connection, route, parameters, options),
    ]),
  ) as unknown as Operations;

/** A request to a wrong address would look like a lost connection. */
const isSite = (site: string): boolean => {
  if (!URL.canParse(site)) return false;
  const { protocol, username, password, search, hash } = new URL(site);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
};

const check = ({ site, email, key }: Credentials): void => {
  if (site !== undefined && !isSite(site))
    throw new TypeError('The site must be an address such as https://chat.example.com, without credentials.');
  if ((email === undefined) !== (key === undefined))
    throw new TypeError('An email needs a key, and a key needs an email.');
};

export const createClient = (options: ClientOptions = {}): Client => {
  check(options);
  const { timeout = 60_000, attempts = 5, random = Math.random } = options;
  const connection = { credentials: options, timeout, attempts, random, wait: options.wait ?? wait };
  const operations = operationsOf(connection);
  return {
    ...operations,
    events: (eventOptions = {}) => receiveEvents(operations, connection, eventOptions),
  };
};
