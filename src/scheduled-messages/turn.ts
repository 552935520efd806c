import type { Due } from './store.js';

/** The first message of each person, in the order of their time. */
export const nextTurn = (due: readonly Due[]): number[] => {
  const firsts = new Map<number, number>();
  for (const { id, person } of due) if (!firsts.has(person)) firsts.set(person, id);
  return [...firsts.values()];
};
