// `npm run properties`: the properties of test/properties with many cases and a random seed, which is printed. With
// `--only`, `--seed` and `--path` it repeats one failing case. TEST_DATABASE=mysql runs it on MariaDB.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const MOST_SEED = 2 ** 31;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(randomInt(MOST_SEED)) },
    only: { type: 'string' },
    path: { type: 'string' },
    commands: { type: 'string' },
  },
});

const { cases, seed, only, path, commands } = values;
const files = positionals.length > 0 ? positionals : ['test/properties/*.test.ts'];
console.log(`Seed ${seed}; --seed ${seed} repeats this run.`);

const mocha = spawn(process.execPath, [join('node_modules', '.bin', 'mocha'), ...files], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PROPERTY_CASES: cases,
    PROPERTY_SEED: seed,
    ...(only !== undefined && { PROPERTY_ONLY: only }),
    ...(path !== undefined && { PROPERTY_PATH: path }),
    ...(commands !== undefined && { PROPERTY_COMMANDS: commands }),
  },
});
mocha.on('close', (code) => {
  process.exitCode = code ?? 1;
});
