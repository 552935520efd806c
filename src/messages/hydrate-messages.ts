import type { Actor } from '../authentication/actor.js';
import { leftVersion, receivedMessages, type SqlCondition } from '../channels/model/policy.js';
import { seenChannelIds } from '../channels/model/store.js';
import { emojiFor } from '../emoji/extra-emoji.js';
import { Pace } from '../lib/event-loop.js';
import { linkifying } from '../linkifiers/matching.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import { listRows } from '../store/list-rows.js';
import type { Tx } from '../store/types.js';
import { accessibleUsers, isAccessible } from '../users/access/access.js';
import { loadUsers } from '../users/model/users-in-memory.js';
import { placeholderUser } from '../users/access/placeholder-user.js';
import { channelsIn, withoutUnseen, type MessageEdit, type StoredEdit } from './model/edit-history.js';
import { flagNames, wildcardBits } from './model/flags.js';
import { viewReaction, type People } from './reactions.js';
import { readByMark } from './read-state/read-marks.js';
import { versionReceived } from './model/received-version.js';
import { highlight } from './narrow/highlight.js';
import type { Marked } from './narrow/search.js';
import { loadMessages, type MessageVersion, type StoredMessage } from './model/stored-messages.js';
import { escapeHtml } from '../markdown/html.js';
import { viewSubmessage } from './widgets/submessages.js';
import { present } from './read-state/unread.js';
import {
  viewMessage,
  type Message,
  type MessageFacts,
  type MessageForm,
  type Reading,
} from './model/view.js';

/** What the reader of a message has, and the version of the message. */
export interface ReaderRow extends MessageVersion {
  readonly channel_name: string | null;
  readonly flags: number | null;
  readonly is_read: number;
  /** For channel messages: 2 if received during a current subscription, 1 if during an ended one, null if never. */
  readonly reception: number | null;
  /** The version of the channel's members when the reader left. Null for current readers. */
  readonly left_version: number | null;
}

const READER_COLUMNS = [
  'id',
  'version',
  'channel_name',
  'flags',
  'is_read',
  'reception',
  'left_version',
] as const satisfies (keyof ReaderRow)[];

/** Returns what the viewer has of the messages that meet a condition, ascending by ID. */
export const listReaderRows = async (
  { tx, actor: viewer }: Scope,
  where: SqlCondition,
): Promise<ReaderRow[]> => {
  const had = receivedMessages(viewer);
  const here = present(viewer.id);
  const left = leftVersion(viewer);
  const rows = await listRows<ReaderRow>(
    tx,
    READER_COLUMNS,
    `SELECT m.id, m.version, c.name AS channel_name, f.flags,
       ${readByMark('?')} AS is_read,
       CASE WHEN ${had.sql} THEN CASE WHEN ${here.sql} THEN 2 ELSE 1 END END AS reception,
       ${left.sql} AS left_version
     FROM messages m
     LEFT JOIN channels c ON c.id = m.channel_id
     LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id
     LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id
     WHERE ${where.sql}`,
    [
      viewer.id,
      viewer.id,
      ...had.values,
      ...here.values,
      ...left.values,
      viewer.id,
      viewer.id,
      ...where.values,
    ],
  );
  return rows.sort((one, other) => one.id - other.id);
};

/** A message with the reader's own data about it. */
type LoadedRow = StoredMessage & ReaderRow;

/** Returns the message that the viewer may read. In channels that the viewer left, that is the received version. */
const received = (message: StoredMessage, reader: ReaderRow): LoadedRow | undefined => {
  const { left_version } = reader;
  const whole = { ...message, ...reader };
  if (left_version === null) return whole;
  const had = ({ added_version }: { readonly added_version: number | null }): boolean =>
    (added_version ?? -1) < left_version;
  return versionReceived(
    { ...whole, reactions: message.reactions.filter(had), submessages: message.submessages.filter(had) },
    left_version,
  );
};

const flagsOf = (row: LoadedRow): Reading['flags'] => {
  const wasReceived = row.channel_id === null || row.reception !== null;
  const mayBeUnread = row.channel_id === null || row.reception === 2;
  return flagNames({
    bits: row.flags ?? 0,
    read: !mayBeUnread || row.is_read === 1,
    channelWildcard: wasReceived && (row.wildcard_mention & wildcardBits.channel) !== 0,
    historical: !wasReceived,
  });
};

/**
 * Returns message histories, limited to channels that the viewer may know of. Without moves between channels it uses no
 * statement.
 */
const listHistories = async (
  tx: Tx,
  viewer: Actor,
  rows: readonly LoadedRow[],
): Promise<ReadonlyMap<number, MessageEdit[]>> => {
  const histories = rows.flatMap(({ id, channel_id, edit_history }) =>
    edit_history === null ? [] : [{ id, channel_id, edits: JSON.parse(edit_history) as StoredEdit[] }],
  );
  const named = new Set(histories.flatMap(({ edits }) => channelsIn(edits)));
  const seen = named.size === 0 ? named : await seenChannelIds(tx, viewer, [...named]);
  return new Map(
    histories.map(({ id, channel_id, edits }) => [
      id,
      withoutUnseen(edits, (channel) => channel === channel_id || seen.has(channel)),
    ]),
  );
};

const editsOf = (
  { last_edit_timestamp }: LoadedRow,
  edit_history: MessageEdit[] | undefined,
): Reading['edits'] =>
  last_edit_timestamp === null ? {} : { last_edit_timestamp, ...(edit_history && { edit_history }) };

export interface LoadedMessage {
  readonly message: Message;
  readonly rawContent: string;
}

export interface LoadOptions extends MessageForm {
  /** The search words to highlight in the messages. */
  readonly words?: readonly Marked[] | undefined;
  /** The name of the client program that reads the messages, if any. */
  readonly client?: string;
}

/** What the messages of one response share. */
interface Shared extends People {
  /** Undefined if the organization does not show edits. */
  readonly histories: Awaited<ReturnType<typeof listHistories>> | undefined;
  readonly linkifying: MessageFacts['linkifying'];
}

const usersOf = ({ sender_id, people, reactions }: StoredMessage): number[] => [
  sender_id,
  ...people,
  ...reactions.map(({ user_id }) => user_id),
];

const loadShared = async (scope: Scope, rows: readonly LoadedRow[]): Promise<Shared> => {
  const { tx, services, actor } = scope;
  const { settings } = services.organization.current;
  return {
    users: await loadUsers(scope, new Set(rows.flatMap(usersOf))),
    accessible: await accessibleUsers(scope, actor),
    histories: settings.allow_edit_history ? await listHistories(tx, actor, rows) : undefined,
    linkifying: await linkifying(services.organization.linkifiers),
  };
};

/** Returns the facts of a message. `client` is the name of the client program that reads it, if any. */
const factsOf = (services: Services, row: LoadedRow, shared: Shared, client: string): MessageFacts => {
  const { users, accessible, linkifying: links } = shared;
  const sender = users.get(row.sender_id);
  if (!sender) throw new Error(`Message ${row.id} has no sender.`);
  return {
    ...row,
    is_me_message: row.is_me_message === 1,
    channel:
      row.channel_id === null ? null : { id: row.channel_id, name: row.channel_name ?? '', topic: row.topic },
    people: row.people.flatMap((id) => users.get(id) ?? []),
    sender: isAccessible(accessible, sender.id) ? sender : placeholderUser(services, sender.id),
    organization: services.organization.current.string_id,
    reactions: row.reactions.map((reaction) => emojiFor(client, viewReaction(services, shared, reaction))),
    submessages: row.submessages.map(viewSubmessage),
    linkifying: links,
  };
};

const matchesOf = (row: LoadedRow, words: readonly Marked[] | undefined): Pick<Reading, 'matches'> =>
  words
    ? {
        matches: {
          match_content: highlight(row.rendered_content, words),
          match_subject: highlight(escapeHtml(row.topic), words),
        },
      }
    : {};

/**
 * Calls `take` for each message as its reader sees it, in the order of the rows. Uses a constant number of statements.
 * Pauses between messages, as each may be long.
 */
export const eachMessage = async (
  scope: Scope,
  readers: readonly ReaderRow[],
  { words, client = '', ...form }: LoadOptions,
  take: (loaded: LoadedMessage) => void,
): Promise<void> => {
  if (readers.length === 0) return;
  const messages = await loadMessages(scope, readers);
  const rows = readers.flatMap((reader) => {
    const message = messages.get(reader.id);
    return (message && received(message, reader)) ?? [];
  });
  const shared = await loadShared(scope, rows);
  const pace = new Pace();
  for (const row of rows) {
    if (pace.isDue) await pace.rest();
    const reading: Reading = {
      viewer: scope.actor,
      flags: flagsOf(row),
      edits: editsOf(row, shared.histories?.get(row.id)),
      ...matchesOf(row, words),
    };
    const message = viewMessage(factsOf(scope.services, row, shared, client), form, reading);
    take({ message, rawContent: row.content });
  }
};

/** Returns the messages that meet a condition, as the user sees them, ascending by ID. */
export const hydrateMessages = async (
  scope: Scope,
  where: SqlCondition,
  options: LoadOptions,
): Promise<LoadedMessage[]> => {
  const loaded: LoadedMessage[] = [];
  await eachMessage(scope, await listReaderRows(scope, where), options, (message) => loaded.push(message));
  return loaded;
};
