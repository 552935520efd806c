import type { Outcome } from '../run/outcome.js';

type State = Outcome['state'];

const count = (outcomes: readonly Outcome[], state: State): number =>
  outcomes.filter((outcome) => outcome.state === state).length;

const isReached = ({ state }: Outcome): boolean => state === 'passed' || state === 'fault';

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const row = (cells: readonly (string | number)[], widths: readonly number[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[index] ?? 0),
    )
    .join('  ');

const table = (rows: readonly (readonly (string | number)[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => String(cells[column]).length)),
  );
  return rows.map((cells) => row(cells, widths));
};

const cells = (name: string, outcomes: readonly Outcome[]): (string | number)[] => [
  name,
  outcomes.length,
  outcomes.filter(isReached).length,
  count(outcomes, 'passed'),
  count(outcomes, 'fault'),
  count(outcomes, 'not reached'),
  count(outcomes, 'newer'),
];

const byPart = (outcomes: readonly Outcome[]): string[] => {
  const parts = groupBy(outcomes, ({ one }) => one.operation.part);
  return table([
    ['part', 'cases', 'reached', 'passed', 'faults', 'not reached', 'newer'],
    ...[...parts].map(([part, own]) => cells(part, own)),
    cells('all', outcomes),
  ]);
};

const statusOf = ({ one }: Outcome): string => `${one.operation.id} ${String(one.status)}`;

const statuses = (outcomes: readonly Outcome[]): string[] => {
  const groups = [...groupBy(outcomes, statusOf)];
  const unreached = groups.filter(([, own]) => !own.some(isReached));
  const operations = groupBy(outcomes, ({ one }) => one.operation.id);
  const reached = [...operations.values()].filter((own) => own.some(isReached)).length;
  return [
    `Operations reached: ${String(reached)} of ${String(operations.size)}. ` +
      `Statuses reached: ${String(groups.length - unreached.length)} of ${String(groups.length)}.`,
    ...(unreached.length === 0
      ? []
      : [`Statuses not reached: ${unreached.map(([name]) => name).join(', ')}.`]),
  ];
};

/** How many names of cases follow a reason. */
const SHOWN = 3;

const reasons = (outcomes: readonly Outcome[], all: boolean): string[] => {
  const untried = outcomes.filter(({ state }) => state === 'not reached' || state === 'newer');
  const groups = [
    ...groupBy(untried, ({ state, reason = '' }) => `${state}: ${reason.split('\n')[0] ?? ''}`),
  ];
  return groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([reason, own]) => {
      const names = own.map(({ one }) => one.name);
      const shown = all ? names : names.slice(0, SHOWN);
      const rest = names.length > shown.length ? ` and ${String(names.length - shown.length)} more` : '';
      return [`  ${String(own.length)} × ${reason}`, `      ${shown.join(', ')}${rest}`];
    });
};

const differences = (outcomes: readonly Outcome[]): string[] => {
  const found = outcomes.filter(({ difference }) => difference !== undefined);
  const groups = [...groupBy(found, ({ one, difference = '' }) => `${one.operation.id}: ${difference}`)];
  return groups.map(([text, own]) => `  ${String(own.length)} × ${text}`);
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** Returns the lines that end a run, besides the faults. */
export const summary = (outcomes: readonly Outcome[], all: boolean): string[] => [
  '',
  ...byPart(outcomes),
  '',
  ...statuses(outcomes),
  ...section('Not reached', reasons(outcomes, all)),
  ...section('Differences of level (no faults)', differences(outcomes)),
];
