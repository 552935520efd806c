// `npm run processes`: builds, and starts main.ts on MariaDB, which the support of the tests reads from the environment.
import { spawnSync } from 'node:child_process';

import { build } from '../../src/build.mjs';

build();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'test/processes/main.ts', ...process.argv.slice(2)],
  { env: { ...process.env, TEST_DATABASE: 'mysql' }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
