import type { components } from '../../../../generated/types.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { budgets } from '../../../lib/budgets.js';
import type { MessageRow } from './store.js';

export type MessageEdit = components['schemas']['MessageEdit'];

/** An edit as stored. */
export interface StoredEdit extends MessageEdit {
  /**
   * The `changed_version` of the replaced version, which determines who received it. Null for the original message.
   * Absent in edits that predate this field.
   */
  readonly replaced_version?: number | null;
}

/** Version of the Markdown renderer. Raised when it would render earlier messages differently. */
export const RENDERING_VERSION = 1;

/** Limited, because every reader of a message gets its full history. */
const MOST_EDITS = 1000;
const MOST_BYTES = budgets.editHistory.bytes;

/**
 * A history of at most this many bytes has room for another move. Each entry has at least 60 bytes, so it has fewer
 * than `MOST_EDITS` entries.
 */
export const ROOMY_BYTES = 60 * (MOST_EDITS - 1);

/** What a move changes about a message. */
export type ChangedPlace = Pick<MessageEdit, 'prev_stream' | 'stream' | 'prev_topic' | 'topic'>;

/** Returns a history as stored. If it exceeds the limits, drops the oldest edits but always keeps the newest. */
const stored = (newest: StoredEdit, older: readonly StoredEdit[]): string => {
  const entries = [JSON.stringify(newest)];
  let bytes = Buffer.byteLength(entries.join()) + 2;
  for (const edit of older.slice(0, MOST_EDITS - 1)) {
    const entry = JSON.stringify(edit);
    bytes += Buffer.byteLength(entry) + 1;
    if (bytes > MOST_BYTES) break;
    entries.push(entry);
  }
  return `[${entries.join()}]`;
};

const parseEdits = (history: string | null): StoredEdit[] => JSON.parse(history ?? '[]') as StoredEdit[];

/** Returns the history of a message after a move. */
export const historyWithMove = (entry: StoredEdit, history: string | null): string =>
  stored(entry, parseEdits(history));

/** Returns the history of a message after a content edit, possibly combined with a move. */
export const historyWithContent = (
  actor: Actor,
  timestamp: number,
  {
    content,
    rendered_content,
    edit_history,
    changed_version,
  }: Pick<MessageRow, 'content' | 'rendered_content' | 'edit_history' | 'changed_version'>,
  moved: ChangedPlace | undefined,
): string => {
  const entry: StoredEdit = {
    replaced_version: changed_version,
    user_id: actor.id,
    timestamp,
    prev_content: content,
    prev_rendered_content: rendered_content,
    prev_rendered_content_version: RENDERING_VERSION,
    ...moved,
  };
  return stored(entry, parseEdits(edit_history));
};

/** Returns the IDs of the channels that a history names. */
export const channelsIn = (edits: readonly MessageEdit[]): number[] =>
  edits.flatMap(({ prev_stream = [], stream = [] }) => [prev_stream, stream].flat());

/**
 * Returns a history as its reader sees it: without channels that the reader may not know of, and without their topics.
 */
export const withoutUnseen = (
  edits: readonly StoredEdit[],
  isSeen: (channelId: number) => boolean,
): MessageEdit[] => {
  // From the newest edit back, because the reader knows the current place of the message.
  let isAfterSeen = true;
  return edits.map(({ prev_stream, stream, prev_topic, topic, ...edit }) => {
    const isBeforeSeen = prev_stream === undefined ? isAfterSeen : isSeen(prev_stream);
    const shown = {
      ...edit,
      // Internal to the server.
      replaced_version: undefined,
      ...(isBeforeSeen && { prev_stream, prev_topic }),
      ...(isAfterSeen && { stream, topic }),
    };
    isAfterSeen = isBeforeSeen;
    return shown;
  });
};
