import createParser, { type MarkdownIt, type Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import { blocks } from './blocks/blocks.js';
import { channelLinkRenderer } from './channel-links.js';
import { run, type CoreRules } from './core-rules.js';
import { emoji } from './emoji.js';
import { emoticons } from './emoticons.js';
import { environment, type Rendering } from './environment.js';
import { fences } from './fences.js';
import { parseInline } from './inline/parse-inline.js';
import { links } from './links.js';
import { math } from './math.js';
import { mentions } from './mentions.js';
import { previews } from './previews.js';
import { tags } from './tags.js';
import { timestampRenderer } from './timestamps.js';

/** Tracks the quotation depth for the inline rules, because mentions in quotations are silent. */
const trackQuotations = (context: Rendering, { type }: Token): void => {
  if (type === 'blockquote_open') context.quotations += 1;
  else if (type === 'blockquote_close') context.quotations -= 1;
};

/** The parser, with its core rules in groups. Long renderings pause between the groups. */
export interface MarkdownParser {
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
