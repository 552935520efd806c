import type { ErrorDefinition, Variable } from '../contract.js';
import type { Normalizer } from '../schema/normalize.js';
import { notesOf } from './extensions.js';
import type { Problems } from '../problems.js';
import type { References } from './references.js';
import type { Schema } from '../schema/schema.js';
import type { SourceFile } from './sources.js';

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

interface WrittenError {
  status: number;
  code: string;
  kind?: string;
  message: string;
  fields?: Record<string, Schema>;
  variables?: Record<string, Variable>;
  headers?: Record<string, string>;
  example?: Record<string, unknown>;
  applies?: string;
  replaces?: string;
  description: string;
}

/** Returns the names of the error's values: those in its template and its fields. */
export const valueNames = (error: Pick<ErrorDefinition, 'message' | 'fields' | 'headers'>): string[] => [
  ...new Set([
    ...Object.keys(error.fields),
    ...placeholders(error.message),
    ...Object.values(error.headers).flatMap(placeholders),
  ]),
];

const read = (
  [name, written]: [string, WrittenError],
  file: string,
  references: References,
  normalizer: Normalizer,
): ErrorDefinition => ({
  name,
  file,
  status: written.status,
  code: written.code,
  ...(written.kind === undefined ? {} : { kind: written.kind }),
  message: written.message,
  fields: Object.fromEntries(
    Object.entries(written.fields ?? {}).map(([field, schema]) => [
      field,
      normalizer.normalize(references.resolve(schema, file), file),
    ]),
  ),
  variables: written.variables ?? {},
  headers: written.headers ?? {},
  example: written.example ?? {},
  ...(written.applies === undefined ? {} : { applies: written.applies }),
  ...(written.replaces === undefined ? {} : { replaces: written.replaces }),
  description: written.description.trim(),
  extensions: notesOf(written),
});

const check = (error: ErrorDefinition, problems: Problems): void => {
  const { name, file } = error;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) problems.add(file, `error "${name}" must be named in camelCase`);
  const wanted = valueNames(error);
  for (const value of wanted) {
    if (!(value in error.fields) && !(value in error.variables)) {
      problems.add(file, `error "${name}" uses {${value}}; state its type under "fields" or "variables"`);
    }
    if (!(value in error.example))
      problems.add(file, `error "${name}" has no example for "${value}"; add it to "example"`);
  }
  for (const value of [...Object.keys(error.variables), ...Object.keys(error.example)]) {
    if (!wanted.includes(value))
      problems.add(file, `error "${name}" states "${value}" but does not use it; remove it`);
  }
  for (const field of ['result', 'msg', 'code']) {
    if (field in error.fields)
      problems.add(file, `error "${name}" has a field "${field}", which every error has; rename it`);
  }
};

export const readErrors = (
  files: readonly SourceFile[],
  references: References,
  normalizer: Normalizer,
  problems: Problems,
): Map<string, ErrorDefinition> => {
  const errors = new Map<string, ErrorDefinition>();
  for (const { file, content } of files) {
    for (const entry of Object.entries(content as unknown as Record<string, WrittenError>)) {
      const error = read(entry, file, references, normalizer);
      const other = errors.get(error.name);
      if (other)
        problems.add(file, `error "${error.name}" is in ${other.file} too; names are global, rename one`);
      check(error, problems);
      errors.set(error.name, error);
    }
  }
  return errors;
};
