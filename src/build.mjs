// `npm run build`: compiles TypeScript to dist/, and the contract's validators next to it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { servingFrom, Stamp } from './staleness.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = { server: new Stamp(root, '.built-server'), everything: new Stamp(root, '.built') };

/** The tools that the build runs. All others are parts of the joined programs. */
const GENERATOR = ['tools/documentation', 'tools/generate-contract'];

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

/** The path of the package that code below a path loads by a name, as Node.js looks for it. */
const resolveIn = (packages, path, name) => {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const found = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[found]) return found;
    if (folder === '') return undefined;
  }
};

/** @public The paths of the packages that the server needs to build itself and to run, among those of a lock file. */
export const ofServer = (packages) => {
  const needed = new Set(['']);
  for (const path of needed) {
    const { dependencies, optionalDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolveIn(packages, path, name);
      if (found) needed.add(found);
    }
  }
  return needed;
};

/** Returns whether the versions of the lock file are installed. Optional packages may be for other machines. */
const isInstalled = (onlyServer) => {
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const paths = onlyServer ? [...ofServer(wanted)] : Object.keys(wanted);
  return paths.every(
    (path) =>
      !path.startsWith('node_modules/') ||
      wanted[path].optional ||
      present[path]?.version === wanted[path].version,
  );
};

/** What the server needs, without the packages that only develop, test or draw it. */
const ONLY_SERVER = ['--omit=dev', '--workspaces=false'];

const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const installPackages = (onlyServer) => {
  checkNode();
  if (isInstalled(onlyServer)) return;
  const began = performance.now();
  console.log(`Installing the packages of ${onlyServer ? 'the server' : 'the project'} …`);
  const what = onlyServer ? ONLY_SERVER : ['--include=dev'];
  run('npm', ['ci', ...what, '--no-audit', '--no-fund', '--loglevel=error']);
  console.log(`Installed in ${seconds(began)}.`);
};

/** Installs all packages of the project. */
export const install = () => {
  installPackages(false);
};

const typeScriptIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && !name.includes('node_modules'))
    .map((name) => join(root, folder, name));

const esbuild = (options) =>
  createRequire(import.meta.url)('esbuild').buildSync({
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    ...options,
  });

/**
 * The programs whose modules are joined, relative to `dist/`, by their sources: `team-chat`, and the server in the tests of
 * bots. Node.js takes a second to load the thousand files of the server.
 */
const JOINED = {
  'tools/team-chat/main': 'tools/team-chat/main.ts',
  'src/server/testing/joined': 'src/server/testing/server.ts',
};

/** What the joined programs share, and what they load when they need it. */
const PARTS = 'parts';

/** Packages that the programs contain. Node.js would take half of the start to find and load their files. */
const JOINED_PACKAGES = [
  'commander',
  'find-my-way',
  'ipaddr.js',
  'knex',
  'koa',
  'koa-body',
  'lru-cache',
  'mime-types',
  'openapi-backend',
  'rate-limiter-flexible',
];

/** Databases that Knex could use. */
const DRIVERS = [
  'better-sqlite3',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'pg',
  'pg-native',
  'pg-query-stream',
  'sqlite3',
  'tedious',
];

/** The packages that the programs load from where they are installed. */
const loadedPackages = () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => !JOINED_PACKAGES.includes(name));
  return [...names, ...DRIVERS].flatMap((name) => [name, `${name}/*`]);
};

/** openapi-backend loads these to validate, which the server does with the code that is generated of the contract. */
const MOSTLY_UNUSED = ['ajv', 'ajv-formats'];

/** CommonJS of the packages uses `require`, which modules do not have. Of what is mostly unused, it loads what is asked for. */
const REQUIRE = `import { createRequire as createRequireOfPart } from 'node:module';
const requireOfPart = createRequireOfPart(import.meta.url);
const require = Object.assign((name) => ${JSON.stringify(MOSTLY_UNUSED)}.includes(name)
  ? { __esModule: true, get default() { return requireOfPart(name).default; } }
  : requireOfPart(name), requireOfPart);`;

const LICENSE = /^(licen[cs]e|copying)/i;

/** Writes the licenses of the packages in the parts beside them, as their authors require. */
const writeLicenses = (inputs) => {
  const folders = new Set(
    Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []),
  );
  const texts = Array.from(folders, (folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).find((entry) => LICENSE.test(entry));
    const text = file ? readFileSync(join(root, folder, file), 'utf8').trim() : `License: ${license}`;
    return `${name} ${version}\n\n${text}\n`;
  });
  writeFileSync(join(root, 'dist', PARTS, 'LICENSES.txt'), texts.sort().join(`\n${'-'.repeat(80)}\n\n`));
};

const COMPILED = /\.js(\.map)?$/;

const isJoined = (path) => path.replace(COMPILED, '') in JOINED;

/** @public Deletes what was compiled from files that are gone: a test or a command would still find it. */
export const removeRemains = (project) => {
  for (const folder of ['src', 'tools'])
    for (const name of readdirSync(join(project, 'dist', folder), { recursive: true })) {
      const path = join(folder, name);
      const source = join(project, path.replace(COMPILED, '.ts'));
      if (COMPILED.test(name) && !isJoined(path) && !existsSync(source)) rmSync(join(project, 'dist', path));
    }
};

/** Joins the modules of the programs to some thirty files: what they share, and what they load when they need it. */
const joinPrograms = () => {
  rmSync(join(root, 'dist', PARTS), { recursive: true, force: true });
  const { metafile } = esbuild({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      Object.entries(JOINED).map(([path, source]) => [path, join(root, source)]),
    ),
    outdir: join(root, 'dist'),
    chunkNames: `${PARTS}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    external: loadedPackages(),
    banner: { js: REQUIRE },
    // Node.js reads a third less. The names stay, for errors.
    minifyWhitespace: true,
    metafile: true,
    tsconfig: join(root, 'tsconfig.json'),
  });
  writeLicenses(metafile.inputs);
};

/**
 * Compiles the server, file by file, and joins its programs. The types are checked by `npm run build` and
 * `npm test`.
 */
const compileServer = () => {
  esbuild({
    entryPoints: ['src', 'generated', ...GENERATOR].flatMap(typeScriptIn),
    outbase: root,
    outdir: join(root, 'dist'),
    sourcemap: true,
    tsconfig: join(root, 'tsconfig.json'),
  });
  removeRemains(root);
  run(process.execPath, [join(root, 'dist/tools/generate-contract/main.js'), '--built-only']);
  joinPrograms();
};

const compilePackages = () => {
  for (const name of ['client', 'conformance'])
    run(process.execPath, [compiler, '--project', join(root, name)]);
};

const timed = (what, work) => {
  const began = performance.now();
  console.log(`Building ${what} …`);
  work();
  console.log(`Built in ${seconds(began)}.`);
};

/** Compiles everything: the server, and the packages of the client and the tests. */
export const build = () => {
  const all = () => {
    stamps.server.around(compileServer);
    compilePackages();
  };
  timed('everything', () => stamps.everything.around(all));
};

/** A server reads some files only when it needs them first, and would find others or none. */
const refuseBesideServer = () => {
  const [pid] = servingFrom(root);
  if (pid === undefined) return;
  console.error(
    `A server runs from this folder (process ${pid}), and would read the files that this replaces. Stop it, then run the command again, or build in another folder.`,
  );
  process.exit(1);
};

/** Brings the packages and dist/ up to date, as far as the server needs them. Does nothing if they are. */
export const prepareServer = () => {
  const isStale = stamps.server.isOutOfDate;
  if (isStale || !isInstalled(true)) refuseBesideServer();
  installPackages(true);
  if (isStale) timed('the server', () => stamps.server.around(compileServer));
};

/** Prepares a command that may run beside a server. Changes nothing if the server is built with the commands. */
export const prepareCommand = () => {
  if (!stamps.server.isPresent || !existsSync(join(root, 'dist/tools/team-chat/main.js'))) prepareServer();
};

/** Brings all packages and dist/ up to date. Does nothing if they are. */
export const prepare = () => {
  install();
  if (stamps.everything.isOutOfDate) build();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  refuseBesideServer();
  install();
  for (const project of ['src', 'tools/try-it'])
    run(process.execPath, [compiler, '--project', join(root, project), '--noEmit']);
  build();
}
