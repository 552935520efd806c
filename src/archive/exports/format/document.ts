import { end, kinds, manifest, privateKinds, type Kind } from './kinds.js';
import type { JsonSchema, Schema } from './schema.js';

/*
 * The tables of docs/exports.md follow from the schemas. A test compares them.
 */

const TYPES: Readonly<Record<string, string>> = { boolean: 'true or false', array: 'list', null: 'null' };

const branchesOf = (schema: JsonSchema): JsonSchema[] | undefined => schema.anyOf as JsonSchema[] | undefined;

/** Returns the type of a value in words. */
const typeOf = (schema: JsonSchema): string => {
  const branches = branchesOf(schema);
  if (branches) return branches.map(typeOf).join(' or ');
  const { enum: values, type, maxLength, items } = schema;
  if (Array.isArray(values)) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (type === 'string') return `text, at most ${String(maxLength)} characters`;
  if (type === 'array') return `list: ${typeOf(items as JsonSchema)}`;
  if (type === 'object' && schema.properties) {
    return `object: ${Object.keys(schema.properties)
      .map((name) => `\`${name}\``)
      .join(', ')}`;
  }
  return TYPES[String(type)] ?? String(type);
};

/** Returns the description of a value, or of the one branch that has a description. */
const meaningOf = (schema: JsonSchema): string =>
  schema.description ?? branchesOf(schema)?.find(({ description }) => description)?.description ?? '';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const tableOf = ({ schema }: Schema<unknown>): string[] => {
  const required = new Set(schema.required as string[]);
  const rows = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([name, value]) =>
      `| \`${name}\`${required.has(name) ? '' : ' (optional)'} | ${typeOf(value)} | ${oneLine(meaningOf(value))} |`,
  );
  return ['| field | type | meaning |', '| --- | --- | --- |', ...rows];
};

/** Returns the generated part of docs/exports.md, before it is formatted. */
export const documentFormat = (): string => {
  const section = (title: string, schema: Schema<unknown>, note = ''): string[] => [
    `### ${title}`,
    '',
    ...(schema.schema.description === undefined ? [] : [`${oneLine(schema.schema.description)}${note}`, '']),
    ...tableOf(schema),
    '',
  ];
  const names = Object.keys(kinds) as Kind[];
  return [
    ...section('`manifest.json`', manifest),
    ...names.flatMap((kind) =>
      section(`\`${kind}\``, kinds[kind], privateKinds.includes(kind) ? ' Only in full archives.' : ''),
    ),
    ...section('`end.json`', end),
  ].join('\n');
};
