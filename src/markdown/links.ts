import type { MarkdownIt, Token } from 'markdown-it';

import { rendering, type Rendering } from './environment.js';
import { escapeText } from './html.js';

/** Records a link of the message. */
export const noteLink = ({ facts, uploads }: Rendering, href: string): void => {
  facts.hasLink = true;
  const upload = uploads.find(href);
  if (!upload) return;
  facts.hasAttachment = true;
  facts.uploads.add(upload.id);
};

/** Entities in a URL mean their characters, as in the text around it. Its scheme is without any. */
const attributes = (token: Token): string =>
  (token.attrs ?? []).map(([name, value]) => ` ${name}="${escapeText(String(value))}"`).join('');

export const links = (md: MarkdownIt): void => {
  md.renderer.rules.link_open = (tokens, index, _options, env) => {
    const token = tokens[index];
    if (!token) return '';
    noteLink(rendering(env), String(token.attrGet('href') ?? ''));
    return `<a${attributes(token)}>`;
  };
};
