import type { StateCore, Token } from 'markdown-it';

import type { Pace } from '../lib/event-loop.js';
import type { LinkMatch } from '../linkifiers/matching.js';
import { rendering } from './environment.js';

/** Returns the tokens of a text with links. */
const split = (state: StateCore, text: Token, matches: readonly LinkMatch[]): Token[] => {
  const tokens: Token[] = [];
  const push = (type: string, tag: string, nesting: -1 | 0 | 1, content = ''): Token => {
    const token = new state.Token(type, tag, nesting);
    token.content = content;
    token.level = text.level;
    tokens.push(token);
    return token;
  };
  let from = 0;
  for (const { start, end, url } of matches) {
    if (start > from) push('text', '', 0, text.content.slice(from, start));
    push('link_open', 'a', 1).attrSet('href', state.md.normalizeLink(url));
    push('text', '', 0, text.content.slice(start, end));
    push('link_close', 'a', -1);
    from = end;
  }
  if (from < text.content.length) push('text', '', 0, text.content.slice(from));
  return tokens;
};

/** Runs after the emoji rule, so linkifiers see contiguous text without code and links. */
export const linkify = async (state: StateCore, block: Token, pace: Pace): Promise<void> => {
  const { linkifying, linkBudget } = rendering(state.env);
  const tokens: Token[] = [];
  let depth = 0;
  for (const token of block.children ?? []) {
    if (token.type === 'link_open') depth += 1;
    else if (token.type === 'link_close') depth -= 1;
    const matches =
      token.type === 'text' && depth === 0 ? await linkifying?.find(token.content, linkBudget, pace) : [];
    if (matches && matches.length > 0) tokens.push(...split(state, token, matches));
    else tokens.push(token);
  }
  block.children = tokens;
};
