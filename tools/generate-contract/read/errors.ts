import type { ErrorDefinition, Variable } from '../contract.js';
import type { Normalizer } from '../schema/normalize.js';
import { isDeepStrictEqual } from 'node:util';
import { notesOf } from './extensions.js';
import type { Problems } from '../problems.js';
import { mapValues, omit, type Schema } from '../schema/schema.js';
import type { Bundle } from './bundle.js';
import type { SourceSchemas } from './source-schema.js';

export const EXAMPLES = '#/components/examples/';

/** Returns the placeholders of a message or header template. */
const placeholders = (template: string): string[] => [
  ...new Set([...template.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name)),
];

/** Fills a template with values. */
export const fill = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(/\{([\w-]+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'string' ? value : JSON.stringify(value);
  });

/** An error in the sources: an Example Object, with what it does not say of the error under `x-error`. */
interface WrittenError {
  readonly summary: string;
  readonly value: { readonly msg: string; readonly code: string } & Readonly<Record<string, unknown>>;
  readonly 'x-error': {
    readonly status: number;
    readonly kind?: string;
    /** With placeholders. Absent if `msg` is always the same. */
    readonly message?: string;
    readonly fields?: Readonly<Record<string, Schema>>;
    readonly variables?: Readonly<Record<string, Variable & { readonly example?: unknown }>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly applies?: string;
    readonly replaces?: string;
  };
}

/** Returns the names of the error's values: those in its template and its fields. */
export const valueNames = (error: Pick<ErrorDefinition, 'message' | 'fields' | 'headers'>): string[] => [
  ...new Set([
    ...Object.keys(error.fields),
    ...placeholders(error.message),
    ...Object.values(error.headers).flatMap(placeholders),
  ]),
];

const withoutExample = (variable: Variable & { readonly example?: unknown }): Variable =>
  omit(variable, 'example');

const read = (
  name: string,
  written: WrittenError,
  file: string,
  schemas: SourceSchemas,
  normalizer: Normalizer,
): ErrorDefinition => {
  const { msg, code } = written.value;
  const fieldValues = omit(written.value, 'result', 'msg', 'code');
  const {
    status,
    kind,
    message = msg,
    fields = {},
    variables = {},
    headers = {},
    ...rest
  } = written['x-error'];
  const { applies, replaces } = rest;
  const examples = Object.entries(variables).flatMap(([key, { example }]) =>
    example === undefined ? [] : [[key, example]],
  );
  return {
    name,
    file,
    status,
    code,
    ...(kind !== undefined && { kind }),
    message,
    fields: mapValues(fields, (schema) => normalizer.normalize(schemas.read(schema), file)),
    variables: mapValues(variables, withoutExample),
    headers,
    example: { ...fieldValues, ...(Object.fromEntries(examples) as Record<string, unknown>) },
    ...(applies !== undefined && { applies }),
    ...(replaces !== undefined && { replaces }),
    description: written.summary.trim(),
    extensions: notesOf(written),
  };
};

const check = (error: ErrorDefinition, value: WrittenError['value'], problems: Problems): void => {
  const { name, file } = error;
  const add = (message: string): void => {
    problems.add(file, `error "${name}" ${message}`);
  };
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) add('must be named in camelCase');
  const wanted = valueNames(error);
  for (const one of wanted) {
    if (!(one in error.fields) && !(one in error.variables))
      add(`uses {${one}}; state its type under "fields" or "variables"`);
    if (!(one in error.example)) add(`has no example for "${one}"; add it to "value" or to the variable`);
  }
  for (const one of [...Object.keys(error.variables), ...Object.keys(error.example)])
    if (!wanted.includes(one)) add(`states "${one}" but does not use it; remove it`);
  for (const field of ['result', 'msg', 'code'])
    if (field in error.fields) add(`has a field "${field}", which every error has; rename it`);
  if (!isDeepStrictEqual(value.msg, fill(error.message, error.example)))
    add(`has the msg "${value.msg}", and its message gives "${fill(error.message, error.example)}"`);
  if (value.result !== 'error') add('has no result "error" in its value; add it');
};

export const readErrors = (
  { document, fileOf }: Bundle,
  schemas: SourceSchemas,
  normalizer: Normalizer,
  problems: Problems,
): Map<string, ErrorDefinition> => {
  const errors = new Map<string, ErrorDefinition>();
  for (const [name, example] of Object.entries(document.components.examples ?? {})) {
    const file = fileOf[EXAMPLES + name] ?? '';
    if (!('x-error' in example)) {
      problems.add(file, `error "${name}" has no "x-error"; add it, with the status at least`);
      continue;
    }
    const written = example as unknown as WrittenError;
    const error = read(name, written, file, schemas, normalizer);
    check(error, written.value, problems);
    errors.set(name, error);
  }
  return errors;
};
