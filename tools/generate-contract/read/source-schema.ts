import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

import type { Problems } from '../problems.js';
import { HANDLER_CHECKS, REFERENCES } from '../schema/schema.js';

/* The JSON Schema of the source files. The generator refuses keys that are not listed, and editors show the descriptions. */

const text = { type: 'string', minLength: 1 };
const level = { type: 'integer', minimum: 1 };
const nonNegative = { type: 'integer', minimum: 0 };
const schema = { $ref: '#/$defs/schema' };
const object = (properties: object, required: string[] = []): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const mapOf = (value: object): object => ({ type: 'object', additionalProperties: value });

const expression = {
  type: 'string',
  pattern: '^\\$re(sponse|quest)\\.',
  description: 'A runtime expression of OpenAPI, such as `$response.body#/id` or `$request.path.message_id`.',
};

const history = {
  'x-since': { type: 'integer', minimum: 0, description: 'The feature level that added it.' },
  'x-changes': {
    type: 'array',
    items: object({ level, change: text }, ['level', 'change']),
    description: 'The feature levels that changed it.',
  },
  'x-gap': {
    ...text,
    description: '"left open: …; decided: …." or "departs: ….", against the specification.',
  },
};
const alias = object({
  name: text,
  since: level,
  until: level,
  deprecated: { type: 'boolean' },
  note: text,
});
const aliases = {
  type: 'array',
  items: alias,
  minItems: 1,
  description: 'Other names that are accepted. With `until`: a name that was accepted up to that level.',
};

const handlerValidates = {
  type: 'array',
  items: { enum: HANDLER_CHECKS },
  minItems: 1,
  uniqueItems: true,
  description:
    '`value`: the handler validates the value, with errors of its own; the validator checks only the type. `null-characters`: the handler refuses null characters (U+0000).',
};
const reference = { enum: REFERENCES };
const deferred = {
  type: 'boolean',
  description: 'The handler validates the parameter when it needs it. Otherwise it is ignored.',
};

const schemaShape = object({
  $ref: text,
  type: { anyOf: [text, { type: 'array', items: text, minItems: 2 }] },
  format: text,
  title: text,
  description: text,
  deprecated: { type: 'boolean' },
  properties: mapOf(schema),
  required: { type: 'array', items: text },
  items: schema,
  prefixItems: { type: 'array', items: schema },
  additionalProperties: { anyOf: [{ type: 'boolean' }, schema] },
  propertyNames: schema,
  oneOf: { type: 'array', items: schema, minItems: 1 },
  anyOf: { type: 'array', items: schema, minItems: 1 },
  allOf: { type: 'array', items: schema, minItems: 1 },
  discriminator: object({ propertyName: text, mapping: mapOf(text) }, ['propertyName']),
  enum: { type: 'array', minItems: 1 },
  const: true,
  default: true,
  example: true,
  examples: { type: 'array' },
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  exclusiveMinimum: { type: 'number' },
  exclusiveMaximum: { type: 'number' },
  minLength: nonNegative,
  maxLength: nonNegative,
  pattern: text,
  minItems: nonNegative,
  maxItems: nonNegative,
  uniqueItems: { type: 'boolean' },
  minProperties: nonNegative,
  maxProperties: nonNegative,
  contentMediaType: text,
  contentEncoding: text,
  'x-message': {
    ...text,
    description: 'The text of the error that the validator returns instead of its own.',
  },
  'x-refers-to': {
    anyOf: [reference, object({ kind: reference, unknown: { enum: ['ignored'] } }, ['kind', 'unknown'])],
    description:
      'The kind of object that the ID, name or address identifies. With `unknown: ignored`, an unknown object is ignored. By default it is an error.',
  },
  'x-truncate-at': {
    type: 'integer',
    minimum: 1,
    description: 'Longer text is truncated to this number of characters. It is not an error.',
  },
  'x-handler-validates': handlerValidates,
  'x-deferred': deferred,
  'x-published': {
    ...schema,
    description:
      'The form in the published document, if generated clients cannot send the one that is validated.',
  },
  'x-enum-varnames': {
    type: 'array',
    items: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' },
    description: 'The names of the values of `enum`, in their order.',
  },
  'x-enum-descriptions': {
    type: 'array',
    items: text,
    description: 'The descriptions of the values of `enum`, in their order.',
  },
  'x-value-aliases': {
    type: 'object',
    additionalProperties: text,
    description: 'Values that older clients send, with the values that have replaced them.',
  },
  'x-varies-by': {
    type: 'array',
    items: text,
    description: 'The queue options that change the event, or `client`.',
  },
  'x-audience': { ...text, description: 'The recipients of the event: a key of audiences.yaml, or a text.' },
  'x-aliases': aliases,
  ...history,
});

const parameter = object({
  $ref: text,
  in: { enum: ['path', 'query', 'body'] },
  required: { type: 'boolean' },
  deprecated: { type: 'boolean' },
  schema,
  description: text,
  example: true,
  'x-deferred': deferred,
  'x-tool-value': {
    description: 'The value that the tool of an agent always sends. The tool does not have the parameter.',
  },
  'x-slashes': {
    const: true,
    description: 'The last parameter of a path takes the rest of the path, which may contain slashes.',
  },
  'x-aliases': aliases,
  ...history,
});

const operation = object(
  {
    operationId: { type: 'string', pattern: '^[a-z][A-Za-z]*$' },
    summary: { type: 'string', pattern: '^[A-Z][^\\n]*[^.\\n]$' },
    description: text,
    deprecated: { type: 'boolean' },
    security: { type: 'array', maxItems: 0 },
    'x-permission': object({
      role: { enum: ['guest', 'member', 'moderator', 'administrator', 'owner'] },
      bots: { type: 'boolean' },
      refusal: {
        enum: ['insufficientPermission'],
        description: 'The error for a lower role, if not the usual one.',
      },
    }),
    'x-transaction': { enum: ['read', 'write', 'snapshot', 'long-read', 'long-snapshot', 'none'] },
    'x-media-type': {
      ...text,
      description:
        'The media type of a response that is not JSON. `response` and the examples then have only the field `text`.',
    },
    'x-idempotency-key': {
      enum: ['ignored'],
      description:
        'The operation changes something, but the header `Idempotency-Key` has no effect. The description states why.',
    },
    parameters: {
      ...mapOf(parameter),
      properties: {
        $ref: {
          type: 'string',
          pattern: '/settings\\.yaml(#/defaults)?$',
          description: 'Every setting of this file is a parameter too, after the others.',
        },
      },
    },
    response: schema,
    examples: { type: 'object', minProperties: 1, additionalProperties: { type: 'object' } },
    links: {
      ...mapOf({ anyOf: [expression, mapOf(expression)] }),
      description:
        'What clients can request next. A kind of object has the place of its ID and leads to all operations on one such object. An operationId has values of parameters by name.',
    },
    errors: { type: 'array', items: text, uniqueItems: true },
    ...history,
  },
  ['operationId', 'summary', 'description', 'examples'],
);

// Repeats another operation of the part at its own path.
const sameOperation = object(
  {
    operationId: { type: 'string', pattern: '^[a-z][A-Za-z]*$' },
    summary: { type: 'string', pattern: '^[A-Z][^\\n]*[^.\\n]$' },
    description: text,
    deprecated: { type: 'boolean' },
    'x-same-as': text,
    'x-since': history['x-since'],
    'x-changes': history['x-changes'],
  },
  ['operationId', 'summary', 'description', 'x-same-as'],
);

const variable = object({ type: text, enum: { type: 'array', items: text }, parameter: { type: 'boolean' } });

const error = object(
  {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', pattern: '^[A-Z][A-Z_]*$' },
    kind: {
      ...text,
      description: 'The kind of error, if its code has kinds. It states what clients do about it.',
    },
    message: text,
    fields: mapOf(schema),
    variables: mapOf(variable),
    headers: mapOf(text),
    example: { type: 'object' },
    applies: text,
    replaces: {
      ...text,
      description: 'The generic error that this one replaces in the operations that list it.',
    },
    description: text,
    ...history,
  },
  ['status', 'code', 'message', 'description'],
);

const setting = object(
  {
    schema,
    group: text,
    effect: { enum: ['server', 'client', 'none'] },
    needs: text,
    legacy: { enum: ['update_display_settings', 'update_global_notifications'] },
    personal: { const: true },
    description: text,
    deprecated: { type: 'boolean' },
    'x-handler-validates': handlerValidates,
    // The form of the parameter that changes it, if it differs from the setting's form.
    parameter: object({ schema, description: text, example: true }, ['schema', 'description', 'example']),
    // The role that may change it, if not every user who may send the request may.
    'x-permission': object({ role: { enum: ['owner'] } }, ['role']),
    'x-aliases': aliases,
    ...history,
  },
  ['schema', 'group', 'effect', 'description'],
);

const featureLevel = {
  ...object(
    {
      level,
      release: text,
      development: text,
      change: text,
      nothing: text,
      absent: text,
      breaks: { type: 'array', minItems: 1, items: text },
    },
    ['level'],
  ),
  oneOf: [{ required: ['change'] }, { required: ['nothing'] }],
};

const errorKind = object({ meaning: text, remedy: text }, ['meaning', 'remedy']);

const errorCode = {
  ...object({ meaning: text, remedy: text, kinds: mapOf(errorKind) }, ['meaning']),
  oneOf: [{ required: ['remedy'] }, { required: ['kinds'] }],
};

const SHAPES = {
  operation,
  sameOperation,
  schemas: mapOf(schema),
  parameters: mapOf(parameter),
  errors: mapOf(error),
  events: mapOf(schema),
  settings: mapOf(setting),
  levels: { type: 'array', items: featureLevel },
  audiences: mapOf(text),
  errorCodes: mapOf(errorCode),
  index: {
    type: 'object',
    required: ['openapi', 'info', 'servers', 'tags', 'security', 'components', 'paths'],
    properties: {
      openapi: { const: '3.1.0' },
      info: { type: 'object' },
      servers: { type: 'array' },
      tags: { type: 'array', items: object({ name: text, description: text }, ['name', 'description']) },
      security: { type: 'array' },
      components: object({ securitySchemes: { type: 'object' } }, ['securitySchemes']),
      paths: mapOf({
        type: 'object',
        propertyNames: { enum: ['get', 'post', 'put', 'patch', 'delete'] },
        additionalProperties: object({ $ref: text }, ['$ref']),
      }),
    },
    additionalProperties: false,
  },
};

export type ShapeName = keyof typeof SHAPES;

const isSame = { required: ['x-same-as'] };

/** The JSON Schemas of the kinds of source files, for editors. `.vscode/settings.json` names the files of each. */
export const editorSchemas = (): ReadonlyMap<string, object> => {
  const { sameOperation, ...shapes } = SHAPES;
  const named = { ...shapes, operation: { if: isSame, then: sameOperation, else: operation } };
  return new Map(
    Object.entries(named).map(([name, shape]) => [
      `source-${name}.schema.json`,
      { $schema: 'https://json-schema.org/draft/2020-12/schema', ...shape, $defs: { schema: schemaShape } },
    ]),
  );
};

const ajv = new Ajv2020({ allErrors: true, strict: false });
const validators = new Map(
  Object.entries(SHAPES).map(([name, shape]) => [
    name,
    ajv.compile({ ...shape, $defs: { schema: schemaShape } }),
  ]),
);

const explain = (error: ErrorObject): string => {
  const at = error.instancePath === '' ? '' : `at ${error.instancePath}: `;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(error.params.additionalProperty);
      return `${at}unknown key "${key}"; remove it, or teach tools/generate-contract/read/source-schema.ts about it`;
    }
    case 'required': {
      const key = String(error.params.missingProperty);
      return `${at}"${key}" is missing; add it`;
    }
    case 'enum':
      return `${at}must be one of ${JSON.stringify(error.params.allowedValues)}`;
    default:
      return `${at}${error.message ?? error.keyword}`;
  }
};

/** Refuses a file that does not have the shape of its kind. */
export const checkShape = (name: ShapeName, file: string, content: unknown, problems: Problems): boolean => {
  const validate = validators.get(name);
  if (!validate || validate(content)) return true;
  // The error of a failed branch is sufficient. The error that no branch matched adds nothing.
  for (const error of validate.errors ?? []) {
    if (error.keyword !== 'anyOf') problems.add(file, explain(error));
  }
  return false;
};
