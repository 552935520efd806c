import type { Contract } from '../contract.js';
import { remarksOf } from '../schema/annotations.js';
import { gapsOf, type Gap } from '../schema/gaps.js';
import { changeOf, lineTitle, releaseLines } from './release-lines.js';
import { table } from '../schema/table.js';

const HEAD = '<!-- Written by `npm run generate` from openapi/; never edited. -->\n';

export const page = (...blocks: string[]): string => `${HEAD}\n${blocks.join('\n\n')}\n`;

/** Returns the parts in the order of the page, with their headings. */
const partsOf = ({ index }: Contract): [part: string, title: string][] => {
  const tags = (index.tags as { name: string }[]).map(({ name }) => name).sort();
  return [['', 'Everywhere'], ...['common', ...tags].map((part): [string, string] => [part, part])];
};

/** Returns a subsection per part that has gaps of this kind. */
const byPart = (
  contract: Contract,
  gaps: readonly Gap[],
  heads: readonly string[],
  row: (gap: Gap) => readonly string[],
): string[] =>
  partsOf(contract).flatMap(([part, title]) => {
    const own = gaps.filter((gap) => gap.part === part);
    return own.length === 0 ? [] : [`### ${title}`, table(heads, own.map(row))];
  });

/** Returns the page of gaps: departures, then the points that the specification leaves open. */
export const writeGaps = (contract: Contract): string => {
  const gaps = gapsOf(contract);
  const of = (kind: Gap['kind']): Gap[] => gaps.filter((gap) => gap.kind === kind);
  return page(
    '# Gaps',
    'Departures from the specification and from existing servers, and decisions where the specification is silent. The\nfiles of `openapi/` state each gap where it applies, as `x-gap`. The published document has no gaps.',
    '## Departures',
    'This server differs from the specification, or, where that is silent, from existing servers in these points. Each row\ngives the reason.',
    ...byPart(contract, of('departure'), ['where', 'departure'], (gap) => [
      gap.places.join('; '),
      gap.kind === 'departure' ? gap.departs : '',
    ]),
    '## Open points',
    'The specification does not state these facts. The second column names the fact, the third what this server does.',
    ...byPart(contract, of('open'), ['where', 'left open', 'decided'], (gap) => [
      gap.places.join('; '),
      ...(gap.kind === 'open' ? [gap.open, gap.decided] : []),
    ]),
  );
};

/** Returns where the contract names each level. */
const placesByLevel = (contract: Contract): Map<number, string[]> => {
  const places = new Map<number, string[]>();
  for (const { place, levels } of remarksOf(contract))
    for (const level of levels) {
      const own = places.get(level) ?? [];
      if (!own.includes(place)) places.set(level, [...own, place]);
    }
  return places;
};

/** Returns a row for each operation that a level changed, with its levels. */
const levelsByOperation = (contract: Contract): string[][] => {
  const remarks = remarksOf(contract);
  return contract.operations.flatMap((operation) => {
    const title = `\`${operation.method} ${operation.path}\``;
    const own = remarks.filter(({ place }) => place === title || place.startsWith(`${title},`));
    const levels = [...new Set(own.flatMap((remark) => remark.levels))].sort((a, b) => b - a);
    return levels.length === 0
      ? []
      : [[title, levels.map((level) => `[${String(level)}](#level-${String(level)})`).join(', ')]];
  });
};

/** Returns the tables of feature levels, one per release line, and one by operation. */
export const writeLevels = (contract: Contract): string => {
  const { levels } = contract;
  const lines = releaseLines(levels);
  const places = placesByLevel(contract);
  return page(
    '# Feature levels',
    'The changes of each feature level by release line, newest first. The last column names what the level changed in the\ncontract, or the reason why nothing there carries it. [By operation](#by-operation) lists the levels of each operation.',
    ...lines.flatMap((line) => [
      `## ${lineTitle(line, lines)}`,
      table(
        ['level', 'release', 'change', 'where'],
        line.levels.map(({ level, release = '', nothing, absent = '', ...row }) => [
          // Beside the number, since a page in a repository has no other anchors.
          `<a id="level-${String(level)}"></a>${String(level)}`,
          release,
          nothing ?? changeOf({ level, ...row }),
          (places.get(level) ?? [absent]).join('; '),
        ]),
      ),
    ]),
    '## By operation',
    table(['operation', 'levels'], levelsByOperation(contract)),
  );
};
