// Test files by patterns, as a shell has them.
import { testFiles } from './imports.mjs';

// Two stars and a slash stand for any folders, one star for a part of a name, and `{a,b}` for one of these.
const expressionOf = (pattern) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^$()|[\]\\]/g, String.raw`\$&`)
      .replace(
        /\*\*\/|\*|\{|\}|,/g,
        (sign) => ({ '**/': '(?:.+/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' })[sign],
      )}$`,
  );

/** Returns the test files of a pattern. Throws if there is none, since a run of nothing proves nothing. */
export const filesOf = (pattern) => {
  const expression = expressionOf(pattern.replace(/^\.\//, ''));
  const found = testFiles.filter((file) => expression.test(file));
  if (found.length === 0) throw new Error(`No test file matches ${pattern}.`);
  return found;
};
