// What `npm run test:all -- --record` learns from a whole run: the files of the gate that together send each SQL
// statement to MariaDB at least once, and the files that take longest, which run first.
import { readFileSync, writeFileSync } from 'node:fs';

import { loadedBy } from './imports.mjs';
import { isListed, ON_MARIADB, RULES } from './left-to-whole.mjs';
import { filesOf } from './files.mjs';
import { MEASURED } from './measured.mjs';

const RECORDED = new URL('./recorded.json', import.meta.url);

const recorded = JSON.parse(readFileSync(RECORDED, 'utf8'));

/** Files so long that a process begins one even if its engine needs a new process. */
const URGENT = 16;

/**
 * Returns tasks in the order in which they run: the longest files first, so that all processes end together. The longest
 * of all are `urgent`.
 */
export const longestFirst = (tasks) => {
  const rank = new Map(recorded.longest.map((file, index) => [file, index - recorded.longest.length]));
  const urgent = new Set(recorded.longest.slice(0, URGENT));
  return tasks
    .toSorted((a, b) => (rank.get(a.file) ?? 0) - (rank.get(b.file) ?? 0))
    .map((task) => ({ ...task, isUrgent: urgent.has(task.file) }));
};

/** What the gate runs on MariaDB. */
export const gateOnMariadb = new Set([...ON_MARIADB.flatMap(filesOf), ...recorded.onMariadb]);

/** Files that begin at once. */
const LONGEST = 40;

const longestOf = (outcomes) => {
  const seconds = new Map();
  for (const { file, wall } of outcomes) if (file) seconds.set(file, Math.max(wall, seconds.get(file) ?? 0));
  return [...seconds]
    .sort(([, a], [, b]) => b - a)
    .slice(0, LONGEST)
    .map(([file]) => file);
};

const rules = new Set(RULES.flatMap(filesOf));

/** Generated requests, and what the commit chooses, differ from run to run. Rules are the same on each engine. */
export const isOnSqliteAlone = (file) =>
  rules.has(file) ||
  /^test\/(?:properties|simulation)\//.test(file) ||
  loadedBy(file).has('test/support/chosen.ts');

const worthOf = ({ statements, cpu }, missing) =>
  // A file without any cost would be taken for one statement.
  statements.filter((name) => missing.has(name)).length / (cpu + 0.1);

/** @public Takes the file with the most new statements for its cost, until none is missing. */
export const chooseFiles = (outcomes, missing) => {
  const chosen = [];
  const left = new Set(outcomes);
  while (missing.size > 0) {
    const best = [...left].reduce((a, b) => (worthOf(b, missing) > worthOf(a, missing) ? b : a));
    left.delete(best);
    chosen.push(best);
    for (const name of best.statements) missing.delete(name);
  }
  return chosen;
};

/** @public Leaves out the files whose statements the others run, the costliest first: they came before the others. */
export const withoutNeedless = (chosen, others) => {
  const uses = new Map();
  for (const { statements } of [...chosen, ...others])
    for (const name of statements) uses.set(name, (uses.get(name) ?? 0) + 1);
  return chosen
    .toSorted((a, b) => b.cpu - a.cpu)
    .filter(({ statements }) => {
      if (statements.some((name) => uses.get(name) === 1)) return true;
      for (const name of statements) uses.set(name, uses.get(name) - 1);
      return false;
    });
};

const statementsOf = (outcomes) => new Set(outcomes.flatMap(({ statements }) => statements));

/** The runs on MariaDB whose statements the gate has to send. */
const onMariadb = (outcomes) =>
  outcomes.filter(
    ({ file, engine }) =>
      file && engine.name === 'MariaDB' && !isOnSqliteAlone(file) && !isListed(file) && !MEASURED.has(file),
  );

/** Writes what a whole run has shown. */
export const record = (outcomes) => {
  const always = new Set(ON_MARIADB.flatMap(filesOf));
  const all = onMariadb(outcomes);
  const given = all.filter(({ file }) => always.has(file));
  const others = all.filter(({ file }) => !always.has(file));
  const missing = statementsOf(others);
  for (const name of statementsOf(given)) missing.delete(name);
  const chosen = withoutNeedless(chooseFiles(others, missing), given);
  const kept = { longest: longestOf(outcomes), onMariadb: chosen.map(({ file }) => file).sort() };
  writeFileSync(RECORDED, `${JSON.stringify(kept, undefined, 2)}\n`);
  console.log(`The gate runs ${chosen.length} of ${others.length} files on MariaDB for their statements.`);
};

/** Returns the files with statements that the gate does not run on MariaDB, and how many they have. */
export const lackingInGate = (outcomes) => {
  const all = onMariadb(outcomes);
  const run = statementsOf(all.filter(({ file }) => gateOnMariadb.has(file)));
  return all
    .map(({ file, statements }) => ({ file, count: statements.filter((name) => !run.has(name)).length }))
    .filter(({ count }) => count > 0);
};
