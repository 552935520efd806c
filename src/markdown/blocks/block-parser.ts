import { append, type Block } from './tree.js';

/** What surrounds a block, innermost last. Decides where the text of a paragraph goes. */
type Surroundings = 'list' | 'loose list' | 'outdented' | 'quotation';

/**
 * Adds the first lines of a chunk to its parent. A chunk is text between two blank lines. Returns false if the rule does
 * not apply to it. Pushes lines that remain for other rules onto `rest`, whose last element is next.
 */
export type BlockRule = (parser: BlockParser, parent: Block, chunk: string, rest: string[]) => boolean;

/** Deeper nesting becomes a paragraph. */
const DEEPEST = 40;

/**
 * Characters that the rules may look at in one text. Each rule reads what the rules before it left, so the time to parse
 * may grow quadratically. The rest becomes paragraphs.
 */
const MOST_CHARACTERS = 1_500_000;

/**
 * Finds the blocks of a text as Python-Markdown does: it divides the text at blank lines, and each rule takes the chunks
 * that it knows.
 */
export class BlockParser {
  readonly #rules: readonly BlockRule[];
  readonly #surroundings: Surroundings[] = [];
  #depth = 0;
  #characters = MOST_CHARACTERS;

  constructor(rules: readonly BlockRule[]) {
    this.#rules = rules;
  }

  /** Whether another list or quotation may begin. */
  get mayNest(): boolean {
    return this.#depth < DEEPEST;
  }

  isIn(surroundings: Surroundings): boolean {
    return this.#surroundings.at(-1) === surroundings;
  }

  within(surroundings: Surroundings, parse: () => void): void {
    this.#surroundings.push(surroundings);
    parse();
    this.#surroundings.pop();
  }

  parseText(parent: Block, text: string): void {
    this.#parseAll(parent, text.split('\n\n').reverse());
  }

  parse(parent: Block, chunk: string): void {
    this.#parseAll(parent, [chunk]);
  }

  #parseAll(parent: Block, rest: string[]): void {
    this.#depth += 1;
    for (let chunk = rest.pop(); chunk !== undefined; chunk = rest.pop()) {
      this.#characters -= chunk.length;
      this.#apply(parent, chunk, rest);
    }
    this.#depth -= 1;
  }

  #apply(parent: Block, chunk: string, rest: string[]): void {
    if (this.#characters < 0) {
      append(parent, 'p', chunk.trimStart());
      return;
    }
    for (const rule of this.#rules) if (rule(this, parent, chunk, rest)) return;
  }
}
