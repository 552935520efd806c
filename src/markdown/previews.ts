import type { MarkdownIt, StateCore, Token } from 'markdown-it';

import { rendering, type Dimensions, type KnownUpload, type KnownUploads } from './environment.js';
import { element, typed } from './html.js';
import { noteLink } from './links.js';
import { placesOf, type LinkPlace } from './preview-places.js';
import { previewOf } from './preview-kinds.js';

export const noUploads: KnownUploads = { all: new Map(), find: () => undefined };

/** A message with links to more addresses has no previews. */
const MOST_LINKS = 24;

const PREVIEW = 'image_preview';

const linked = (
  classes: string,
  href: string,
  more: Readonly<Record<string, string>>,
  inside: string,
): string => element('div', { class: classes }, typed.element('a', { href, ...more }, inside));

const titleOf = ({ title }: LinkPlace): Readonly<Record<string, string>> =>
  title === undefined ? {} : { title };

const uploadHtml = (place: LinkPlace, upload: KnownUpload, { width, height }: Dimensions): string => {
  const image = {
    'data-original-dimensions': `${width}x${height}`,
    src: upload.thumbnail ?? place.href,
    ...(upload.isAnimated && upload.thumbnail !== undefined ? { 'data-animated': 'true' } : {}),
  };
  return linked('message_inline_image', place.href, titleOf(place), typed.voidElement('img', image));
};

const videoHtml = (place: LinkPlace): string => {
  const video = typed.element('video', { preload: 'metadata', src: place.href }, '');
  return linked('message_inline_image message_inline_video', place.href, titleOf(place), video);
};

const audioHtml = (place: LinkPlace): string =>
  typed.element('audio', { controls: '', preload: 'metadata', src: place.href, ...titleOf(place) }, '');

interface Preview {
  readonly html: string;
  readonly isImage: boolean;
  /** Whether the preview replaces a paragraph that contains only the link. */
  readonly replaces: boolean;
}

const externalPreview = (place: LinkPlace): Preview | undefined => {
  const kind = previewOf(place.href);
  switch (kind?.type) {
    case undefined:
      return undefined;
    case 'video':
      return { html: videoHtml(place), isImage: false, replaces: true };
    case 'youtube': {
      const image = typed.voidElement('img', { src: kind.source });
      const html = linked('youtube-video message_inline_image', place.href, { 'data-id': kind.id }, image);
      return { html, isImage: true, replaces: false };
    }
    case 'image': {
      const image = typed.voidElement('img', { src: kind.source });
      return {
        html: linked('message_inline_image', kind.link, titleOf(place), image),
        isImage: true,
        replaces: !kind.staysLinked,
      };
    }
  }
};

const uploadPreview = (place: LinkPlace, upload: KnownUpload): Preview | undefined => {
  const { dimensions, player } = upload;
  if (dimensions) return { html: uploadHtml(place, upload, dimensions), isImage: true, replaces: true };
  if (player === 'video') return { html: videoHtml(place), isImage: false, replaces: true };
  // A client without a player for sound shows the link.
  return player && { html: audioHtml(place), isImage: false, replaces: false };
};

const previewAt = (place: LinkPlace, state: StateCore): Preview | undefined => {
  const { uploads, showsPreviews } = rendering(state.env);
  const upload = uploads.find(place.href);
  if (upload) return uploadPreview(place, upload);
  return showsPreviews ? externalPreview(place) : undefined;
};

/** Adds the previews of links where clients expect them. Quotations have none, because their images were shown before. */
const addPreviews = (state: StateCore): void => {
  const { facts } = rendering(state.env);
  const places = placesOf(state.tokens, (text) => state.md.normalizeLink(text));
  const hrefs = new Set(places.map(({ href }) => href));
  if (hrefs.size === 0 || hrefs.size > MOST_LINKS) return;
  const after = new Map<Token, Token[]>();
  const removed = new Set<Token>();
  const atEnd: Token[] = [];
  for (const place of places) {
    // A link that is repeated has one preview.
    const preview = hrefs.delete(place.href) ? previewAt(place, state) : undefined;
    if (!preview) continue;
    const token = new state.Token(PREVIEW, '', 0);
    token.content = preview.html;
    if (preview.isImage) facts.hasImage = true;
    if (preview.replaces && place.alone.length > 0) {
      // The link is not rendered.
      noteLink(rendering(state.env), place.href);
      for (const alone of place.alone) removed.add(alone);
    }
    if (!place.after) atEnd.push(token);
    else after.set(place.after, [...(after.get(place.after) ?? []), token]);
  }
  state.tokens = [...state.tokens.flatMap((token) => withPreviews(token, after, removed)), ...atEnd];
};

/** Returns a token with the previews that follow it. Previews in a list item precede its end. */
const withPreviews = (
  token: Token,
  after: ReadonlyMap<Token, readonly Token[]>,
  removed: ReadonlySet<Token>,
): readonly Token[] => {
  const kept = removed.has(token) ? [] : [token];
  const found = after.get(token) ?? [];
  return token.type === 'list_item_close' ? [...found, ...kept] : [...kept, ...found];
};

export const previews = (md: MarkdownIt): void => {
  md.core.ruler.push('previews', addPreviews);
  md.renderer.rules[PREVIEW] = (tokens, index) => tokens[index]?.content ?? '';
};
