import knex, { type Knex } from 'knex';

import type { Dialect, Tx, Value } from './types.js';

/** A value, a list of values for `whereIn`, or the columns of a row to insert or to update. */
type Argument = Value | readonly Value[] | Readonly<Record<string, Value>>;

/** Stands for a value while a builder is compiled, and says where the arguments have it. */
class Place {
  readonly argument: number;
  readonly key: string | number | undefined;
  /** What Knex keeps instead of the place where it takes numbers only: in LIMIT and in increments. */
  readonly mark: number;

  constructor(argument: number, key: string | number | undefined, mark: number) {
    this.argument = argument;
    this.key = key;
    this.mark = mark;
  }

  [Symbol.toPrimitive](hint: string): string {
    if (hint !== 'string')
      throw new TypeError('The builder of a statement reads a value. It runs only once.');
    return String(this.mark);
  }
}

interface Compiled {
  readonly sql: string;
  readonly method: string;
  readonly column: string;
  readonly bindings: readonly (Place | Value)[];
}

/** Builders without a connection. */
const builders: Readonly<Record<Dialect, Knex>> = {
  sqlite: knex({ client: 'better-sqlite3', useNullAsDefault: true }),
  mysql: knex({ client: 'mysql2' }),
};

/** In texts of one statement: its lists have as many lengths. */
const MAX_KEPT = 200;

const isRow = (argument: Argument): argument is Readonly<Record<string, Value>> =>
  typeof argument === 'object' && argument !== null && !Buffer.isBuffer(argument);

/** The columns of a row to write. As in Knex, one that is undefined is none. */
const columnsOf = (row: Readonly<Record<string, Value>>): string[] =>
  Object.keys(row).filter((column) => row[column] !== undefined);

/** What of an argument the text depends on: the length of a list, the columns of a row. */
const shapeOf = (argument: Argument): string => {
  if (!isRow(argument)) return '';
  return Array.isArray(argument) ? String(argument.length) : columnsOf(argument).join(',');
};

/** Marks are integers that no statement has otherwise. */
const FIRST_MARK = Number.MAX_SAFE_INTEGER;

/** Returns what the builder gets in place of the arguments, and the places by their marks. */
const placesOf = (values: readonly Argument[]): { stand: unknown[]; byMark: Map<unknown, Place> } => {
  const byMark = new Map<unknown, Place>();
  const place = (argument: number, key?: string | number): Place => {
    const one = new Place(argument, key, FIRST_MARK - byMark.size);
    byMark.set(one.mark, one);
    return one;
  };
  const stand = values.map((argument, index) => {
    if (Array.isArray(argument)) return argument.map((_value, position) => place(index, position));
    if (!isRow(argument)) return place(index);
    return Object.fromEntries(columnsOf(argument).map((column) => [column, place(index, column)]));
  });
  return { stand, byMark };
};

const valueAt = ({ argument, key }: Place, values: readonly Argument[]): Value => {
  const value = values[argument];
  return key === undefined ? (value as Value) : ((value as Readonly<Record<string, Value>>)[key] as Value);
};

/** How a transaction reads one row. */
type ReadOne = 'first' | 'find';

const run = async (
  tx: Tx,
  { sql, method, column }: Compiled,
  values: readonly Value[],
  readOne: ReadOne,
): Promise<unknown> => {
  switch (method) {
    case 'select':
      return tx.all(sql, values);
    case 'pluck':
      return (await tx.all(sql, values)).map((row) => row[column]);
    case 'first':
      return tx[readOne](sql, values);
    case 'insert':
      return [(await tx.run(sql, values)).insertId];
    default:
      return (await tx.run(sql, values)).changes;
  }
};

type Build<A extends readonly Argument[], R> = (db: Knex, ...values: A) => PromiseLike<R>;
type Run<A extends readonly Argument[], R> = (tx: Tx, ...values: A) => Promise<R>;

const runner = <A extends readonly Argument[], R>(build: Build<A, R>, readOne: ReadOne): Run<A, R> => {
  const kept = { sqlite: new Map<string, Compiled>(), mysql: new Map<string, Compiled>() };

  const compile = (dialect: Dialect, values: A): Compiled => {
    const { stand, byMark } = placesOf(values);
    const builder = build(builders[dialect], ...(stand as unknown as A)) as unknown as Knex.QueryBuilder;
    const { sql, method, bindings, pluck } = builder.toSQL() as Knex.Sql & { readonly pluck?: string };
    return {
      sql,
      method,
      column: pluck?.replace(/^.*\./, '') ?? '',
      bindings: bindings.map((binding) => byMark.get(binding) ?? (binding as Place | Value)),
    };
  };

  return async (tx, ...values) => {
    const shape = values.map(shapeOf).join(';');
    const texts = kept[tx.dialect];
    let compiled = texts.get(shape);
    if (!compiled) {
      if (texts.size === MAX_KEPT) texts.clear();
      compiled = compile(tx.dialect, values);
      texts.set(shape, compiled);
    }
    const bound = compiled.bindings.map((binding) =>
      binding instanceof Place ? valueAt(binding, values) : binding,
    );
    return (await run(tx, compiled, bound, readOne)) as R;
  };
};

/**
 * Returns a function that runs a statement, and returns what Knex would: rows, the first row, a column (`pluck`), the number
 * of rows that an UPDATE or a DELETE changes, the ID that an INSERT gives. Types of rows are those of the tables.
 *
 * The builder runs once for each engine and each length of a list, with places instead of values: it must not read them, and
 * `null` is a value to write, not one to find. A row is for `insert` and `update`: `where(row)` would compare each column that the object has.
 */
export const statement = <A extends readonly Argument[], R>(build: Build<A, R>): Run<A, R> =>
  runner(build, 'first');

/** The same for one row, which a key or the end of an index finds: `Tx.find`. */
export const lookup = <A extends readonly Argument[], R>(build: Build<A, R>): Run<A, R> =>
  runner(build, 'find');
