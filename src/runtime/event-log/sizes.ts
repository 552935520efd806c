/** Returns the maximum bytes of a text in memory: one or two bytes per UTF-16 code unit. */
export const textBytes = (text: string): number => 2 * text.length;

/** The bytes that a list of events in memory takes for each of them, apart from its text. */
export const SLOT_BYTES = 16;

/** Returns how many of the first sizes add up to at most `most`. The first one always counts. */
export const countFitting = (sizes: readonly number[], most: number): number => {
  let left = most;
  const end = sizes.findIndex((size, index) => (left -= size) < 0 && index > 0);
  return end < 0 ? sizes.length : end;
};
