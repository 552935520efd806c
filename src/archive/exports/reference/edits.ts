import { LARGEST_ID } from '../format/limits.js';
import type { Records } from '../format/kinds.js';
import { ArchiveError } from '../format/source.js';
import type { Directory } from './directory.js';
import { Fields } from './fields.js';
import { toTopic } from './topics.js';
import { cut } from './texts.js';

const MOST_EDITS = 1000;
const MOST_CHARACTERS = 10_000;

const parse = (text: string, place: string): unknown[] => {
  if (text === '') return [];
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
  } catch {
    // The error below says it.
  }
  throw new ArchiveError(place, 'edit_history is not a list as JSON');
};

type Changed = Pick<Records['edits'], 'content' | 'topic' | 'new_topic' | 'channel' | 'new_channel'>;

const isId = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_ID;

/** Returns the channel of a move. Channels that are gone are left out. */
const channelIn = (row: Fields, name: string, directory: Directory): number | null =>
  isId(row.raw(name)) ? directory.channelOrNull(row.id(name)) : null;

const changedIn = (row: Fields, directory: Directory): Changed => {
  const channel = channelIn(row, 'prev_stream', directory);
  const newChannel = channelIn(row, 'stream', directory);
  // Older versions of the reference server call the topic a subject.
  const before = row.has('prev_topic') ? 'prev_topic' : 'prev_subject';
  return {
    ...(row.has('prev_content') && { content: cut(row.text('prev_content'), MOST_CHARACTERS) }),
    ...(row.has(before) && { topic: toTopic(row.text(before)) }),
    ...(row.has('topic') && { new_topic: toTopic(row.text('topic')) }),
    ...(channel !== null && { channel }),
    ...(newChannel !== null && { new_channel: newChannel }),
  };
};

/** Returns the edits of a message, the newest first, and how many older ones are left out. */
export const readEdits = (
  message: Fields,
  id: number,
  directory: Directory,
): { readonly edits: Records['edits'][]; readonly left: number } => {
  const entries = parse(message.text('edit_history'), message.place);
  const edits = entries.slice(0, MOST_EDITS).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) {
      throw new ArchiveError(message.place, 'edit_history has an entry that is not an object');
    }
    const row = new Fields(entry as Record<string, unknown>, `${message.place}, edit_history`);
    const changed = changedIn(row, directory);
    if (Object.keys(changed).length === 0) return [];
    const user = directory.userOrNull(row.maybeId('user_id'));
    return [{ message: id, user, edited_at: row.seconds('timestamp'), ...changed }];
  });
  return { edits, left: entries.length - Math.min(entries.length, MOST_EDITS) };
};
