import { emojiTable } from '../../emoji/data.js';
import { LINK_BUDGET, type Linkifying } from '../../linkifiers/matching.js';
import type { Facts, Rendering } from './environment.js';
import { mayHaveEmoji } from './emoji.js';
import { mayHaveMath } from './math.js';
import { noNames, type KnownNames } from './names.js';
import { noUploads, type KnownUploads } from './previews.js';
import { markdownParser } from './parser.js';

export interface RenderContext {
  /** What the names in the message stand for, as far as the sender may know. */
  readonly names?: KnownNames;
  /** The organization's language of code blocks that name none. */
  readonly defaultCodeLanguage?: string;
  /** Addresses of the organization's own emoji, by name. */
  readonly emojiImages?: ReadonlyMap<string, string>;
  /** Whether emoticons become emoji, as the setting of the sender says. */
  readonly translatesEmoticons?: boolean;
  /** What the organization makes links of. */
  readonly linkifying?: Linkifying;
  /** The uploaded files that links may lead to, as far as the sender may fetch them. */
  readonly uploads?: KnownUploads;
}

export interface Rendered extends Facts {
  readonly html: string;
  /** `/me waves`: shown as an action of the sender. */
  readonly isMe: boolean;
}

/** Whether a message tells what its sender does: one paragraph that begins with `/me`. */
export const isMeMessage = (source: string, html: string): boolean =>
  source.startsWith('/me ') && html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4;

/**
 * Renders a message. Safe by construction: raw HTML is never recognized, every attribute is written by us,
 * and links keep to a few schemes. Bounded for any input of a message's length.
 */
export const render = async (source: string, context: RenderContext = {}): Promise<Rendered> => {
  const facts: Facts = {
    mentions: { userIds: new Set(), groupIds: new Set(), channelWildcard: false, topicWildcard: false },
    hasLink: false,
    hasImage: false,
    hasAttachment: false,
    uploads: new Set(),
  };
  const rendering: Rendering = {
    names: context.names ?? noNames,
    defaultCodeLanguage: context.defaultCodeLanguage ?? '',
    emojiImages: context.emojiImages ?? new Map<string, string>(),
    emoji: mayHaveEmoji(source) ? await emojiTable() : undefined,
    tex: mayHaveMath(source) ? (await import('katex')).default : undefined,
    translatesEmoticons: context.translatesEmoticons ?? false,
    linkifying: context.linkifying,
    uploads: context.uploads ?? noUploads,
    linkBudget: { characters: LINK_BUDGET },
    facts,
    quoted: false,
    formulaCost: 0,
  };
  // Half of a surrogate pair is no text: no URL and no database takes it.
  const text = source.replace(/\p{Surrogate}/gu, '\ufffd');
  const html = markdownParser()
    .render(text, { ...rendering })
    .trimEnd();
  return { ...facts, html, isMe: isMeMessage(source, html) };
};
