import type { Pass, Scan } from './pass.js';

/** Returns from an inner style to the text before it, at most so many times in one block. */
const MOST_RETURNS = 500;

interface Style {
  readonly pattern: RegExp;
  readonly tags: readonly string[];
  /** Passes over the content, all later than the pass itself. */
  readonly inner: readonly Pass[];
  /** The character that may begin an outer style, which cannot contain it. */
  readonly mark?: string;
}

const applyAll = (passes: readonly Pass[], text: string, scan: Scan): string =>
  passes.reduce((result, pass) => pass(result, scan), text);

const styled =
  ({ pattern, tags, inner, mark }: Style): Pass =>
  (text, scan) => {
    let result = text;
    let returns = mark === undefined ? MOST_RETURNS : 0;
    let from = 0;
    for (;;) {
      pattern.lastIndex = from;
      const match = pattern.exec(result);
      if (!match) return result;
      const content = applyAll(inner, match[1] ?? '', scan);
      const placeholder = scan.stash.add({ kind: 'style', tags, content });
      const [start, end] = [match.index, match.index + match[0].length];
      from = end;
      if (placeholder === undefined) continue;
      result = result.slice(0, start) + placeholder + result.slice(end);
      from = start + placeholder.length;
      if (returns >= MOST_RETURNS || start === 0) continue;
      returns += 1;
      from = Math.max(0, result.lastIndexOf(mark ?? '', start - 1) - 2);
    }
  };

export const strike = styled({
  pattern: /(?<!~)~~([^~\n]+?)~~(?!~)/g,
  tags: ['del'],
  inner: [],
});

export const emphasis = styled({
  pattern: /\*(?!\s)([^*^\n]+)(?<!\s)\*/g,
  tags: ['em'],
  inner: [strike],
  mark: '*',
});

export const strong = styled({
  pattern: /\*\*([^\n]+?)\*\*/g,
  tags: ['strong'],
  inner: [emphasis, strike],
});

/** Its content is like the text around it: it may contain mentions, links and other styles. */
export const strongEmphasis = styled({
  pattern: /\*\*\*(?!\s)([^*^\n]+)(?<!\s)\*\*\*/g,
  tags: ['strong', 'em'],
  inner: [],
  mark: '*',
});
