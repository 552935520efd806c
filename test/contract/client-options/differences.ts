import { isDeepStrictEqual } from 'node:util';

/** A value, a pattern of a text, or a condition. `undefined` means that the field is absent. */
export type Wanted = null | boolean | number | string | undefined | RegExp | ((value: unknown) => boolean);

/** Expected values of the fields that differ, by path: first without the option, then with it. */
export type Differences = Readonly<Record<string, readonly [without: Wanted, having: Wanted]>>;

export const present = (value: unknown): boolean => value !== undefined;
export const absent = undefined;

/** The whole object is sent only without the option. */
export const omitted: Differences = { '': [present, absent] };
/** The whole object is sent only with the option. */
export const added: Differences = { '': [absent, present] };

interface Difference {
  readonly path: string;
  readonly values: readonly [unknown, unknown];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const below = (path: string, key: string, isList: boolean): string => {
  if (isList) return `${path}[]`;
  const name = /^\d+$/.test(key) ? 'ID' : key;
  return path === '' ? name : `${path}.${name}`;
};

/** Lists the fields that differ. Items of lists share the path `list[]`, and IDs as keys the path `object.ID`. */
const differencesOf = (without: unknown, having: unknown, path = ''): Difference[] => {
  if (isDeepStrictEqual(without, having)) return [];
  const isList = Array.isArray(without) && Array.isArray(having);
  const isEnd = !isObject(without) || !isObject(having) || Array.isArray(without) !== Array.isArray(having);
  if (isEnd || (isList && without.length !== having.length)) return [{ path, values: [without, having] }];
  const [first, second] = [without, having] as Readonly<Record<string, unknown>>[];
  return [...new Set([...Object.keys(without), ...Object.keys(having)])].flatMap((key) =>
    differencesOf(first?.[key], second?.[key], below(path, key, isList)),
  );
};

const isMet = (value: unknown, wanted: Wanted): boolean => {
  if (typeof wanted === 'function') return wanted(value);
  if (wanted instanceof RegExp) return typeof value === 'string' && wanted.test(value);
  return value === wanted;
};

const shown = (value: unknown): string =>
  value === undefined ? 'absent' : JSON.stringify(value).slice(0, 300);

/** Lists what differs otherwise than expected, and what is expected to differ and does not. */
export const complaints = (without: unknown, having: unknown, expected: Differences): string[] => {
  const found = differencesOf(without, having);
  const missing = Object.keys(expected).filter((path) => !found.some((one) => one.path === path));
  const wrong = found.filter(({ path, values: [first, second] }) => {
    const wanted = expected[path];
    return !wanted || !isMet(first, wanted[0]) || !isMet(second, wanted[1]);
  });
  return [
    ...missing.map((path) => `"${path}" does not differ`),
    ...wrong.map(({ path, values }) => `"${path}" is ${values.map(shown).join(' and ')}`),
  ];
};
