import type { Actor } from '../authentication/actor.js';
import { leftVersion, receivedMessages, type SqlCondition } from '../channels/model/policy.js';
import { seenChannelIds } from '../channels/model/store.js';
import { emojiFor } from '../emoji/extra-emoji.js';
import { Pace } from '../lib/event-loop.js';
import { linkifying } from '../linkifiers/matching.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { accessibleUsers, isAccessible } from '../users/access/access.js';
import { listUsersByIds, type User } from '../users/model/store.js';
import { placeholderUser } from '../users/access/placeholder-user.js';
import { channelsIn, withoutUnseen, type MessageEdit, type StoredEdit } from './model/edit-history.js';
import { flagNames, wildcardBits } from './model/flags.js';
import { listReactions } from './reactions.js';
import { readByMark } from './read-state/read-marks.js';
import { versionReceived } from './model/received-version.js';
import { parseUserIds } from './model/recipients.js';
import { highlight } from './narrow/highlight.js';
import type { Marked } from './narrow/search.js';
import { messageColumns, type MessageRow } from './model/store.js';
import { escapeHtml } from '../markdown/html.js';
import { listSubmessages } from './widgets/submessages.js';
import { present } from './read-state/unread.js';
import {
  viewMessage,
  type Message,
  type MessageFacts,
  type MessageForm,
  type Reading,
} from './model/view.js';

/** A message with the reader's own data about it. */
interface LoadedRow extends MessageRow {
  readonly channel_name: string | null;
  readonly user_ids: string | null;
  readonly flags: number | null;
  readonly is_read: number;
  /** For channel messages: 2 if received during a current subscription, 1 if during an ended one, null if never. */
  readonly reception: number | null;
  /** The version of the channel's members when the reader left. Null for current readers. */
  readonly left_version: number | null;
}

/** Returns the messages that the viewer may read. In channels that the viewer left, those are the received versions. */
const listRows = async (tx: Tx, viewer: Actor, where: SqlCondition): Promise<LoadedRow[]> => {
  const had = receivedMessages(viewer);
  const here = present(viewer.id);
  const left = leftVersion(viewer);
  const rows = await tx.all<LoadedRow>(
    `SELECT ${messageColumns}, c.name AS channel_name, r.user_ids, f.flags,
       ${readByMark('?')} AS is_read,
       CASE WHEN ${had.sql} THEN CASE WHEN ${here.sql} THEN 2 ELSE 1 END END AS reception,
       ${left.sql} AS left_version
     FROM messages m
     JOIN recipients r ON r.id = m.recipient_id
     LEFT JOIN channels c ON c.id = m.channel_id
     LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id
     LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id
     WHERE ${where.sql} ORDER BY m.id`,
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
  return rows.flatMap((row) =>
    row.left_version === null ? row : (versionReceived(row, row.left_version) ?? []),
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
interface Shared {
  readonly users: ReadonlyMap<number, User>;
  readonly accessible: Awaited<ReturnType<typeof accessibleUsers>>;
  readonly reactions: Awaited<ReturnType<typeof listReactions>>;
  readonly submessages: Awaited<ReturnType<typeof listSubmessages>>;
  /** Undefined if the organization does not show edits. */
  readonly histories: Awaited<ReturnType<typeof listHistories>> | undefined;
  readonly linkifying: MessageFacts['linkifying'];
}

const peopleOf = ({ user_ids }: LoadedRow): number[] => (user_ids === null ? [] : parseUserIds(user_ids));

const loadShared = async (scope: Scope, rows: readonly LoadedRow[]): Promise<Shared> => {
  const { tx, services, actor } = scope;
  const userIds = new Set(rows.flatMap((row) => [row.sender_id, ...peopleOf(row)]));
  const users = new Map((await listUsersByIds(tx, [...userIds])).map((user) => [user.id, user]));
  const accessible = await accessibleUsers(scope, actor);
  const { settings } = services.organization.current;
  return {
    users,
    accessible,
    reactions: await listReactions(scope, rows, accessible),
    submessages: await listSubmessages(tx, rows),
    histories: settings.allow_edit_history ? await listHistories(tx, actor, rows) : undefined,
    linkifying: await linkifying(services.organization.linkifiers),
  };
};

/** Returns the facts of a message. `client` is the name of the client program that reads it, if any. */
const factsOf = (
  services: Services,
  row: LoadedRow,
  { users, accessible, reactions, submessages, linkifying: links }: Shared,
  client: string,
): MessageFacts => {
  const sender = users.get(row.sender_id);
  if (!sender) throw new Error(`Message ${row.id} has no sender.`);
  return {
    ...row,
    is_me_message: row.is_me_message === 1,
    channel:
      row.channel_id === null ? null : { id: row.channel_id, name: row.channel_name ?? '', topic: row.topic },
    people: peopleOf(row).flatMap((id) => users.get(id) ?? []),
    sender: isAccessible(accessible, sender.id) ? sender : placeholderUser(services, sender.id),
    organization: services.organization.current.string_id,
    reactions: (reactions.get(row.id) ?? []).map((reaction) => emojiFor(client, reaction)),
    submessages: submessages.get(row.id) ?? [],
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
 * Calls `take` for each message that meets a condition, as the user sees it, ascending by ID. Uses a constant number of
 * statements. Pauses between messages, as each may be long.
 */
export const eachMessage = async (
  scope: Scope,
  where: SqlCondition,
  { words, client = '', ...form }: LoadOptions,
  take: (loaded: LoadedMessage) => void,
): Promise<void> => {
  const { tx, services, actor } = scope;
  const rows = await listRows(tx, actor, where);
  if (rows.length === 0) return;
  const shared = await loadShared(scope, rows);
  const pace = new Pace();
  for (const row of rows) {
    if (pace.isDue) await pace.rest();
    const reading: Reading = {
      viewer: actor,
      flags: flagsOf(row),
      edits: editsOf(row, shared.histories?.get(row.id)),
      ...matchesOf(row, words),
    };
    const message = viewMessage(factsOf(services, row, shared, client), form, reading);
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
  await eachMessage(scope, where, options, (message) => loaded.push(message));
  return loaded;
};
