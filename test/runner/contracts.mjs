// What the contract states of each operation, without its words: no matrix reads those.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parse } from 'yaml';

import { atBase, isChanged } from './changes.mjs';

const WORDS = new Set(['description', 'summary', 'x-gap', 'x-since', 'x-changes', 'x-enum-descriptions']);

/** A property may have one of these names, too: it is an object. */
const isWords = (key, value) =>
  WORDS.has(key) && (typeof value !== 'object' || Array.isArray(value) || key.startsWith('x-'));

const withoutWords = (key, value) => (isWords(key, value) ? undefined : value);

/** The value at a JSON pointer. */
const at = (document, pointer) =>
  pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce(
      (node, step) => node?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );

/**
 * Returns the text of a part of a file with everything that it refers to, in this and in other files. `read` returns the
 * content of a file, undefined if there is none.
 */
const withReferences = (file, value, read) => {
  const texts = new Map();
  const add = (from, one) => {
    const text = JSON.stringify(one, withoutWords) ?? '';
    for (const [, path, pointer] of text.matchAll(/"\$ref":"([^"#]*)#([^"]*)"/g)) {
      const target = path === '' ? from : join(dirname(from), path);
      const name = `${target}#${pointer}`;
      if (texts.has(name)) continue;
      texts.set(name, '');
      texts.set(name, add(target, at(read(target), pointer)));
    }
    return text;
  };
  return [add(file, value), ...[...texts].sort().flat()].join('\n');
};

const keptOnce = (make) => {
  const kept = new Map();
  return (file) => {
    if (!kept.has(file)) kept.set(file, make(file));
    return kept.get(file);
  };
};

const parsed = (file, text) =>
  text === undefined ? undefined : file.endsWith('.json') ? JSON.parse(text) : parse(text);

const readNow = keptOnce((file) => parsed(file, readFileSync(file, 'utf8')));

const readBefore = keptOnce((file) => (isChanged(file) ? parsed(file, atBase(file)) : readNow(file)));

const DOCUMENT = 'generated/openapi.json';
const ROUTES = 'generated/routes.ts';

/** The rows of the table of routes by operation. */
const rowsIn = (text = '') => {
  const rows = JSON.parse(
    text.slice(text.indexOf('[', text.indexOf('=')), text.lastIndexOf(']') + 1) || '[]',
  );
  return new Map(rows.map((row) => [row.operationId, JSON.stringify(row)]));
};

const rowsNow = () => rowsIn(readFileSync(ROUTES, 'utf8'));

/** Returns what the contract states of an operation: its sources, what is published and its route. */
const statementOf = ({ path, method, source, id }, read, rows) => [
  withReferences(source, at(read(source), `/path/${method}`), read),
  withReferences(DOCUMENT, read(DOCUMENT)?.paths[path]?.[method], read),
  rows.get(id),
];

/** Returns a function that tells whether the contract of an operation differs from the base. */
export const contractChanges = () => {
  const now = rowsNow();
  const before = isChanged(ROUTES) ? rowsIn(atBase(ROUTES)) : now;
  return (operation) =>
    statementOf(operation, readNow, now).join('\n') !== statementOf(operation, readBefore, before).join('\n');
};
