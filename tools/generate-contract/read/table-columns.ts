import type { Table } from '../../../src/runtime/store/schema.js';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** Whether an insert may have a boolean, which becomes 0 or 1. */
  readonly isFlag: boolean;
  /** Whether an insert may leave it out. */
  readonly isOptional: boolean;
}

/** What a row has for each kind of column, on both engines. */
const TYPES: Readonly<Record<string, string>> = {
  increments: 'number',
  integer: 'number',
  bigInteger: 'number',
  boolean: 'number',
  string: 'string',
  text: 'string',
  specificType: 'Buffer',
};

/** Records the calls of the definition of a table, which are the same for all engines. */
class Recorder {
  readonly calls: { readonly method: string; readonly column: string; readonly then: string[] }[] = [];

  /** Takes the place of Knex's builder. */
  readonly builder = new Proxy(
    {},
    {
      get: (_target, method: string) => (column: unknown) => {
        const then: string[] = [];
        if (typeof column === 'string') this.calls.push({ method, column, then });
        const chain: object = new Proxy(
          {},
          { get: (_chain, next: string) => () => (then.push(next), chain) },
        );
        return chain;
      },
    },
  );
}

/** Returns the columns of a table, in the order of its definition. */
export const columnsOf = (table: Table): readonly Column[] => {
  const recorder = new Recorder();
  table(recorder.builder as Parameters<Table>[0]);
  return recorder.calls.flatMap(({ method, column: name, then }) => {
    const type = TYPES[method];
    if (type === undefined) throw new Error(`TYPES lacks the method ${method} of the column ${name}.`);
    const isNullable = !then.includes('notNullable') && !then.includes('primary') && method !== 'increments';
    const isOptional = isNullable || then.includes('defaultTo') || method === 'increments';
    return [{ name, type, isNullable, isFlag: method === 'boolean', isOptional }];
  });
};
