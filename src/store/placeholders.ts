/** As many question marks as there are values, for `IN (…)`. */
export const placeholders = (values: Iterable<unknown>): string => Array.from(values, () => '?').join(', ');
