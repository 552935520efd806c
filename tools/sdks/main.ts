// `npm run sdks [target …]`: generates SDKs from the contract with the generators that people use, compiles them, and
// tries each against a live server. Fails if a target does less than `expected.json` records. `--record` records the
// results there. `--documents <folder>` takes other documents, and `--keep` leaves the SDKs for a look.
import { parseArgs } from 'node:util';

import { losses, readRows, rowOf, writeRows, type Row } from './expected.js';
import { runTarget, type Result } from './run-target.js';
import { STEPS } from './steps.js';
import { tableOf } from './table.js';
import { targets } from './targets.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string' },
    keep: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const OUTPUT_LINES = 40;

const lastLines = (text: string): string => text.trim().split('\n').slice(-OUTPUT_LINES).join('\n');

const summary = ({ generated, compiled, failures }: Row): string => {
  if (!generated) return 'is not generated';
  if (!compiled) return 'does not compile';
  if (failures === undefined) return 'compiles';
  return `passes ${STEPS.length - Object.keys(failures).length} of ${STEPS.length} steps`;
};

/** Prints a result, and returns whether it is as good as the recorded one. */
const report = (result: Result, seconds: number): boolean => {
  const { target, lacking, output } = result;
  if (lacking.length > 0) {
    console.log(`${target.name}: not tried, because this machine lacks ${lacking.join(', ')}`);
    return true;
  }
  const row = rowOf(result);
  const lost = losses(readRows()[target.name], row);
  console.log(`${target.name}: ${summary(row)} (${seconds} s)`);
  for (const [step, reason] of Object.entries(row.failures ?? {})) console.log(`  ${step}: ${reason}`);
  if (!row.compiled) console.log(lastLines(output));
  for (const loss of lost) console.log(`  WORSE than recorded: ${loss}`);
  return lost.length === 0;
};

const main = async (): Promise<void> => {
  const unknown = positionals.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) throw new Error(`There is no target ${unknown.join(', ')}.`);
  const results: Result[] = [];
  let isAsGood = true;
  for (const target of targets) {
    if (positionals.length > 0 && !positionals.includes(target.name)) continue;
    const started = Date.now();
    const result = await runTarget(target, values);
    isAsGood = report(result, Math.round((Date.now() - started) / 1000)) && isAsGood;
    results.push(result);
    if (values.record)
      writeRows(
        [result],
        targets.map(({ name }) => name),
      );
  }
  const tried = results.map(({ target }) => target);
  const rows = results
    .filter(({ lacking }) => lacking.length === 0)
    .map((result) => [result.target.name, rowOf(result)]);
  console.log(`\n${tableOf(tried, Object.fromEntries(rows) as Readonly<Record<string, Row>>)}`);
  if (!isAsGood && !values.record) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
