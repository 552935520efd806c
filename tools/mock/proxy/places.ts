import type { RouteRow } from '../../../src/http/types.js';

const stepOf = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the place of an operation in the published document. */
export const placeOf = ({ method, path }: RouteRow, ...steps: readonly string[]): string =>
  ['#/paths', stepOf(path), method.toLowerCase(), ...steps.map(stepOf)].join('/');

/** Returns the method and the path of an operation as the contract has them. */
export const requestOf = ({ method, path }: RouteRow): string => `${method} ${path}`;

/** Words of paths. Other steps can be IDs, names or secrets. */
const WORD = /^[a-z_]{1,30}$/;

/** Returns a path that no operation has, without its values. */
export const withoutValues = (path: string): string =>
  path
    .split('/')
    .map((step) => (step === '' || WORD.test(step) ? step : '{…}'))
    .join('/');
