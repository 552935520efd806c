import { withDistinctTypes } from './distinct-types.js';
import type { Document } from '../contract.js';
import { referenceTo } from './repeated.js';
import { isRecord, mapValues, omit, SCHEMAS } from '../schema/schema.js';

type Node = Readonly<Record<string, unknown>>;

/** Objects are open by default. For those that say so, the Kotlin generator writes code that does not compile. */
const withoutDefault = (node: Node): Node =>
  node.additionalProperties === true && node.properties !== undefined
    ? omit(node, 'additionalProperties')
    : node;

const withoutDefaults = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutDefaults);
  return isRecord(node) ? mapValues(withoutDefault(node), withoutDefaults) : node;
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

const withoutLinks = (response: unknown): object => omit(response as { readonly links?: unknown }, 'links');

/** Returns the document without the links of responses, for which generators have no use. */
const withPlainResponses = (document: Document): Document => {
  const plain = mapValues(document.components.responses ?? {}, withoutLinks);
  const asShared = referenceTo('#/components/responses/', new Map(Object.entries(plain)));
  const paths = mapValues(document.paths, (methods) =>
    mapValues(methods as Record<string, unknown>, (operation) => {
      const one = operation as { readonly responses: Readonly<Record<string, unknown>> };
      // Some differ from a shared response only in their links.
      return { ...one, responses: mapValues(one.responses, (response) => asShared(withoutLinks(response))) };
    }),
  ) as Document['paths'];
  return { ...document, paths, components: { ...document.components, responses: plain } };
};

/** Returns the document in the forms from which generators write code that compiles. */
export const forGenerators = (document: Document): Document =>
  withInlineMaps(withDistinctTypes(withoutDefaults(withPlainResponses(document)) as Document));

const withoutDiscriminators = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutDiscriminators);
  return isRecord(node) ? mapValues(omit(node, 'discriminator'), withoutDiscriminators) : node;
};

/** The document or an operation, with the schemes of which it takes one. */
interface Secured {
  readonly security?: readonly object[];
}

/** SDKs have keys. Generated code for Ruby, and others, sends no request if a scheme of the document is a cookie. */
const withoutCookies = (document: Document): Document => {
  const schemes = Object.entries(document.components.securitySchemes ?? {});
  const kept = schemes.filter(([, scheme]) => (scheme as { readonly in?: string }).in !== 'cookie');
  const names = new Set(kept.map(([name]) => name));
  const withKept = <Part extends Secured>(part: Part): Part =>
    part.security === undefined
      ? part
      : {
          ...part,
          security: part.security.filter((one) => Object.keys(one).every((name) => names.has(name))),
        };
  return {
    ...withKept(document as Document & Secured),
    paths: mapValues(document.paths, (item) => mapValues(item, withKept)),
    components: { ...document.components, securitySchemes: Object.fromEntries(kept) },
  };
};

/**
 * Returns an OpenAPI 3.0 document for generators whose code removes the field of a `discriminator` before it reads the
 * members of a union, such as that for Rust. The values of `type` and `op` decide without it.
 */
export const forSdks = (document: Document): Document =>
  withoutCookies(withoutDiscriminators(document) as Document);
