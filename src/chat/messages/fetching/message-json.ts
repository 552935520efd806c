import { isSpectator } from '../../../runtime/identity/actor.js';
import { readsOlderType } from '../../../markdown/emoji/extra-emoji.js';
import { cacheWithin } from '../../../lib/caches.js';
import { Pace } from '../../../lib/event-loop.js';
import type { Scope } from '../../scope.js';
import { maySeeEmail } from '../../users/model/policy.js';
import type { StoredMessage } from '../model/stored-messages.js';
import {
  type MessageForm,
  type MessageReading,
  type SharedForm,
  viewReading,
  viewShared,
} from '../model/view.js';
import { type LoadOptions, readMessages } from './hydrate-messages.js';
import { factsOf, openSources, shownSender, type Sources } from './message-facts.js';
import type { ReaderRow, ReadMessage } from './reader-rows.js';
import { readingsOf } from './readings.js';

/** What the shared part of a message is made of, besides its form. */
interface Basis extends Pick<Sources, 'organization' | 'linkifying'> {
  readonly version: number;
  readonly usersVersion: string;
  readonly channelName: string | null;
}

interface SharedPart extends Basis {
  /** The JSON of the shared fields, without the closing brace. */
  readonly json: string;
}

/** In bytes: the fields of a part besides its text. */
const PART = 200;

/** The shared parts of messages by ID and form, each of the newest basis that a read found. */
const sharedPartCache = cacheWithin<SharedPart>('messageJson', ({ json }) => PART + 2 * json.length);

/** The form of the shared parts of the messages of one sender, and a number for each form. */
interface SenderForm {
  readonly form: SharedForm;
  readonly number: number;
}
const FORMS = 32;

/** Returns the forms of one response, in which only the sender makes a difference. */
const senderForms = (
  scope: Scope,
  sources: Sources,
  senders: Parameters<typeof shownSender>[2],
  form: MessageForm,
  client: string,
): ((message: StoredMessage) => SenderForm) => {
  const { actor } = scope;
  const same =
    Number(form.applyMarkdown) +
    2 * Number(form.clientGravatar) +
    8 * Number(readsOlderType({ client })) +
    16 * Number(isSpectator(actor));
  const forms = new Map<number, SenderForm>();
  return (message) => {
    const known = forms.get(message.sender_id);
    if (known) return known;
    const seesEmail = maySeeEmail(actor, shownSender(scope, sources, senders, message));
    const made = { form: { ...form, seesEmail }, number: same + 4 * Number(seesEmail) };
    forms.set(message.sender_id, made);
    return made;
  };
};

const basisOf = ({ message, reader }: ReadMessage, sources: Sources): Basis => ({
  version: message.version,
  usersVersion: sources.users.version,
  channelName: reader.channel_name,
  organization: sources.organization,
  linkifying: sources.linkifying,
});

const isMadeOf = (part: SharedPart, { message, reader }: ReadMessage, sources: Sources): boolean =>
  part.version === message.version &&
  part.usersVersion === sources.users.version &&
  part.channelName === reader.channel_name &&
  part.linkifying === sources.linkifying &&
  part.organization === sources.organization;

/** Whether others see the same part: all readers, except former ones and those who do not see all users. */
const isShareable = ({ reader }: ReadMessage, { accessible }: Sources): boolean =>
  reader.left_version === null && accessible === 'everyone';

/** A message, the form of its shared part, and the part itself if it is in memory. */
interface Planned {
  readonly one: ReadMessage;
  readonly form: SharedForm;
  readonly key: number;
  readonly part: SharedPart | undefined;
}

const plan = async (
  scope: Scope,
  sources: Sources,
  read: readonly ReadMessage[],
  form: MessageForm,
  client: string,
): Promise<Planned[]> => {
  const sharedParts = scope.services.caches.of(sharedPartCache);
  const senders = await sources.users.load(new Set(read.map(({ message }) => message.sender_id)));
  const formOf = senderForms(scope, sources, senders, form, client);
  return read.map((one) => {
    const { form: shared, number } = formOf(one.message);
    const key = one.message.id * FORMS + number;
    const part = isShareable(one, sources) ? sharedParts.get(key) : undefined;
    return { one, form: shared, key, part: part && isMadeOf(part, one, sources) ? part : undefined };
  });
};

/** The JSON of a list of flags. */
const flagsJson = new WeakMap<MessageReading['flags'], string>();

/** Returns the JSON of the fields of the reader, without the opening brace. Most messages have flags only. */
const readingJson = (reading: MessageReading): string => {
  const { flags, edits, matches } = reading;
  if (edits || matches) return JSON.stringify(viewReading(reading)).slice(1);
  let json = flagsJson.get(flags);
  if (json === undefined) {
    json = JSON.stringify(viewReading(reading)).slice(1);
    flagsJson.set(flags, json);
  }
  return json;
};

/**
 * Calls `take` with the JSON of each message as its reader sees it, in the order of the rows. Uses a constant number of
 * statements. Pauses between messages, as each may be long.
 */
export const eachMessageJson = async (
  scope: Scope,
  readers: readonly ReaderRow[],
  { words, client = '', ...form }: LoadOptions,
  take: (id: number, json: string) => void,
): Promise<void> => {
  const read = await readMessages(scope, readers);
  if (read.length === 0) return;
  const sources = await openSources(scope);
  const planned = await plan(scope, sources, read, form, client);
  const missing = planned.flatMap(({ one, part }) => (part ? [] : one));
  const factsFor = await factsOf(scope, sources, missing, client);
  const readingFor = await readingsOf(scope, read, words);
  const pace = new Pace();
  for (const { one, form: shared, key, part } of planned) {
    if (pace.isDue) await pace.rest();
    const json = part?.json ?? JSON.stringify(viewShared(factsFor(one), shared)).slice(0, -1);
    // A change that is not committed may be undone, and its version used again.
    if (!part && isShareable(one, sources) && !scope.tx.isWritable)
      scope.services.caches.of(sharedPartCache).set(key, { ...basisOf(one, sources), json });
    take(one.message.id, `${json},${readingJson(readingFor(one))}`);
  }
};
