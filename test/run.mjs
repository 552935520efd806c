// `npm test`: everything that has to hold, on both engines, in one command.
// Plain JavaScript on Node's own modules, since on a fresh clone there is nothing else yet.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { build, install } from '../src/build.mjs';

const bin = (name) => join('node_modules', '.bin', name);
const only = process.argv.slice(2);

/** Runs a command, its output kept together, and answers whether it went well. */
const check = (name, command, args, env = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      process.stdout.write(`\n=== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
      process.stdout.write(Buffer.concat(output));
      resolve({ name, passed: code === 0 });
    });
  });

const suite = (engine, env) =>
  check(
    `suite on ${engine}`,
    process.execPath,
    [bin('mocha'), ...(only.length ? only : ['test/**/*.test.ts'])],
    {
      ...env,
      TEST_DATABASE: engine,
    },
  );

const types = () => check('types', process.execPath, [bin('tsc'), '--noEmit']);
const lint = () => check('lint', 'npm', ['run', '--silent', 'lint']);

install();
build();
const { register } = await import('tsx/esm/api');
register();
const { slapdPrograms } = await import('./support/slapd.ts');
await slapdPrograms();
const { startMariadb } = await import('./support/mariadb.ts');
const mariadb = await startMariadb();
try {
  const results = await Promise.all([
    suite('sqlite', {}).then(async (result) => [
      result,
      ...(only.length ? [] : [await types(), await lint()]),
    ]),
    suite('mysql', { TEST_MYSQL_URL: mariadb.url }).then((result) => [result]),
  ]);
  const all = results.flat();
  const failed = all.filter(({ passed }) => !passed);
  console.log(`\n${all.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await mariadb.stop();
}
