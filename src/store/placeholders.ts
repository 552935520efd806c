/** Returns one question mark per value, for `IN (…)`. */
export const placeholders = (values: Iterable<unknown>): string => Array.from(values, () => '?').join(', ');
