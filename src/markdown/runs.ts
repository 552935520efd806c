/** Returns where the run of a character begins that ends at an index. A pattern would take quadratic time. */
export const startOfRun = (text: string, character: string, end: number): number => {
  let start = end;
  while (start > 0 && text[start - 1] === character) start -= 1;
  return start;
};
