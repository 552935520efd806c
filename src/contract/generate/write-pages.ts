import type { Contract } from './contract.js';
import { gapsOf, type Gap } from './gaps.js';

const HEAD = '<!-- Written by `npm run generate` from openapi/; never edited. -->\n';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const page = (...blocks: string[]): string => `${HEAD}\n${blocks.join('\n\n')}\n`;

/** What the description of the interface leaves open, by part. */
export const writeGaps = (contract: Contract): string => {
  const gaps = gapsOf(contract);
  const tags = (contract.index.tags as { name: string }[]).map(({ name }) => name).sort();
  const section = (title: string, some: readonly Gap[]): string[] =>
    some.length === 0
      ? []
      : [
          `## ${title}`,
          table(
            ['where', 'left open', 'decided'],
            some.map(({ places, open, decided }) => [places.join('; '), open, decided]),
          ),
        ];
  const of = (part: string): Gap[] => gaps.filter((gap) => gap.part === part);
  return page(
    '# Gaps',
    'What the description of this interface leaves open, and what this server does there. In the contract each stands at its\nplace as `x-gap`.',
    ...section('Everywhere', of('')),
    ...['common', ...tags].flatMap((part) => section(part, of(part))),
  );
};

/** The table of feature levels. */
export const writeLevels = ({ levels }: Contract): string =>
  page(
    '# Feature levels',
    'What each feature level changed, the newest first. In the contract `x-since` and `x-changes` stand on what a level is\nabout; where nothing carries a level, the last column says why.',
    table(
      ['level', 'release', 'change', 'not in the contract, since'],
      levels.map(({ level, release = '', change, nothing = '', absent = '' }) => [
        String(level),
        release,
        change ?? nothing,
        absent,
      ]),
    ),
  );
