import type { MarkdownIt, StateInline } from 'markdown-it';

import { nameKey } from '../store/name-key.js';
import { pushHtml, rendering, type Rendering } from './environment.js';
import { element, escapeHtml } from './html.js';
import { channelWildcards, groupMention, splitUserId, topicWildcard, userMention } from './mention-syntax.js';

/** Characters allowed before a mention. A letter is not, as in an email address. */
const mayPrecede = /[\s'"({[/<]/;

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
  const known = id === undefined ? names.usersByKey.get(nameKey(name)) : names.users.get(id);
  // With an ID the name may be omitted. If the name does not match the ID, the text is not a mention.
  if (!known || (id !== undefined && name !== '' && nameKey(name) !== nameKey(known.full_name)))
    return undefined;
  return {
    ...person(known),
    isAlwaysSilent: !known.isActive,
    count: (mentions) => mentions.userIds.add(known.id),
  };
};

const group = (name: string, { names }: Rendering): Mention | undefined => {
  const known = names.groupsByKey.get(nameKey(name));
  return (
    known && {
      text: known.name,
      className: 'user-group-mention',
      attributes: { 'data-user-group-id': known.id },
      count: (mentions) => mentions.groupIds.add(known.id),
    }
  );
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

/** Returns a mention of a user as clients show it. */
export const userMentionHtml = (user: { readonly id: number; readonly full_name: string }): string =>
  mentionHtml(person(user), false);

const rule = (state: StateInline, silent: boolean): boolean => {
  if (state.src.charCodeAt(state.pos) !== 0x40 /* @ */) return false;
  if (state.pos > 0 && !mayPrecede.test(state.src.charAt(state.pos - 1))) return false;
  const context = rendering(state.env);
  let mention: Mention | undefined;
  let match: RegExpExecArray | null = null;
  for (const pattern of [userMention, groupMention]) {
    pattern.lastIndex = state.pos;
    match = pattern.exec(state.src);
    if (!match) continue;
    const text = match[2] ?? '';
    mention = pattern === userMention ? (wildcard(text) ?? user(text, context)) : group(text, context);
    break;
  }
  if (!match || !mention) return false;
  if (!silent) {
    const quiet = match[1] === '_' || context.quotations > 0 || mention.isAlwaysSilent === true;
    if (!quiet) mention.count(context.facts.mentions);
    pushHtml(state, 'mention', 'span', mentionHtml(mention, quiet));
  }
  state.pos += match[0].length;
  return true;
};

export const mentions = (md: MarkdownIt): void => {
  md.inline.ruler.before('emphasis', 'mention', rule);
  md.renderer.rules.mention = (tokens, index) => tokens[index]?.content ?? '';
};
