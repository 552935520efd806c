import { isDeepStrictEqual } from 'node:util';

import type { Body } from '../client.js';

const without = (list: readonly unknown[], others: readonly unknown[]): unknown[] => {
  const known = new Set(others.map((one) => JSON.stringify(sorted(one))));
  return list.filter((one) => !known.has(JSON.stringify(sorted(one))));
};

/** A copy with sorted keys, so equal values have equal JSON. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
};

/** Whether both have the same JSON, apart from the order of keys. Most are equal, which the first comparison finds faster. */
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The fields in which two states differ. For lists, only the items that the other list lacks. */
export const differences = (followed: Body, fresh: Body): Body => {
  const names = new Set([...Object.keys(followed as object), ...Object.keys(fresh as object)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !isSame(followed[name], fresh[name]))
      .map((name) => {
        const [one, other] = [followed[name] as unknown, fresh[name] as unknown];
        const both = Array.isArray(one) && Array.isArray(other);
        return [
          name,
          both
            ? { followed: without(one, other), fresh: without(other, one) }
            : { followed: one, fresh: other },
        ];
      }),
  );
};
