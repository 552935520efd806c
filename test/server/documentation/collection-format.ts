const text = { type: 'string' } as const;
const list = (items: object): object => ({ type: 'array', items });

/** An object with these fields and no others. */
const object = (properties: Readonly<Record<string, object>>, ...optional: readonly string[]): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const row = object(
  { key: text, value: text, type: { const: 'text' }, description: text, disabled: { const: true } },
  'type',
  'description',
  'disabled',
);
const file = object({ key: text, type: { const: 'file' }, src: text, description: text });

const url = object(
  { raw: text, host: list(text), path: list(text), query: list(row), variable: list(row) },
  'query',
  'variable',
);

const body = {
  oneOf: [
    object({ mode: { const: 'urlencoded' }, urlencoded: list(row) }),
    object({ mode: { const: 'formdata' }, formdata: list({ oneOf: [row, file] }) }),
  ],
};

const attribute = object({ key: text, value: text, type: { const: 'string' } });
const auth = object({ type: { enum: ['basic', 'noauth'] }, basic: list(attribute) }, 'basic');

const request = object(
  {
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    description: text,
    header: { type: 'array', maxItems: 0 },
    url,
    auth,
    body,
  },
  'auth',
  'body',
);

const response = object({
  name: text,
  status: text,
  code: { type: 'integer' },
  header: list(object({ key: text, value: text })),
  body: text,
});

const item = object({ id: text, name: text, request, response: list(response) });
const folder = object({ name: text, description: text, item: list(item) });

/** What our collection uses of Postman's format 2.1, as a JSON schema. Newman accepts more without a word. */
export const COLLECTION_FORMAT = object({
  info: object({
    name: text,
    description: text,
    schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  }),
  auth,
  variable: list(object({ key: text, value: text, description: text })),
  event: list(
    object({
      listen: { const: 'test' },
      script: object({ type: { const: 'text/javascript' }, exec: list(text) }),
    }),
  ),
  item: list(folder),
});
