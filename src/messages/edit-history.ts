import type { components } from '../../generated/types.js';
import type { Actor } from '../authentication/actor.js';
import type { Move } from './move.js';
import type { MessageRow } from './store.js';

export type MessageEdit = components['schemas']['MessageEdit'];

/** Version of the program that makes HTML of messages; raised when the HTML of what was sent before would be another. */
const RENDERING_VERSION = 1;

/** In characters. Every reader of a message gets its history, and a column and a packet hold only so much. */
const MAX_LENGTH = 1_000_000;

type Changed = Pick<MessageEdit, 'prev_stream' | 'stream' | 'prev_topic' | 'topic'>;

const moved = ({ from, to }: Move): Changed => ({
  ...(from.channel.id !== to.channel.id && { prev_stream: from.channel.id, stream: to.channel.id }),
  ...(from.topic !== to.topic && { prev_topic: from.topic, topic: to.topic }),
});

/** What an edit leaves in the history of a message that it moves. */
export const moveEntry = (actor: Actor, timestamp: number, move: Move): MessageEdit => ({
  user_id: actor.id,
  timestamp,
  ...moved(move),
});

/** A history as it is stored: the oldest edits go where it would be too long, the newest stays however long it is. */
const stored = (newest: MessageEdit, older: readonly MessageEdit[]): string => {
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
  }: Pick<MessageRow, 'content' | 'rendered_content' | 'edit_history'>,
  move: Move | undefined,
): string => {
  const entry: MessageEdit = {
    user_id: actor.id,
    timestamp,
    prev_content: content,
    prev_rendered_content: rendered_content,
    prev_rendered_content_version: RENDERING_VERSION,
    ...(move && moved(move)),
  };
  return stored(entry, JSON.parse(edit_history ?? '[]') as MessageEdit[]);
};

/** The channels that a history names. */
export const channelsIn = (edits: readonly MessageEdit[]): number[] =>
  edits.flatMap(({ prev_stream = [], stream = [] }) => [prev_stream, stream].flat());

/** A history without the channels that its reader may not know of, and without the topics that were theirs. */
export const withoutUnseen = (
  edits: readonly MessageEdit[],
  isSeen: (channelId: number) => boolean,
): MessageEdit[] => {
  // From the newest edit back: the reader knows the place where the message is.
  let isAfterSeen = true;
  return edits.map(({ prev_stream, stream, prev_topic, topic, ...edit }) => {
    const isBeforeSeen = prev_stream === undefined ? isAfterSeen : isSeen(prev_stream);
    const shown = {
      ...edit,
      ...(isBeforeSeen && { prev_stream, prev_topic }),
      ...(isAfterSeen && { stream, topic }),
    };
    isAfterSeen = isBeforeSeen;
    return shown;
  });
};
