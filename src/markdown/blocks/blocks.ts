import type { MarkdownIt, StateCore } from 'markdown-it';

import { rendering } from '../environment.js';
import { silenceMentions } from '../mention-syntax.js';
import { BlockParser } from './block-parser.js';
import { replaceFences, separateLists, type Fenced } from './fence-lines.js';
import { heading } from './headings.js';
import { bulletList, indentedInList, orderedList } from './lists.js';
import { quotation } from './quotations.js';
import { blankLines, indentedCode, paragraph, thematicBreak } from './simple-blocks.js';
import { table } from './tables.js';
import { newBlock, type Block } from './tree.js';
import { normalizeLines } from './white-space.js';
import { TokenWriter } from './write-tokens.js';

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
