import { logCheck, type Leak } from './log-check.js';
import { observe } from './observe.js';

observe();

const describeLeak = ({ secret, text, test }: Leak): string =>
  `"${secret}" during "${test}": ${text.slice(0, 2000)}`;

/** Fails the run if a line of a log holds a secret of the tests. */
export const mochaHooks: Mocha.RootHookObject = {
  beforeEach(this: Mocha.Context) {
    logCheck.test = this.currentTest?.fullTitle() ?? '';
  },
  afterAll() {
    const leaks = logCheck.takeLeaks();
    if (leaks.length === 0) return;
    throw new Error(`Logs hold secrets of the tests:\n${leaks.slice(0, 10).map(describeLeak).join('\n')}`);
  },
};
