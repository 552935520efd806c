import type { Comparison } from './compare.js';
import type { Document } from './published.js';
import { changes, elsewhere, leastShown, newest, openLevels, releaseMarkers, shownLines } from './levels.js';

/** Compares the table of feature levels, both ways where the specification shows them. */
export const compareLevels = (
  comparison: Comparison,
  { 'x-feature-levels': levels, info }: Document,
): void => {
  const rows = new Map(levels.map((row) => [row.level, row]));
  if (Math.max(...rows.keys()) !== newest)
    comparison.add('feature levels', `do not end with ${String(newest)}`);
  for (const [level, words] of Object.entries(changes)) {
    const text = rows.get(Number(level))?.change ?? '';
    const missing = words.filter((word) => !text.includes(word));
    if (missing.length > 0) comparison.add(`level ${level}`, `does not speak of ${missing.join(', ')}`);
  }
  for (const level of releaseMarkers)
    if (rows.get(level)?.release === undefined) comparison.add(`level ${String(level)}`, 'marks no release');
  for (const [level, { release }] of rows)
    if (release !== undefined && !releaseMarkers.includes(level))
      comparison.add(`level ${String(level)}`, 'marks a release');
  for (const [index, [release, first]] of shownLines.entries()) {
    const end = shownLines[index - 1]?.[1] ?? newest + 1;
    for (const [level, { line = '' }] of rows)
      if (level >= first && level < end && line.split(' ')[0] !== release)
        comparison.add(`level ${String(level)}`, `is not of the release line ${release}`);
  }
  const shown = [...Object.keys(changes).map(Number), ...openLevels, ...elsewhere];
  for (const [level, { change }] of rows) {
    if (level >= leastShown && change !== undefined && !shown.includes(level))
      comparison.add(`level ${String(level)}`, 'is not in the specification');
  }
  for (const level of elsewhere)
    if (rows.get(level)?.change === undefined) comparison.add(`level ${String(level)}`, 'is missing');
  for (const level of openLevels) {
    if (rows.get(level)?.change === undefined) comparison.add(`level ${String(level)}`, 'is missing');
    if (!info['x-gap']?.includes(String(level)))
      comparison.add(`level ${String(level)}`, 'is not among the gaps');
  }
};
