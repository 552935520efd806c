import { expect } from 'chai';

import { ContractError } from '../../tools/generate-contract/problems.js';
import { loadSmallContract, type Change } from './small-contract.js';

const THINGS = 'things/paths/things.yaml';
const THING = 'things/paths/things.thing_id.yaml';
const UNIONS = 'events/unions.yaml';
const PARAMETERS = 'common/parameters.yaml';
const ERRORS = 'things/errors.yaml';
const CODES = 'error-codes.yaml';
const DEFAULT_TOOLS = 'default-tools.yaml';
const EVENTS = 'things/events.yaml';
const SCHEMAS = 'things/schemas.yaml';
const INDEX = 'openapi.yaml';
const LEVELS = 'feature-levels.yaml';
const SETTINGS = 'things/settings.yaml';

interface Refusal {
  readonly what: string;
  readonly change: Change | readonly Change[];
  readonly file: string;
  readonly message: RegExp;
}

const SIZE = 'size: { type: integer, minimum: 1, default: 5, description: Its size., examples: [7] }';

const TAGS = `      type: array
      maxItems: 5
      items: { type: string, maxLength: 9 }
`;

const FILE = 'type: string, format: binary, x-server: { maxBytes: 1048576 }';

/** A setting with the given effect. */
const setting = (effect: string): string => `UserSettingValues:
  description: Settings of a user.
  type: object
  properties:
    loud:
      type: boolean
      description: Whether it is loud.
      x-setting: { group: display, default: false${effect} }
`;

/** The objects of responses beside settings of users. */
const allOf = (settings: string): string => `${settings}
UserSettingDefaults: { description: Defaults., type: object, required: [loud] }
UserSettings: { description: Settings., type: object }
LegacyUserSettings: { description: Settings., type: object }
`;

/** A path with one operation, which returns no fields. */
const pathOf = (method: string, operationId: string, more = ''): string => `path:
  ${method}:
    operationId: ${operationId}
    summary: List the things again
    description: The same.
    tags: [things]
${more}    responses:
      '200': { $ref: ../../common/responses.yaml#/Success }
      '401': { $ref: ../../common/responses.yaml#/Unauthorized }
`;

const OTHER = 'things/paths/other.yaml';

/** Adds a path with its file. */
const addPath = (path: string, text: string): Change[] => [
  [OTHER, '', text],
  [INDEX, '  /events:', `  ${path}: { $ref: ./${OTHER}#/path }\n  /events:`],
];

/** A code whose errors have a remedy for each kind. */
const withKinds: Change = [
  CODES,
  'BAD_REQUEST: { meaning: The request is wrong., remedy: Correct it. }',
  'BAD_REQUEST: { meaning: The request is wrong., kinds: { taken: { meaning: It is taken., remedy: Choose. } } }',
];

const REFUSALS: readonly Refusal[] = [
  {
    what: 'an error without a remedy, if its code has several',
    change: withKinds,
    file: ERRORS,
    message: /error "nameTaken" has no remedy; add "kind", one of taken/,
  },
  {
    what: 'a kind of errors that no error has',
    change: withKinds,
    file: CODES,
    message: /no error with the code BAD_REQUEST has the kind taken; remove it/,
  },
  {
    what: 'an error with a kind that its code does not have',
    change: [ERRORS, 'status: 404\n', 'status: 404\n    kind: unknown\n'],
    file: ERRORS,
    message: /error "noThing" has a kind, but its code NO_THING has none; remove it/,
  },
  {
    what: 'a code with neither a remedy nor kinds',
    change: [CODES, ', remedy: Name another.', ''],
    file: CODES,
    message: /NO_THING/,
  },
  {
    what: 'a setting without an effect',
    change: [SETTINGS, '', setting('')],
    file: SETTINGS,
    message: /"x-setting" must have required property 'effect'/,
  },
  {
    what: 'a setting with an effect and a missing need',
    change: [SETTINGS, '', setting(', effect: server, needs: loudspeaker')],
    file: SETTINGS,
    message: /setting "loud" has an effect; `needs` is for settings without/,
  },
  {
    what: 'a feature level that the table does not have',
    change: [THINGS, 'since: 3', 'since: 4'],
    file: THINGS,
    message: /parameter `tags` names level 4, which is not in feature-levels\.yaml/,
  },
  {
    what: 'a feature level that changed nothing',
    change: [THINGS, 'summary:', 'x-changes: [{ level: 2, change: New. }]\n    summary:'],
    file: THINGS,
    message: /`GET \/things` names level 2, which changed nothing according to feature-levels\.yaml/,
  },
  {
    what: 'a feature level that nothing refers to, without a reason',
    change: [LEVELS, ', absent: There always were.', ''],
    file: LEVELS,
    message: /level 1 is named by no element of the contract/,
  },
  {
    what: 'a reason for a feature level that something refers to',
    change: [SCHEMAS, '  description: A thing.', '  description: A thing.\n  x-since: 1'],
    file: LEVELS,
    message: /level 1 is named by an element of the contract; remove "absent"/,
  },
  {
    what: 'a table of feature levels with one missing',
    change: [LEVELS, "- { level: 2, release: '1.0', nothing: Only marks the release. }\n", ''],
    file: LEVELS,
    message: /found level 3 in place of 2/,
  },
  {
    what: 'a newest feature level of no release line',
    change: [LEVELS, "level: 3, development: '2.0', ", 'level: 3, '],
    file: LEVELS,
    message: /level 3 is the newest; add "release", or "development" before the release/,
  },
  {
    what: 'a release in development below another level',
    change: [LEVELS, "level: 2, release: '1.0', ", "level: 2, development: '1.0', "],
    file: LEVELS,
    message: /level 2 is not the newest; remove "development"/,
  },
  {
    what: 'an event without recipients',
    change: [EVENTS, '  x-audience: everyone\n', ''],
    file: EVENTS,
    message: /event "ThingAddEvent" does not state its recipients; add "x-audience", one of everyone/,
  },
  {
    what: 'a gap without a decision',
    change: [SCHEMAS, '  description: A shape.', "  description: A shape.\n  x-gap: 'left open: which'"],
    file: SCHEMAS,
    message: /the x-gap of object `Shape` is not "left open: …; decided: …\." or "departs: …\."/,
  },
  {
    what: 'a duplicate operationId',
    change: [THING, 'operationId: updateThing', 'operationId: createThing'],
    file: THING,
    message: /operationId "createThing" is in things\/paths\/things\.yaml too/,
  },
  {
    what: 'a path with the shape of another one',
    change: addPath('/things/{id}', pathOf('patch', 'changeThing')),
    file: OTHER,
    message: /PATCH \/things\/\{id\} is also that of things\/paths\/things\.thing_id\.yaml/,
  },
  {
    what: 'a path that the index does not list',
    change: [OTHER, '', pathOf('get', 'listOthers')],
    file: OTHER,
    message: /the path is not in openapi\.yaml; add a line/,
  },
  {
    what: 'a line of the index without a file',
    change: [INDEX, 'paths/things.yaml', 'paths/lost.yaml'],
    file: INDEX,
    message: /\/things refers to things\/paths\/lost\.yaml, which is not there/,
  },
  {
    what: 'a duplicate parameter',
    change: [THINGS, `    ${SIZE}`, `    ${SIZE}\n    ${SIZE}`],
    file: THINGS,
    message: /unique/,
  },
  {
    what: 'a list in a path',
    change: [
      PARAMETERS,
      'schema: { type: integer, x-refers-to: draft }',
      'schema: { type: array, items: { type: integer } }',
    ],
    file: THING,
    message: /parameter "thing_id" is a list or an object, which cannot be in a path/,
  },
  {
    what: 'an ID of an unknown kind',
    change: [PARAMETERS, 'x-refers-to: draft', 'x-refers-to: drift'],
    file: PARAMETERS,
    message: /"x-refers-to" must be one of \["address"/,
  },
  {
    what: 'an error that does not exist',
    change: [THINGS, '../errors.yaml#/nameTaken', '../errors.yaml#/nameBad'],
    file: ERRORS,
    message: /Missing \$ref pointer "#\/nameBad"/,
  },
  {
    what: 'a reference to a schema that does not exist',
    change: [THINGS, '#/Shape', '#/Form'],
    file: SCHEMAS,
    message: /Missing \$ref pointer "#\/Form"/,
  },
  {
    what: 'a reference to a file that does not exist',
    change: [THINGS, '../schemas.yaml#/Shape', '../shapes.yaml#/Shape'],
    file: 'things/shapes.yaml',
    message: /Error opening file/,
  },
  {
    what: 'the body of a response as a value',
    change: [
      SCHEMAS,
      'name: { type: string, description: Its name. }',
      'name: { $ref: ./paths/things.yaml#/CreateThingResult }',
    ],
    file: SCHEMAS,
    message: /"CreateThingResult" is no schema of values/,
  },
  {
    what: 'an operation without a response',
    change: addPath(
      '/others',
      pathOf('get', 'listOthers').replace(/ {4}responses:[^]*/, '    responses: {}\n'),
    ),
    file: OTHER,
    message: /listOthers can have the status 200; add it/,
  },
  {
    what: 'a key that OpenAPI does not know',
    change: [THINGS, 'summary: List the things', 'sumary: List the things'],
    file: INDEX,
    message: /must NOT have unevaluated properties/,
  },
  {
    what: 'an unknown x- key of an operation',
    change: [THINGS, 'summary:', 'x-premission: { role: guest }\n    summary:'],
    file: THINGS,
    message: /there is no extension "x-premission"/,
  },
  {
    what: 'an unknown x- key of a schema',
    change: [SCHEMAS, 'sides: { type: integer,', 'sides: { type: integer, x-sinse: 3,'],
    file: SCHEMAS,
    message: /there is no extension "x-sinse"/,
  },
  {
    what: 'an unknown key of an extension',
    change: [THINGS, 'bots: false', 'bots: false, rolle: owner'],
    file: THINGS,
    message: /"x-permission" has the unknown key "rolle"/,
  },
  {
    what: 'an error without what the server knows of it',
    change: [ERRORS, '  x-error:\n    status: 404', '  x-eror:\n    status: 404'],
    file: ERRORS,
    message: /"x-eror"/,
  },
  {
    what: 'an error whose msg is not that of its message',
    change: [ERRORS, 'msg: Thing 12 does not exist', 'msg: Thing 13 does not exist'],
    file: ERRORS,
    message: /has the msg "Thing 13 does not exist", and its message gives "Thing 12 does not exist"/,
  },
  {
    what: 'a status that the operation has and does not state',
    change: [THINGS, "      '401': { $ref: ../../common/responses.yaml#/Unauthorized }\n  post:", '  post:'],
    file: THINGS,
    message: /listThings can have the status 401; add it to its responses/,
  },
  {
    what: 'a status that the operation states and does not have',
    change: [
      THINGS,
      "      '401':",
      "      '404': { $ref: ../../common/responses.yaml#/BadRequest }\n      '401':",
    ],
    file: THINGS,
    message: /listThings never has the status 404; remove it/,
  },
  {
    what: 'a change without a word on retries',
    change: [THINGS, '    x-server: { idempotency: ignored }\n', ''],
    file: THINGS,
    message: /createThing changes something; add the parameter IdempotencyKey/,
  },
  {
    what: 'an event that its union lacks',
    change: [UNIONS, ', { $ref: ../things/events.yaml#/ThingRemoveEvent }', ''],
    file: UNIONS,
    message: /ThingEvent lacks "ThingRemoveEvent" in "oneOf"/,
  },
  {
    what: 'a code of errors that the document lacks',
    change: ['common/schemas.yaml', ', NO_THING', ''],
    file: 'common/schemas.yaml',
    message: /ErrorCode lacks "NO_THING" in "enum"/,
  },
  {
    what: 'a code that no error has',
    change: ['common/schemas.yaml', ', NO_THING', ', NO_THING, NO_CUP'],
    file: 'common/schemas.yaml',
    message: /ErrorCode has "NO_CUP" in "enum", which is not there/,
  },
  {
    what: 'an event without a type',
    change: [EVENTS, '    type: { const: thing }\n    op: { const: remove }', '    op: { const: remove }'],
    file: EVENTS,
    message: /event "ThingRemoveEvent" needs "type: \{ const: … \}"/,
  },
  {
    what: 'an event that does not require its id',
    change: [EVENTS, 'required: [id, type, op, thing_id]', 'required: [type, op, thing_id]'],
    file: EVENTS,
    message: /event "ThingRemoveEvent" does not require "id"; add it/,
  },
  {
    what: 'a duplicate schema',
    change: [
      THINGS,
      'ListThingsResult:',
      'Shape: { type: string, description: A shape. }\nListThingsResult:',
    ],
    file: SCHEMAS,
    message: /"Shape" is in things\/paths\/things\.yaml too/,
  },
  {
    what: 'a duplicate error',
    change: ['common/errors.yaml', 'invalidParameter:', 'noThing:'],
    file: ERRORS,
    message: /"noThing" is in common\/errors\.yaml too/,
  },
  {
    what: 'a path with a parameter that is not declared',
    change: [THING, '    parameters:\n      - { $ref: ../../common/parameters.yaml#/ThingId }\n', ''],
    file: THING,
    message: /\/things\/\{thing_id\} has \{thing_id\}; declare the parameter/,
  },
  {
    what: 'a parameter in a path that does not have it',
    change: [INDEX, '/things/{thing_id}', '/things/it'],
    file: THING,
    message: /parameter "thing_id" is "in: path", but \/things\/it has no \{thing_id\}/,
  },
  {
    what: 'an alias that is the name of another parameter',
    change: [THINGS, 'name: words', 'name: size'],
    file: THINGS,
    message: /the name "size" belongs to both "tags" and "size"/,
  },
  {
    what: 'an alias in the body that is the name of a parameter in the path',
    change: [THING, 'examples: [good]', 'examples: [good]\n      x-aliases: [{ name: thing_id }]'],
    file: THING,
    message: /the name "thing_id" belongs to both "thing_id" and "mood"/,
  },
  {
    what: 'a parameter with a name that every request may have',
    change: [THINGS, '    size:', '    method:'],
    file: THINGS,
    message: /no parameter may be named "method"/,
  },
  {
    what: 'a list of files, which cannot be encoded as JSON',
    change: [THINGS, 'type: string, maxLength: 9', 'type: string, format: binary'],
    file: THINGS,
    message: /parameter "tags" holds files inside a list/,
  },
  {
    what: 'a file of any size',
    change: [THINGS, TAGS, '      type: string\n      format: binary\n'],
    file: THINGS,
    message: /parameter "tags" is a file; add "x-server: \{ maxBytes: … \}", its maximum size/,
  },
  {
    what: 'two file parameters',
    change: [
      [THINGS, TAGS, '      type: string\n      format: binary\n      x-server: { maxBytes: 1048576 }\n'],
      [THINGS, 'type: integer, minimum: 1, default: 5', FILE],
    ],
    file: THINGS,
    message: /tags and size are both files; keep one of them/,
  },
  {
    what: 'a text of any length',
    change: [THINGS, ', maxLength: 9', ''],
    file: THINGS,
    message: /parameter tags\[0\] may be a text of any length/,
  },
  {
    what: 'a list of any length',
    change: [THINGS, '      maxItems: 5\n', ''],
    file: THINGS,
    message: /parameter tags may be a list of any length/,
  },
  {
    what: 'a path parameter without x-refers-to',
    change: [PARAMETERS, ', x-refers-to: draft', ''],
    file: THING,
    message: /parameter thing_id is in the path; add "x-refers-to"/,
  },
  {
    what: 'an ID without x-refers-to',
    change: [THINGS, '    size:', '    stream_id:'],
    file: THINGS,
    message: /parameter stream_id is an ID; add "x-refers-to"/,
  },
  {
    what: 'a handler check of null characters inside a parameter',
    change: [THINGS, 'maxLength: 9', 'maxLength: 9, x-server: { validates: [null-characters] }'],
    file: THINGS,
    message: /parameter tags\[0\] is inside a parameter; move "null-characters"/,
  },
  {
    what: 'an error that replaces one that applies elsewhere',
    change: ['things/errors.yaml', 'status: 400\n', 'status: 400\n    replaces: missingArgument\n'],
    file: 'things/errors.yaml',
    message: /error "nameTaken" replaces "missingArgument", which does not apply where it does/,
  },
  {
    what: 'an example of a parameter that does not validate',
    change: [THINGS, 'examples: [Cup]', 'examples: [Cup and saucer]'],
    file: THINGS,
    message: /the example of parameter "name" does not validate: must NOT have more than 10/,
  },
  {
    what: 'a default that does not validate',
    change: [THINGS, 'default: 5', 'default: 0'],
    file: THINGS,
    message: /the default of parameter "size" does not validate/,
  },
  {
    what: 'a parameter without an example',
    change: [THINGS, ', examples: [7]', ''],
    file: THINGS,
    message: /parameter "size" has no example/,
  },
  {
    what: 'an example of a response that does not validate',
    change: [THINGS, 'id: 25', 'id: x'],
    file: THINGS,
    message: /the example "default" does not validate: \/id must be integer/,
  },
  {
    what: 'an example of a response with a field that the schema does not list',
    change: [THINGS, 'owner_id: null', 'owner_id: null, color: red'],
    file: THINGS,
    message: /the example "default" does not validate: \/things\/0 must NOT have additional properties/,
  },
  {
    what: 'a response without an example',
    change: [THINGS, 'default: { value:', 'other: { value:'],
    file: THINGS,
    message: /"examples" has no "default"/,
  },
  {
    what: 'an example of an event that does not validate',
    change: [EVENTS, 'op: remove, thing_id: 1', 'op: removed, thing_id: 1'],
    file: EVENTS,
    message: /the example of "ThingRemoveEvent" does not validate/,
  },
  {
    what: 'an example of an error that does not validate',
    change: [
      ERRORS,
      'msg: Thing 12 does not exist, code: NO_THING, thing_id: 12',
      'msg: Thing x does not exist, code: NO_THING, thing_id: x',
    ],
    file: ERRORS,
    message: /the example of error "noThing" \(in updateThing\) does not validate/,
  },
  {
    what: 'an example of a schema that does not validate',
    change: [SCHEMAS, 'owner_id: 3 }', 'owner_id: true }'],
    file: SCHEMAS,
    message: /the example of "Thing" does not validate/,
  },
  {
    what: 'an error that no operation uses',
    change: [
      THINGS,
      'nameTaken: { $ref: ../errors.yaml#/nameTaken }',
      'invalidParameter: { $ref: ../../common/errors.yaml#/invalidParameter }',
    ],
    file: ERRORS,
    message: /error "nameTaken" is used by no operation/,
  },
  {
    what: 'a message with a value of no stated type',
    change: [ERRORS, '    variables: { name: { type: string, example: Cup } }\n', ''],
    file: ERRORS,
    message: /error "nameTaken" uses \{name\}; state its type/,
  },
  {
    what: 'an error with an unknown value of applies',
    change: ['common/errors.yaml', 'applies: authenticated', 'applies: sometimes'],
    file: 'common/errors.yaml',
    message: /error "notLoggedIn" applies where "sometimes"/,
  },
  {
    what: 'a parameter without a description',
    change: [THINGS, ', description: Its size.', ''],
    file: THINGS,
    message: /parameter "size" has no description/,
  },
  {
    what: 'a property without a description',
    change: [SCHEMAS, ', description: Whose it is.', ''],
    file: SCHEMAS,
    message: /schema "Thing": property "owner_id" has no description/,
  },
  {
    what: 'a schema without a description',
    change: [SCHEMAS, '  description: A shape.\n', ''],
    file: SCHEMAS,
    message: /schema "Shape" has no description/,
  },
  {
    what: 'a field of an error without a description',
    change: [ERRORS, 'thing_id: { type: integer, description: The ID. }', 'thing_id: { type: integer }'],
    file: ERRORS,
    message: /error "noThing": property "thing_id" has no description/,
  },
  {
    what: 'a response field with the name of an envelope field',
    change: [
      THINGS,
      'id: { type: integer, description: ID of the thing. }',
      'id: { type: integer, description: ID. }\n        msg: { type: string, description: Text. }',
    ],
    file: THINGS,
    message: /"response" has a field "msg", which the envelope has/,
  },
  {
    what: 'a part that the index does not know',
    change: [INDEX, '  - { name: things, description: Things. }\n', ''],
    file: THINGS,
    message: /"things" is not a part/,
  },
  {
    what: 'parameters of a path, which it does not read',
    change: [THING, 'path:\n', 'path:\n  parameters: []\n'],
    file: THING,
    message: /"parameters" of a path is not read/,
  },
  {
    what: 'callbacks of an operation, which it does not read',
    change: [THINGS, 'summary:', 'callbacks: {}\n    summary:'],
    file: THINGS,
    message: /"callbacks" of an operation is not read/,
  },
  {
    what: 'a keyword of schemas that it does not read',
    change: [SCHEMAS, 'sides: { type: integer,', 'sides: { type: integer, multipleOf: 3,'],
    file: SCHEMAS,
    message: /"multipleOf" of a schema is not read/,
  },
  {
    what: 'such a keyword beside the form that the server accepts',
    change: [
      SCHEMAS,
      'sides: { type: integer,',
      'sides: { type: integer, x-accepts: { type: string, not: {} },',
    ],
    file: SCHEMAS,
    message: /"not" of a schema is not read/,
  },
  {
    what: 'an extension in the wrong place',
    change: [THINGS, 'summary:', 'x-truncate-at: 5\n    summary:'],
    file: THINGS,
    message: /"x-truncate-at" means nothing in an operation/,
  },
  {
    what: 'a default tool that is no operation',
    change: [DEFAULT_TOOLS, 'listThings', 'listThing'],
    file: DEFAULT_TOOLS,
    message: /"listThing" is no tool/,
  },
  {
    what: 'a default tool that agents cannot use, since it takes a file',
    change: [
      [DEFAULT_TOOLS, 'listThings', 'createThing'],
      [THINGS, SIZE, `size: { ${FILE}, description: Its size. }`],
    ],
    file: DEFAULT_TOOLS,
    message: /"createThing" is no tool/,
  },
  {
    what: 'a default tool that is listed twice',
    change: [DEFAULT_TOOLS, '- listThings', '- listThings\n- listThings'],
    file: DEFAULT_TOOLS,
    message: /must NOT have duplicate items/,
  },
  {
    what: 'a part with the name of another toolset',
    change: [
      [INDEX, '  - { name: things,', '  - { name: all, description: All. }\n  - { name: things,'],
      [INDEX, 'paths:\n', 'paths:\n  /all: { $ref: ./all/paths/all.yaml#/path }\n'],
      ['all/paths/all.yaml', '', pathOf('get', 'listAll')],
    ],
    file: 'all/paths/all.yaml',
    message: /"all" is the name of a toolset/,
  },
  {
    what: 'a schema that Ajv refuses in strict mode',
    change: [SCHEMAS, 'sides: { type: integer,', 'sides: { type: integer, maxLength: 3,'],
    file: THINGS,
    message: /strict mode/,
  },
];

describe('the generator', () => {
  it('accepts the small contract', async () => {
    expect((await loadSmallContract()).operations.map(({ id }) => id)).to.deep.equal([
      'listThings',
      'createThing',
      'updateThing',
      'getEvents',
    ]);
  });

  it("says in a setting's description if the server does not apply it", async () => {
    const described = async (effect: string): Promise<string | undefined> =>
      (await loadSmallContract([SETTINGS, '', allOf(setting(effect))])).settings[0]?.description;
    expect(await described(', effect: server')).to.equal('Whether it is loud.');
    expect(await described(', effect: none')).to.equal('Whether it is loud.');
    expect(await described(', effect: client')).to.equal('Whether it is loud. Only clients apply it.');
    expect(await described(', effect: none, needs: loudspeaker')).to.equal(
      'Whether it is loud. The server stores and announces it, without effect: it has no loudspeaker.',
    );
  });

  for (const { what, change, file, message } of REFUSALS) {
    it(`refuses ${what}`, async () => {
      const changes = (Array.isArray(change[0]) ? change : [change]) as readonly Change[];
      let refused: unknown;
      try {
        await loadSmallContract(...changes);
      } catch (error) {
        refused = error;
      }
      if (!(refused instanceof ContractError)) throw new Error('It was not refused.', { cause: refused });
      const { problems } = refused;
      const told = problems.some((problem) => problem.file === file && message.test(problem.message));
      expect(told, refused.message).to.equal(true);
    });
  }

  it('reports all problems at once', async () => {
    const problems = await loadSmallContract(
      [THINGS, 'summary:', 'x-one: 1\n    summary:'],
      [THING, 'summary:', 'x-two: 2\n    summary:'],
    ).catch((error: unknown) => error);
    expect(problems)
      .to.be.instanceOf(ContractError)
      .with.property('message')
      .that.matches(/"x-one".*\n.*"x-two"/);
  });
});
