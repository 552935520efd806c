import { errors } from '../../generated/errors.js';
import { routes } from '../../generated/routes.js';
import type { ApiError } from '../../src/contract/api-error.js';

type Maker = (values: object) => ApiError;

const makers = errors as unknown as Readonly<Record<string, Maker | undefined>>;

/** Makes an error of the contract. `valueOf` returns the value of each variable of its text and fields. */
export const makeError = (name: string, valueOf: (variable: string) => unknown): ApiError | undefined =>
  makers[name]?.(new Proxy({}, { get: (_, variable) => valueOf(String(variable)) }));

/** Returns the names of the errors of an operation. */
export const errorNames = (operationId: string): readonly string[] =>
  routes.find((route) => route.operationId === operationId)?.errors ?? [];

/** The share of all operations that have a generic error, which says nothing of one kind of object. */
const GENERIC = 1 / 3;

const counts = new Map<string, number>();
for (const name of routes.flatMap((route) => [...new Set(route.errors)]))
  counts.set(name, (counts.get(name) ?? 0) + 1);

export const isGeneric = (name: string): boolean => (counts.get(name) ?? 0) > routes.length * GENERIC;
