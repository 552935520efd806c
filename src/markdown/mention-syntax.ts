import { nameKey } from '../lib/name-key.js';

/** The names in a message, as keys. They are looked up before rendering. */
export interface MentionedNames {
  readonly userKeys: ReadonlySet<string>;
  readonly userIds: ReadonlySet<number>;
  readonly groupKeys: ReadonlySet<string>;
  readonly channelKeys: ReadonlySet<string>;
}

export interface KnownUser {
  readonly id: number;
  readonly full_name: string;
  /** A deactivated user can be named, but mentions do not notify them. */
  readonly isActive: boolean;
}

export interface KnownNames {
  readonly users: ReadonlyMap<number, KnownUser>;
  readonly usersByKey: ReadonlyMap<string, KnownUser>;
  readonly groupsByKey: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
  readonly channelsByKey: ReadonlyMap<string, { readonly stream_id: number; readonly name: string }>;
}

export const noNames: KnownNames = {
  users: new Map(),
  usersByKey: new Map(),
  groupsByKey: new Map(),
  channelsByKey: new Map(),
};

/** Characters allowed before a mention or a link to a channel. A letter is not, as in an email address. */
const BEFORE = String.raw`(?<![^\s'"({[/<])`;

/** `@**Name**`, `@**Name|9**`, `@**|9**`. With an underscore after the @ the mention is silent. */
export const userMention = new RegExp(String.raw`${BEFORE}@(_?)\*\*([^*]+)\*\*`, 'g');
export const groupMention = new RegExp(String.raw`${BEFORE}@(_?)\*([^*]+)\*`, 'g');
/** `#**channel**`. */
export const channelLink = new RegExp(String.raw`${BEFORE}#\*\*([^*]+)\*\*`, 'g');
/** `#**channel>topic**`. */
export const topicLink = new RegExp(String.raw`${BEFORE}#\*\*([^*>]+)>([^*]+)\*\*`, 'g');

/** Makes all mentions silent, including those of unknown names. */
export const silenceMentions = (text: string): string =>
  text.includes('@') ? text.replace(userMention, '@_**$2**').replace(groupMention, '@_*$2*') : text;

/** Whether a name is typed without spaces around it. */
export const isExactName = (typed: string): boolean => typed === typed.trim();

/** Names that mention all subscribers of the channel. */
export const channelWildcards: ReadonlySet<string> = new Set(['all', 'everyone', 'channel', 'stream']);
/** The name that mentions all participants of the topic. */
export const topicWildcard = 'topic';

const isWildcard = (name: string): boolean => channelWildcards.has(name) || name === topicWildcard;

const userId = /^(.*)\|(\d{1,10})$/s;

/** Splits the text of a user mention into the name and the ID, if any. */
export const splitUserId = (text: string): { name: string; id: number | undefined } => {
  const [, name, id] = userId.exec(text) ?? [];
  return name === undefined ? { name: text, id: undefined } : { name, id: Number(id) };
};

/**
 * Returns the names to look up before rendering. Includes names in code blocks, which costs at most a lookup. Rendering
 * decides whether a mention counts.
 */
export const scanNames = (source: string): MentionedNames => {
  const userKeys = new Set<string>();
  const userIds = new Set<number>();
  const groupKeys = new Set<string>();
  const channelKeys = new Set<string>();
  if (source.includes('@')) {
    for (const [, , text = ''] of source.matchAll(userMention)) {
      const { name, id } = splitUserId(text);
      if (id !== undefined) userIds.add(id);
      else if (!isWildcard(name)) userKeys.add(nameKey(name));
    }
    for (const [, , name = ''] of source.matchAll(groupMention)) groupKeys.add(nameKey(name));
  }
  if (source.includes('#')) {
    for (const pattern of [channelLink, topicLink])
      for (const [, name = ''] of source.matchAll(pattern)) channelKeys.add(nameKey(name));
  }
  return { userKeys, userIds, groupKeys, channelKeys };
};
