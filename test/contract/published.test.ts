import { expect } from 'chai';

import type { Contract } from '../../tools/generate-contract/contract.js';
import { buildDocument, buildWholeDocument } from '../../tools/generate-contract/write/document.js';
import type { Document } from '../../tools/generate-contract/contract.js';
import { downConvert, oldSchema } from '../../tools/generate-contract/write/down-convert.js';
import { createAjv } from '../../tools/generate-contract/write/compile.js';
import type { Schema } from '../../tools/generate-contract/schema/schema.js';
import { inputSchemas, outputSchemas } from '../../tools/generate-contract/write/validation-schemas.js';
import { routeRow, writeRoutes } from '../../tools/generate-contract/write/routes.js';
import { readPublished } from '../support/published-document.js';
import { loadSmallContract, type Change } from './small-contract.js';

/** The value at the end of a path of keys. */
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

const THINGS = 'things/paths/things.yaml';

/** Adds a list to the query of `listThings`. */
const LIST_IN_QUERY: Change = [
  THINGS,
  '    responses:',
  `    parameters:
      - name: ids
        in: query
        description: IDs.
        content:
          application/json:
            schema: { type: array, maxItems: 9, items: { type: integer } }
            example: [1]
    responses:`,
];

describe('the published document', () => {
  let document: Document;
  let whole: Document;
  let create: unknown;
  let schemas: Document['components'][string] | undefined;

  before(async () => {
    const contract = await loadSmallContract();
    document = buildDocument(contract);
    whole = buildWholeDocument(contract);
    create = document.paths['/things']?.post;
    schemas = document.components.schemas;
  });

  it('describes a body without files as a form and as JSON, of one named schema', () => {
    const content = at(create, 'requestBody', 'content') as Record<string, unknown>;
    const schema = { $ref: '#/components/schemas/CreateThingRequest' };
    expect(Object.keys(content)).to.deep.equal(['application/x-www-form-urlencoded', 'application/json']);
    for (const media of Object.values(content)) expect(at(media, 'schema')).to.deep.equal(schema);
    expect(at(create, 'requestBody', 'required')).to.equal(true);
    expect(at(schemas, 'CreateThingRequest', 'required')).to.deep.equal(['name']);
  });

  it('declares JSON encoding in forms only for lists and objects', () => {
    const form = at(create, 'requestBody', 'content', 'application/x-www-form-urlencoded');
    expect(at(form, 'encoding')).to.deep.equal({
      tags: { contentType: 'application/json' },
      shape: { contentType: 'application/json' },
    });
    expect(at(create, 'requestBody', 'content', 'application/json', 'encoding')).to.equal(undefined);
  });

  it('adds the fields of every success to a response', () => {
    const result = at(schemas, 'CreateThingResult', 'allOf') as object[];
    expect(result[0]).to.deep.equal({ $ref: '#/components/schemas/SuccessResponse' });
    expect(at(result[1], 'required')).to.deep.equal(['id']);
    expect(at(schemas, 'SuccessResponse', 'properties')).to.have.keys(
      'result',
      'msg',
      'ignored_parameters_unsupported',
    );
    expect(at(create, 'responses', '200', 'content', 'application/json', 'examples')).to.deep.equal({
      default: { value: { result: 'success', msg: '', id: 25 } },
    });
  });

  it('closes objects of requests only, so that responses can get further fields', () => {
    expect(at(schemas, 'CreateThingRequest', 'additionalProperties')).to.equal(false);
    expect(at(schemas, 'Shape', 'additionalProperties')).to.equal(false);
    expect(at(schemas, 'Thing', 'additionalProperties')).to.equal(undefined);
  });

  it('has the errors of each status as named examples, generic ones where they apply', () => {
    const examples = at(
      whole.paths,
      '/things',
      'post',
      'responses',
      '400',
      'content',
      'application/json',
      'examples',
    );
    expect(examples).to.have.keys('missingArgument', 'nameTaken');
    expect(at(examples, 'missingArgument', 'value')).to.deep.equal({
      result: 'error',
      msg: "Missing 'name' argument",
      code: 'MISSING',
      var_name: 'name',
    });
    expect(at(schemas, 'ErrorCode', 'enum')).to.include.members(['BAD_REQUEST', 'MISSING']);
    expect(at(schemas, 'CreateThingBadRequestError', 'allOf', '0')).to.deep.equal({
      $ref: '#/components/schemas/Error',
    });
    expect(at(create, 'responses', '401')).to.deep.equal({ $ref: '#/components/responses/Unauthorized' });
    const update = whole.paths['/things/{thing_id}']?.patch;
    expect(
      at(
        update,
        'responses',
        '400',
        'content',
        'application/json',
        'examples',
        'invalidMood',
        'value',
        'msg',
      ),
    ).to.equal('No such mood');
    expect(at(update, 'responses', '404', 'headers'), 'of every error').to.deep.equal({
      'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
    });
  });

  it('has each error of an operation as an example of the response with its status', () => {
    const errorsOf = (path: string, method: string): Record<string, string[]> => {
      const responses = at(document.paths, path, method, 'responses') as Record<string, object>;
      return Object.fromEntries(
        Object.entries(responses).flatMap(([status, response]) => {
          const { $ref = '' } = response as { readonly $ref?: string };
          const value = $ref === '' ? response : at(document, ...$ref.slice(2).split('/'));
          const examples = at(value, 'content', 'application/json', 'examples') ?? {};
          return status === '200' ? [] : [[status, Object.keys(examples)]];
        }),
      );
    };
    expect(errorsOf('/things', 'post')['400']).to.include.members(['missingArgument', 'nameTaken']);
    expect(errorsOf('/things/{thing_id}', 'patch')['400'])
      .to.include('invalidMood')
      .and.not.include('nameTaken');
    expect(errorsOf('/things/{thing_id}', 'patch')['404']).to.deep.equal(['noThing']);
  });

  it('has the history of each element as text of its description, too', async () => {
    const history: Change[] = [
      [THINGS, 'maxLength: 9', 'maxLength: 9, x-changes: [{ level: 3, change: Was a word. }]'],
      [THINGS, 'summary:', 'x-since: 3\n    summary:'],
      ['things/errors.yaml', 'summary: Nothing has the ID.', 'summary: Nothing has the ID.\n  x-since: 3'],
    ];
    const published = buildDocument(await loadSmallContract(...history));
    const { description } = published.paths['/things']?.get ?? {};
    expect(description).to.match(/\n\nPermission: .*\n\nNew in feature level 3\.$/);
    const texts = JSON.stringify(published);
    expect(texts).to.include('Changed in feature level 3: Was a word."');
    expect(texts).to.include('"description":"New in feature level 3."');
    const things = (published.tags as { name: string; description: string }[]).map((tag) => tag.description);
    expect(things.join()).not.to.include('feature level');
  });

  it('has the table of feature levels in the tag of the organization', () => {
    const { tags } = readPublished() as { readonly tags: readonly { name: string; description: string }[] };
    const { description = '' } = tags.find(({ name }) => name === 'organization') ?? {};
    expect(description).to.include('The newest feature level is 282.');
    for (const level of [282, 260, 237, 214, 167]) expect(description).to.include(`\n| ${String(level)} | `);
    expect(description).not.to.include('| 166 |');
  });

  it('joins the events of a type by op, and all events by type', () => {
    expect(at(schemas, 'ThingEvent', 'discriminator')).to.deep.equal({
      propertyName: 'op',
      mapping: { add: '#/components/schemas/ThingAddEvent', remove: '#/components/schemas/ThingRemoveEvent' },
    });
    expect(at(schemas, 'Event', 'oneOf')).to.deep.equal([{ $ref: '#/components/schemas/ThingEvent' }]);
    expect(at(schemas, 'Event', 'discriminator')).to.deep.equal({
      propertyName: 'type',
      mapping: { thing: '#/components/schemas/ThingEvent' },
    });
    expect(document).not.to.have.property('webhooks');
    expect(at(schemas, 'ThingAddEvent', 'required')).to.deep.equal(['id', 'type', 'op', 'thing']);
  });

  it('is the same for the same sources', async () => {
    expect(JSON.stringify(buildDocument(await loadSmallContract()))).to.equal(JSON.stringify(document));
  });

  it('describes lists in a query as JSON', async () => {
    const listed = buildDocument(await loadSmallContract(LIST_IN_QUERY));
    expect(at(listed.paths, '/things', 'get', 'parameters', '0')).to.deep.equal({
      name: 'ids',
      in: 'query',
      description: 'IDs.',
      content: {
        'application/json': {
          schema: {
            type: 'array',
            maxItems: 9,
            items: {
              type: 'integer',
              format: 'int64',
              minimum: Number.MIN_SAFE_INTEGER,
              maximum: Number.MAX_SAFE_INTEGER,
            },
          },
          example: [1],
        },
      },
    });
  });
});

describe('keys for maintainers only', () => {
  const own: Change[] = [
    [
      THINGS,
      'summary:',
      "x-gap: 'departs: nothing.'\n    x-server: { transaction: read }\n    x-since: 3\n    summary:",
    ],
    [THINGS, 'maxLength: 9', 'maxLength: 9, x-server: { validates: [value] }'],
    [
      'things/schemas.yaml',
      '    sides: {',
      "    default: { type: integer, description: X., x-gap: 'departs: no.' }\n    sides: {",
    ],
    ['things/errors.yaml', 'summary: Nothing', "x-gap: 'departs: no.'\n  x-since: 3\n  summary: Nothing"],
    ['things/events.yaml', 'x-audience: everyone', "x-audience: everyone\n  x-gap: 'departs: no.'"],
  ];
  let text: string;

  before(async () => {
    text = JSON.stringify(buildDocument(await loadSmallContract(...own)));
  });

  it('are left out of the document', () => {
    expect(text.match(/"x-(?:server|error|setting|accepts|refers-to|handler-validates|message)"/g)).to.equal(
      null,
    );
  });

  it('do not include the keys that clients read', () => {
    expect(text.match(/"x-since":3/g)).to.have.length(2);
    for (const key of ['x-audience', 'x-aliases', 'x-audiences', 'x-gap', 'x-feature-levels'])
      expect(text).to.include(`"${key}":`);
  });
});

describe('an error that replaces a generic one', () => {
  let contract: Contract;

  before(async () => {
    contract = await loadSmallContract(
      [
        'common/errors.yaml',
        'invalidParameter:',
        `nameless:
  summary: A parameter is missing.
  value: { result: error, msg: 'No other, no thing', code: MISSING, var_name: other }
  x-error:
    status: 400
    message: No {var_name}, no thing
    fields: { var_name: { type: string, description: The parameter. } }
    variables: { var_name: { parameter: true } }
    applies: required-parameter
    replaces: missingArgument
invalidParameter:`,
      ],
      [
        THINGS,
        'nameTaken: { $ref: ../errors.yaml#/nameTaken }',
        `nameTaken: { $ref: ../errors.yaml#/nameTaken }
              nameless: { $ref: ../../common/errors.yaml#/nameless }`,
      ],
    );
  });
  const examplesOf = (path: string, method: string): unknown =>
    at(
      buildWholeDocument(contract).paths,
      path,
      method,
      'responses',
      '400',
      'content',
      'application/json',
      'examples',
    );

  it('replaces it only in the operations that list it', () => {
    expect(examplesOf('/things', 'post')).to.have.keys('nameTaken', 'nameless');
    expect(at(examplesOf('/things', 'post'), 'nameless', 'value', 'var_name')).to.equal('name');
    expect(examplesOf('/things', 'get')).to.equal(undefined);
  });
});

describe('an operation that has the contract of another one', () => {
  const responses = `    responses:
      '200':
        description: The request succeeded.
        content:
          application/json:
            schema: { $ref: ./things.yaml#/CreateThingResult }
            examples: { default: { value: { result: success, msg: '', id: 25 } } }
      '400':
        description: The request is invalid or not allowed.
        content:
          application/json:
            schema: { $ref: ../../common/schemas.yaml#/Error }
            examples: { nameTaken: { $ref: ../errors.yaml#/nameTaken } }
      '401': { $ref: ../../common/responses.yaml#/Unauthorized }
`;
  let contract: Contract;
  let document: Document;
  let own: Readonly<Record<string, unknown>>;
  let other: Readonly<Record<string, unknown>>;

  before(async () => {
    contract = await loadSmallContract(
      [
        'things/paths/make.yaml',
        '',
        `path:
  post:
    operationId: makeThing
    summary: Make a thing
    description: The old path.
    tags: [things]
    deprecated: true
    x-permission: { role: administrator, bots: false }
    x-server: { sameAs: createThing, idempotency: ignored }
    requestBody:
      required: true
      content:
        application/x-www-form-urlencoded:
          schema: { $ref: ./things.yaml#/CreateThingRequest }
          encoding: { tags: { contentType: application/json }, shape: { contentType: application/json } }
        application/json: { schema: { $ref: ./things.yaml#/CreateThingRequest } }
${responses}`,
      ],
      ['openapi.yaml', '  /events:', '  /make: { $ref: ./things/paths/make.yaml#/path }\n  /events:'],
    );
    document = buildDocument(contract);
    [own, other] = [document.paths['/make']?.post ?? {}, document.paths['/things']?.post ?? {}];
  });

  it('has its own name and description, and shares the other fields', () => {
    expect(own).to.include({ operationId: 'makeThing', summary: 'Make a thing', deprecated: true });
    expect(own.description).to.equal(
      'The old path.\n\nPermission: organization administrator or owner; bots not allowed.',
    );
    for (const key of ['requestBody', 'responses', 'tags']) expect(own[key], key).to.deep.equal(other[key]);
    expect(other).not.to.have.property('deprecated');
  });

  it('adds no schema', async () => {
    const before = buildDocument(await loadSmallContract()).components.schemas;
    expect(Object.keys(document.components.schemas ?? {})).to.deep.equal(Object.keys(before ?? {}));
  });

  it('is routed and validated like the other operation', () => {
    const [first, second] = contract.operations
      .filter(({ id }) => ['createThing', 'makeThing'].includes(id))
      .map((operation) => routeRow(operation, contract));
    expect(second).to.deep.equal({ ...first, operationId: 'makeThing', path: '/make' });
    const { schemas, exports } = inputSchemas(contract);
    expect(exports.get('input_makeThing')).to.equal('input_createThing');
    expect(schemas.has('input_makeThing')).to.equal(false);
  });
});

describe('the route table', () => {
  it('has the fields of each operation that the pipeline needs', async () => {
    const text = writeRoutes(await loadSmallContract());
    const rows = JSON.parse(text.slice(text.indexOf('= [') + 2, text.lastIndexOf(';'))) as unknown[];
    expect(rows[1]).to.deep.include({
      operationId: 'createThing',
      method: 'POST',
      path: '/things',
      open: false,
      role: 'administrator',
      bots: false,
      transaction: 'write',
      errors: ['notLoggedIn', 'missingArgument', 'nameTaken'],
    });
    expect(at(rows[1], 'parameters')).to.deep.equal([
      { name: 'name', in: 'body', kind: 'string', required: true, aliases: [], nullable: false },
      { name: 'tags', in: 'body', kind: 'json', required: false, aliases: ['words'], nullable: false },
      { name: 'size', in: 'body', kind: 'json', required: false, default: 5, aliases: [], nullable: false },
      { name: 'shape', in: 'body', kind: 'json', required: false, aliases: [], nullable: false },
    ]);
  });
});

describe('the validators', () => {
  let outputs: ReturnType<typeof createAjv>;
  let inputs: ReturnType<typeof createAjv>;

  before(async () => {
    const contract = await loadSmallContract();
    outputs = createAjv(outputSchemas(contract), { inputs: false });
    inputs = createAjv(inputSchemas(contract), { inputs: true });
  });
  const fits = (name: string, value: unknown): boolean => outputs.validate(name, value);

  const success = { result: 'success', msg: '' };
  const noThing = { result: 'error', msg: 'Thing 12 does not exist', code: 'NO_THING', thing_id: 12 };

  it('accept only responses as documented', () => {
    expect(fits('response_createThing_200', { ...success, id: 25 })).to.equal(true);
    expect(
      fits('response_createThing_200', { ...success, id: 25, ignored_parameters_unsupported: ['x'] }),
    ).to.equal(true);
    expect(fits('response_createThing_200', { ...success, id: 25, name: 'Cup' })).to.equal(false);
    expect(fits('response_createThing_200', { ...success, id: null })).to.equal(false);
    expect(fits('response_createThing_200', { ...success, msg: 'Done', id: 25 })).to.equal(false);
  });

  it('accept only errors as documented', () => {
    expect(fits('response_updateThing_404', noThing)).to.equal(true);
    expect(fits('response_updateThing_404', { ...noThing, msg: 'Thing x does not exist' })).to.equal(false);
    expect(fits('response_updateThing_404', { ...noThing, msg: 'It does not exist' })).to.equal(false);
    expect(fits('response_updateThing_404', { ...noThing, code: 'BAD_REQUEST' })).to.equal(false);
    expect(fits('response_updateThing_404', { ...noThing, hint: 'x' })).to.equal(false);
    const missing = { result: 'error', msg: "Missing 'name' argument", code: 'MISSING', var_name: 'name' };
    expect(fits('response_createThing_400', missing)).to.equal(true);
    expect(fits('response_createThing_400', { ...missing, msg: "Missing 'color' argument" })).to.equal(false);
    expect(outputs.getSchema('response_listThings_404')).to.equal(undefined);
  });

  it('accept only events of a known form', () => {
    const event = { id: 3, type: 'thing', op: 'remove', thing_id: 1 };
    expect(fits('event', event)).to.equal(true);
    expect(fits('event_ThingRemoveEvent', event)).to.equal(true);
    expect(fits('event_ThingAddEvent', event)).to.equal(false);
    expect(fits('event', { ...event, op: 'update' })).to.equal(false);
  });

  it("return the contract's message with the error of a parameter", () => {
    const check = inputs.getSchema('input_updateThing');
    expect(check?.({ thing_id: 12, mood: 'meh' })).to.equal(false);
    expect(at(check?.errors, '0', 'parentSchema', 'x-message')).to.equal('No such {name}');
  });

  it('accept unknown fields of an object in a parameter', () => {
    expect(
      inputs.validate('input_createThing', { name: 'Cup', size: 5, shape: { sides: 3, color: 'red' } }),
    ).to.equal(true);
  });
});

describe('the OpenAPI 3.0 document', () => {
  it('has no webhooks and no keyword that 3.0 lacks', async () => {
    const old = downConvert(buildDocument(await loadSmallContract()));
    expect(old.openapi).to.equal('3.0.3');
    expect(old).not.to.have.property('webhooks');
    expect(at(old, 'components', 'schemas', 'Thing', 'properties', 'owner_id')).to.deep.equal({
      type: 'integer',
      format: 'int64',
      nullable: true,
      description: 'Whose it is.',
    });
    expect(JSON.stringify(old)).not.to.match(/"const":/);
  });

  it('describes each request in one encoding: JSON bodies, and lists in a query as text', async () => {
    const { paths } = downConvert(buildDocument(await loadSmallContract(LIST_IN_QUERY)));
    expect(at(paths, '/things', 'post', 'requestBody', 'content')).to.have.all.keys('application/json');
    expect(at(paths, '/things', 'get', 'parameters', '0')).to.deep.equal({
      name: 'ids',
      in: 'query',
      description: 'IDs. Encoded as JSON.',
      schema: { type: 'string' },
      example: '[1]',
    });
  });

  const conversions: readonly [string, Schema, object][] = [
    ['a type that may be null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      'an enum that may be null',
      { type: ['string', 'null'], enum: ['a'] },
      { type: 'string', nullable: true, enum: ['a', null] },
    ],
    ['a constant', { type: 'string', const: 'add' }, { type: 'string', enum: ['add'] }],
    [
      'several types, each with its own keywords',
      { type: ['string', 'integer'], maxLength: 3, minimum: 1, description: 'Both.' },
      {
        anyOf: [
          { type: 'string', maxLength: 3 },
          { type: 'integer', minimum: 1 },
        ],
        description: 'Both.',
      },
    ],
    [
      'a choice with null',
      { oneOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
      { allOf: [{ $ref: '#/components/schemas/A' }], nullable: true },
    ],
    [
      'a reference with a description',
      { $ref: '#/components/schemas/A', description: 'An A.' },
      { allOf: [{ $ref: '#/components/schemas/A' }], description: 'An A.' },
    ],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    [
      'an exclusive limit',
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0, exclusiveMinimum: true },
    ],
    [
      'a tuple',
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], minItems: 2 },
      { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] }, minItems: 2 },
    ],
  ];
  for (const [what, schema, expected] of conversions) {
    it(`converts ${what}`, () => {
      expect(oldSchema(schema)).to.deep.equal(expected);
    });
  }
});
