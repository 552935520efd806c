import type { MarkdownIt } from 'markdown-it';

import { nameKey } from '../lib/name-key.js';
import { grow, type Rendering } from './environment.js';
import { element, escapeHtml } from './html.js';
import { replaceEach, stashToken, type Pass } from './inline/pass.js';
import {
  channelWildcards,
  groupMention,
  isExactName,
  splitUserId,
  topicWildcard,
  userMention,
} from './mention-syntax.js';

interface Shown {
  readonly text: string;
  readonly className: string;
  readonly attributes: Record<string, string | number>;
}

/** One mention: what it shows, and how it counts for the message if it is not silent. */
interface Mention extends Shown {
  readonly isAlwaysSilent?: boolean;
  count(mentions: Rendering['facts']['mentions']): void;
}

const wildcard = (name: string): Mention | undefined => {
  if (channelWildcards.has(name)) {
    return {
      text: name,
      className: 'user-mention channel-wildcard-mention',
      attributes: { 'data-user-id': '*' },
      count: (mentions) => (mentions.channelWildcard = true),
    };
  }
  if (name !== topicWildcard) return undefined;
  return {
    text: name,
    className: 'topic-mention',
    attributes: {},
    count: (mentions) => (mentions.topicWildcard = true),
  };
};

const person = ({ id, full_name }: { readonly id: number; readonly full_name: string }): Shown => ({
  text: full_name,
  className: 'user-mention',
  attributes: { 'data-user-id': id },
});

const user = (text: string, { names }: Rendering): Mention | undefined => {
  const { name, id } = splitUserId(text);
  if (!isExactName(name)) return undefined;
  const known = id === undefined ? names.usersByKey.get(nameKey(name)) : names.users.get(id);
  // With an ID the name may be omitted. If the name is not exactly that of the ID, the text is not a mention.
  if (!known || (id !== undefined && name !== '' && name !== known.full_name)) return undefined;
  return {
    ...person(known),
    isAlwaysSilent: !known.isActive,
    count: (mentions) => mentions.userIds.add(known.id),
  };
};

const userGroup = ({ id, name }: { readonly id: number; readonly name: string }): Shown => ({
  text: name,
  className: 'user-group-mention',
  attributes: { 'data-user-group-id': id },
});

const group = (name: string, { names }: Rendering): Mention | undefined => {
  const found = isExactName(name) ? names.groupsByKey.get(nameKey(name)) : undefined;
  // As on existing servers, the case of a name does not count for users only.
  const known = found?.name === name ? found : undefined;
  return known && { ...userGroup(known), count: (mentions) => mentions.groupIds.add(known.id) };
};

const mentionHtml = ({ text, className, attributes }: Shown, quiet: boolean): string =>
  element(
    'span',
    { class: quiet ? `${className} silent` : className, ...attributes },
    escapeHtml(quiet ? text : `@${text}`),
  );

/** Returns a silent mention of a user as clients show it. It notifies no user. */
export const silentMentionHtml = (user: { readonly id: number; readonly full_name: string }): string =>
  mentionHtml(person(user), true);

/** Returns a silent mention of a group as clients show it. It notifies no user. */
export const silentGroupMentionHtml = (one: { readonly id: number; readonly name: string }): string =>
  mentionHtml(userGroup(one), true);

/** Returns a mention of a user as clients show it. */
export const userMentionHtml = (user: { readonly id: number; readonly full_name: string }): string =>
  mentionHtml(person(user), false);

/** Returns a pass that replaces the mentions of a pattern. Mentions in quotations are silent. */
const mentionsLike =
  (pattern: RegExp, find: (text: string, context: Rendering) => Mention | undefined): Pass =>
  (text, scan) => {
    const { context } = scan;
    return replaceEach(text, pattern, ([all, silent, typed = '']) => {
      const mention = find(scan.stash.plain(typed), context);
      if (!mention) return undefined;
      const quiet = silent === '_' || context.quotations > 0 || mention.isAlwaysSilent === true;
      if (!quiet) mention.count(context.facts.mentions);
      return stashToken(scan, 'mention', 'span', grow(context, mentionHtml(mention, quiet)), all);
    });
  };

export const userMentions = mentionsLike(
  userMention,
  (text, context) => wildcard(text) ?? user(text, context),
);
export const groupMentions = mentionsLike(groupMention, group);

export const mentions = (md: MarkdownIt): void => {
  md.renderer.rules.mention = (tokens, index) => tokens[index]?.content ?? '';
};
