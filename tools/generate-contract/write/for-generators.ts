import type { Document } from './document.js';
import { isRecord, omit, SCHEMAS } from '../schema/schema.js';

/** Extensions that generated code has no use for. The 3.1 document has them. */
const FOR_READERS: ReadonlySet<string> = new Set(['x-feature-levels', 'x-audiences', 'x-changes']);

const isError = (key: string): boolean => /^[45]\d\d$/.test(key);

const mapValues = (
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown, key: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

const withoutExamples = (response: unknown): unknown => {
  if (!isRecord(response) || !isRecord(response.content)) return response;
  const content = mapValues(response.content, (media) =>
    omit(media as { readonly examples?: unknown }, 'examples'),
  );
  return { ...response, content };
};

const strip = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(strip);
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([key]) => !FOR_READERS.has(key));
  return mapValues(Object.fromEntries(kept), (child, key) =>
    isError(key) ? withoutExamples(child) : strip(child),
  );
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

const RESPONSES = '#/components/responses/';

/** Returns the name of the schema of a response, as a name of the response: `BadRequestWithVarName`. */
const nameOf = (response: unknown, status: string): string => {
  const [, fields = ''] = /"#\/components\/schemas\/Error(\w+)"/.exec(JSON.stringify(response)) ?? [];
  return `${status === '400' ? 'BadRequest' : `Error${status}`}${fields}`;
};

/** Generators have no use for links. */
const withoutLinks = (response: unknown): unknown =>
  isRecord(response) ? omit(response, 'links') : response;

/** Without examples and links, more responses are equal. Each of them stands once in the components. */
const withSharedResponses = (document: Document): Document => {
  const named = Object.entries(mapValues(document.components.responses ?? {}, withoutLinks));
  const byName = new Map(named.map(([name, one]) => [RESPONSES + name, one]));
  const names = new Map<string, string>();
  const shared: Record<string, unknown> = {};
  const share = (name: string, response: unknown): object => {
    const text = JSON.stringify(response);
    const known = names.get(text) ?? name;
    // Another response has the name, so this one stays where it is.
    if (known in shared && !names.has(text)) return response as object;
    names.set(text, known);
    shared[known] = response;
    return { $ref: RESPONSES + known };
  };
  const shortestFirst = named.map(([name]) => name).sort((a, b) => a.length - b.length);
  for (const name of shortestFirst) share(name, byName.get(RESPONSES + name));
  const asShared = (response: unknown, status: string): unknown => {
    const target = isRecord(response) ? byName.get(String(response.$ref)) : undefined;
    if (target !== undefined || isError(status)) return share(nameOf(response, status), target ?? response);
    // Only its links distinguished it from a shared one.
    const known = names.get(JSON.stringify(withoutExamples(withoutLinks(response))));
    return known === undefined ? withoutLinks(response) : { $ref: RESPONSES + known };
  };
  const paths = mapValues(document.paths, (methods) =>
    mapValues(methods as Record<string, unknown>, (operation) => {
      const one = operation as { readonly responses: Readonly<Record<string, unknown>> };
      return { ...one, responses: mapValues(one.responses, asShared) };
    }),
  ) as Document['paths'];
  return { ...document, paths, components: { ...document.components, responses: shared } };
};

/** Returns the document without what only readers need, the history and examples of errors, and without named maps. */
export const forGenerators = (document: Document): Document => {
  const components = omit(document.components, 'examples');
  const responses = mapValues(components.responses ?? {}, withoutExamples);
  const plain = strip({ ...document, components: { ...components, responses } }) as Document;
  return withSharedResponses(withInlineMaps(plain));
};

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
