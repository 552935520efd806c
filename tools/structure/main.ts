// `npm run structure`: how the server is divided: files, exports, imports of higher packages, circles, and the files that
// a request runs through. With a folder, the numbers of the sources there, such as those of an older commit.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import { cruise } from './cruise.js';
import { filesOfRequests } from './request-files.js';
import { readSources, type Source } from './sources.js';

const [, , root = projectRoot] = process.argv;
const PACKAGES = JSON.parse(
  readFileSync(join(projectRoot, 'src/packages.json'), 'utf8'),
) as readonly string[];

const LARGE_ROOM = 30;
const LONG_FUNCTION = 50;

const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

const share = (part: number, all: number): string => `${all === 0 ? 0 : Math.round((100 * part) / all)} %`;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const packageOf = ({ file }: Source): string => file.split('/')[1] ?? '';

/** Counts the files that import each export, as `file name`. Generated files count as importers. */
const importersOf = (sources: readonly Source[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { imports } of sources)
    for (const [target, names] of imports)
      for (const name of new Set(names))
        counts.set(`${target} ${name}`, (counts.get(`${target} ${name}`) ?? 0) + 1);
  return counts;
};

const all = readSources(root, ['src', 'generated']);
const sources = all.filter(({ file }) => file.startsWith('src/') && !file.includes('/migrations/'));
const importers = importersOf(all);
const withOne = (list: readonly Source[]): number =>
  sum(
    list.map(({ file, exports }) => exports.filter((name) => importers.get(`${file} ${name}`) === 1).length),
  );
const exported = (list: readonly Source[]): number => sum(list.map(({ exports }) => exports.length));

const names = readdirSync(join(root, 'src'), { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort((a, b) => PACKAGES.indexOf(a) - PACKAGES.indexOf(b));
print('package         files   lines  exports  with one importer  texts of SQL  built');
for (const name of names) {
  const own = sources.filter((source) => packageOf(source) === name);
  const cells = [
    String(own.length).padStart(5),
    String(sum(own.map(({ lines }) => lines))).padStart(7),
    String(exported(own)).padStart(8),
    share(withOne(own), exported(own)).padStart(18),
    String(sum(own.map(({ statements }) => statements))).padStart(13),
    String(sum(own.map(({ built }) => built))).padStart(6),
  ];
  print(`${name.padEnd(15)} ${cells.join(' ')}`);
}

const { upward, circular } = cruise(root);
const rooms = new Map<string, number>();
for (const { file } of sources) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
const functions = sources.flatMap((source) => source.functions);
print();
print(`files                              ${sources.length}`);
print(`exports                            ${exported(sources)}`);
print(`exports with one importer          ${share(withOne(sources), exported(sources))}`);
print(`imports of a higher package        ${upward.length}`);
print(`files in circles of imports        ${circular}`);
print(
  `folders of more than ${LARGE_ROOM} files      ${[...rooms.values()].filter((count) => count > LARGE_ROOM).length}`,
);
print(`files with SQL                     ${sources.filter(({ statements }) => statements > 0).length}`);
print(
  `functions of more than ${LONG_FUNCTION} lines    ${functions.filter((lines) => lines > LONG_FUNCTION).length} of ${functions.length}`,
);
for (const line of upward) print(`  ${line}`);
if (root === projectRoot) {
  print();
  for (const [request, files] of await filesOfRequests()) {
    print(`${request} runs through ${files.length} files`);
    if (process.env.VERBOSE) for (const file of files) print(`  ${file}`);
  }
}
