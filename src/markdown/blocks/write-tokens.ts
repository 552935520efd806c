import type { StateCore, Token } from 'markdown-it';

import type { Block } from './tree.js';

const types: Readonly<Record<string, string>> = {
  p: 'paragraph',
  ul: 'bullet_list',
  ol: 'ordered_list',
  li: 'list_item',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
};

/** Writes the tokens of the block whose place a line takes. Returns false for other lines. */
export type WritePlaceholder = (line: string) => boolean;

/** Writes blocks as tokens of the parser. */
export class TokenWriter {
  readonly #state: StateCore;
  readonly #writePlaceholder: WritePlaceholder;
  #level = 0;

  constructor(state: StateCore, writePlaceholder: WritePlaceholder) {
    this.#state = state;
    this.#writePlaceholder = writePlaceholder;
  }

  push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = new this.#state.Token(type, tag, nesting);
    token.block = true;
    if (nesting < 0) this.#level -= 1;
    token.level = this.#level;
    if (nesting > 0) this.#level += 1;
    this.#state.tokens.push(token);
    return token;
  }

  #inline(content: string): void {
    const token = this.push('inline', '', 0);
    token.content = content;
    token.children = [];
  }

  /** Text outside a paragraph has a hidden one, so rules that follow find it like other text. */
  #loose(text: string): void {
    if (text.trim() === '') return;
    this.push('paragraph_open', 'p', 1).hidden = true;
    this.#inline(text);
    this.push('paragraph_close', 'p', -1).hidden = true;
  }

  /** A fenced block stands alone in its paragraph, except at the end of a quotation, where a line break follows. */
  #paragraph(block: Block): void {
    const line = /^(.*)(\n*)$/.exec(block.text);
    const [, content = '', breaks = ''] = line ?? [];
    if (line && breaks === '' && this.#writePlaceholder(content)) return;
    this.push('paragraph_open', 'p', 1);
    if (line && this.#writePlaceholder(content)) this.#inline(breaks);
    else this.#inline(block.text);
    this.push('paragraph_close', 'p', -1);
  }

  #container(block: Block): void {
    const type = types[block.tag] ?? block.tag;
    const opening = this.push(`${type}_open`, block.tag, 1);
    for (const [name, value] of Object.entries(block.attributes)) opening.attrSet(name, value);
    if (/^(?:h\d|t[dh])$/.test(block.tag)) this.#inline(block.text);
    else this.#loose(block.text);
    this.writeAll(block.children);
    this.push(`${type}_close`, block.tag, -1);
  }

  writeAll(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if (block.tag === 'hr') this.push('hr', 'hr', 0);
      else if (block.tag === 'code') this.push('code_block', 'code', 0).content = block.text;
      else if (block.tag === 'p') this.#paragraph(block);
      else this.#container(block);
      this.#loose(block.tail);
    }
  }
}
