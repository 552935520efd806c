// `npm run simulation`: builds, and starts main.ts on SQLite, which the support of the tests reads from the environment.
import { spawnSync } from 'node:child_process';

import { build } from '../../src/build.mjs';

build();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'test/simulation/main.ts', ...process.argv.slice(2)],
  { env: { ...process.env, TEST_DATABASE: 'sqlite' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
