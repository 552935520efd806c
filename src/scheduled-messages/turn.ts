import type { Due } from './store.js';

/** Returns the ID of each user's first message, in the order of delivery time. */
export const nextTurn = (due: readonly Due[]): number[] => {
  const firsts = new Map<number, number>();
  for (const { id, person } of due) if (!firsts.has(person)) firsts.set(person, id);
  return [...firsts.values()];
};
