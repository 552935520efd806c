import { WHO, type Everyone } from './people.js';

/** The expected words by question and person, as a text with a line for each question and a column for each person. */
export type Table = ReadonlyMap<string, Everyone<string>>;

const wordsOf = (line: string): [string, Everyone<string>] => {
  const [question = '', words = ''] = line.split('|').map((part) => part.trim());
  const cells = words.split(/\s+/);
  if (cells.length !== WHO.length)
    throw new Error(`"${question}" has ${cells.length} words, not ${WHO.length}.`);
  return [question, Object.fromEntries(WHO.map((who, index) => [who, cells[index]])) as Everyone<string>];
};

/** Reads a table. The first line names the columns, so that a reader sees them. */
export const table = (text: string): Table => {
  const [head = '', ...lines] = text.trim().split('\n');
  const [, columns = ''] = head.split('|');
  if (columns.trim().split(/\s+/).join() !== WHO.join())
    throw new Error(`The columns are not ${WHO.join(', ')}.`);
  return new Map(lines.filter((line) => line.includes('|')).map(wordsOf));
};
