import type { FeatureLevel } from '../generate-contract/contract.js';
import type { Document } from '../generate-contract/contract.js';
import { breaksBetween } from './compare.js';
import type { Break } from './compare-schemas.js';
import { comparedPart, type Released } from './released.js';

/** Whether a recorded place is the place of a break or contains it. */
const contains = (recorded: string, place: string): boolean =>
  place === recorded || (place.startsWith(recorded) && /^[ .[({]/.test(place.slice(recorded.length)));

/**
 * Returns the breaks that no level above that of the last release records in its `breaks`, and the recorded places that
 * do not break.
 */
const problemsOf = (
  breaks: readonly Break[],
  levels: readonly FeatureLevel[],
  released: number,
): string[] => {
  const recorded = levels
    .filter(({ level }) => level > released)
    .flatMap(({ level, breaks: places = [] }) => places.map((place) => ({ level, place })));
  const open = breaks.filter(({ place }) => !recorded.some((one) => contains(one.place, place)));
  const idle = recorded.filter((one) => !breaks.some(({ place }) => contains(one.place, place)));
  return [
    ...open.map(({ place, what }) => `${place} ${what}`),
    ...idle.map(({ level, place }) => `level ${level} records a break of ${place}, which does not break`),
  ];
};

/** Returns what `npm run contract-changes` prints of a document: its breaks that no feature level records. */
export const breaksOf = (released: Released, document: Document, levels: readonly FeatureLevel[]): string[] =>
  problemsOf(breaksBetween(released, comparedPart(document, 0)), levels, released.level);
