import createParser, { type MarkdownIt, type StateBlock, type StateInline } from 'markdown-it';

import { channelLinks } from './channel-links.js';
import { emoji } from './emoji.js';
import { emoticons } from './emoticons.js';
import { rendering } from './environment.js';
import { fences } from './fences.js';
import { linkifiers } from './linkifiers.js';
import { links } from './links.js';
import { math } from './math.js';
import { mentions } from './mentions.js';
import { previews } from './previews.js';
import { timestamps } from './timestamps.js';

const deepest = 20;

/** What is nested deeper is one paragraph: the parser would drop it, and each level reads its lines again. */
const flattenDepth = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
  if (state.level < deepest || silent) return false;
  state.push('paragraph_open', 'p', 1);
  const token = state.push('inline', '', 0);
  token.content = state.getLines(start, end, state.blkIndent, false).trim();
  token.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = end;
  return true;
};

/** Only asterisks make emphasis: names in code are full of underscores. */
const plainUnderscores = (state: StateInline, silent: boolean): boolean => {
  if (state.src.charCodeAt(state.pos) !== 0x5f /* _ */) return false;
  const start = state.pos;
  while (state.src.charCodeAt(state.pos) === 0x5f) state.pos += 1;
  if (!silent) state.pending += state.src.slice(start, state.pos);
  return true;
};

/** Mentions in quotations are silent, so the inline rules have to know where they are. */
const trackQuotations = (md: MarkdownIt): void => {
  md.core.ruler.at('inline', (state) => {
    const context = rendering(state.env);
    let depth = 0;
    for (const token of state.tokens) {
      if (token.type === 'blockquote_open') depth += 1;
      else if (token.type === 'blockquote_close') depth -= 1;
      else if (token.type === 'inline') {
        context.quoted = depth > 0;
        md.inline.parse(token.content, md, state.env, token.children ?? []);
      }
    }
  });
};

const build = (): MarkdownIt => {
  const md = createParser({ html: false, breaks: true, linkify: true, typographer: false });
  // People type backslashes and ampersands and mean them; references and underlined headings surprise in a chat.
  md.disable(['escape', 'entity', 'image', 'reference', 'lheading', 'html_block', 'html_inline']);
  md.block.ruler.before('table', 'flatten_depth', flattenDepth);
  md.inline.ruler.before('emphasis', 'underscores', plainUnderscores);
  for (const rules of [fences, mentions, channelLinks, emoji, math, timestamps, links]) rules(md);
  for (const rules of [linkifiers, emoticons, previews]) rules(md);
  trackQuotations(md);
  md.renderer.rules.s_open = () => '<del>';
  md.renderer.rules.s_close = () => '</del>';
  return md;
};

let parser: MarkdownIt | undefined;

export const markdownParser = (): MarkdownIt => (parser ??= build());
