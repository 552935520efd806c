import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

import type { Problems } from '../problems.js';
import { DEFAULT_TOOLS, ERROR_CODES, LEVELS } from '../read/bundle.js';
import { HANDLER_CHECKS, REFERENCES } from '../schema/schema.js';

const text = { type: 'string', minLength: 1 };
const level = { type: 'integer', minimum: 1 };
const flag = { const: true };
const object = (properties: object, required: string[] = []): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const listOf = (items: object): object => ({ type: 'array', minItems: 1, items });
const mapOf = (value: object): object => ({ type: 'object', additionalProperties: value });
const reference = { enum: REFERENCES };

/** The values of the extensions, by key. docs/contract.md has a line for each. */
export const EXTENSIONS: Readonly<Record<string, object>> = {
  'x-permission': object({
    role: { enum: ['guest', 'member', 'moderator', 'administrator', 'owner'] },
    bots: { type: 'boolean' },
  }),
  'x-since': { type: 'integer', minimum: 0 },
  'x-changes': listOf(object({ level, change: text }, ['level', 'change'])),
  'x-gap': text,
  'x-aliases': listOf(
    object({
      name: text,
      value: text,
      since: level,
      until: level,
      deprecated: { type: 'boolean' },
      note: text,
    }),
  ),
  'x-audience': text,
  'x-varies-by': listOf(text),
  'x-refers-to': {
    anyOf: [reference, object({ kind: reference, unknown: { enum: ['ignored'] } }, ['kind', 'unknown'])],
  },
  'x-truncate-at': level,
  'x-enum-varnames': listOf({ type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' }),
  'x-enum-descriptions': listOf(text),
  'x-accepts': { type: 'object' },
  'x-server': object({
    transaction: { enum: ['read', 'write', 'snapshot', 'long-read', 'long-snapshot', 'none'] },
    idempotency: { enum: ['ignored'] },
    refusal: { enum: ['insufficientPermission'] },
    sameAs: text,
    validates: listOf({ enum: HANDLER_CHECKS }),
    deferred: flag,
    message: text,
    slashes: flag,
    maxBytes: level,
    toolValue: true,
  }),
  'x-setting': object(
    {
      group: text,
      effect: { enum: ['server', 'client', 'none'] },
      needs: text,
      legacy: { enum: ['update_display_settings', 'update_global_notifications'] },
      default: true,
      value: { type: ['string', 'object'] },
      description: text,
    },
    ['group', 'effect'],
  ),
  'x-error': object(
    {
      status: { type: 'integer', minimum: 400, maximum: 599 },
      kind: text,
      message: text,
      fields: mapOf({ type: 'object' }),
      variables: mapOf(
        object({ type: text, enum: listOf(text), parameter: { type: 'boolean' }, example: true }),
      ),
      headers: mapOf(text),
      applies: text,
      replaces: text,
    },
    ['status'],
  ),
};

/** The files beside the document. */
const FILES: Readonly<Record<string, object>> = {
  [LEVELS]: {
    type: 'array',
    items: {
      ...object(
        {
          level,
          release: text,
          development: text,
          change: text,
          nothing: text,
          absent: text,
          breaks: listOf(text),
        },
        ['level'],
      ),
      oneOf: [{ required: ['change'] }, { required: ['nothing'] }],
    },
  },
  [ERROR_CODES]: mapOf({
    ...object(
      {
        meaning: text,
        remedy: text,
        kinds: mapOf(object({ meaning: text, remedy: text }, ['meaning', 'remedy'])),
      },
      ['meaning'],
    ),
    oneOf: [{ required: ['remedy'] }, { required: ['kinds'] }],
  }),
  [DEFAULT_TOOLS]: { ...listOf(text), uniqueItems: true },
};

const ajv = new Ajv2020({ allErrors: true, strict: false });
const compiled = new Map(
  [...Object.entries(EXTENSIONS), ...Object.entries(FILES)].map(([key, schema]) => [
    key,
    ajv.compile(schema),
  ]),
);

const explain = ({ instancePath, keyword, params, message = '' }: ErrorObject): string => {
  const at = instancePath === '' ? '' : ` at ${instancePath}`;
  const { additionalProperty: key, allowedValues: values } = params as Readonly<Record<string, unknown>>;
  if (keyword === 'additionalProperties') return `${at} has the unknown key "${String(key)}"`;
  return keyword === 'enum' ? `${at} must be one of ${JSON.stringify(values)}` : `${at} ${message}`;
};

/** Checks the value of an extension, or the content of a file beside the document. */
export const checkValue = (key: string, value: unknown, file: string, problems: Problems): void => {
  const validate = compiled.get(key);
  if (!validate) problems.add(file, `there is no extension "${key}"; docs/contract.md lists all`);
  else if (!validate(value))
    // The error of a failed branch is sufficient. The error that no branch matched adds nothing.
    for (const error of validate.errors ?? [])
      if (error.keyword !== 'anyOf') problems.add(file, `"${key}"${explain(error)}`);
};
