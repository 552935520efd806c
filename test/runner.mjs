// What `npm test` and `npm run test:mysql` have in common. Plain JavaScript on Node's own modules, since on a fresh
// clone nothing else is there yet.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const bin = (name) => join('node_modules', '.bin', name);

/** The failed tests that mocha lists at its end: each in a line, with the first line of its error. */
const failuresIn = (output) => {
  const [, list = ''] = output.split(/^ +\d+ failing$/m);
  return list
    .split(/^ {2}\d+\) /m)
    .slice(1)
    .map((failure) => {
      const lines = failure.split('\n').map((line) => line.trim());
      const titleEnd = lines.findIndex((line) => line.endsWith(':'));
      const error = lines.slice(titleEnd + 1).find((line) => line !== '') ?? '';
      return `${lines.slice(0, titleEnd + 1).join(' / ')} ${error.slice(0, 200)}`;
    });
};

/** Runs a command and returns whether it succeeded. Its output comes in one piece at the end, or at once if `live`. */
export const check = (name, command, args, env = {}, live = false) =>
  new Promise((resolve) => {
    const started = Date.now();
    const stream = live ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      process.stdout.write(`\n=== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
      process.stdout.write(Buffer.concat(output));
      resolve({
        name,
        passed: code === 0,
        failures: code === 0 ? [] : failuresIn(String(Buffer.concat(output))),
      });
    });
  });

/** Most objects of a test die young. With a larger space for them, the garbage collector runs less often. */
const MORE_YOUNG_MEMORY = '--max-semi-space-size=64';

/** Runs test files on an engine; `url` names the server of a `mysql` one. */
export const suite = (name, files, engine, url, live) => {
  const env = { TEST_DATABASE: engine, ...(url !== undefined && { TEST_MYSQL_URL: url }) };
  const options = ['--reporter', 'test/support/slowest-files.ts'];
  return check(name, process.execPath, [MORE_YOUNG_MEMORY, bin('mocha'), ...options, ...files], env, live);
};

/** The server that TEST_MYSQL_URL names is left running; else there is one for these tests alone. */
const mysqlServer = async () => {
  const { TEST_MYSQL_URL: url } = process.env;
  if (url) return { url, stop: () => Promise.resolve() };
  const { startMysql } = await import('./support/mysql.ts');
  return startMysql();
};

/** Runs test files on MySQL where there can be one; else the result has the reason why not. */
export const onMysql = async (name, files, live) => {
  const { serverVersion } = await import('./support/database-server.ts');
  let server;
  try {
    server = await mysqlServer();
    const version = await serverVersion(server.url);
    if (/mariadb/i.test(version)) return { name, because: `${server.url} is ${version}, not MySQL` };
    return await suite(`${name} ${version}`, files, 'mysql', server.url, live);
  } catch (error) {
    return { name, because: error.message.trim() };
  } finally {
    await server?.stop();
  }
};

/** Tests of pages in a browser. No engine makes a difference to them. */
export const IN_CHROMIUM = 'test/browsers/*.test.ts';

/** Runs the tests of pages where there can be Chromium; else the result has the reason why not. */
export const onChromium = async (name) => {
  const { chromiumProgram } = await import('./support/chromium.ts');
  try {
    await chromiumProgram();
  } catch (error) {
    return { name, because: error.message.trim() };
  }
  return suite(name, [IN_CHROMIUM], 'sqlite');
};

/** Prints the outcome, and why a check was not run; returns whether nothing failed. */
export const summarize = (results) => {
  const of = (passed) => results.filter((result) => result.passed === passed);
  const missing = of(undefined);
  const counts = `${of(true).length} passed, ${of(false).length} failed`;
  console.log(`\n${counts}${missing.length > 0 ? `, ${missing.length} not run` : ''}`);
  for (const { name, failures } of of(false)) {
    console.log(`FAILED: ${name}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  for (const { name, because } of missing) console.log(`${name}: not run, because ${because}`);
  return of(false).length === 0;
};
