import { groupBy } from '../../../src/lib/sorted-ids.js';
import type { Contract, ErrorDefinition } from '../contract.js';
import { omit } from '../schema/schema.js';
import { typeOf } from './errors.js';
import { generated } from './routes.js';

/** STREAM_DOES_NOT_EXIST: StreamDoesNotExistError. */
const className = (code: string): string => {
  const words = code
    .toLowerCase()
    .split('_')
    .filter((word) => word !== 'error');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Error`;
};

const fieldType = (name: string, definitions: readonly ErrorDefinition[]): string => {
  const schemas = definitions.flatMap(({ fields }) => fields[name] ?? []);
  const types = [...new Set(schemas.map((schema) => typeOf(omit(schema, 'description'))))];
  const mark = schemas.length < definitions.length ? '?' : '';
  return `readonly ${/^\w+$/.test(name) ? name : `'${name}'`}${mark}: ${types.join(' | ')}`;
};

const errorClass = (code: string, definitions: readonly ErrorDefinition[]): string => {
  const names = [...new Set(definitions.flatMap(({ fields }) => Object.keys(fields)))];
  const fields = names.map((name) => fieldType(name, definitions)).join('; ');
  const [first] = definitions;
  const comment =
    definitions.length === 1 ? `/** ${first?.description.replaceAll(/\s+/g, ' ').trim() ?? ''} */\n` : '';
  return `${comment}export class ${className(code)} extends ApiError<'${code}'${fields && `, { ${fields} }`}> {}\n`;
};

/** Returns a class for each error code. */
export const writeClientErrors = ({ errors }: Contract): string => {
  const byCode = groupBy([...errors.values()], ({ code }) => code);
  const codes = [...byCode.keys()].sort();
  return generated(
    `import { ApiError } from '../client/src/api-error.js';\n\n` +
      `${codes.map((code) => errorClass(code, byCode.get(code) ?? [])).join('\n')}\n` +
      `export const errorClasses = {\n${codes.map((code) => `  ${code}: ${className(code)},\n`).join('')}} as const;\n\n` +
      `export type ErrorCode = keyof typeof errorClasses;\n`,
  );
};
