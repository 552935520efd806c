import { defaultRules, type Rule } from '../../../src/runtime/rate-limits/rules.js';
import { type Budget, budgets } from '../../../src/lib/budgets.js';
import { caps } from '../../../src/chat/caps.js';
import { type Cap } from '../../../src/runtime/caps.js';
import { shares } from '../../../src/runtime/shares.js';
import { MINUTE } from '../../../src/lib/clock.js';
import type { Contract } from '../contract.js';
import { table } from '../schema/table.js';
import { routeRow } from './routes.js';

const HEAD = '<!-- Written by `npm run generate` from src/ and openapi/; never edited. -->\n';

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'];

/** Returns `2 MiB`, or a smaller unit if the size is not a whole number of MiB. */
const sizeOf = (bytes: number): string => {
  let [size, unit] = [bytes, 0];
  while (size >= 1024 && size % 512 === 0 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${String(size)} ${UNITS[unit] ?? ''}`;
};

const ruleText = ({
  count,
  seconds,
  wait,
}: Rule & { readonly wait?: { first: number; most: number } }): string => {
  const limit = `${String(count)} in ${String(seconds)} s`;
  return wait ? `${limit}, then a wait of ${String(wait.first)} to ${String(wait.most)} s` : limit;
};

const budgetRows = (): string[][] =>
  Object.values<Budget>(budgets).map(({ bytes, of }) => [sizeOf(bytes), of]);

const capRows = (): string[][] => Object.values<Cap>(caps).map(({ most, of }) => [String(most), of]);

const ruleRows = (): string[][] =>
  Object.entries<readonly Rule[]>(defaultRules).map(([name, rules]) => [
    `\`${name}\``,
    rules.map(ruleText).join('; '),
  ]);

const turnRows = (): string[][] => {
  const { places, ofOwner, waiting, waitMs, time } = shares;
  const inSeconds = (milliseconds: number): string => `${String(milliseconds / 1000)} s`;
  return [
    [String(places), 'requests that a process handles at once; beyond it owners take turns'],
    [String(ofOwner), 'those of one owner; beyond it they wait'],
    [String(waiting), 'waiting requests of one owner; beyond it 429'],
    [inSeconds(waitMs), 'the wait of a request; beyond it 429'],
    [
      inSeconds(time.msPerSecond * MINUTE),
      `time of the event loop that the requests of one owner use in a minute, and ${inSeconds(time.burstMs)} at once after a rest; beyond it they wait`,
    ],
  ];
};

/** Returns the operations by body limit, smallest first. */
const bodyRows = (contract: Contract): string[][] => {
  const bySize = new Map<number, string[]>();
  for (const operation of contract.operations) {
    const { bytes } = routeRow(operation, contract).body;
    bySize.set(bytes, [...(bySize.get(bytes) ?? []), `\`${operation.id}\``]);
  }
  return [...bySize].sort(([a], [b]) => a - b).map(([bytes, ids]) => [sizeOf(bytes), ids.join(', ')]);
};

const section = (
  title: string,
  text: string,
  heads: readonly string[],
  rows: readonly string[][],
): string[] => (rows.length === 0 ? [] : [`## ${title}`, text, table(heads, rows)]);

/** Returns the page of all limits that keep one account or address from stopping the server. */
export const writeBounds = (contract: Contract): string => {
  const blocks = [
    '# Bounds',
    'What one account or one address can make the server hold or do. The contract states the lengths and counts of parameters.',
    ...section('Bytes', 'From `src/lib/budgets.ts`.', ['at most', 'of'], budgetRows()),
    ...section('Numbers', 'From `src/chat/caps.ts`.', ['at most', 'of'], capRows()),
    ...section(
      'Requests',
      'From `src/runtime/rate-limits/rules.ts`. The name states what is counted, and by what.',
      ['limit', 'at most'],
      ruleRows(),
    ),
    ...section(
      'Turns',
      'From `src/runtime/shares.ts`. An owner is a person with all their bots, or an address without a login. Requests that wait for events, long reads, requests with files, and logins for an API key take a place only to begin.',
      ['at most', 'of'],
      turnRows(),
    ),
    ...section(
      'Bodies',
      'Derived from the contract; files are counted apart.',
      ['at most', 'operations'],
      bodyRows(contract),
    ),
  ];
  return `${HEAD}\n${blocks.join('\n\n')}\n`;
};
