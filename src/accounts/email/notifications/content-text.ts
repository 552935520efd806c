import type { Node, Shown } from './content-tree.js';

/** Deletes empty lines around the text. Keeps the indentation of the first line, for code. */
const trimLines = (text: string): string => text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();

const block = (text: string): string => `\n\n${trimLines(text)}\n\n`;

const indented = (text: string, first: string): string => {
  const lines = text.trim().split('\n');
  return lines
    .map((line, index) => (index === 0 ? first + line : `${' '.repeat(first.length)}${line}`))
    .join('\n');
};

const elementsOf = ({ children }: Shown): readonly Shown[] =>
  children.filter((child) => typeof child !== 'string');

const list = (shown: Shown): string => {
  const { tag, attributes } = shown;
  const start = Number(attributes.start ?? 1);
  const lines = elementsOf(shown).map((item, index) =>
    indented(toText(item.children), tag === 'ol' ? `${start + index}. ` : '- '),
  );
  return block(lines.join('\n'));
};

const link = ({ attributes: { href = '' }, children }: Shown): string => {
  const text = toText(children);
  return text === href || `${text}/` === href || `mailto:${text}` === href ? text : `${text} (${href})`;
};

const row = (shown: Shown): string => {
  const cells = elementsOf(shown).map(({ children }) => toText(children).trim());
  return `${cells.join(' | ')}\n`;
};

/** Between rows, the HTML has line breaks too. */
const rows = (shown: Shown): string => toText(elementsOf(shown));

const toTextBy: Readonly<Record<string, (shown: Shown) => string>> = {
  a: link,
  blockquote: ({ children }) => block(tidy(toText(children)).replace(/^/gm, '> ')),
  br: () => '\n',
  hr: () => block('---'),
  ol: list,
  table: (shown) => block(rows(shown)),
  tbody: rows,
  thead: rows,
  tr: row,
  ul: list,
};

const BLOCKS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'pre']);

const toText = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const special = toTextBy[node.tag];
      if (special) return special(node);
      const text = toText(node.children);
      return BLOCKS.has(node.tag) ? block(text) : text;
    })
    .join('');

const tidy = (text: string): string => trimLines(text.replace(/\n{3,}/g, '\n\n'));

/** Returns the content as plain text. */
export const contentText = (nodes: readonly Node[]): string => tidy(toText(nodes));
