import type { Due } from './store.js';

/** Returns the messages in turns: the first one of each user by delivery time, then the second one of each. */
export const inTurns = (due: readonly Due[]): Due[] => {
  const turns: Due[][] = [];
  const taken = new Map<number, number>();
  for (const one of due) {
    const { person } = one;
    const turn = taken.get(person) ?? 0;
    taken.set(person, turn + 1);
    (turns[turn] ??= []).push(one);
  }
  return turns.flat();
};
