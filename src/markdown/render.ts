import type { Env, Token } from 'markdown-it';

import { budgets } from '../lib/budgets.js';
import { emojiTable } from './emoji/data.js';
import { Pace } from '../lib/event-loop.js';
import { linkBudget, type Linkifying } from './linkifiers/matching.js';
import { highlightCode } from './code.js';
import { environment, type Facts, type Rendering } from './environment.js';
import { mayHaveEmoji } from './emoji.js';
import { RenderingLimit, textBudget, type RequestBudget } from './limits.js';
import { mayHaveMath, typeset } from './math.js';
import { noNames, type KnownNames } from './mention-syntax.js';
import { noUploads } from './previews.js';
import type { KnownUploads } from './environment.js';
import { markdownParser, parse } from './parser.js';

export interface RenderContext {
  /** The users, groups and channels that names in the message refer to, as far as the sender may see them. */
  readonly names?: KnownNames;
  /** The organization's default language of code blocks. */
  readonly defaultCodeLanguage?: string;
  /** URLs of custom emoji, by name. */
  readonly emojiImages?: ReadonlyMap<string, string>;
  /** Whether the sender's settings convert emoticons to emoji. */
  readonly translatesEmoticons?: boolean;
  /** The linkifiers of the organization. */
  readonly linkifying?: Linkifying;
  /** The uploaded files that links may refer to, as far as the sender may share them. */
  readonly uploads?: KnownUploads;
  /** The address of this site, for links to it. */
  readonly siteUrl?: string;
  /** Whether links to images and videos of other sites have previews. */
  readonly showsPreviews?: boolean;
  /** Maximum size of the HTML in bytes. Default: the limit of a message. */
  readonly most?: number;
  /** The budget that this text shares with the other texts of its request. */
  readonly request?: RequestBudget;
}

export interface Rendered extends Facts {
  readonly html: string;
  /** Whether the message starts with `/me`, such as `/me waves`, and is shown as an action of the sender. */
  readonly isMe: boolean;
}

/** Whether a message describes an action of its sender: a single paragraph that starts with `/me`. */
export const isMeMessage = (source: string, html: string): boolean =>
  source.startsWith('/me ') && html.startsWith('<p>') && html.indexOf('</p>') === html.length - 4;

export const newFacts = (): Facts => ({
  mentions: { userIds: new Set(), groupIds: new Set(), channelWildcard: false, topicWildcard: false },
  hasLink: false,
  hasImage: false,
  hasAttachment: false,
  uploads: new Set(),
});

const renderingOf = async (source: string, context: RenderContext, most: number): Promise<Rendering> => ({
  names: context.names ?? noNames,
  defaultCodeLanguage: context.defaultCodeLanguage ?? '',
  emojiImages: context.emojiImages ?? new Map<string, string>(),
  emoji: context.translatesEmoticons || mayHaveEmoji(source) ? await emojiTable() : undefined,
  tex: mayHaveMath(source) ? (await import('katex')).default : undefined,
  highlighted: new Map(),
  translatesEmoticons: context.translatesEmoticons ?? false,
  linkifying: context.linkifying,
  uploads: context.uploads ?? noUploads,
  showsPreviews: context.showsPreviews ?? false,
  linkBudget: linkBudget(),
  siteUrl: context.siteUrl ?? '',
  facts: newFacts(),
  quotations: 0,
  budget: textBudget(most),
  request: context.request,
});

/** The newline after the last block, which is removed. */
const NEWLINE = 1;

/** Returns the HTML of a token. A text after a block continues its line. */
const pieceOf = (tokens: Token[], index: number, env: Env): string => {
  const { options, renderer } = markdownParser().md;
  const [token, next] = tokens.slice(index, index + 2);
  if (token?.type === 'inline') return renderer.renderInline(token.children ?? [], options, env);
  const piece =
    renderer.rules[token?.type ?? '']?.(tokens, index, options, env, renderer) ??
    renderer.renderToken(tokens, index, options);
  return next?.type === 'inline' ? piece.trimEnd() : piece;
};

/** Returns the HTML of the tokens. Throws a RenderingLimit as soon as it exceeds `most` bytes. */
const write = async (tokens: Token[], context: Rendering, most: number, pace: Pace): Promise<string> => {
  const env = environment(context);
  let html = '';
  let bytes = 0;
  for (const index of tokens.keys()) {
    if (pace.isDue) await pace.rest();
    const piece = pieceOf(tokens, index, env);
    bytes += Buffer.byteLength(piece);
    if (bytes > most + NEWLINE) throw new RenderingLimit('text');
    html += piece;
  }
  return html.trimEnd();
};

/** Returns the HTML of the tokens. Highlights no code if only that exceeds the limit. */
const writeWithin = async (
  tokens: Token[],
  context: Rendering,
  most: number,
  pace: Pace,
): Promise<string> => {
  if (context.highlighted.size === 0) return write(tokens, context, most, pace);
  try {
    return await write(tokens, context, most, pace);
  } catch (error) {
    if (!(error instanceof RenderingLimit)) throw error;
    context.highlighted.clear();
    return write(tokens, context, most, pace);
  }
};

/**
 * Renders a text. Safe by construction: raw HTML is never recognized, our code writes every attribute, and links allow
 * only a few schemes. Bounded for any message. Throws a RenderingLimit as soon as a limit is exceeded.
 */
export const render = async (source: string, options: RenderContext = {}): Promise<Rendered> => {
  const { most = budgets.renderedMessage.bytes, request } = options;
  const context = await renderingOf(source, options, most);
  const pace = request?.pace ?? new Pace();
  // Unpaired surrogates are invalid in URLs and databases.
  const tokens = await parse(source.replace(/\p{Surrogate}/gu, '\ufffd'), context, pace);
  if (context.tex) await typeset(tokens, context, pace);
  await highlightCode(tokens, context, most / 3, pace);
  const html = await writeWithin(tokens, context, most, pace);
  request?.spend(Buffer.byteLength(html));
  return { ...context.facts, html, isMe: isMeMessage(source, html) };
};
