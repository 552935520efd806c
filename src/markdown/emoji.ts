import type { MarkdownIt, StateCore, StateInline, Token } from 'markdown-it';

import { emojiCode } from './emoji/data.js';
import { EXTRA_EMOJI_NAME, EXTRA_EMOJI_PATH } from './emoji/extra-emoji.js';
import { grow, pushHtml, rendering, type Rendering } from './environment.js';
import { element, escapeHtml, voidElement } from './html.js';

/** Names have letters of any language, such as `:flag_côte_divoire:`. */
const NAME = String.raw`:[\p{L}\p{N}_\-+]+:`;
const typedName = new RegExp(NAME, 'uy');

const FLAG = String.raw`\p{RI}\p{RI}`;
/** A character that may be an emoji, with what follows it: a skin tone, a keycap, or a tag sequence. */
const ONE = String.raw`\p{Emoji}(?:\p{EMod}|\ufe0f\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?`;
/** Everything that has the form of an emoji by Unicode (UTS #51). Digits do, too. */
const typedCharacters = new RegExp(String.raw`${FLAG}|${ONE}(?:\u200d(?:${FLAG}|${ONE}))*`, 'gu');
/** A character that Unicode shows as text unless the variation selector for emoji follows, such as ❤ or ✔. */
const textCharacter = /^\P{Emoji_Presentation}\u20e3?$/u;

const mayBeEmoji = new RegExp(`${NAME}|[^\\0-\\u1fff]`, 'u');
/** Whether a message may contain emoji, so the table must be loaded. All emoji have a character beyond U+2000. */
export const mayHaveEmoji = (source: string): boolean => mayBeEmoji.test(source);

const labelOf = (name: string): string => name.replaceAll('_', ' ');

/** Returns the HTML of an emoji that is an image. */
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

/** Returns the HTML of the emoji with a name. A custom emoji takes precedence. */
const namedHtml = ({ emoji, emojiImages }: Rendering, name: string): string | undefined => {
  const src = emojiImages.get(name) ?? (name === EXTRA_EMOJI_NAME ? EXTRA_EMOJI_PATH : undefined);
  if (src !== undefined) return imageHtml(name, src);
  const code = emoji?.codeOf(name);
  return code === undefined ? undefined : emojiHtml(name, code);
};

const rule = (state: StateInline, silent: boolean): boolean => {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== 0x3a /* : */) return false;
  typedName.lastIndex = pos;
  const [typed] = typedName.exec(src) ?? [];
  if (typed === undefined) return false;
  const html = namedHtml(rendering(state.env), typed.slice(1, -1));
  // The second colon of an unknown name does not begin another name: `10:30:smile:` has no emoji.
  if (html === undefined && src.startsWith('//', pos + typed.length)) return false;
  state.pos += typed.length;
  if (silent) return true;
  if (html === undefined) state.pending += typed;
  else pushHtml(state, 'emoji', 'span', html);
  return true;
};

/** Splits a text token at its emoji. Emoji that existing clients do not know remain characters. */
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
    if (textCharacter.test(match[0])) continue;
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
