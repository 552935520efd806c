import type { Contract } from '../contract.js';
import { omit } from '../schema/schema.js';
import { table } from '../schema/table.js';
import { changeOf, lineTitle, releaseLines } from './release-lines.js';

/** Returns every level with its release line. */
export const publishedLevels = ({ levels }: Contract): object[] => {
  const lines = releaseLines(levels);
  return lines.flatMap((line) =>
    line.levels.map(({ level, ...rest }) => ({
      level,
      line: lineTitle(line, lines),
      ...omit(rest, 'development'),
    })),
  );
};

/** The tag with the operations that return the feature level of a server. */
const TAG_OF_LEVELS = 'organization';
/** `x-feature-levels` has the older ones, too. */
const OLDEST_IN_TEXT = 167;

/** Returns the feature levels as a table for readers. It is in a tag, since generators copy `info` into every file. */
const levelsText = ({ levels }: Contract): string => {
  const recent = levels.filter(({ level }) => level >= OLDEST_IN_TEXT);
  const rows = recent.map((row) => [String(row.level), changeOf(row)]);
  return [
    '## Feature levels',
    `The newest feature level is ${String(levels[0]?.level)}.`,
    table(['level', 'change'], rows),
  ].join('\n\n');
};

export const publishedTags = (contract: Contract): object[] => {
  const { tags } = contract.index as { readonly tags: readonly { name: string; description: string }[] };
  const parts = new Set(contract.operations.map(({ part }) => part));
  if (contract.events.length > 0) parts.add('events');
  return tags
    .filter(({ name }) => parts.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((tag) =>
      tag.name === TAG_OF_LEVELS
        ? { ...tag, description: `${tag.description}\n\n${levelsText(contract)}` }
        : tag,
    );
};
