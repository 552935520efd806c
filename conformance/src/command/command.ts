import { writeFileSync } from 'node:fs';

import { cases, type Case } from '../contract/cases.js';
import { contract } from '../contract/data.js';
import type { Outcome } from '../run/outcome.js';
import { runDredd } from '../run/run-dredd.js';
import { disagreements } from '../run/verdict.js';
import type { Watch } from '../world/client.js';
import { HttpWorld } from '../world/http-world.js';
import type { Left } from '../world/sweep.js';
import { cleanUp } from './clean-up.js';
import { faultText } from './fault.js';
import { junit } from './junit.js';
import { HELP, readOptions, UsageError, type Options } from './options.js';
import { Progress } from './progress.js';
import { redactor } from './redact.js';
import { summary } from './summary.js';
import { examine, TargetError } from './target.js';

/** What the command needs of its process. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes a line for the reader. */
  readonly say: (line: string) => void;
  /** Aborted when the reader interrupts the run. */
  readonly signal: AbortSignal;
}

/** What came of a run. */
interface Finished {
  readonly seen: readonly Outcome[];
  /** Where Dredd counts differently. */
  readonly doubts: readonly string[];
  /** What ended the run early. */
  readonly broken?: string;
}

/** Returns the cases that the options ask for, part by part. */
const chosen = ({ parts, operations }: Options): Case[] => {
  const asked = cases.filter(
    ({ operation }) =>
      (parts.length === 0 || parts.includes(operation.part)) &&
      (operations.length === 0 || operations.includes(operation.id)),
  );
  const order = [...new Set(asked.map(({ operation }) => operation.part))];
  return order.flatMap((part) => asked.filter(({ operation }) => operation.part === part));
};

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const levelText = (found: number): string => {
  if (found === contract.level) return `feature level ${String(found)}`;
  const side = found < contract.level ? 'older' : 'newer';
  return `feature level ${String(found)}, ${side} than level ${String(contract.level)} of the contract`;
};

const tryCases = async (
  selected: readonly Case[],
  world: HttpWorld,
  { say, signal }: Surroundings,
  progress: Progress,
): Promise<Finished> => {
  say(`${world.url} has ${levelText(world.level)}. The names of this run have ${world.run}.`);
  const seen: Outcome[] = [];
  const onOutcome = (outcome: Outcome): void => {
    seen.push(outcome);
    progress.outcome(outcome);
  };
  try {
    const run = await runDredd(selected, world, { signal, onOutcome, onWait: progress.wait });
    return { seen, doubts: disagreements(selected, run) };
  } catch (error) {
    return { seen, doubts: [], broken: textOf(error) };
  }
};

/** Writes what came of a run, for the reader and as a file. */
const tell = (
  { seen, doubts, broken }: Finished,
  left: Left,
  { report, verbose }: Options,
  { world, say }: { readonly world: HttpWorld; readonly say: Surroundings['say'] },
): void => {
  const redact = redactor(world.secrets);
  const faults = seen.filter(({ state }) => state === 'fault');
  const lines = [
    ...summary(seen, verbose),
    ...(faults.length > 0 ? [`\nFaults (${String(faults.length)})\n`] : []),
    ...faults.map((fault) => `  ${faultText(fault, redact)}\n`),
    ...doubts.map((doubt) => `Dredd disagrees: ${doubt}`),
    ...left.map((one) => `Not removed: ${one}`),
    ...(broken === undefined ? [] : [`The run ended early: ${broken}`]),
  ];
  for (const line of lines) say(redact(line));
  if (report !== undefined) writeFileSync(report, junit(seen, redact));
};

/** Returns the exit code of a run, and the sentence that ends its output. */
const verdictOf = ({ seen, doubts, broken }: Finished, isInterrupted: boolean): [number, string] => {
  if (isInterrupted) return [130, 'The run was interrupted.'];
  const faults = seen.filter(({ state }) => state === 'fault').length;
  if (faults > 0 || doubts.length > 0) return [1, `${String(faults)} faults.`];
  if (broken !== undefined) return [2, 'The run did not end.'];
  if (seen.some(({ state }) => state === 'passed' || state === 'newer')) return [0, 'No faults.'];
  return [2, 'No case was reached, so the run says nothing about the server.'];
};

const test = async (options: Options, surroundings: Surroundings): Promise<number> => {
  const { say, signal } = surroundings;
  const selected = chosen(options);
  const progress = new Progress(selected.length, say);
  const watch: { -readonly [Key in keyof Watch]: Watch[Key] } = { signal, waiting: progress.wait };
  const world = new HttpWorld(await examine(options, watch), watch);
  const finished = await tryCases(selected, world, surroundings, progress);
  // The signal has ended the requests of the run. Those that follow must be sent.
  watch.signal = undefined;
  say('Removing what the run made …');
  tell(finished, await cleanUp(world), options, { world, say });
  const [code, sentence] = verdictOf(finished, signal.aborted);
  say(`\n${sentence}`);
  return code;
};

/** Runs the command. Returns its exit code. */
export const command = async (surroundings: Surroundings): Promise<number> => {
  const { args, environment, say } = surroundings;
  try {
    const options = readOptions(args, environment);
    if (options) return await test(options, surroundings);
    say(HELP);
    return 0;
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof TargetError;
    say(isExpected ? error.message : `The run failed: ${textOf(error)}`);
    return 2;
  }
};
