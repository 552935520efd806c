import type { MarkdownIt, Token } from 'markdown-it';

import { linkPages, type Pages } from './links.js';

/** Returns the ID of a heading, by which links name it: a code unchanged, other text in lower case with hyphens. */
export const idOf = (heading: string): string => {
  const [, code] = /^`(\w+)`$/.exec(heading) ?? [];
  return (
    code ??
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
};

/** The anchor of a cell. Rows have no other anchors in the repository. */
const ANCHOR = /^<a id="([\w-]+)"><\/a>/;

/** Removes the anchor from the text of a cell. Returns its ID. */
const takeAnchor = (cell: Token | undefined): string => {
  const [anchor, id] = ANCHOR.exec(cell?.content ?? '') ?? [];
  const first = cell?.children?.[0];
  if (anchor === undefined || id === undefined || first === undefined) return '';
  first.content = first.content.slice(anchor.length);
  return id;
};

/** Gives headings an ID, and cells that of their anchor. */
const addIds = (tokens: readonly Token[]): void => {
  const taken = new Set<string>();
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const isHeading = token.type === 'heading_open';
    const id = isHeading ? idOf(next?.content ?? '') : token.type === 'td_open' ? takeAnchor(next) : '';
    if (id === '' || taken.has(id)) return;
    taken.add(id);
    token.attrSet('id', id);
  });
};

/** The first line of generated files. */
const HEAD = /^<!--.*-->\n/;

/** Returns a parser of Markdown. It is loaded on first use. */
const createParser = async (): Promise<MarkdownIt> => {
  const { default: create } = await import('markdown-it');
  const parser = create({ html: false });
  // Users without a mouse scroll wide tables too.
  parser.renderer.rules.table_open = () =>
    '<div class="table" tabindex="0" role="region" aria-label="Table"><table>\n';
  parser.renderer.rules.table_close = () => '</table></div>\n';
  return parser;
};

const render = (parser: MarkdownIt, tokens: Token[]): string =>
  parser.renderer.render(tokens, parser.options, {}).replaceAll('<pre>', '<pre tabindex="0">');

/** Returns the HTML of a Markdown file of this project. */
export const renderMarkdown = async (text: string, file: string, pages: Pages): Promise<string> => {
  const parser = await createParser();
  const tokens = parser.parse(text.replace(HEAD, ''), {});
  addIds(tokens);
  linkPages(tokens, file, pages);
  return render(parser, tokens);
};

/** Returns a function that renders Markdown inside a page, where headings need no anchors. */
export const createFragments = async (): Promise<(text: string) => string> => {
  const parser = await createParser();
  return (text) => render(parser, parser.parse(text, {}));
};
