import type { MarkdownIt, StateCore, Token } from 'markdown-it';

import { rendering } from './environment.js';
import { escapeHtml } from './html.js';

interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** An uploaded file that a message may link. */
export interface KnownUpload {
  readonly id: number;
  readonly name: string;
  /** Size in pixels. Undefined unless the file is an image to show. */
  readonly dimensions: Dimensions | undefined;
}

export interface KnownUploads {
  find(href: string): KnownUpload | undefined;
}

export const noUploads: KnownUploads = { find: () => undefined };

/** Limits the images that one message shows. */
const MOST_PREVIEWS = 24;

const PREVIEW = 'image_preview';

interface Preview {
  readonly href: string;
  readonly name: string;
  readonly dimensions: Dimensions;
}

const previewsIn = (children: readonly Token[], state: StateCore): Preview[] =>
  children.flatMap((child) => {
    if (child.type !== 'link_open') return [];
    const href = String(child.attrGet('href') ?? '');
    const { name = '', dimensions } = rendering(state.env).uploads.find(href) ?? {};
    return dimensions ? [{ href, name, dimensions }] : [];
  });

/** Adds the linked images after each paragraph. Skips quotations, because their images were shown before. */
const addPreviews = (state: StateCore): void => {
  const tokens: Token[] = [];
  let waiting: Preview[] = [];
  let quoted = 0;
  let count = 0;
  for (const token of state.tokens) {
    tokens.push(token);
    if (token.type === 'blockquote_open') quoted += 1;
    else if (token.type === 'blockquote_close') quoted -= 1;
    else if (token.type === 'inline' && quoted === 0) waiting = previewsIn(token.children ?? [], state);
    else if (token.type === 'paragraph_close') {
      for (const preview of waiting.slice(0, MOST_PREVIEWS - count)) {
        const shown = new state.Token(PREVIEW, '', 0);
        shown.meta = { ...preview };
        shown.block = true;
        tokens.push(shown);
        count += 1;
      }
      waiting = [];
    }
  }
  if (count > 0) state.tokens = tokens;
};

const viewPreview = ({ href, name, dimensions: { width, height } }: Preview): string => {
  const url = escapeHtml(href);
  return (
    `<div class="message_inline_image"><a href="${url}" title="${escapeHtml(name)}">` +
    `<img data-original-dimensions="${width}x${height}" src="${url}"></a></div>\n`
  );
};

export const previews = (md: MarkdownIt): void => {
  md.core.ruler.push('previews', addPreviews);
  md.renderer.rules[PREVIEW] = (tokens, index) => viewPreview(tokens[index]?.meta as unknown as Preview);
};
