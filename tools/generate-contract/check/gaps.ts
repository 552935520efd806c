import type { Contract } from '../contract.js';
import { readGap } from '../schema/gaps.js';
import type { Problems } from '../problems.js';
import { remarksOf } from '../schema/annotations.js';

/** Checks that each gap has a form from which the page of all gaps can be generated. */
export const checkGaps = (contract: Contract, problems: Problems): void => {
  for (const { file, place, gap } of remarksOf(contract)) {
    if (gap !== undefined && readGap(gap) === undefined)
      problems.add(
        file,
        `the x-gap of ${place} is not "left open: …; decided: …." or "departs: ….", once or more often`,
      );
  }
};
