/** The most that a text takes in memory: one or two bytes for a character. */
export const textBytes = (text: string): number => 2 * text.length;

/** How many of the first sizes have together no more than `most`; the first always counts. */
export const countFitting = (sizes: readonly number[], most: number): number => {
  let left = most;
  const end = sizes.findIndex((size, index) => (left -= size) < 0 && index > 0);
  return end < 0 ? sizes.length : end;
};
