import type { MarkdownIt, StateCore } from 'markdown-it';

import { rendering } from '../environment.js';
import { silenceMentions } from '../mention-syntax.js';
import { BlockParser, type BlockRule } from './block-parser.js';
import { type Fenced, replaceFences, separateLists } from './fence-lines.js';
import { heading } from './headings.js';
import { bulletList, indentedInList, orderedList } from './lists.js';
import { blankLines, indentedCode, paragraph, thematicBreak } from './simple-blocks.js';
import { table } from './tables.js';
import { append, type Block, newBlock } from './tree.js';
import { TokenWriter } from './write-tokens.js';

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
const normalizeLines = (source: string): string =>
  `${source}\n\n`
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(expandTabs)
    .map((line, at) => (at > 0 && /^ +$/.test(line) ? '' : line))
    .join('\n');

const mark = /^ {0,3}>/;
const marked = /^ {0,3}> ?(.*)$/su;
const emptyMark = /^(?: {0,3}>\s*)?$/;

/** Removes the mark. Lines without one continue the quotation. */
const unmark = (line: string): string => {
  if (line.trim() === '>') return '';
  const silent = silenceMentions(line);
  return marked.exec(silent)?.[1] ?? silent;
};

/** A quotation begins at a line with a mark, and has the rest of the chunk. Marks without text are text. */
const quotation: BlockRule = (parser, parent, chunk) => {
  if (!chunk.includes('>') || !parser.mayNest) return false;
  const lines = chunk.split('\n');
  const first = lines.findIndex((line) => mark.test(line));
  if (first < 0 || lines.slice(first).every((line) => emptyMark.test(line))) return false;
  parser.parse(parent, lines.slice(0, first).join('\n'));
  const quoted = append(parent, 'blockquote');
  parser.within('quotation', () => {
    parser.parseText(quoted, lines.slice(first).map(unmark).join('\n'));
  });
  return true;
};

/** Marks the places of fenced blocks. Texts cannot contain it. */
const MARK = '\ufdd2';
const place = new RegExp(`^${MARK}(\\d+)$`);

/** Removes characters with a meaning of our own, and those that databases and clients cannot process. */
const clean = (source: string): string => source.replace(/[\ufdd0-\ufdef]/g, '').replaceAll('\0', '\ufffd');

/** The blocks of one text. */
class Document {
  readonly #fenced: Fenced[] = [];
  readonly #writer: TokenWriter;
  readonly #parser: BlockParser;
  readonly #tokens: StateCore['tokens'];

  constructor(state: StateCore) {
    const { budget, defaultCodeLanguage } = rendering(state.env);
    const rules = [heading, table(budget), thematicBreak, orderedList, bulletList, quotation, paragraph];
    this.#parser = new BlockParser([blankLines, indentedInList, indentedCode, ...rules]);
    this.#writer = new TokenWriter(state, (line) => this.#writeFenced(line));
    this.#tokens = state.tokens;
    const lines = normalizeLines(separateLists(clean(state.src)));
    this.#write(replaceFences(lines, defaultCodeLanguage, { add: (block) => this.#add(block) }));
  }

  #add(block: Fenced): string {
    this.#fenced.push(block);
    return `${MARK}${String(this.#fenced.length - 1)}`;
  }

  #write(text: string): void {
    const root: Block = newBlock('div');
    this.#parser.parseText(root, text);
    this.#writer.writeAll(root.children);
  }

  #writeFenced(line: string): boolean {
    const [, index] = place.exec(line) ?? [];
    const block = index === undefined ? undefined : this.#fenced[Number(index)];
    if (!block) return false;
    if (block.kind === 'spoiler') this.#writeSpoiler(block.header, block.text);
    else {
      const token = this.#writer.push('fenced', '', 0);
      token.info = block.language;
      token.content = `${block.source.replace(/^\n+/, '').trimEnd()}\n`;
    }
    return true;
  }

  /** The mentions in a spoiler are silent if it is in a quotation. */
  #writeSpoiler(header: string, text: string): void {
    const quotations = this.#tokens.filter(({ type }) => type.startsWith('blockquote_'));
    const depth = quotations.reduce((sum, { nesting }) => sum + nesting, 0);
    const shown = (part: string): string => (depth > 0 ? silenceMentions(part) : part);
    this.#writer.push('spoiler_open', 'div', 1);
    this.#write(shown(header));
    this.#writer.push('spoiler_middle', 'div', 0);
    this.#write(`${shown(text)}\n\n`);
    this.#writer.push('spoiler_close', 'div', -1);
  }
}

/** Finds the blocks of a text in place of the rules of the parser. */
export const blocks = (md: MarkdownIt): void => {
  md.core.ruler.at('block', (state) => void new Document(state));
};
