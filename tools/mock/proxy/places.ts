import type { RouteRow } from '../../../src/contract/types.js';

const stepOf = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the place of an operation in the published document. */
export const placeOf = ({ method, path }: RouteRow, ...steps: readonly string[]): string =>
  ['#/paths', stepOf(path), method.toLowerCase(), ...steps.map(stepOf)].join('/');

/** Returns the method and the path of an operation as the contract has them. */
export const requestOf = ({ method, path }: RouteRow): string => `${method} ${path}`;

/** A word of the contract or of a program. Anything else can be an ID, a name or a secret. */
export const isWord = (text: string): boolean => /^[A-Za-z_]{1,30}$/.test(text);

/** Returns a path that no operation has, without its values. */
export const pathWithoutValues = (path: string): string =>
  path
    .split('/')
    .map((step) => (step === '' || isWord(step) ? step : '{…}'))
    .join('/');
