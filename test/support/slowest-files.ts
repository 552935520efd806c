import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import Mocha from 'mocha';

const { EVENT_RUN_END, EVENT_SUITE_BEGIN, EVENT_SUITE_END } = Mocha.Runner.constants;
const SHOWN = 10;
/** Clock ticks of a second in /proc. */
const TICKS = 100;

/** Seconds that the tests of a file took. */
interface Times {
  readonly wall: number;
  /** CPU time of this process … */
  readonly own: number;
  /** … and of its child processes that ended. */
  readonly children: number;
}

/** Only Linux has the CPU time of child processes that ended. */
const ofChildren = (): number => {
  if (process.platform !== 'linux') return 0;
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS;
};

const now = (): Times => {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now() / 1000, own: (user + system) / 1e6, children: ofChildren() };
};

const NOTHING: Times = { wall: 0, own: 0, children: 0 };

/** Adds the time between two moments. */
const add = (sum: Times, begun: Times, ended: Times): Times => ({
  wall: sum.wall + ended.wall - begun.wall,
  own: sum.own + ended.own - begun.own,
  children: sum.children + ended.children - begun.children,
});

const cpuOf = ({ own, children }: Times): number => own + children;

const line = (file: string, { own, children, wall }: Times): string =>
  `  ${[own, children, wall].map((seconds) => seconds.toFixed(1).padStart(7)).join('')}  ${relative(process.cwd(), file)}`;

/** Mocha's reporter `spec`, which then prints the files with the most CPU time. */
// oxlint-disable-next-line eslint/no-restricted-exports -- mocha takes a reporter as the default export.
export default class SlowestFiles extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const files = new Map<string, Times>();
    let begun = now();
    runner.on(EVENT_SUITE_BEGIN, ({ parent }) => {
      if (parent?.root) begun = now();
    });
    runner.on(EVENT_SUITE_END, ({ parent, file = '' }) => {
      if (parent?.root) files.set(file, add(files.get(file) ?? NOTHING, begun, now()));
    });
    runner.once(EVENT_RUN_END, () => {
      const slowest = [...files].sort(([, a], [, b]) => cpuOf(b) - cpuOf(a)).slice(0, SHOWN);
      console.log('  Seconds of CPU, CPU of child processes, and wall clock of the slowest files:');
      for (const [file, times] of slowest) console.log(line(file, times));
    });
  }
}
