import type { OperationId } from '../../../generated/operations.js';
import type { HttpResponse, Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { Who } from './people.js';
import type { Place, Scene } from './scene.js';

/** What the server is asked, and returns the word that the tables have for the response. */
export type Ask = (scene: Scene, person: Person, place: Place, who: Who) => Promise<string>;

/** A question about a person and a channel, with the operations that it tries. */
export interface Question {
  readonly operations: readonly OperationId[];
  readonly ask: Ask;
}

export type Questions = Readonly<Record<string, Question>>;

export const question = (operations: OperationId | readonly OperationId[], ask: Ask): Question => ({
  operations: [operations].flat(),
  ask,
});

/** The word for a cell without meaning: the person never had what the question is about. */
export const NEVER_HAD = '-';

/** A question about something that only people have who were subscribed. */
export const ownQuestion = (
  operations: OperationId | readonly OperationId[],
  ask: (scene: Scene, person: Person, place: Place, own: Place['own'][Who]) => Promise<string>,
): Question =>
  question(operations, (scene, person, place, who) =>
    who in place.own ? ask(scene, person, place, place.own[who]) : Promise.resolve(NEVER_HAD),
  );

/** Returns `ok`, or the word for the error by a part of its text. Throws if there is no word for it. */
export const wordOf = (
  { status, body }: Pick<HttpResponse, 'status' | 'body'>,
  errors: Readonly<Record<string, string>>,
): string => {
  const msg = String(body.msg);
  const word = status === 200 ? 'ok' : Object.entries(errors).find(([text]) => msg.includes(text))?.[1];
  if (word === undefined) throw new Error(`No word for: ${String(status)} ${JSON.stringify(body)}`);
  return word;
};

/** The errors about messages that a person cannot read. */
export const UNREADABLE = { 'Invalid message(s)': 'none' };

/** The errors about channels: `unknown` as for a channel that does not exist, `refused` for one that the person sees. */
export const CHANNEL_ERRORS = {
  'does not exist': 'unknown',
  'do not exist': 'unknown',
  'Invalid channel': 'unknown',
  'unknown channel': 'unknown',
  'Not authorized to send': 'refused',
  'Not subscribed': 'refused',
  'Insufficient permission': 'refused',
  'Unable to access channel': 'refused',
  'Not allowed for guest users': 'guest',
};

/** Sends a request about the channel. Returns the word for the response. */
export const tries = async (
  { client }: Person,
  method: string,
  path: string,
  parameters: Parameters = {},
): Promise<string> =>
  wordOf(await client.send(method, path, parameters), { ...UNREADABLE, ...CHANNEL_ERRORS });

/** The fields of the register response for some event types. */
export const register = (
  { client }: Person,
  types: readonly string[],
  more: Parameters = {},
): Promise<Body> => client.ok('POST', '/register', { fetch_event_types: types, event_types: [], ...more });
