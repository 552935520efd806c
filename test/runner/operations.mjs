// Which operations the matrices of the gate try: those that changed, and a quarter of the others.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { commit, isChanged } from './changes.mjs';
import { contractChanges } from './contracts.mjs';
import { loadedBy } from './imports.mjs';

const DOCUMENT = 'generated/openapi.json';
const HANDLERS = 'generated/handlers.ts';
const INDEX = 'openapi/openapi.yaml';

/**
 * A file that more than this share of the operations load is part of the server, not of an operation: each operation
 * of the quarter tries it, too.
 */
const SHARED = 1 / 10;

/** One operation in so many is chosen by the commit. */
const ONE_IN = 4;

/** The file of each path. */
const filesOfPaths = () =>
  new Map(
    Array.from(
      readFileSync(INDEX, 'utf8').matchAll(/^ {2}(\/\S*):\s+(?:\{ )?\$ref: \.\/(\S+)#\/path/gm),
      ([, path, file]) => [path, join(dirname(INDEX), file)],
    ),
  );

/** The file of the handler of each operation. */
const filesOfHandlers = () =>
  new Map(
    Array.from(
      readFileSync(HANDLERS, 'utf8').matchAll(/^import \{ (\w+) \} from '\.\.\/(.*)\.js';$/gm),
      ([, id, file]) => [id, `${file}.ts`],
    ),
  );

/** Returns the operations, with the file of their path and their handler. */
export const sourcesOf = () => {
  const files = filesOfPaths();
  const handlers = filesOfHandlers();
  const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId: id }]) => ({
        id,
        path,
        method,
        source: files.get(path),
        handler: handlers.get(id),
      })),
    )
    .filter(({ source }) => source !== undefined && existsSync(source));
};

const changedOperations = (operations) => {
  const hasOtherContract = contractChanges();
  const users = new Map();
  const loaded = operations.map(({ handler }) => loadedBy(handler));
  for (const files of loaded) for (const file of files) users.set(file, (users.get(file) ?? 0) + 1);
  const isOwn = (file) => users.get(file) <= operations.length * SHARED;
  return operations.filter(
    (operation, index) =>
      hasOtherContract(operation) || [...loaded[index]].some((file) => isOwn(file) && isChanged(file)),
  );
};

const isInQuarter = (id) => createHash('sha1').update(`${commit} ${id}`).digest()[0] % ONE_IN === 0;

/** Returns the names of all operations, of those that changed, and of those that the matrices of the gate try. */
export const chooseOperations = () => {
  const operations = sourcesOf();
  const changed = new Set(changedOperations(operations).map(({ id }) => id));
  const all = operations.map(({ id }) => id);
  return { all, changed: [...changed], chosen: all.filter((id) => changed.has(id) || isInQuarter(id)) };
};
