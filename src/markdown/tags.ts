import type { MarkdownIt, Token } from 'markdown-it';

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
export const tags = (md: MarkdownIt): void => {
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
