import { Comparison } from './compare.js';
import { compareErrors } from './compare-errors.js';
import { compareEvents } from './compare-events.js';
import { compareLevels } from './compare-levels.js';
import { compareLimits } from './compare-limits.js';
import { compareObjects } from './compare-objects.js';
import { compareOperations } from './compare-operations.js';
import { operationsOf, Reader, type Document } from './published.js';
import { ours, type Ours } from './extensions-to-spec.js';
import { specification } from './tables.js';

/** All differences between the contract and the specification. */
export const compareAll = (
  document: Document,
  stated = specification,
  listed: Ours = ours,
): readonly string[] => {
  const reader = new Reader(document);
  const comparison = new Comparison(listed);
  const found = operationsOf(document);
  compareOperations(comparison, reader, found, stated);
  compareObjects(comparison, reader, stated);
  compareErrors(comparison, reader, found, stated);
  compareEvents(comparison, reader, stated);
  compareLevels(comparison, document);
  compareLimits(comparison, reader, found);
  return comparison.finish();
};
