// The one hook file of every run. What it does is in the run itself (src/run/run-dredd.ts), which waits for
// it here: Dredd loads hooks with `require`, and goes on without them when that fails.
const hooks = require('hooks');

const { before, received, after } = globalThis[Symbol.for('conformance')];

const waitFor = (step) => (transaction, done) => {
  step(transaction).then(
    () => done(),
    (error) => {
      transaction.fail = String(error && error.stack ? error.stack : error);
      done();
    },
  );
};

hooks.beforeEach(waitFor(before));
hooks.beforeEachValidation(waitFor(received));
hooks.afterEach(waitFor(after));
