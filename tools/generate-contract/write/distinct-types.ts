import type { Document } from '../contract.js';
import { isRecord, nameOfReference, omit, SCHEMAS, type Schema } from '../schema/schema.js';

type Schemas = Readonly<Record<string, Schema>>;

const typeOf = (member: Schema, schemas: Schemas): unknown =>
  member.$ref === undefined ? member.type : (schemas[nameOfReference(member.$ref)]?.type ?? 'object');

/** Returns the members that have another JSON type than those before them. */
const distinct = (members: readonly Schema[], schemas: Schemas): Schema[] => {
  const types = members.map((member) => typeOf(member, schemas));
  return members.filter((_, index) => types.indexOf(types[index]) === index);
};

const isUnionOfObjects = (members: readonly Schema[], schemas: Schemas): boolean =>
  members.every((member) => typeOf(member, schemas) === 'object');

const narrow = (union: Schema, members: readonly Schema[], schemas: Schemas): Schema => {
  const [only = {}, ...others] = distinct(members, schemas);
  if (others.length > 0) return { ...union, oneOf: [only, ...others] };
  const target = only.$ref === undefined ? only : schemas[nameOfReference(only.$ref)];
  return { ...target, ...omit(union, 'oneOf') };
};

/** Removes named schemas to which nothing refers. */
const withoutUnused = (document: Document): Document => {
  const text = JSON.stringify(document);
  const used = Object.entries(document.components.schemas ?? {}).filter(([name]) =>
    text.includes(`"${SCHEMAS}${name}"`),
  );
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
};

/**
 * Returns the document with one member of each JSON type in unions, unless all are objects: the first, which is the preferred
 * one. Older tools cannot tell two kinds of lists apart, and leave out the operation.
 */
export const withDistinctTypes = (document: Document): Document => {
  const schemas = (document.components.schemas ?? {}) as Schemas;
  const convert = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(convert);
    if (!isRecord(node)) return node;
    const { oneOf } = node as Schema;
    const isMixed = Array.isArray(oneOf) && !isUnionOfObjects(oneOf, schemas);
    const plain = isMixed ? narrow(node, oneOf, schemas) : node;
    return Object.fromEntries(Object.entries(plain).map(([key, child]) => [key, convert(child)]));
  };
  return withoutUnused(convert(document) as Document);
};
