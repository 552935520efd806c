import type { Contract } from '../contract.js';
import { closed } from '../schema/normalize.js';
import { errorsByStatus } from './published-errors.js';
import {
  answersNothing,
  deferredSchema,
  envelope,
  inputSchema,
  ownerOf,
  responseObject,
  SUCCESS,
} from './published-schemas.js';
import { checkedByContract, mapChildren, nameOfReference, typesOf, type Schema } from '../schema/schema.js';
import { strictErrorSchema } from './strict-errors.js';

/** What Ajv compiles: named schemas, and which exported function stands for which. */
export interface ValidationSchemas {
  readonly schemas: ReadonlyMap<string, Schema>;
  /** Exported name -> name of the schema; the same as another's where the content is. */
  readonly exports: ReadonlyMap<string, string>;
}

const NOTES: readonly string[] = [
  'description',
  'title',
  'example',
  'examples',
  'deprecated',
  'discriminator',
];

/** Only what validates: notes away, references to `<prefix><name>`, files let through as they are. */
const bare = (schema: Schema, prefix: string, keepText: boolean): Schema => {
  if (schema.format === 'binary') return {};
  const result = mapChildren(schema, (child) => bare(child, prefix, keepText));
  for (const key of Object.keys(result)) {
    const isNote = NOTES.includes(key) || (key.startsWith('x-') && !(keepText && key === 'x-message'));
    if (isNote) Reflect.deleteProperty(result, key);
  }
  if (result.$ref !== undefined) result.$ref = prefix + nameOfReference(result.$ref);
  return result;
};

/** Whole numbers are those that JSON carries exactly, unless a parameter says otherwise. */
const exact = (schema: Schema): Schema =>
  typesOf(schema).includes('integer') && (schema.enum ?? schema.const) === undefined
    ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...schema }
    : schema;

/** A schema as it judges what arrives; what handlers refuse in words of their own is theirs. */
const asInput = (schema: Schema): Schema => {
  const enforce = (one: Schema): Schema =>
    one['x-deferred'] ? {} : exact(checkedByContract(mapChildren(one, enforce)));
  return bare(enforce(schema), 'in_', true);
};

/** Inputs: as written, so that fields nobody knows are passed over; a text of its own stays readable. */
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

/** A schema of the contract as it judges answers: closed, and without what is for readers. */
export const asOutput = (schema: Schema): Schema => bare(closed(schema), 'out_', false);

/** Answers and events: closed, so that a field the contract does not know is found. */
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
    const fields = answersNothing(operation, contract) ? {} : responseObject(operation, contract);
    add(`response_${operation.id}_200`, asOutput(envelope(fields, SUCCESS)));
    for (const [status, documented] of errorsByStatus(operation, contract)) {
      add(`response_${operation.id}_${String(status)}`, asOutput(strictErrorSchema(documented, operation)));
    }
  }
  for (const { name } of contract.events) add(`event_${name}`, { $ref: `out_${name}` });
  if (contract.events.length > 0) add('event', { $ref: 'out_Event' });
  return { schemas, exports };
};
