import type { components } from '../../generated/types.js';
import type { Actor } from '../authentication/actor.js';
import type { Move } from './move.js';
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

/** In characters. Every reader of a message gets its history, and a column and a packet hold only so much. */
const MAX_LENGTH = 1_000_000;

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
  let text = JSON.stringify(newest);
  for (const edit of older) {
    const longer = `${text},${JSON.stringify(edit)}`;
    if (longer.length > MAX_LENGTH) break;
    text = longer;
  }
  return `[${text}]`;
};

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
  return stored(entry, JSON.parse(edit_history ?? '[]') as StoredEdit[]);
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
