// `npm run crash`, `npm run processes` and `npm run simulation`: builds, and starts a program with its usual store or that of
// `--store` (sqlite or mysql), which the support of the tests reads from the environment.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { build } from '../../src/build.mjs';

const [program, usual, ...args] = process.argv.slice(2);
const { store } = parseArgs({
  args,
  strict: false,
  options: { store: { type: 'string', default: usual } },
}).values;
if (store !== 'sqlite' && store !== 'mysql') throw new Error('--store is sqlite or mysql.');
build();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
  env: { ...process.env, TEST_DATABASE: store },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
