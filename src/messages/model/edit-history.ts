import type { components } from '../../../generated/types.js';
import type { Actor } from '../../authentication/actor.js';
import { budgets } from '../../budgets.js';
import type { Move } from '../editing/move.js';
import type { MessageRow } from './store.js';

export type MessageEdit = components['schemas']['MessageEdit'];

/** An edit as it is stored. */
export interface StoredEdit extends MessageEdit {
  /**
   * The `changed_version` of what the edit replaced, which tells who received that; null for what was sent. Absent in edits
   * from before there were such versions.
   */
  readonly replaced_version?: number | null;
}

/** Version of the program that makes HTML of messages; raised when the HTML of what was sent before would be another. */
const RENDERING_VERSION = 1;

/** Every reader of a message gets its history. */
const MOST_EDITS = 1000;
const MOST_BYTES = budgets.editHistory.bytes;

/** A history of at most so many bytes has room for another move: its entries are fewer, as each has 60 bytes at least. */
export const ROOMY_BYTES = 60 * (MOST_EDITS - 1);

type Changed = Pick<MessageEdit, 'prev_stream' | 'stream' | 'prev_topic' | 'topic'>;

const moved = ({ from, to }: Move): Changed => ({
  ...(from.channel.id !== to.channel.id && { prev_stream: from.channel.id, stream: to.channel.id }),
  ...(from.topic !== to.topic && { prev_topic: from.topic, topic: to.topic }),
});

/** What an edit leaves in the history of each message that it moves, without the version that it replaced. */
export const moveEntry = (actor: Actor, timestamp: number, move: Move): MessageEdit => ({
  user_id: actor.id,
  timestamp,
  ...moved(move),
});

/** A history as it is stored: the oldest edits go where it would be too long, the newest stays however long it is. */
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

const read = (history: string | null): StoredEdit[] => JSON.parse(history ?? '[]') as StoredEdit[];

/** The history of a message after it moved. */
export const historyWithMove = (entry: StoredEdit, history: string | null): string =>
  stored(entry, read(history));

/** The history of a message after its content was edited, and it perhaps moved. */
export const historyWithContent = (
  actor: Actor,
  timestamp: number,
  {
    content,
    rendered_content,
    edit_history,
    changed_version,
  }: Pick<MessageRow, 'content' | 'rendered_content' | 'edit_history' | 'changed_version'>,
  move: Move | undefined,
): string => {
  const entry: StoredEdit = {
    replaced_version: changed_version,
    user_id: actor.id,
    timestamp,
    prev_content: content,
    prev_rendered_content: rendered_content,
    prev_rendered_content_version: RENDERING_VERSION,
    ...(move && moved(move)),
  };
  return stored(entry, read(edit_history));
};

/** The channels that a history names. */
export const channelsIn = (edits: readonly MessageEdit[]): number[] =>
  edits.flatMap(({ prev_stream = [], stream = [] }) => [prev_stream, stream].flat());

/** A history as its reader sees it: without the channels that they may not know of, and without the topics that were theirs. */
export const withoutUnseen = (
  edits: readonly StoredEdit[],
  isSeen: (channelId: number) => boolean,
): MessageEdit[] => {
  // From the newest edit back: the reader knows the place where the message is.
  let isAfterSeen = true;
  return edits.map(({ prev_stream, stream, prev_topic, topic, ...edit }) => {
    const isBeforeSeen = prev_stream === undefined ? isAfterSeen : isSeen(prev_stream);
    const shown = {
      ...edit,
      // Only the server needs it.
      replaced_version: undefined,
      ...(isBeforeSeen && { prev_stream, prev_topic }),
      ...(isAfterSeen && { stream, topic }),
    };
    isAfterSeen = isBeforeSeen;
    return shown;
  });
};
