import { config } from 'chai';
import fc, { type Arbitrary, type RunDetails } from 'fast-check';

/*
 * `npm test` runs the same cases each time, so that no change fails by the cases of another one. `npm run properties`
 * (main.ts) chooses the seed and the number of cases.
 */
const {
  PROPERTY_SEED: seed = '1',
  PROPERTY_CASES: total,
  PROPERTY_PATH: path,
  PROPERTY_ONLY: only,
} = process.env;

/** The shrunk commands of a failed sequence. They are replayed with the path. */
export const { PROPERTY_COMMANDS: replayPath = '' } = process.env;

/** What differs is shown as a whole. */
if (total !== undefined) config.truncateThreshold = 0;

/** The number of cases of all selected properties in `npm test`. All test files are loaded before the first test runs. */
let sliceOfAll = 0;

const casesOf = (slice: number): number =>
  total === undefined ? slice : Math.max(1, Math.round((slice * Number(total)) / sliceOfAll));

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that repeats only the smallest failing case. */
const replayOf = <Case>(
  title: string,
  { seed: used, counterexamplePath }: RunDetails<Case>,
  report: string,
): string => {
  const commands = /replayPath="([^"]*)"/.exec(report)?.[1];
  const engine = process.env.TEST_DATABASE === 'mysql' ? 'TEST_DATABASE=mysql ' : '';
  return [
    `${engine}npm run properties -- --only ${quoted(title)} --seed ${used} --path ${counterexamplePath ?? '0'}`,
    ...(commands === undefined ? [] : [`--commands ${commands}`]),
  ].join(' ');
};

const tell = (cases: number, started: number): void => {
  const seconds = (performance.now() - started) / 1000;
  if (total !== undefined) console.log(`      ${cases} cases, ${Math.round(cases / seconds)} per second`);
};

/** A slow machine runs fewer cases in `npm test`, and looks for a small failing one only so long. */
const MOST_MILLISECONDS = 90_000;

interface Slice {
  /** Number of cases in `npm test`. A longer run divides its cases in the same proportions. */
  readonly cases: number;
}

/**
 * Defines a test: the property holds for every generated case. A failing case is reduced to a small one, and printed with
 * the command that repeats it.
 */
export const holds = <Case extends readonly [unknown, ...unknown[]]>(
  title: string,
  { cases }: Slice,
  arbitraries: { readonly [Index in keyof Case]: Arbitrary<Case[Index]> },
  property: (...one: Case) => Promise<void> | void,
): void => {
  if (only !== undefined && !title.includes(only)) return;
  sliceOfAll += cases;
  it(title, async function () {
    this.timeout(0);
    const started = performance.now();
    const checked = fc.asyncProperty(...(arbitraries as unknown as [Arbitrary<Case[0]>]), (async (
      ...one: Case
    ) => {
      await property(...one);
    }) as unknown as (one: Case[0]) => Promise<void>);
    const details = await fc.check(checked, {
      seed: Number(seed),
      numRuns: casesOf(cases),
      ...(path !== undefined && { path }),
      ...(total === undefined && { plugins: [fc.interruptAfterTimeLimit(MOST_MILLISECONDS)] }),
    });
    tell(details.numRuns, started);
    if (!details.failed) return;
    const report = await fc.asyncDefaultReportMessage(details);
    const cause: unknown = details.errorInstance;
    const reason = cause instanceof Error ? cause.stack : String(cause);
    const failure = `${reason}\n\n${report}\n\nRepeat it with: ${replayOf(title, details, report)}`;
    // A long run shows it at once. mocha lists failures at the end.
    if (total !== undefined) console.log(failure);
    throw new Error(failure);
  });
};
