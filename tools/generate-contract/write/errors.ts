import type { Contract, ErrorDefinition } from '../contract.js';
import { valueNames } from '../read/errors.js';
import { typesOf, type Schema } from '../schema/schema.js';
import { generated } from './routes.js';

/** Returns the type of a field of an error. */
export const typeOf = (schema: Schema): string => {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const types = typesOf(schema).map((type) => {
    switch (type) {
      case 'integer':
      case 'number':
        return 'number';
      case 'array':
        return `readonly (${typeOf(schema.items ?? {})})[]`;
      case 'object':
        return 'Readonly<Record<string, unknown>>';
      default:
        return type;
    }
  });
  return types.length === 0 ? 'unknown' : types.join(' | ');
};

const valueType = (name: string, { fields, variables }: ErrorDefinition): string => {
  const field = fields[name];
  if (field) return typeOf(field);
  const { type, enum: values } = variables[name] ?? {};
  return typeOf({ ...(values ? { enum: [...values] } : { type: type ?? 'string' }) });
};

const access = (name: string): string => (/^\w+$/.test(name) ? `values.${name}` : `values['${name}']`);

/** Returns a template as a TypeScript expression. */
const expression = (template: string): string => {
  const pieces = template.split(/\{([\w-]+)\}/);
  if (pieces.length === 1) return JSON.stringify(template);
  const text = pieces.map((piece, index) =>
    index % 2 === 0 ? piece.replaceAll(/[\\`]|\$\{/g, '\\$&') : `\${String(${access(piece)})}`,
  );
  return `\`${text.join('')}\``;
};

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

const thrower = (error: ErrorDefinition): string => {
  const { name, status, code, message, fields, headers, description } = error;
  const values = valueNames(error);
  const parameter =
    values.length === 0
      ? ''
      : `values: { readonly ${values.map((value) => `${key(value)}: ${valueType(value, error)}`).join('; readonly ')} }`;
  const extra = Object.keys(fields).map((field) => `, ${key(field)}: ${access(field)}`);
  const entries = Object.entries(headers).map(([header, template]) => `'${header}': ${expression(template)}`);
  const head = entries.length === 0 ? '' : `, { ${entries.join(', ')} }`;
  const body = `{ result: 'error', msg: ${expression(message)}, code: '${code}'${extra.join('')} }`;
  return (
    `  /** ${description.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */\n` +
    `  ${name}: (${parameter}): ApiError =>\n    new ApiError('${name}', ${String(status)}, ${body}${head}),\n`
  );
};

export const writeErrors = ({ errors }: Contract): string => {
  const all = [...errors.values()];
  return generated(
    `import { ApiError } from '../src/contract/api-error.js';\n\n` +
      `/** Every error of the contract: \`throw errors.messageNotFound()\`. */\n` +
      `export const errors = {\n${all.map(thrower).join('')}};\n\n` +
      `export type ErrorName = keyof typeof errors;\n`,
  );
};
