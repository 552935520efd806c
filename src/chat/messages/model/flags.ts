import type { components } from '../../../../generated/types.js';

export type MessageFlag = components['schemas']['MessageFlag'];

/** The bits of `message_flags.flags`: a user's flags that differ from those of all other recipients. */
export const flagBits = {
  starred: 1,
  collapsed: 2,
  mentioned: 4,
  topic_wildcard_mentioned: 8,
  has_alert_word: 16,
} as const;

/** The flags that follow from the content. All other bits belong to the user. */
export const CONTENT_BITS = flagBits.mentioned | flagBits.topic_wildcard_mentioned | flagBits.has_alert_word;

/** The bits of `messages.wildcard_mention`. */
export const wildcardBits = { channel: 1, topic: 2 } as const;

/** The bits of `messages.listed`, which the database computes. See migration 0042. */
export const listedBits = { link: 1, image: 2, attachment: 4, resolved: 8, channelWildcard: 16 } as const;

export interface FlagState {
  readonly bits: number;
  readonly read: boolean;
  /** The message mentions all subscribers of its channel, and the user received it. */
  readonly channelWildcard: boolean;
  /** The user may read the message, but never received it. */
  readonly historical: boolean;
}

const listNames = ({ bits, read, channelWildcard, historical }: FlagState): readonly MessageFlag[] => {
  const flags: MessageFlag[] = [];
  const has = (bit: number): boolean => (bits & bit) !== 0;
  const topicWildcard = has(flagBits.topic_wildcard_mentioned);
  if (read) flags.push('read');
  if (has(flagBits.starred)) flags.push('starred');
  if (has(flagBits.collapsed)) flags.push('collapsed');
  if (has(flagBits.mentioned)) flags.push('mentioned');
  if (channelWildcard) flags.push('stream_wildcard_mentioned');
  if (topicWildcard) flags.push('topic_wildcard_mentioned');
  if (channelWildcard || topicWildcard) flags.push('wildcard_mentioned');
  if (has(flagBits.has_alert_word)) flags.push('has_alert_word');
  if (historical) flags.push('historical');
  return flags;
};

const namesByState = new Map<number, readonly MessageFlag[]>();

/** Returns the names of a user's flags for a message: the same list for the same flags. */
export const flagNames = (state: FlagState): readonly MessageFlag[] => {
  const { bits, read, channelWildcard, historical } = state;
  const key = 8 * bits + 4 * Number(read) + 2 * Number(channelWildcard) + Number(historical);
  let names = namesByState.get(key);
  if (!names) {
    names = Object.freeze(listNames(state));
    namesByState.set(key, names);
  }
  return names;
};

/** `read_by_sender` of a message that counts as read for all users but those for whom a range says that it is unread. */
export const READ_BY_ALL = 2;
