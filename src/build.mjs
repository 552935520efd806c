// `npm run build`: compiles TypeScript to dist/, and the contract's validators next to it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'dist', '.built');
const SOURCES = [
  'src',
  'tools',
  'openapi',
  'generated',
  'client/src',
  'client/testing',
  'conformance/src',
  'tsconfig.json',
  'package-lock.json',
];

const timeOf = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

const newest = (path) => {
  const own = timeOf(path);
  if (!existsSync(path) || !statSync(path).isDirectory()) return own;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), own);
};

/** Runs a command. Its own output explains a failure. */
const run = (command, args) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/** Checks the Node.js version first, so a wrong version gives a clear error. */
const checkNode = () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [major, minor] = /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`Node ${major}.${minor} or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

/** The compiler in native code: it takes a fifth of the time of the one in JavaScript, which other packages need. */
export const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

const packagesOf = (lockFile) =>
  existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};

/** Returns whether the versions of the lock file are installed. Optional packages may be for other machines. */
const isInstalled = () => {
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return wanted.every(
    ([path, { version, optional }]) =>
      !path.startsWith('node_modules/') || optional || present[path]?.version === version,
  );
};

export const install = () => {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
};

/**
 * Joins the modules of the server to one file for the tests of bots. Node.js takes half a second to load a thousand
 * files.
 */
const joinForTests = () => {
  createRequire(import.meta.url)('esbuild').buildSync({
    entryPoints: [join(root, 'dist/src/testing/server.js')],
    outfile: join(root, 'dist/src/testing/joined.js'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
};

export const build = () => {
  console.log('Building …');
  run(process.execPath, [compiler, '--project', join(root, 'src')]);
  joinForTests();
  run(process.execPath, [compiler, '--project', join(root, 'client')]);
  run(process.execPath, [compiler, '--project', join(root, 'conformance')]);
  run(process.execPath, [join(root, 'dist/tools/generate-contract/main.js'), '--built-only']);
  writeFileSync(stamp, '');
};

/** Brings dist/ up to date. Does nothing if it already is. */
export const prepare = () => {
  install();
  const built = timeOf(stamp);
  if (SOURCES.some((source) => newest(join(root, source)) > built)) build();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  build();
}
