import type { Place } from '../../tools/generate-contract/schema/parameter-paths.js';
import { nameOfReference, type Schema } from '../../tools/generate-contract/schema/schema.js';
import { contract } from '../support/contract-sources.js';

/** Whether `isIt` holds for a schema inside a JSON value, or for one that it refers to. */
const anySchema = (
  value: unknown,
  isIt: (schema: Schema) => boolean,
  seen: readonly string[] = [],
): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const schema = value as Schema;
  if (isIt(schema)) return true;
  const name = schema.$ref === undefined ? undefined : nameOfReference(schema.$ref);
  if (
    name !== undefined &&
    !seen.includes(name) &&
    anySchema(contract.schemas.get(name), isIt, [...seen, name])
  )
    return true;
  return Object.values(value).some((child) => anySchema(child, isIt, seen));
};

/**
 * Whether the handler may be the one that refuses a bad value at this place. All other values are refused
 * before the handler runs. Until then the store only authenticates the requester, so its engine makes no
 * difference.
 */
export const mayReachHandler = ({ parameter }: Place): boolean =>
  parameter.deferred ||
  anySchema(
    parameter.schema,
    (one) => one['x-handler-validates'] !== undefined || one['x-refers-to'] !== undefined,
  );
