/** Returns the marks of a code span or fence: longer than each run of backticks in the text, and not shorter than `least`. */
export const backticksAround = (text: string, least: number): string => {
  const runs = (text.match(/`+/g) ?? []).map(({ length }) => length);
  return '`'.repeat(Math.max(least, ...runs.map((length) => length + 1)));
};
