import type { SqlCondition } from '../../channels/model/policy.js';
import { Pace } from '../../lib/event-loop.js';
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

/** Returns the messages of the rows, in their order, without those that their reader has not received. */
export const readMessages = async (scope: Scope, readers: readonly ReaderRow[]): Promise<ReadMessage[]> => {
  const messages = await loadMessages(scope, readers);
  return readers.flatMap((reader) => {
    const message = messages.get(reader.id);
    return (message && asReceived(message, reader)) ?? [];
  });
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
