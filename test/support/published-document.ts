import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isRecord, nameOfReference, omit, type Schema } from '../../tools/generate-contract/schema/schema.js';
import { projectRoot } from '../../src/lib/project-root.js';

const SHARED = /^#\/components\/(?<kind>responses|examples|parameters)\/(?<name>[^/]+)$/;

/** Returns the document with each reference to a response, an example or a parameter replaced by it. Those to schemas stay. */
export const withSharedParts = <Whole>(document: Whole): Whole => {
  const { components } = document as { components: Record<string, Record<string, unknown>> };
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (!isRecord(node)) return node;
    const { kind = '', name = '' } = SHARED.exec(String(node.$ref))?.groups ?? {};
    const target = components[kind]?.[name];
    if (target !== undefined) return resolve(target);
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, resolve(child)]));
  };
  return resolve({ ...document, components: omit(components, 'examples') }) as Whole;
};

interface WithSchemas {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Returns the document with each `allOf` replaced by one object that has the fields of all its members. */
export const withJoinedObjects = <Whole extends WithSchemas>(document: Whole): Whole => {
  const { schemas } = document.components;
  const target = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (schemas[nameOfReference(schema.$ref)] ?? {});
  const join = ({ allOf = [], ...own }: Schema): Schema => {
    const objects = allOf.map((member) => target(member)).map((one) => (one.allOf ? join(one) : one));
    return {
      type: 'object',
      ...own,
      required: [...(own.required ?? []), ...objects.flatMap(({ required = [] }) => required)],
      properties: Object.assign({}, ...objects.map(({ properties }) => properties)) as Schema['properties'],
    };
  };
  const joined = Object.entries(schemas).map(([name, one]) => [name, one.allOf ? join(one) : one]);
  return {
    ...document,
    components: { ...document.components, schemas: structuredClone(Object.fromEntries(joined)) },
  };
};

/** Returns a document as the server sends it. */
export const readPublished = (name = 'openapi.json'): unknown =>
  JSON.parse(readFileSync(join(projectRoot, 'dist/generated/served', name), 'utf8'));
