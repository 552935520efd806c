/** Splits items, in order, into batches of at most `most` bytes. A larger item is a batch of its own. */
export const byteBatches = <T>(items: readonly T[], bytesOf: (item: T) => number, most: number): T[][] => {
  const batches: T[][] = [];
  let left = 0;
  for (const item of items) {
    const bytes = bytesOf(item);
    left -= bytes;
    const last = batches.at(-1);
    if (last && left >= 0) last.push(item);
    else {
      batches.push([item]);
      left = most - bytes;
    }
  }
  return batches;
};
