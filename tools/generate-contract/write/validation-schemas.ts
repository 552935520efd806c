import type { Contract } from '../contract.js';
import { exact } from '../schema/exact-integers.js';
import { closed } from '../schema/normalize.js';
import { errorsByStatus } from './published-errors.js';
import {
  returnsNothing,
  deferredSchema,
  envelope,
  inputSchema,
  ownerOf,
  responseObject,
  SUCCESS,
} from './published-schemas.js';
import {
  checkedByContract,
  mapChildren,
  removeNotes,
  nameOfReference,
  type Schema,
} from '../schema/schema.js';
import { strictErrorSchema } from './strict-errors.js';

/** The input of Ajv: named schemas, and the schema of each exported function. */
export interface ValidationSchemas {
  readonly schemas: ReadonlyMap<string, Schema>;
  /** Exported name -> name of the schema. Equal content has the same schema name. */
  readonly exports: ReadonlyMap<string, string>;
}

/** Returns only what validates: no notes, references to `<prefix><name>`, files accepted unchanged. */
const bare = (schema: Schema, prefix: string, keepText: boolean): Schema => {
  if (schema.format === 'binary') return {};
  const result = mapChildren(schema, (child) => bare(child, prefix, keepText));
  removeNotes(result, keepText ? ['x-message'] : []);
  if (result.$ref !== undefined) result.$ref = prefix + nameOfReference(result.$ref);
  return result;
};

/** Returns a schema for input, without the checks that handlers do with their own errors. */
const asInput = (schema: Schema): Schema => {
  const enforce = (one: Schema): Schema =>
    one['x-deferred'] ? {} : exact(checkedByContract(mapChildren(one, enforce)));
  return bare(enforce(schema), 'in_', true);
};

/** Returns the schemas of inputs as written, so unknown fields are ignored. Keeps `x-message` texts. */
export const inputSchemas = (contract: Contract): ValidationSchemas => {
  const schemas = new Map<string, Schema>();
  for (const [name, schema] of contract.schemas) schemas.set(`in_${name}`, asInput(schema));
  const exports = new Map<string, string>();
  for (const operation of contract.operations) {
    const add = (kind: string, schema: Schema): void => {
      const name = `${kind}_${ownerOf(operation)}`;
      if (operation.sameAs === undefined) schemas.set(name, asInput(schema));
      exports.set(`${kind}_${operation.id}`, name);
    };
    add('input', inputSchema(operation));
    const deferred = deferredSchema(operation);
    if (deferred) add('deferred', deferred);
  }
  return { schemas, exports };
};

/**
 * Returns a schema that checks first the fields with a constant value, such as the `type` of an event. Ajv stops at the
 * first failure, so the failure of each branch of a choice shows whether the value was meant for another branch.
 */
const constantsFirst = (schema: Schema): Schema => {
  const result = mapChildren(schema, constantsFirst);
  const { properties = {}, required = [] } = result;
  // The field `result` is the same in all branches.
  const names = required.filter((name) => name !== 'result' && properties[name]?.const !== undefined);
  const first = names.map((name): Schema => {
    const constant = { [name]: { const: properties[name]?.const } };
    return { type: 'object', required: [name], properties: constant };
  });
  return first.length === 0 ? result : { ...result, allOf: [...first, ...(result.allOf ?? [])] };
};

/** Returns a schema of the contract for responses: closed, and without notes for readers. */
export const asOutput = (schema: Schema): Schema => constantsFirst(bare(closed(schema), 'out_', false));

/** Returns the schemas of responses and events, closed to detect fields that the contract does not state. */
export const outputSchemas = (contract: Contract): ValidationSchemas => {
  const schemas = new Map<string, Schema>();
  for (const [name, schema] of contract.schemas) schemas.set(`out_${name}`, asOutput(schema));
  const exports = new Map<string, string>();
  const byContent = new Map<string, string>();
  const add = (exported: string, schema: Schema): void => {
    const content = JSON.stringify(schema);
    const name = byContent.get(content) ?? exported;
    byContent.set(content, name);
    schemas.set(name, schema);
    exports.set(exported, name);
  };
  for (const operation of contract.operations) {
    const fields = returnsNothing(operation, contract) ? {} : responseObject(operation, contract);
    add(`response_${operation.id}_200`, asOutput(envelope(fields, SUCCESS)));
    for (const [status, documented] of errorsByStatus(operation, contract)) {
      add(`response_${operation.id}_${String(status)}`, asOutput(strictErrorSchema(documented, operation)));
    }
  }
  for (const { name } of contract.events) add(`event_${name}`, { $ref: `out_${name}` });
  if (contract.events.length > 0) add('event', { $ref: 'out_Event' });
  return { schemas, exports };
};
