import { stashToken, type Pass, type Scan } from './pass.js';

interface Run {
  readonly start: number;
  readonly length: number;
}

/** The runs of backticks, by length, each in text order. */
const byLength = (runs: readonly Run[]): Map<number, Run[]> => {
  const map = new Map<number, Run[]>();
  for (const run of runs) {
    const same = map.get(run.length);
    if (same) same.push(run);
    else map.set(run.length, [run]);
  }
  return map;
};

/** Finds the code span that begins in a run: with as many of its backticks as a later run has. */
class Closings {
  readonly #runs: Map<number, Run[]>;
  readonly #seen = new Map<number, number>();

  constructor(runs: readonly Run[]) {
    this.#runs = byLength(runs);
  }

  find(after: number, most: number): Run | undefined {
    for (let length = most; length > 0; length -= 1) {
      const runs = this.#runs.get(length);
      if (!runs) continue;
      let at = this.#seen.get(length) ?? 0;
      while (at < runs.length && (runs[at]?.start ?? 0) < after) at += 1;
      this.#seen.set(length, at);
      if (runs[at]) return runs[at];
    }
    return undefined;
  }
}

const backslashesBefore = (text: string, end: number, from: number): number => {
  let start = end;
  while (start > from && text[start - 1] === '\\') start -= 1;
  return end - start;
};

const codeSpan = (scan: Scan, content: string): string => stashToken(scan, 'code_inline', 'code', content);

/** A backslash before a backtick makes it text. Two make one. */
export const codeSpans: Pass = (text, scan) => {
  if (!text.includes('`')) return text;
  const runs = Array.from(text.matchAll(/`+/g), ({ 0: { length }, index }) => ({ start: index, length }));
  const closings = new Closings(runs);
  let replaced = '';
  let from = 0;
  for (const { start, length } of runs) {
    if (start < from) continue;
    const backslashes = backslashesBefore(text, start, from);
    const escaped = backslashes % 2;
    if (escaped === 0 && backslashes > 0) {
      replaced += text.slice(from, start - backslashes / 2);
      from = start;
    }
    const closing = closings.find(start + length, length - escaped);
    if (!closing) continue;
    const opening = start + escaped;
    replaced += text.slice(from, opening);
    replaced += codeSpan(scan, text.slice(opening + closing.length, closing.start));
    from = closing.start + closing.length;
  }
  return from === 0 ? text : replaced + text.slice(from);
};
