import type { MarkdownIt, StateCore, Token } from 'markdown-it';

import type { LinkMatch } from '../../linkifiers/matching.js';
import { rendering } from './environment.js';

/** The tokens of a text with links in it. */
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

const linkify = (state: StateCore, tokens: readonly Token[]): Token[] => {
  const { linkifying, linkBudget } = rendering(state.env);
  let depth = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') depth += 1;
    else if (token.type === 'link_close') depth -= 1;
    else if (token.type === 'text' && depth === 0 && linkifying) {
      const matches = linkifying.find(token.content, linkBudget);
      if (matches.length > 0) return split(state, token, matches);
    }
    return [token];
  });
};

/** Last of all, so that a linkifier sees whole stretches of text, and neither code nor links. */
export const linkifiers = (md: MarkdownIt): void => {
  md.core.ruler.push('linkifiers', (state) => {
    if (!rendering(state.env).linkifying) return;
    for (const block of state.tokens) {
      if (block.type === 'inline' && block.children) block.children = linkify(state, block.children);
    }
  });
};
