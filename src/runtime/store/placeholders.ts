/** Returns one question mark per value, for `IN (…)`. */
export const placeholders = (values: Iterable<unknown>): string => Array.from(values, () => '?').join(', ');

/**
 * The placeholder of an integer, for a column in ORDER BY. MariaDB gets each number as a DOUBLE. Without the cast it does not
 * take the column as constant, and sorts all rows of an index instead of reading its end.
 */
export const INTEGER = 'CAST(? AS UNSIGNED)';
