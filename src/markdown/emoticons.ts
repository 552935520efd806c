import type { MarkdownIt, StateCore, Token } from 'markdown-it';

import { emojiHtml } from './emoji.js';
import { grow, rendering } from './environment.js';

/** The emoticons that clients of this API support, with the name of their emoji. */
const EMOTICONS: ReadonlyMap<string, string> = new Map([
  [':)', 'smile'],
  ['(:', 'smile'],
  [':(', 'frown'],
  ['<3', 'heart'],
  [':|', 'neutral'],
  [':/', 'confused'],
  [';)', 'wink'],
  [':D', 'grinning'],
  [':o', 'open_mouth'],
  [':O', 'open_mouth'],
  [':p', 'stuck_out_tongue'],
  [':P', 'stuck_out_tongue'],
]);

/** Characters allowed before and after an emoticon, besides the start and end of the text. */
const BOUNDARY = String.raw`,.;?!()\[\]"'\s`;
const anyEmoticon = [...EMOTICONS.keys()].map((one) => one.replace(/[()|]/, String.raw`\$&`)).join('|');
const typedEmoticon = new RegExp(`(?<![^${BOUNDARY}])(?:${anyEmoticon})(?![^${BOUNDARY}])`, 'g');

// At the edge of a text token, only line breaks and the start or end of formatting are boundaries. Code and links are
// not.
const isBreak = ({ type }: Token): boolean => type === 'softbreak' || type === 'hardbreak';
const isBoundaryBefore = (token: Token | undefined): boolean =>
  token === undefined || token.nesting === 1 || isBreak(token);
const isBoundaryAfter = (token: Token | undefined): boolean =>
  token === undefined || token.nesting === -1 || isBreak(token);

/** Splits a text token at its emoticons. */
const split = (state: StateCore, text: Token, before?: Token, after?: Token): Token[] => {
  const { content } = text;
  const { emoji: table } = rendering(state.env);
  const tokens: Token[] = [];
  const push = (type: string, piece: string): void => {
    // Stryker disable next-line StringLiteral: these tokens are written without a tag.
    const token = new state.Token(type, '', 0);
    token.content = piece;
    token.level = text.level;
    tokens.push(token);
  };
  let from = 0;
  for (const { index, 0: emoticon } of content.matchAll(typedEmoticon)) {
    const to = index + emoticon.length;
    const name = EMOTICONS.get(emoticon) ?? '';
    const code = table?.codeOf(name);
    // The end of another emoticon is not a boundary either.
    const touches = index === 0 ? !isBoundaryBefore(before) : index === from && from > 0;
    if (code === undefined || touches || (to === content.length && !isBoundaryAfter(after))) continue;
    if (index > from) push('text', content.slice(from, index));
    push('emoji', grow(rendering(state.env), emojiHtml(name, code)));
    from = to;
  }
  if (from === 0) return [text];
  if (from < content.length) push('text', content.slice(from));
  return tokens;
};

const translate = (state: StateCore, children: readonly Token[]): Token[] => {
  // The parser leaves empty text tokens between other tokens.
  const tokens = children.filter(({ type, content }) => type !== 'text' || content !== '');
  let depth = 0;
  return tokens.flatMap((token, index) => {
    if (token.type === 'link_open') depth += 1;
    else if (token.type === 'link_close') depth -= 1;
    if (token.type !== 'text' || depth > 0) return [token];
    return split(state, token, tokens[index - 1], tokens[index + 1]);
  });
};

/**
 * Converts emoticons in plain text to emoji if the sender's settings say so. Runs after the linkifiers, so links remain
 * whole.
 */
export const emoticons = (md: MarkdownIt): void => {
  md.core.ruler.push('emoticons', (state) => {
    if (!rendering(state.env).translatesEmoticons) return;
    for (const block of state.tokens) {
      if (block.type === 'inline' && block.children) block.children = translate(state, block.children);
    }
  });
};
