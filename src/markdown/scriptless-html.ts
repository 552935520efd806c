import { emojiCharacters } from './emoji/data.js';
import { tagOf } from './html.js';

/** The divisions of a spoiler, which clients fold with a script. */
const SPOILER_TAGS: readonly (readonly [
  division: string,
  tag: string,
  attributes: Record<string, string>,
])[] = [
  ['<div class="spoiler-block">', 'details', { class: 'spoiler' }],
  ['<div class="spoiler-header">', 'summary', {}],
  ['<div class="spoiler-content" aria-hidden="true">', 'div', { class: 'spoiler-content' }],
];

const EMPTY_SUMMARY = /<summary>\s*<\/summary>/g;

/** Writes spoilers as elements that browsers fold without a script. */
const foldSpoilers = (content: string): string => {
  if (!content.includes('spoiler-block')) return content;
  const open: string[] = [];
  return content
    .replaceAll(/<div[^>]*>|<\/div>/g, (tag) => {
      if (tag === '</div>') return `</${open.pop() ?? 'div'}>`;
      const [, name = 'div', attributes] = SPOILER_TAGS.find(([division]) => division === tag) ?? [];
      open.push(name);
      return attributes ? tagOf(name, attributes) : tag;
    })
    .replaceAll(EMPTY_SUMMARY, '<summary>Spoiler</summary>');
};

const STYLED_FORMULA = '<span class="katex-html" aria-hidden="true">';

/** Returns where the element ends that begins at an index. */
const endOfSpan = (content: string, start: number): number => {
  const tags = /<(\/?)span[^>]*>/g;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(content); tag; tag = tags.exec(content)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return tags.lastIndex;
  }
  return content.length;
};

/** Leaves formulas their MathML, which browsers show. Their other form has inline styles. */
const withoutStyledFormulas = (content: string): string => {
  let kept = '';
  let from = 0;
  for (
    let start = content.indexOf(STYLED_FORMULA);
    start >= 0;
    start = content.indexOf(STYLED_FORMULA, from)
  ) {
    kept += content.slice(from, start);
    from = endOfSpan(content, start);
  }
  return kept + content.slice(from);
};

/** Wide formulas are scrolled, also with a keyboard. */
const showFormulas = (content: string): string =>
  withoutStyledFormulas(content).replaceAll('<span class="katex">', '<span class="katex" tabindex="0">');

const LINKED_PICTURE = /(<a [^>]*>)<img (?![^>]*\balt=)/g;

/** Names pictures like their links, for those who do not see them. */
const namePictures = (content: string): string =>
  content.replaceAll(LINKED_PICTURE, (_, link: string) => {
    const [, title = 'Picture'] = /\btitle="([^"]+)"/.exec(link) ?? [];
    return `${link}<img alt="${title}" `;
  });

/** Clients show an emoji by the code in its class. */
const EMOJI = /(<span [^>]*class="emoji emoji-([\da-f-]+)"[^>]*>)([^<]*)</g;

const showEmoji = (content: string): string =>
  content.replaceAll(
    EMOJI,
    (_, tag: string, code: string, name: string) => `${tag}${emojiCharacters(code) ?? name}<`,
  );

/** Returns where a link to a part of the messages leads: `stream/7-design/topic/logo`. Undefined: where it leads now. */
export type NarrowLink = (narrow: string) => string | undefined;

const NARROW = /(<a [^>]*?)href="\/?#narrow\/([^"]*)"/g;

/**
 * Returns the HTML of a message for a page without scripts, with the links of `linkOf` to other messages. Tags alone have `<`:
 * texts have `&lt;`.
 */
export const scriptlessHtml = (content: string, linkOf: NarrowLink): string =>
  namePictures(showEmoji(foldSpoilers(showFormulas(content)))).replaceAll(
    NARROW,
    (all, start: string, narrow: string) => {
      const link = linkOf(narrow);
      return link === undefined ? all : `${start}href="${link}"`;
    },
  );
