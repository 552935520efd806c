import { createHash } from 'node:crypto';

import mysql from 'mysql2';

/** Longer statements differ only in their lists of values. */
const COMPARED_LENGTH = 20_000;

/** A statement without what varies between its uses: white space, literal values, and how many values a list has. */
const formOf = (sql: string): string =>
  sql
    .slice(0, COMPARED_LENGTH)
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\b\d+\b/g, '0')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\?(?:, ?\?)+/g, '?')
    .replaceAll(/\(\?\)(?:, ?\(\?\))+/g, '(?)')
    .replaceAll(/(\([^()]+\))(?: OR \1)+/g, '$1')
    .trim();

const names = new Map<string, string>();

const nameOf = (sql: string): string => {
  const form = formOf(sql);
  const name = names.get(form) ?? createHash('sha1').update(form).digest('base64url').slice(0, 8);
  names.set(form, name);
  return name;
};

/** The tests make, empty and remove their databases by name. */
const OF_TESTS = /\btest_[0-9a-f]{16}\b/;

let recorded = new Set<string>();

type Send = (this: unknown, statement: string | { readonly sql: string }, ...rest: unknown[]) => unknown;

const prototype = (mysql as unknown as { Connection: { prototype: Record<'query' | 'execute', Send> } })
  .Connection.prototype;

for (const name of ['query', 'execute'] as const) {
  const send = prototype[name];
  prototype[name] = function record(statement, ...rest) {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (!OF_TESTS.test(sql)) recorded.add(nameOf(sql));
    return send.call(this, statement, ...rest);
  };
}

/** Begins to record the statements that this process sends to MariaDB. */
export const begin = (): void => {
  recorded = new Set();
};

/** Returns the names of the statements since `begin`. A name is the same in each run. */
export const end = (): string[] => [...recorded].sort();
