// `npm run sdks [target …]`: generates SDKs from the contract with the generators that people use, compiles them, and
// tries each against a live server. Fails if a target does less than `expected.json` has.
import { parseArgs } from 'node:util';

import { runTarget } from './run-target.js';
import { targets } from './targets.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false } },
});
const selected = targets.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
for (const target of selected) {
  const started = Date.now();
  const result = await runTarget(target, values.keep);
  console.log(target.name, Math.round((Date.now() - started) / 1000), 's', { ...result, target: undefined, output: result.output.slice(-6000) });
}
