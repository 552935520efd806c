import type { CaseRequest } from '../world/case-request.js';
import type { Case } from './cases.js';
import type { Operation } from './data.js';

/** What an older server does not have. */
export interface Newer {
  readonly what: string;
  readonly since: number;
}

const newerParameter = (
  { parameters }: Operation,
  names: readonly string[],
  level: number,
): Newer | undefined => {
  const found = parameters.find(({ name, since = 0 }) => names.includes(name) && since > level);
  return found && { what: `The parameter ${found.name}`, since: found.since ?? 0 };
};

/** Returns what a case is about that a server of this level does not have. */
export const newerThan = ({ operation, error }: Case, level: number): Newer | undefined => {
  if ((operation.since ?? 0) > level)
    return { what: `The operation ${operation.id}`, since: operation.since ?? 0 };
  if ((error?.since ?? 0) > level)
    return { what: `The error ${String(error?.name)}`, since: error?.since ?? 0 };
  const { name, var_name, var_name1, var_name2 } = error?.values ?? {};
  const names = [name, var_name, var_name1, var_name2]
    .filter((value) => typeof value === 'string')
    .map((value) => value.split('[')[0] ?? value);
  return newerParameter(operation, names, level);
};

/** Returns a parameter of a request that a server of this level does not have. */
export const newerInRequest = (
  { operation }: Case,
  { parameters }: CaseRequest,
  level: number,
): Newer | undefined => newerParameter(operation, Object.keys(parameters), level);
