import type { Operation } from '../contract.js';
import type { DocumentedError } from '../schema/documented-errors.js';
import type { Schema } from '../schema/schema.js';

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Returns a pattern for a parameter of the operation, or a place inside one: `drafts[0]["type"]`. */
export const placePattern = ({ parameters }: Operation): string => {
  const names = parameters.flatMap(({ name, aliases }) => [name, ...aliases]).map(literally);
  return names.length === 0 ? '.+' : `(?:${names.join('|')})(?:\\[(?:\\d+|"(?:[^"\\\\]|\\\\.)*")\\])*`;
};

const patternOf = (name: string, { definition }: DocumentedError, place: string): string => {
  const variable = definition.variables[name];
  const field = definition.fields[name];
  if (variable?.parameter) return place;
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

/** Returns a message template as a regular expression. `place` is what stands in it for the name of a parameter. */
export const messagePattern = (
  documented: DocumentedError,
  operation: Operation,
  place = placePattern(operation),
): string =>
  documented.definition.message
    .split(/\{([\w-]+)\}/)
    .map((piece, index) => (index % 2 === 0 ? literally(piece) : patternOf(piece, documented, place)))
    .join('');

/**
 * Returns a schema for exactly the errors that an operation documents for a status. Errors with the same code and
 * fields are one branch, whose `msg` is any of their texts.
 */
export const strictErrorSchema = (errors: readonly DocumentedError[], operation: Operation): Schema => {
  const groups = new Map<string, DocumentedError[]>();
  for (const documented of errors) {
    const key = JSON.stringify([documented.definition.code, documented.definition.fields]);
    groups.set(key, [...(groups.get(key) ?? []), documented]);
  }
  const place = placePattern(operation);
  const branches = [...groups.values()].map((group): Schema => {
    const { code = '', fields = {} } = group[0]?.definition ?? {};
    const texts = [...new Set(group.map((documented) => messagePattern(documented, operation, place)))];
    return {
      type: 'object',
      required: ['result', 'msg', 'code', ...Object.keys(fields)],
      properties: {
        result: { type: 'string', const: 'error' },
        msg: { type: 'string', pattern: `^(?:${texts.join('|')})$` },
        code: { type: 'string', const: code },
        ...fields,
      },
      additionalProperties: false,
    };
  });
  const [only] = branches;
  return only && branches.length === 1 ? only : { anyOf: branches };
};
