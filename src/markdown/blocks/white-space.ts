const TAB = 4;

/** Replaces tabs by the spaces up to the next tab stop. */
const expandTabs = (line: string): string => {
  if (!line.includes('\t')) return line;
  let expanded = '';
  let column = 0;
  for (const [at, part] of line.split('\t').entries()) {
    if (at > 0) {
      const spaces = TAB - (column % TAB);
      expanded += ' '.repeat(spaces);
      column += spaces;
    }
    expanded += part;
    column += Array.from(part).length;
  }
  return expanded;
};

/** Returns a text with one kind of line break, without tabs, with blank lines empty, and with two of them at its end. */
export const normalizeLines = (source: string): string =>
  `${source}\n\n`
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(expandTabs)
    .map((line, at) => (at > 0 && /^ +$/.test(line) ? '' : line))
    .join('\n');
