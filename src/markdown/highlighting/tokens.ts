import { escapeHtml } from '../html.js';

/** Adds a text with the short class name of its kind of token, such as `kn`. An empty name means text without a class. */
export type Put = (kind: string, text: string) => void;

/** The tokens of a code block as HTML. Tokens of the same kind share an element, and an element ends with its line. */
export class TokenHtml {
  readonly #parts: string[] = [];
  #kind = '';
  #text = '';

  readonly put: Put = (kind, text) => {
    if (text === '') return;
    if (kind !== this.#kind) this.#flush();
    this.#kind = kind;
    this.#text += text;
  };

  toString(): string {
    this.#flush();
    return this.#parts.join('');
  }

  #flush(): void {
    for (const [index, line] of this.#text.split('\n').entries()) {
      if (index > 0) this.#parts.push('\n');
      if (line === '') continue;
      const html = escapeHtml(line);
      this.#parts.push(this.#kind === '' ? html : `<span class="${this.#kind}">${html}</span>`);
    }
    this.#text = '';
  }
}
