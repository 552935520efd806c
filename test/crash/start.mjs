// `npm run crash`: builds, and starts main.ts with the store of `--store` (sqlite or mysql), which the support of the
// tests reads from the environment.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { build } from '../../src/build.mjs';

const args = process.argv.slice(2);
const { store } = parseArgs({
  args,
  strict: false,
  options: { store: { type: 'string', default: 'sqlite' } },
}).values;
if (store !== 'sqlite' && store !== 'mysql') throw new Error('--store is sqlite or mysql.');
build();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'test/crash/main.ts', ...args], {
  env: { ...process.env, TEST_DATABASE: store },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
