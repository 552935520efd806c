import type { Token } from 'markdown-it';

import { linkPages, type Pages } from './links.js';

/** Returns the ID of a heading, by which links name it: a code unchanged, other text in lower case with hyphens. */
const idOf = (heading: string): string => {
  const [, code] = /^`(\w+)`$/.exec(heading) ?? [];
  return (
    code ??
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  );
};

/** Gives headings an ID. A cell with only a number is the row of a feature level, and gets one too. */
const addIds = (tokens: readonly Token[]): void => {
  const taken = new Set<string>();
  tokens.forEach((token, index) => {
    const text = tokens[index + 1]?.content ?? '';
    const id =
      token.type === 'heading_open'
        ? idOf(text)
        : token.type === 'td_open' && /^\d{1,3}$/.test(text)
          ? `level-${text}`
          : '';
    if (id === '' || taken.has(id)) return;
    taken.add(id);
    token.attrSet('id', id);
  });
};

/** What a page in the repository needs, and the server's page does not. */
const OF_REPOSITORY = /^<!--.*-->\n|<a id="[\w-]+"><\/a>/g;

/** Returns the HTML of a Markdown file of this project. The parser is loaded on first use. */
export const renderMarkdown = async (text: string, file: string, pages: Pages): Promise<string> => {
  const { default: createParser } = await import('markdown-it');
  const parser = createParser({ html: false });
  // Users without a mouse scroll wide tables too.
  parser.renderer.rules.table_open = () =>
    '<div class="table" tabindex="0" role="region" aria-label="Table"><table>\n';
  parser.renderer.rules.table_close = () => '</table></div>\n';
  const tokens = parser.parse(text.replaceAll(OF_REPOSITORY, ''), {});
  addIds(tokens);
  linkPages(tokens, file, pages);
  return parser.renderer.render(tokens, parser.options, {}).replaceAll('<pre>', '<pre tabindex="0">');
};
