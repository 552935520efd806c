import type { Contract } from '../contract.js';
import type { Problems } from '../problems.js';
import { remarksOf } from '../schema/annotations.js';
import { LEVELS } from '../read/bundle.js';

/** Checks that the table has every level once, and that the contract and the table agree. */
export const checkLevels = (contract: Contract, problems: Problems): void => {
  const { levels } = contract;
  for (const [index, { level }] of levels.entries()) {
    const wanted = levels.length - index;
    if (level !== wanted) {
      problems.add(
        LEVELS,
        `found level ${String(level)} in place of ${String(wanted)}; list each level once, newest first`,
      );
      return;
    }
  }
  for (const [index, { level, release, development }] of levels.entries()) {
    if (development !== undefined && index > 0)
      problems.add(LEVELS, `level ${String(level)} is not the newest; remove "development"`);
    if (index === 0 && (release ?? development) === undefined)
      problems.add(
        LEVELS,
        `level ${String(level)} is the newest; add "release", or "development" before the release`,
      );
  }
  const carried = new Set<number>();
  for (const { file, place, levels: named } of remarksOf(contract)) {
    for (const level of named) {
      carried.add(level);
      const row = levels.find((one) => one.level === level);
      if (row?.change === undefined) {
        problems.add(
          file,
          `${place} names level ${String(level)}, which ${row ? `changed nothing according to ${LEVELS}` : `is not in ${LEVELS}`}`,
        );
      }
    }
  }
  for (const { level, change, absent } of levels) {
    const add = (message: string): void => {
      problems.add(LEVELS, `level ${String(level)} ${message}`);
    };
    if (change === undefined && absent !== undefined) add('changed nothing; remove "absent"');
    if (change !== undefined && carried.has(level) && absent !== undefined)
      add('is named by an element of the contract; remove "absent"');
    if (change !== undefined && !carried.has(level) && absent === undefined)
      add(
        'is named by no element of the contract; add it to what it changed, as x-since or x-changes, or state the reason under "absent"',
      );
  }
};
