import type { MarkdownIt } from 'markdown-it';

import { rendering, type Rendering } from './environment.js';

const schemes = new Set(['http', 'https', 'mailto', 'ftp', 'ftps']);

/** Characters that browsers drop from URLs, which could hide a scheme from us. */
const invisible = /[\0-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\u2060\ufeff]/;

/** Only schemes that cannot run anything; without one it is a place on this server or a bare host. */
export const isSafeUrl = (url: string): boolean => {
  if (invisible.test(url)) return false;
  const [, scheme] = /^([^/?#:]*):/.exec(url) ?? [];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
};

const imagePath = /\.(?:bmp|gif|jpe?g|png|webp|avif|heic)$/i;

const note = ({ facts, uploads }: Rendering, href: string): void => {
  facts.hasLink = true;
  if (imagePath.test(href.replace(/[?#].*$/s, ''))) facts.hasImage = true;
  const upload = uploads.find(href);
  if (!upload) return;
  facts.hasAttachment = true;
  facts.uploads.add(upload.id);
  if (upload.dimensions) facts.hasImage = true;
};

/** Recognized in plain text without a scheme; short ones are too often the end of a file name or of a sentence. */
const bareDomains = [
  'com',
  'org',
  'net',
  'edu',
  'gov',
  'io',
  'dev',
  'app',
  'info',
  'biz',
  'eu',
  'uk',
  'de',
  'fr',
  'ch',
];

export const links = (md: MarkdownIt): void => {
  md.validateLink = isSafeUrl;
  // The text of a bare URL stays as it was typed.
  md.normalizeLinkText = (url) => url;
  md.linkify.set({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: false });
  md.linkify.tlds(bareDomains);
  md.renderer.rules.link_open = (tokens, index, _options, env, renderer) => {
    const token = tokens[index];
    if (!token) return '';
    note(rendering(env), String(token.attrGet('href') ?? ''));
    return `<a${renderer.renderAttrs(token)}>`;
  };
};
