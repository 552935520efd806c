import { leftVersion, receivedMessages } from '../../channels/model/policy.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import type { Scope } from '../../scope.js';
import { flagNames, wildcardBits } from '../model/flags.js';
import { versionReceived } from '../model/received-version.js';
import type { MessageVersion, StoredMessage } from '../model/stored-messages.js';
import type { MessageReading } from '../model/view.js';
import { readByMark } from '../read-state/read-marks.js';
import { present } from '../read-state/unread.js';

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

/** Returns what the viewer has of the messages that meet a condition, ascending by ID. */
export const listReaderRows = async (
  { tx, actor: viewer }: Scope,
  where: SqlCondition,
): Promise<ReaderRow[]> => {
  const had = receivedMessages(viewer);
  const here = present(viewer.id);
  const left = leftVersion(viewer);
  const rows = await tx.all<ReaderRow>(
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

/** A message that a user may read. */
export interface ReadMessage {
  readonly reader: ReaderRow;
  readonly message: StoredMessage;
}

/**
 * Returns a message as its reader received it: in a channel that the reader left, the version of that time. Undefined if
 * there is none.
 */
export const asReceived = (message: StoredMessage, reader: ReaderRow): ReadMessage | undefined => {
  const { left_version } = reader;
  if (left_version === null) return { message, reader };
  const had = ({ added_version }: { readonly added_version: number | null }): boolean =>
    (added_version ?? -1) < left_version;
  const version = versionReceived(
    { ...message, reactions: message.reactions.filter(had), submessages: message.submessages.filter(had) },
    left_version,
  );
  return version && { message: version, reader };
};

export const flagsOf = ({ message, reader }: ReadMessage): MessageReading['flags'] => {
  const isDirect = message.channel_id === null;
  const wasReceived = isDirect || reader.reception !== null;
  const mayBeUnread = isDirect || reader.reception === 2;
  return flagNames({
    bits: reader.flags ?? 0,
    read: !mayBeUnread || reader.is_read === 1,
    channelWildcard: wasReceived && (message.wildcard_mention & wildcardBits.channel) !== 0,
    historical: !wasReceived,
  });
};
