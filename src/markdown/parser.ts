import createParser, { type MarkdownIt, type StateBlock, type StateInline, type Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import { channelLinks } from './channel-links.js';
import { run, type CoreRules } from './core-rules.js';
import { emoji } from './emoji.js';
import { emoticons } from './emoticons.js';
import { environment, rendering, type Rendering } from './environment.js';
import { fences } from './fences.js';
import { linkify } from './linkifiers.js';
import { links } from './links.js';
import { math } from './math.js';
import { mentions } from './mentions.js';
import { previews } from './previews.js';
import { asParagraph, tables } from './tables.js';
import { timestamps } from './timestamps.js';
import { linkUrls } from './urls.js';

const deepest = 20;

/** Deeper nesting becomes one paragraph. The parser would drop it, and each level reads its lines again. */
const flattenDepth = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
  if (state.level < deepest || silent) return false;
  asParagraph(state, start, end);
  return true;
};

/** Only asterisks mark emphasis, because names in code often contain underscores. */
const plainUnderscores = (state: StateInline, silent: boolean): boolean => {
  if (state.src.charCodeAt(state.pos) !== 0x5f /* _ */) return false;
  const start = state.pos;
  while (state.src.charCodeAt(state.pos) === 0x5f) state.pos += 1;
  if (!silent) state.pending += state.src.slice(start, state.pos);
  return true;
};

/** Tracks the quotation depth for the inline rules, because mentions in quotations are silent. */
const trackQuotations = (context: Rendering, { type }: Token): void => {
  if (type === 'blockquote_open') context.quotations += 1;
  else if (type === 'blockquote_close') context.quotations -= 1;
};

/** Counts the steps of label searches. When none are left, a bracket is text. */
const boundLabels = (md: MarkdownIt): void => {
  const skipToken = md.inline.skipToken.bind(md.inline);
  md.inline.skipToken = (state) => {
    rendering(state.env).budget.labelSteps -= 1;
    skipToken(state);
  };
  // Stryker disable next-line StringLiteral: no other rule refers to this name.
  md.inline.ruler.before('link', 'bracket', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x5b /* [ */) return false;
    if (rendering(state.env).budget.labelSteps > 0) return false;
    if (!silent) state.pending += '[';
    state.pos += 1;
    return true;
  });
};

/** The parser, with its core rules in groups. Long renderings pause between the groups. */
export interface MarkdownParser {
  readonly md: MarkdownIt;
  /** Rules that find the blocks of a text. */
  readonly blocks: CoreRules;
  /** Rules that parse the content of a block, up to the URLs. */
  readonly inline: CoreRules;
  /** Rules that find URLs. */
  readonly urls: CoreRules;
  readonly emoji: CoreRules;
  /** Rules that run after the linkifiers. */
  readonly emoticons: CoreRules;
  readonly previews: CoreRules;
}

const build = (): MarkdownParser => {
  const md = createParser({ html: false, breaks: true, linkify: true, typographer: false });
  // Users mean typed backslashes and ampersands literally. References and underlined headings are surprising in a chat.
  md.disable(['escape', 'entity', 'image', 'reference', 'lheading', 'html_block', 'html_inline']);
  md.block.ruler.before('table', 'flatten_depth', flattenDepth);
  md.inline.ruler.before('emphasis', 'underscores', plainUnderscores);
  for (const rules of [fences, tables, mentions, channelLinks, emoji, math, timestamps, links]) rules(md);
  for (const rules of [emoticons, previews, boundLabels]) rules(md);
  md.renderer.rules.s_open = () => '<del>';
  md.renderer.rules.s_close = () => '</del>';
  const group = (...names: string[]): CoreRules => {
    md.core.ruler.enableOnly(names);
    return md.core.ruler.getRules('');
  };
  return {
    md,
    blocks: group('normalize', 'block'),
    inline: group('inline', 'text_join'),
    urls: group('linkify'),
    emoji: group('emoji'),
    emoticons: group('emoticons'),
    previews: group('previews'),
  };
};

let parser: MarkdownParser | undefined;

export const markdownParser = (): MarkdownParser => (parser ??= build());

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
    block.tokens = [token];
    run(rules.inline, block);
    await linkUrls(new md.core.State('', md, state.env), token, rules.urls, pace);
    run(rules.emoji, block);
    if (context.linkifying?.isEmpty === false) await linkify(block, token, pace);
    run(rules.emoticons, block);
  }
  run(rules.previews, state);
  return state.tokens;
};
