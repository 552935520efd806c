import type { MarkdownIt, Token } from 'markdown-it';

import { rendering, type Rendering } from './environment.js';
import { escapeText } from './html.js';

const schemes = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'ftps']);

/** Characters that browsers ignore in URLs, which could hide a scheme from this check. */
const invisible = /[\0-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/;

/** Whether the scheme of a URL cannot run code. A URL without a scheme is a path on this server or a bare host. */
export const isSafeUrl = (url: string): boolean => {
  if (invisible.test(url)) return false;
  const [, scheme] = /^([^/?#:]*):/.exec(url) ?? [];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
};

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
