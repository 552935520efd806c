import type { MarkdownIt, StateCore, Token } from 'markdown-it';

import type { Part, Stash } from './stash.js';

const styles: Readonly<Record<string, string>> = { strong: 'strong', em: 'em', del: 's' };

/** Writes the text of a block as tokens of the parser. */
export class InlineWriter {
  readonly tokens: Token[] = [];
  readonly #state: StateCore;
  readonly #stash: Stash;

  constructor(state: StateCore, stash: Stash) {
    this.#state = state;
    this.#stash = stash;
  }

  #push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = new this.#state.Token(type, tag, nesting);
    this.tokens.push(token);
    return token;
  }

  #text(content: string): void {
    this.#push('text', '', 0).content = content;
  }

  /** The parser finds what remains: emoji. */
  #line(content: string): void {
    if (content === '') return;
    const md: MarkdownIt = this.#state.md;
    if (content.includes(':')) md.inline.parse(content, md, this.#state.env, this.tokens);
    else this.#text(content);
  }

  /** White space between a line break and what is not text is dropped. */
  #lines(text: string): void {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) this.#push('softbreak', 'br', 0);
      const first = this.tokens.length;
      this.#line(line);
      const { type, content = '' } = this.tokens[first] ?? {};
      if (at > 0 && type === 'text' && content.trim() === '') this.tokens.splice(first, 1);
    }
  }

  #part(part: Part): void {
    if (part.kind === 'token') {
      this.tokens.push(part.token);
    } else if (part.kind === 'link') {
      const link = this.#push('link_open', 'a', 1);
      link.attrSet('href', part.href);
      if (part.title !== undefined) link.attrSet('title', part.title);
      this.#pieces(part.label, false);
      this.#push('link_close', 'a', -1);
    } else {
      for (const tag of part.tags) this.#push(`${styles[tag] ?? tag}_open`, tag, 1);
      this.#pieces(part.content, true);
      for (const tag of part.tags.toReversed()) this.#push(`${styles[tag] ?? tag}_close`, tag, -1);
    }
  }

  /** Labels of links remain as typed, except for what was found before the links. */
  #pieces(text: string, isOpen: boolean): void {
    for (const piece of this.#stash.split(text)) {
      if (typeof piece !== 'string') this.#part(piece);
      else if (isOpen) this.#lines(piece);
      else this.#text(piece);
    }
  }

  write(text: string): void {
    this.#pieces(text, true);
  }
}
