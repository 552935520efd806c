import type { Operation } from './contract.js';
import type { DocumentedError } from './documented-errors.js';
import type { Schema } from './schema.js';

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A parameter of the operation, or a place inside one: `drafts[0]["type"]`. */
const placePattern = ({ parameters }: Operation): string => {
  const names = parameters.flatMap(({ name, aliases }) => [name, ...aliases]).map(literally);
  return names.length === 0 ? '.+' : `(?:${names.join('|')})(?:\\[(?:\\d+|"[^"]*")\\])*`;
};

const patternOf = (name: string, { definition }: DocumentedError, operation: Operation): string => {
  const variable = definition.variables[name];
  const field = definition.fields[name];
  if (variable?.parameter) return placePattern(operation);
  if (variable?.enum) return `(?:${variable.enum.map(literally).join('|')})`;
  switch (variable?.type ?? field?.type) {
    case 'integer':
      return '-?\\d+';
    case 'number':
      return '-?\\d+(?:\\.\\d+)?';
    default:
      return '[\\s\\S]*';
  }
};

/** A message template as a regular expression over whole messages. */
export const messagePattern = (documented: DocumentedError, operation: Operation): string => {
  const pieces = documented.definition.message.split(/\{([\w-]+)\}/);
  const pattern = pieces.map((piece, index) =>
    index % 2 === 0 ? literally(piece) : patternOf(piece, documented, operation),
  );
  return `^${pattern.join('')}$`;
};

/** Exactly the errors an operation documents for a status, and nothing else. */
export const strictErrorSchema = (errors: readonly DocumentedError[], operation: Operation): Schema => ({
  anyOf: errors.map((documented) => ({
    type: 'object',
    required: ['result', 'msg', 'code', ...Object.keys(documented.definition.fields)],
    properties: {
      result: { type: 'string', const: 'error' },
      msg: { type: 'string', pattern: messagePattern(documented, operation) },
      code: { type: 'string', const: documented.definition.code },
      ...documented.definition.fields,
    },
    additionalProperties: false,
  })),
});
