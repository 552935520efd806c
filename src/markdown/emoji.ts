import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';

import { emojiCode } from '../emoji/data.js';
import { grow, pushHtml, rendering } from './environment.js';
import { element, escapeHtml, voidElement } from './html.js';

const typedName = /:([\w\-+]+):/y;

/**
 * Whole emoji sequences, and pictographs without the variation selector for emoji. The lookahead skips other characters,
 * since `RGI_Emoji` tries thousands of sequences at each place.
 */
const typedCharacters = new RegExp(
  '(?=[0-9#*]\\ufe0f|[[\\p{Emoji}\\p{Extended_Pictographic}]--[0-9#*]])' +
    '(?:\\p{RGI_Emoji}|(?=[\\u2300-\\u{1ffff}])\\p{Extended_Pictographic})',
  'gv',
);

/** Whether a message may contain emoji, so the table must be loaded. All except keycaps are beyond U+2000. */
export const mayHaveEmoji = (source: string): boolean => /:[\w\-+]+:|[^\0-\u1fff]/.test(source);

const labelOf = (name: string): string => name.replaceAll('_', ' ');

/** Returns the HTML of a custom emoji of the organization. */
const imageHtml = (name: string, src: string): string =>
  voidElement('img', { alt: `:${name}:`, class: 'emoji', src, title: labelOf(name) });

/** Returns the HTML of a Unicode emoji as clients show it. */
export const emojiHtml = (name: string, code: string): string => {
  const label = labelOf(name);
  return element(
    'span',
    { 'aria-label': label, class: `emoji emoji-${code}`, role: 'img', title: label },
    escapeHtml(`:${name}:`),
  );
};

const rule = (state: StateInline, silent: boolean): boolean => {
  if (state.src.charCodeAt(state.pos) !== 0x3a /* : */) return false;
  typedName.lastIndex = state.pos;
  const match = typedName.exec(state.src);
  const name = match?.[1] ?? '';
  if (!match) return false;
  const { emoji: table, emojiImages } = rendering(state.env);
  const src = emojiImages.get(name);
  const code = table?.codeOf(name);
  const html = src === undefined ? code && emojiHtml(name, code) : imageHtml(name, src);
  if (!html) return false;
  if (!silent) pushHtml(state, 'emoji', 'span', html);
  state.pos += match[0].length;
  return true;
};

/** Splits a text token at its emoji. Emoji without a name remain characters. */
const splitText = (state: StateCore, token: Token): Token[] => {
  const { emoji } = rendering(state.env);
  const pieces: Token[] = [];
  const push = (type: string, content: string): void => {
    const piece = new state.Token(type, '', 0);
    piece.content = content;
    piece.level = token.level;
    pieces.push(piece);
  };
  let end = 0;
  for (const match of token.content.matchAll(typedCharacters)) {
    const code = emojiCode(match[0]);
    const name = emoji?.nameOf(code);
    if (name === undefined) continue;
    if (match.index > end) push('text', token.content.slice(end, match.index));
    push('emoji', grow(rendering(state.env), emojiHtml(name, code)));
    end = match.index + match[0].length;
  }
  if (end === 0) return [token];
  if (end < token.content.length) push('text', token.content.slice(end));
  return pieces;
};

const replaceCharacters = (state: StateCore): void => {
  if (!rendering(state.env).emoji) return;
  for (const block of state.tokens) {
    if (block.type !== 'inline' || !block.children || !/[^\0-\u00ff]/.test(block.content)) continue;
    block.children = block.children.flatMap((token) =>
      token.type === 'text' ? splitText(state, token) : [token],
    );
  }
};

export const emoji = (md: MarkdownIt): void => {
  md.inline.ruler.before('emphasis', 'emoji', rule);
  md.core.ruler.push('emoji', replaceCharacters);
  md.renderer.rules.emoji = (tokens, index) => tokens[index]?.content ?? '';
};
