import type { Value } from './types.js';

/** A condition of a query, with the values of its placeholders. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** The condition that leaves out nothing. */
export const everything: SqlCondition = { sql: '1 = 1', values: [] };

/** Whether all of these are met. */
export const allOf = (conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});
