import { withDistinctTypes } from './distinct-types.js';
import type { Document } from './document.js';
import { isRecord, omit, SCHEMAS } from '../schema/schema.js';

const mapValues = (
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown, key: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

type Node = Readonly<Record<string, unknown>>;

/** Objects are open by default. For those that say so, the Kotlin generator writes code that does not compile. */
const withoutDefault = (node: Node): Node =>
  node.additionalProperties === true && node.properties !== undefined
    ? omit(node, 'additionalProperties')
    : node;

/** Generators have no use for links. */
const withoutLinks = (node: Node): Node =>
  node.links !== undefined && node.content !== undefined ? omit(node, 'links') : node;

const strip = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(strip);
  return isRecord(node) ? mapValues(withoutLinks(withoutDefault(node)), strip) : node;
};

const RESPONSES = '#/components/responses/';

/** Refers to shared responses where only links distinguished a response from one of them. */
const withSharedResponses = (document: Document): Document => {
  const shared = new Map(
    Object.entries(document.components.responses ?? {}).map(([name, one]) => [JSON.stringify(one), name]),
  );
  const refer = (response: unknown): unknown => {
    const name = shared.get(JSON.stringify(response));
    return name === undefined ? response : { $ref: RESPONSES + name };
  };
  const paths = mapValues(document.paths, (methods) =>
    mapValues(methods as Node, (operation) => {
      const one = operation as { readonly responses: Node };
      return { ...one, responses: mapValues(one.responses, refer) };
    }),
  );
  return { ...document, paths: paths as Document['paths'] };
};

/** Returns whether the schema is that of an object with values of one kind under any names. */
const isMap = (schema: unknown): boolean =>
  isRecord(schema) && isRecord(schema.additionalProperties) && schema.properties === undefined;

/** Replaces references to maps by the maps, since the Java generator writes code that does not compile for named ones. */
const withInlineMaps = (document: Document): Document => {
  const { schemas = {} } = document.components;
  const maps = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => (isMap(schema) ? [[SCHEMAS + name, schema]] : [])),
  ) as Map<unknown, object>;
  const inline = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inline);
    if (!isRecord(node)) return node;
    const map = maps.get(node.$ref);
    return mapValues(map ? { ...map, ...omit(node, '$ref') } : node, inline);
  };
  const named = Object.entries(schemas).filter(([name]) => !maps.has(SCHEMAS + name));
  return inline({
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(named) },
  }) as Document;
};

/** Returns the document in the forms from which generators write code that compiles. */
export const forGenerators = (document: Document): Document =>
  withInlineMaps(withDistinctTypes(withSharedResponses(strip(document) as Document)));

/**
 * Returns an OpenAPI 3.0 document for generators whose code removes the field of a `discriminator` before it reads the
 * members of a union, such as that for Rust. The values of `type` and `op` decide without it.
 */
export const withoutDiscriminators = (document: Document): Document => {
  const plain = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(plain);
    return isRecord(node) ? mapValues(omit(node, 'discriminator'), plain) : node;
  };
  return plain(document) as Document;
};
