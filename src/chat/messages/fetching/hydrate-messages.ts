import { formerNames } from '../../channels/model/former-names.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { Pace } from '../../../lib/event-loop.js';
import type { Scope } from '../../scope.js';
import { maySeeEmail } from '../../users/model/policy.js';
import { loadMessages } from '../model/stored-messages.js';
import { viewReading, viewShared, type Message, type MessageForm } from '../model/view.js';
import type { Marked } from '../narrow/search.js';
import { factsOf, openSources } from './message-facts.js';
import { asReceived, listReaderRows, type ReaderRow, type ReadMessage } from './reader-rows.js';
import { readingsOf } from './readings.js';

export interface LoadOptions extends MessageForm {
  /** The search words to highlight in the messages. */
  readonly words?: readonly Marked[] | undefined;
  /** The name of the client program that reads the messages, if any. */
  readonly client?: string;
}

/** Gives channels the names that they had when the reader left them. Uses one statement if the reader left any. */
const withNamesReceived = async ({ tx }: Scope, read: ReadMessage[]): Promise<ReadMessage[]> => {
  const left = read.flatMap(({ message, reader }) =>
    reader.left_version === null ? [] : (message.channel_id ?? []),
  );
  if (left.length === 0) return read;
  const nameWhenLeft = await formerNames(tx, left);
  return read.map(({ message, reader }) => {
    const { channel_id } = message;
    const { left_version, channel_name } = reader;
    if (channel_id === null || left_version === null) return { message, reader };
    const name = nameWhenLeft(channel_id, left_version) ?? channel_name;
    return { message, reader: { ...reader, channel_name: name } };
  });
};

/** Returns the messages of the rows, in their order, without those that their reader has not received. */
export const readMessages = async (scope: Scope, readers: readonly ReaderRow[]): Promise<ReadMessage[]> => {
  const messages = await loadMessages(scope, readers);
  const read = readers.flatMap((reader) => {
    const message = messages.get(reader.id);
    return (message && asReceived(message, reader)) ?? [];
  });
  return withNamesReceived(scope, read);
};

export interface LoadedMessage {
  readonly message: Message;
  readonly rawContent: string;
}

/**
 * Returns the messages that meet a condition, as the user sees them, ascending by ID. Uses a constant number of statements.
 * Pauses between messages, as each may be long.
 */
export const hydrateMessages = async (
  scope: Scope,
  where: SqlCondition,
  { words, client = '', ...form }: LoadOptions,
): Promise<LoadedMessage[]> => {
  const read = await readMessages(scope, await listReaderRows(scope, where));
  if (read.length === 0) return [];
  const factsFor = await factsOf(scope, await openSources(scope), read, client);
  const readingFor = await readingsOf(scope, read, words);
  const pace = new Pace();
  const loaded: LoadedMessage[] = [];
  for (const one of read) {
    if (pace.isDue) await pace.rest();
    const facts = factsFor(one);
    const shared = viewShared(facts, { ...form, seesEmail: maySeeEmail(scope.actor, facts.sender) });
    loaded.push({
      message: Object.assign(shared, viewReading(readingFor(one))),
      rawContent: one.message.content,
    });
  }
  return loaded;
};
