import { ApiError } from '../../../../contract/api-error.js';
import type { Kind, Records } from '../../format/kinds.js';
import { ArchiveError, type RecordItem } from '../../format/source.js';
import { ExpectedFiles, RecentMessages, Unique } from '../known.js';

export type Of<K extends Kind> = Extract<RecordItem, { readonly kind: K }>;

/** Checks of the records of some kinds. They throw an `ArchiveError`. */
export type Checks<K extends Kind> = { readonly [X in K]: (item: Of<X>) => void | Promise<void> };

/** What records of several kinds name. */
export class Known {
  readonly files = new ExpectedFiles();
  readonly messages = new RecentMessages();
  readonly users = new Unique<number>('user');
  readonly groups = new Unique<number>('group');
  readonly emoji = new Unique<number>('custom emoji');
  readonly channels = new Unique<number>('channel');

  constructor(
    readonly siteUrl: string,
    readonly isPublic: boolean,
  ) {}
}

/** Converts the errors of the rules for names into errors of the archive. */
export const refusing = async (place: string, check: () => unknown): Promise<void> => {
  try {
    await check();
  } catch (error) {
    throw error instanceof ApiError ? new ArchiveError(place, error.message) : error;
  }
};

/** Checks that a JSON text can be read. */
export const checkJson = (text: string, place: string): void => {
  try {
    JSON.parse(text);
  } catch {
    throw new ArchiveError(place, 'a text is not JSON');
  }
};

/** A message is either in a topic of a channel, or has users in ascending order. */
export const checkConversation = (
  known: Known,
  { channel, topic, users }: Pick<Records['read_marks'], 'channel' | 'topic' | 'users'>,
  item: RecordItem,
): void => {
  known.channels.check(channel, item);
  if ((channel === null) === (users === null))
    throw new ArchiveError(item.place, 'has either a channel or users');
  if (users === null) return;
  if (topic !== '') throw new ArchiveError(item.place, 'a direct message has no topic');
  for (const [index, user] of users.entries()) {
    known.users.check(user, item);
    if (user <= (users[index - 1] ?? 0))
      throw new ArchiveError(item.place, 'the users are not in ascending order');
  }
  if (users.length === 0) throw new ArchiveError(item.place, 'a direct message has users');
  if (known.isPublic) throw new ArchiveError(item.place, 'a public archive has no direct messages');
};
