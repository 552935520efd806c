import type { StateCore, Token } from 'markdown-it';

import type { Pace } from '../../lib/event-loop.js';
import { channelLinks } from '../channel-links.js';
import { rendering } from '../environment.js';
import { formulas } from '../math.js';
import { groupMentions, userMentions } from '../mentions.js';
import { timestamps } from '../timestamps.js';
import { codeSpans } from './code-spans.js';
import type { Pass, Scan } from './pass.js';
import { type Part, Stash } from './stash.js';
import { emphasis, strike, strong, strongEmphasis } from './styles.js';
import { InlineWriter } from './write-inline.js';
import { bareUrls } from './bare-urls.js';
import { hrefOf } from './href.js';
import { closingBrackets, targetAt } from './link-syntax.js';

/** Removes quotation marks inside those of the title. */
const titleOf = (typed: string): string => {
  const title = typed.trim();
  const isQuoted = /^(?:".*"|'.*')$/s.test(title) && title.length > 1;
  return (isQuoted ? title.slice(1, -1) : title).replace(/\s/g, ' ');
};

interface Found {
  readonly placeholder: string;
  readonly end: number;
}

const linkAt = (text: string, start: number, close: number, scan: Scan): Found | undefined => {
  const { stash, context } = scan;
  const target = targetAt(text, close + 1, context.budget);
  if (!target) return undefined;
  const href = hrefOf(stash.plain(target.href).trim(), context.siteUrl);
  if (href === undefined) return undefined;
  const title = target.title === undefined ? undefined : titleOf(stash.plain(target.title));
  const typed = text.slice(start + 1, close);
  const label = typed.trim() === '' ? href : typed;
  const placeholder = stash.add({ kind: 'link', href, title, label });
  return placeholder === undefined ? undefined : { placeholder, end: target.end };
};

/** `[text](url)`. After an exclamation mark it is text, because messages do not embed images. */
const markedLinks: Pass = (text, scan) => {
  if (!text.includes('](')) return text;
  const closing = closingBrackets(text);
  let replaced = '';
  let from = 0;
  for (const { index } of text.matchAll(/(?<!!)\[/g)) {
    const close = closing.get(index);
    const found = index < from || close === undefined ? undefined : linkAt(text, index, close, scan);
    if (!found) continue;
    replaced += text.slice(from, index) + found.placeholder;
    from = found.end;
  }
  return from === 0 ? text : replaced + text.slice(from);
};

/** Replaces what the organization's linkifiers match. Runs before the styles, so an asterisk before a match prevents it. */
const linkify = async (text: string, scan: Scan, pace: Pace): Promise<string> => {
  const { linkifying, linkBudget, siteUrl } = scan.context;
  if (!linkifying || linkifying.isEmpty) return text;
  let linked = '';
  let from = 0;
  for (const { start, end, url } of await linkifying.find(text, linkBudget, pace)) {
    const href = hrefOf(url, siteUrl);
    const label = text.slice(start, end);
    // A URL cannot contain a mention or code.
    if (scan.stash.hasParts(label)) continue;
    const link = href && scan.stash.add({ kind: 'link', href, title: undefined, label });
    if (!link) continue;
    linked += text.slice(from, start) + link;
    from = end;
  }
  return from === 0 ? text : linked + text.slice(from);
};

const linkTo = (typed: string, scan: Scan): string | undefined => {
  const href = hrefOf(scan.stash.plain(typed), scan.context.siteUrl);
  return href === undefined
    ? undefined
    : scan.stash.add({ kind: 'link', href, title: undefined, label: typed });
};

const automaticLinks: Pass = (text, scan) => {
  let replaced = '';
  let from = 0;
  for (const { start, end } of bareUrls(text)) {
    const link = linkTo(text.slice(start, end), scan);
    if (link === undefined) continue;
    replaced += text.slice(from, start) + link;
    from = end;
  }
  return from === 0 ? text : replaced + text.slice(from);
};

/**
 * The order of the reference server's patterns. Each pass replaces what it finds by placeholders, so a later one sees it
 * as a single character.
 */
const inStrongEmphasis: readonly Pass[] = [
  userMentions,
  formulas,
  channelLinks,
  timestamps,
  groupMentions,
  markedLinks,
  automaticLinks,
];
const beforeLinkifiers: readonly Pass[] = [codeSpans, strongEmphasis];
const afterLinkifiers: readonly Pass[] = [strong, emphasis, strike];

/** Every syntax has one of these characters. */
const syntax = /[`*@#$<[~./]/;

type StylePart = Part & { kind: 'style' };

/** The texts of a block whose passes are not done: the block itself, and what is both strong and emphasized in it. */
class Texts {
  content: string;
  readonly #inner: StylePart[] = [];

  constructor(content: string) {
    this.content = content;
  }

  /** Records the styles that the first passes found. */
  findInner(stash: Stash): void {
    for (const part of stash.split(this.content))
      if (typeof part !== 'string' && part.kind === 'style') this.#addInner(part, stash);
  }

  #addInner(style: StylePart, stash: Stash): void {
    this.#inner.push(style);
    for (const part of stash.split(style.content))
      if (typeof part !== 'string' && part.kind === 'style') this.#addInner(part, stash);
  }

  async change(pass: (text: string) => string | Promise<string>): Promise<void> {
    for (const style of this.#inner) style.content = await pass(style.content);
    this.content = await pass(this.content);
  }
}

const applyPasses = async (content: string, scan: Scan, pace: Pace): Promise<string> => {
  const texts = new Texts(content);
  const run = async (passes: readonly Pass[]): Promise<void> => {
    for (const pass of passes) {
      if (pace.isDue) await pace.rest();
      await texts.change((text) => pass(text, scan));
    }
  };
  await run(beforeLinkifiers);
  texts.findInner(scan.stash);
  await run(inStrongEmphasis);
  await texts.change((text) => linkify(text, scan, pace));
  await run(afterLinkifiers);
  return texts.content;
};

/**
 * Searches texts in styles again. A text after another part, and one in an inner style, is a text of its own there, so a
 * URL may end where it ends.
 */
const searchAgain = async (style: StylePart, isInner: boolean, scan: Scan, pace: Pace): Promise<void> => {
  style.content = await scan.stash.change(style.content, async (piece, at) => {
    if (typeof piece === 'string') return at > 0 || isInner ? applyPasses(piece, scan, pace) : piece;
    if (piece.kind === 'style') await searchAgain(piece, true, scan, pace);
    return '';
  });
};

const searchStylesAgain = async (text: string, scan: Scan, pace: Pace): Promise<void> => {
  for (const part of scan.stash.split(text)) {
    if (typeof part === 'string' || part.kind !== 'style') continue;
    if (part.tags.length === 1 && !scan.stash.hasParts(part.content)) continue;
    if (pace.isDue) await pace.rest();
    await searchAgain(part, part.tags.length > 1, scan, pace);
  }
};

/** Parses the text of a block into tokens. */
export const parseInline = async (state: StateCore, block: Token, pace: Pace): Promise<void> => {
  const context = rendering(state.env);
  const stash = new Stash();
  const token = (type: string, tag: string): Token => new state.Token(type, tag, 0);
  const hasSyntax = syntax.test(block.content) || context.linkifying?.isEmpty === false;
  const scan = { context, stash, token };
  const text = hasSyntax ? await applyPasses(block.content, scan, pace) : block.content;
  await searchStylesAgain(text, scan, pace);
  if (pace.isDue) await pace.rest();
  const writer = new InlineWriter(state, stash);
  writer.write(text);
  block.children = writer.tokens;
};
