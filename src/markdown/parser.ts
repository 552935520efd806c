import createParser, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import { blocks } from './blocks/blocks.js';
import { channelLinkRenderer } from './channel-links.js';
import { emoji } from './emoji.js';
import { emoticons } from './emoticons.js';
import { environment, type Rendering, rendering } from './environment.js';
import { parseInline } from './inline/parse-inline.js';
import { links } from './links.js';
import { math } from './math.js';
import { mentions } from './mentions.js';
import { previews } from './previews.js';
import { timestampRenderer } from './timestamps.js';
import { languageOf } from './code.js';
import { element, escapeHtml, escapeText } from './html.js';

const attributesOf = (token: Token): string =>
  (token.attrs ?? []).map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('');

const isText = (token: Token | undefined): boolean => token?.type === 'inline' || token?.hidden === true;

/**
 * Writes the tag of a block. A line break follows, except between a tag and the text in it, and within an element without
 * content.
 */
const blockTag = (token: Token, next: Token | undefined): string => {
  if (token.nesting < 0) return `</${token.tag}>\n`;
  const tag = `<${token.tag}${attributesOf(token)}>`;
  const hasText = token.nesting > 0 && (isText(next) || next?.nesting === -1);
  return hasText || token.type === 'paragraph_open' ? tag : `${tag}\n`;
};

/** Writes tags and texts as the reference server does, because clients read its HTML. */
const tags = (md: MarkdownIt): void => {
  md.renderer.renderToken = (tokens, index) => {
    const token = tokens[index];
    if (!token || token.hidden) return '';
    if (token.block) return blockTag(token, tokens[index + 1]);
    return token.nesting < 0 ? `</${token.tag}>` : `<${token.tag}${attributesOf(token)}>`;
  };
  md.renderer.rules.text = (tokens, index) => escapeText(tokens[index]?.content ?? '');
  md.renderer.rules.code_inline = (tokens, index) =>
    element('code', {}, escapeHtml(tokens[index]?.content ?? ''));
};

const renderCode = (html: string, language: string): string => {
  const shown: Record<string, string> = language === '' ? {} : { 'data-code-language': language };
  const code = element('code', {}, html);
  return `${element('div', { class: 'codehilite', ...shown }, element('pre', {}, `<span></span>${code}`))}\n`;
};

const fences = (md: MarkdownIt): void => {
  md.renderer.rules.fenced = (tokens, index, _options, env) => {
    const token = tokens[index];
    if (!token) return '';
    const context = rendering(env);
    const html = context.highlighted.get(token) ?? escapeHtml(token.content);
    return renderCode(html, languageOf(token.info, context));
  };
  // Python-Markdown leaves a blank line after indented code.
  md.renderer.rules.code_block = (tokens, index) =>
    `${renderCode(`${escapeHtml((tokens[index]?.content ?? '').replace(/^\n+/, '').trimEnd())}\n`, '')}\n`;
  md.renderer.rules.spoiler_open = () => '<div class="spoiler-block"><div class="spoiler-header">\n';
  md.renderer.rules.spoiler_middle = () => '</div><div class="spoiler-content" aria-hidden="true">\n';
  md.renderer.rules.spoiler_close = () => '</div></div>\n';
};

/** A group of the parser's core rules, in order. */
type CoreRules = ReturnType<MarkdownIt['core']['ruler']['getRules']>;

const run = (rules: CoreRules, state: StateCore): void => {
  for (const rule of rules) rule(state);
};

/** Tracks the quotation depth for the inline rules, because mentions in quotations are silent. */
const trackQuotations = (context: Rendering, { type }: Token): void => {
  if (type === 'blockquote_open') context.quotations += 1;
  else if (type === 'blockquote_close') context.quotations -= 1;
};

/** The parser, with its core rules in groups. Long renderings pause between the groups. */
interface MarkdownParser {
  readonly md: MarkdownIt;
  /** Rules that find the blocks of a text. */
  readonly blocks: CoreRules;
  readonly emoji: CoreRules;
  /** Rules that run after the linkifiers. */
  readonly emoticons: CoreRules;
  readonly previews: CoreRules;
}

const build = (): MarkdownParser => {
  const md = createParser({ html: false, breaks: true, linkify: false, typographer: false });
  for (const rules of [blocks, tags, fences, mentions, channelLinkRenderer, emoji, math]) rules(md);
  for (const rules of [timestampRenderer, links, emoticons, previews]) rules(md);
  // Passes of our own find everything else.
  md.inline.ruler.enableOnly(['text', 'emoji']);
  md.inline.ruler2.enableOnly([]);
  const group = (...names: string[]): CoreRules => {
    md.core.ruler.enableOnly(names);
    return md.core.ruler.getRules('');
  };
  return {
    md,
    blocks: group('block'),
    emoji: group('emoji'),
    emoticons: group('emoticons'),
    previews: group('previews'),
  };
};

let parser: MarkdownParser | undefined;

export const markdownParser = (): MarkdownParser => (parser ??= build());

/** Emoji and the variation selectors that make other characters emoji. */
const mayBeEmoji = /[^\0-\u00ff]/;

/** Finds typed emoji in the texts outside links, because labels of links remain as typed. */
const findEmoji = (block: Token, context: Rendering): void => {
  if (!mayBeEmoji.test(block.content)) return;
  const { md, emoji: rules } = markdownParser();
  const state = new md.core.State('', md, environment(context));
  let depth = 0;
  block.children = (block.children ?? []).flatMap((child) => {
    if (child.type === 'link_open') depth += 1;
    else if (child.type === 'link_close') depth -= 1;
    if (child.type !== 'text' || depth > 0 || !mayBeEmoji.test(child.content)) return [child];
    const part = new state.Token('inline', '', 0);
    part.content = child.content;
    part.children = [child];
    state.tokens = [part];
    run(rules, state);
    return part.children;
  });
};

/** Returns the tokens of a text. Pauses between blocks, because a long text would block other requests. */
export const parse = async (text: string, context: Rendering, pace: Pace): Promise<Token[]> => {
  const { md, ...rules } = markdownParser();
  const state = new md.core.State(text, md, environment(context));
  run(rules.blocks, state);
  const block = new md.core.State('', md, environment(context));
  for (const token of state.tokens) {
    trackQuotations(context, token);
    if (token.type !== 'inline') continue;
    if (pace.isDue) await pace.rest();
    await parseInline(state, token, pace);
    if (pace.isDue) await pace.rest();
    findEmoji(token, context);
    if (pace.isDue) await pace.rest();
    block.tokens = [token];
    run(rules.emoticons, block);
  }
  run(rules.previews, state);
  return state.tokens;
};
