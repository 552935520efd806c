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

/**
 * After an inner style, the search returns to the mark before it, which may begin an outer one. Text without such a mark
 * is done, so long texts are not copied for each style.
 */
const styled =
  ({ pattern, tags, inner, mark }: Style): Pass =>
  (typed, scan) => {
    let done = '';
    let text = typed;
    let returns = 0;
    let kept = 0;
    let from = 0;
    for (;;) {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      if (!match) return done + text.slice(kept);
      const content = applyAll(inner, match[1] ?? '', scan);
      const placeholder = scan.stash.add({ kind: 'style', tags, content });
      const [start, end] = [match.index, match.index + match[0].length];
      from = end;
      if (placeholder === undefined) continue;
      const before = mark === undefined || returns >= MOST_RETURNS ? -1 : text.lastIndexOf(mark, start - 1);
      if (before < kept || start === 0) {
        done += text.slice(kept, start) + placeholder;
        kept = end;
        continue;
      }
      returns += 1;
      text = text.slice(kept, start) + placeholder + text.slice(end);
      from = Math.max(0, before - kept - 2);
      kept = 0;
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
