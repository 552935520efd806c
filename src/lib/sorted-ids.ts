/** Groups items by key, in order of first occurrence. Node.js has `Map.groupBy` from version 21. */
export const groupBy = <T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Ascending lists of distinct IDs. */
export type SortedIds = readonly number[];

const areAscending = (ids: readonly number[]): boolean => {
  for (let index = 1; index < ids.length; index += 1)
    if ((ids[index] ?? 0) <= (ids[index - 1] ?? 0)) return false;
  return true;
};

/** Returns the IDs in ascending order and without duplicates. Returns the same list if it is. */
export const ascendingIds = (ids: readonly number[]): SortedIds => {
  if (areAscending(ids)) return ids;
  // Sorting numbers of this type needs no comparator, so it is many times as fast.
  const sorted = Uint32Array.from(ids).sort();
  const distinct: number[] = [];
  for (const id of sorted) if (id !== distinct.at(-1)) distinct.push(id);
  return distinct;
};

interface SplitIds {
  readonly inside: SortedIds;
  readonly outside: SortedIds;
}

const NONE: SortedIds = [];

/** Splits IDs into those that are in another list and those that are not. Returns the same list if one part is all. */
export const splitIds = (ids: SortedIds, others: SortedIds): SplitIds => {
  if (ids === others) return { inside: ids, outside: NONE };
  if (others.length === 0) return { inside: NONE, outside: ids };
  const inside: number[] = [];
  const outside: number[] = [];
  let next = 0;
  for (const id of ids) {
    while ((others[next] ?? Infinity) < id) next += 1;
    (others[next] === id ? inside : outside).push(id);
  }
  if (outside.length === 0) return { inside: ids, outside: NONE };
  return inside.length === 0 ? { inside: NONE, outside: ids } : { inside, outside };
};

/** Whether the ID is in the list. */
export const includesId = (ids: ArrayLike<number>, id: number): boolean => {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id;
};
