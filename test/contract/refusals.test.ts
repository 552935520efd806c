import { expect } from 'chai';

import { ContractError } from '../../tools/generate-contract/problems.js';
import { loadSmallContract, type Change } from './small-contract.js';

const LIST = 'things/listThings.yaml';
const CREATE = 'things/createThing.yaml';
const UPDATE = 'things/updateThing.yaml';
const ERRORS = 'things/errors.yaml';
const CODES = 'error-codes.yaml';
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

const SIZE =
  'size: { schema: { type: integer, minimum: 1, default: 5 }, description: Its size., example: 7 }';

const SAME = 'things/listThingsAgain.yaml';

/** Adds an operation with `x-same-as` at another path. */
const addSame = (other: string, path: string, method = 'get'): Change[] => [
  [
    SAME,
    '',
    `operationId: listThingsAgain\nsummary: List the things again\ndescription: The same.\nx-same-as: ${other}\n`,
  ],
  [INDEX, '  /events:\n', `  ${path}:\n    ${method}: { $ref: './${SAME}' }\n  /events:\n`],
];

const FILE = '{ type: string, format: binary, maxLength: 1048576 }';

/** A setting with the given effect. */
const setting = (effect: string): string =>
  `loud: { schema: { type: boolean, default: false }, group: display, ${effect}description: Whether it is loud. }`;

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
    change: [ERRORS, 'code: NO_THING\n', 'code: NO_THING\n  kind: unknown\n'],
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
    message: /effect/,
  },
  {
    what: 'a setting with an effect and a missing need',
    change: [SETTINGS, '', setting('effect: server, needs: loudspeaker, ')],
    file: SETTINGS,
    message: /setting "loud" has an effect; `needs` is for settings without/,
  },
  {
    what: 'a feature level that the table does not have',
    change: [CREATE, 'since: 3', 'since: 4'],
    file: CREATE,
    message: /parameter `tags` names level 4, which is not in feature-levels\.yaml/,
  },
  {
    what: 'a feature level that changed nothing',
    change: [LIST, 'summary:', 'x-changes: [{ level: 2, change: New. }]\nsummary:'],
    file: LIST,
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
    change: [LIST, 'operationId: listThings', 'operationId: createThing'],
    file: CREATE,
    message: /operationId "createThing" is in things\/listThings\.yaml too/,
  },
  {
    what: 'a file that is not named by its operationId',
    change: [LIST, 'operationId: listThings', 'operationId: getThings'],
    file: LIST,
    message: /operationId is "getThings"; a file is named by its operationId/,
  },
  {
    what: 'two operations with the same method and shape of path',
    change: [
      INDEX,
      '  /things/{thing_id}:\n',
      '  /things/{id}:\n    get: { $ref: "./things/listThings.yaml" }\n  /things/{thing_id}:\n',
    ],
    file: INDEX,
    message: /listThings\.yaml is listed twice/,
  },
  {
    what: 'a path with the shape of another one',
    change: addSame('updateThing', '/things/{id}', 'patch'),
    file: SAME,
    message: /PATCH \/things\/\{id\} is also that of things\/updateThing\.yaml/,
  },
  {
    what: 'x-same-as with an unknown operation',
    change: addSame('listCups', '/cups'),
    file: SAME,
    message: /x-same-as is "listCups", which is no operation of things with a contract of its own/,
  },
  {
    what: 'x-same-as with the operation itself',
    change: addSame('listThingsAgain', '/cups'),
    file: SAME,
    message: /x-same-as is "listThingsAgain", which is no operation of things with a contract of its own/,
  },
  {
    what: 'a parameter beside x-same-as',
    change: [...addSame('listThings', '/cups'), [SAME, 'summary:', 'parameters: {}\nsummary:']],
    file: SAME,
    message: /unknown key "parameters"/,
  },
  {
    what: 'an operation that the index does not list',
    change: [INDEX, "    get: { $ref: './things/listThings.yaml' }\n", ''],
    file: LIST,
    message: /not in openapi\.yaml; add a line/,
  },
  {
    what: 'a line of the index without a file',
    change: [INDEX, 'listThings.yaml', 'lostThings.yaml'],
    file: INDEX,
    message: /refers to things\/lostThings\.yaml, which is not there/,
  },
  {
    what: 'a duplicate parameter',
    change: [CREATE, `  ${SIZE}`, `  ${SIZE}\n  ${SIZE}`],
    file: CREATE,
    message: /unique/,
  },
  {
    what: 'an alias that is the name of another parameter',
    change: [CREATE, 'name: words', 'name: size'],
    file: CREATE,
    message: /the name "size" belongs to both "tags" and "size"/,
  },
  {
    what: 'an alias in the body that is the name of a parameter in the path',
    change: [UPDATE, '    example: good', '    example: good\n    x-aliases: [{ name: thing_id }]'],
    file: UPDATE,
    message: /the name "thing_id" belongs to both "thing_id" and "mood"/,
  },
  {
    what: 'a parameter with a name that every request may have',
    change: [CREATE, '  size:', '  method:'],
    file: CREATE,
    message: /no parameter may be named "method"/,
  },
  {
    what: 'a list that is not encoded as JSON',
    change: [CREATE, '    example: [tea]', '    example: [tea]\n    style: form\n    explode: true'],
    file: CREATE,
    message: /at \/parameters\/tags: unknown key "style"/,
  },
  {
    what: 'a list of files, which cannot be encoded as JSON',
    change: [CREATE, 'type: string, maxLength: 9', 'type: string, format: binary'],
    file: CREATE,
    message: /parameter "tags" holds files inside a list/,
  },
  {
    what: 'a file of any size',
    change: [
      CREATE,
      'schema: { type: array, maxItems: 5, items: { type: string, maxLength: 9 } }',
      'schema: { type: string, format: binary }',
    ],
    file: CREATE,
    message: /parameter "tags" is a file; add "maxLength", its maximum size in bytes/,
  },
  {
    what: 'two file parameters',
    change: [
      [
        CREATE,
        'schema: { type: array, maxItems: 5, items: { type: string, maxLength: 9 } }',
        `schema: ${FILE}`,
      ],
      [CREATE, 'schema: { type: integer, minimum: 1, default: 5 }', `schema: ${FILE}`],
    ],
    file: CREATE,
    message: /tags and size are both files; keep one of them/,
  },
  {
    what: 'a list in a path',
    change: [
      'common/parameters.yaml',
      'schema: { type: integer, x-refers-to: draft }',
      'schema: { type: array, items: { type: integer } }',
    ],
    file: UPDATE,
    message: /parameter "thing_id" is a list or an object, which cannot be in a path/,
  },
  {
    what: 'a text of any length',
    change: [CREATE, ', maxLength: 9', ''],
    file: CREATE,
    message: /parameter tags\[0\] may be a text of any length/,
  },
  {
    what: 'a list of any length',
    change: [CREATE, 'maxItems: 5, ', ''],
    file: CREATE,
    message: /parameter tags may be a list of any length/,
  },
  {
    what: 'a path parameter without x-refers-to',
    change: ['common/parameters.yaml', ', x-refers-to: draft', ''],
    file: UPDATE,
    message: /parameter thing_id is in the path; add "x-refers-to"/,
  },
  {
    what: 'an ID without x-refers-to',
    change: [CREATE, '  size:', '  stream_id:'],
    file: CREATE,
    message: /parameter stream_id is an ID; add "x-refers-to"/,
  },
  {
    what: 'a handler check of null characters inside a parameter',
    change: [CREATE, 'maxLength: 9', 'maxLength: 9, x-handler-validates: [null-characters]'],
    file: CREATE,
    message: /parameter tags\[0\] is inside a parameter; move "null-characters"/,
  },
  {
    what: 'settings from a file without settings',
    change: [CREATE, 'parameters:', 'parameters:\n  $ref: ./settings.yaml'],
    file: CREATE,
    message: /"\$ref: \.\/settings\.yaml" names no settings/,
  },
  {
    what: 'an error that replaces one that applies elsewhere',
    change: ['things/errors.yaml', 'code: BAD_REQUEST', 'code: BAD_REQUEST\n  replaces: missingArgument'],
    file: 'things/errors.yaml',
    message: /error "nameTaken" replaces "missingArgument", which does not apply where it does/,
  },
  {
    what: 'an ID of an unknown kind',
    change: ['common/parameters.yaml', 'x-refers-to: draft', 'x-refers-to: drift'],
    file: 'common/parameters.yaml',
    message: /must be one of \["address"/,
  },
  {
    what: 'an example of a parameter that does not validate',
    change: [CREATE, 'example: Cup', 'example: Cup and saucer'],
    file: CREATE,
    message: /the example of parameter "name" does not validate: must NOT have more than 10/,
  },
  {
    what: 'a default that does not validate',
    change: [CREATE, 'default: 5', 'default: 0'],
    file: CREATE,
    message: /the default of parameter "size" does not validate/,
  },
  {
    what: 'a parameter without an example',
    change: [CREATE, ', example: 7', ''],
    file: CREATE,
    message: /parameter "size" has no example/,
  },
  {
    what: 'an example of a response that does not validate',
    change: [CREATE, 'default: { id: 25 }', 'default: { id: x }'],
    file: CREATE,
    message: /the example "default" does not validate: \/id must be integer/,
  },
  {
    what: 'an example of a response with a field that the schema does not list',
    change: [LIST, 'owner_id: null', 'owner_id: null, color: red'],
    file: LIST,
    message: /the example "default" does not validate: \/things\/0 must NOT have additional properties/,
  },
  {
    what: 'a response without an example',
    change: [LIST, '  default:', '  other:'],
    file: LIST,
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
    change: [ERRORS, 'thing_id: 12', 'thing_id: twelve'],
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
    what: 'an error that does not exist',
    change: [CREATE, '[nameTaken]', '[nameTaken, nameBad]'],
    file: CREATE,
    message: /no error is named "nameBad"/,
  },
  {
    what: 'an error that no operation uses',
    change: [CREATE, 'errors: [nameTaken]', ''],
    file: ERRORS,
    message: /error "nameTaken" is used by no operation/,
  },
  {
    what: 'a duplicate error',
    change: ['common/errors.yaml', 'invalidParameter:', 'noThing:'],
    file: ERRORS,
    message: /error "noThing" is in common\/errors\.yaml too/,
  },
  {
    what: 'a message with a value of no stated type',
    change: [ERRORS, '  variables: { name: { type: string } }\n', ''],
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
    what: 'an operation without a description',
    change: [LIST, 'description: Answers every thing.\n', ''],
    file: LIST,
    message: /"description" is missing/,
  },
  {
    what: 'a parameter without a description',
    change: [CREATE, ', description: Its size.', ''],
    file: CREATE,
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
    what: 'a parameter in the body of a GET',
    change: [
      LIST,
      'response:',
      'parameters:\n  size: { in: body, schema: { type: integer }, description: Size., example: 1 }\nresponse:',
    ],
    file: LIST,
    message: /parameter "size" is "in: body", but tools send GET without a body/,
  },
  {
    what: 'an error without a description',
    change: [ERRORS, '  description: Nothing has the ID.\n', ''],
    file: ERRORS,
    message: /at \/noThing: "description" is missing/,
  },
  {
    what: 'a path with a parameter that is not declared',
    change: [UPDATE, "  thing_id: { $ref: '../common/parameters.yaml#/thing_id' }\n", ''],
    file: UPDATE,
    message: /\/things\/\{thing_id\} has \{thing_id\}; declare the parameter/,
  },
  {
    what: 'a parameter in a path that does not have it',
    change: [INDEX, '/things/{thing_id}', '/things/it'],
    file: UPDATE,
    message: /parameter "thing_id" is "in: path", but \/things\/it has no \{thing_id\}/,
  },
  {
    what: 'an unknown x- key of an operation',
    change: [LIST, 'summary:', 'x-premission: { role: guest }\nsummary:'],
    file: LIST,
    message: /unknown key "x-premission"/,
  },
  {
    what: 'an unknown x- key of a schema',
    change: [SCHEMAS, 'sides: { type: integer,', 'sides: { type: integer, x-sinse: 3,'],
    file: SCHEMAS,
    message: /unknown key "x-sinse"/,
  },
  {
    what: 'a reference to a schema that does not exist',
    change: [CREATE, '#/Shape', '#/Form'],
    file: CREATE,
    message: /no schema is named "Form"/,
  },
  {
    what: 'a reference to something other than a schema',
    change: [CREATE, './schemas.yaml#/Shape', './shapes/round.yaml'],
    file: CREATE,
    message: /does not name a schema/,
  },
  {
    what: 'a reference to a parameter that does not exist',
    change: [UPDATE, '#/thing_id', '#/cup_id'],
    file: UPDATE,
    message: /names no parameter/,
  },
  {
    what: 'a duplicate schema',
    change: ['common/schemas.yaml', '', 'Thing: { type: string, description: A thing. }'],
    file: SCHEMAS,
    message: /schema "Thing" is in common\/schemas\.yaml too/,
  },
  {
    what: 'an event without a type',
    change: [EVENTS, '    type: { const: thing }\n    op: { const: remove }', '    op: { const: remove }'],
    file: EVENTS,
    message: /event "ThingRemoveEvent" needs "type: \{ const: … \}"/,
  },
  {
    what: 'a schema that takes the name of a union of events',
    change: [SCHEMAS, 'Shape:', 'ThingEvent: { type: string, description: Not an event. }\nShape:'],
    file: EVENTS,
    message: /"ThingEvent" is the name of the union of all thing events/,
  },
  {
    what: 'a response field with the name of an envelope field',
    change: [
      CREATE,
      '    id: { type: integer, description: ID of the thing. }',
      '    id: { type: integer, description: ID. }\n    msg: { type: string, description: Text. }',
    ],
    file: CREATE,
    message: /"response" has a field "msg", which the envelope has/,
  },
  {
    what: 'a part that the index does not know',
    change: [INDEX, '  - { name: things, description: Things. }\n', ''],
    file: LIST,
    message: /"things" is not a part/,
  },
  {
    what: 'a schema that Ajv refuses in strict mode',
    change: [SCHEMAS, 'sides: { type: integer,', 'sides: { type: integer, maxLength: 3,'],
    file: CREATE,
    message: /strict mode/,
  },
];

describe('the generator', () => {
  it('accepts the small contract', () => {
    expect(loadSmallContract().operations.map(({ id }) => id)).to.deep.equal([
      'listThings',
      'createThing',
      'updateThing',
      'getEvents',
    ]);
  });

  it("says in a setting's description if the server does not apply it", () => {
    const described = (effect: string): string | undefined =>
      loadSmallContract([SETTINGS, '', setting(effect)]).settings[0]?.description;
    expect(described('effect: server, ')).to.equal('Whether it is loud.');
    expect(described('effect: none, ')).to.equal('Whether it is loud.');
    expect(described('effect: client, ')).to.equal('Whether it is loud. Only clients apply it.');
    expect(described('effect: none, needs: loudspeaker, ')).to.equal(
      'Whether it is loud. The server stores and announces it, without effect: it has no loudspeaker.',
    );
  });

  for (const { what, change, file, message } of REFUSALS) {
    it(`refuses ${what}`, () => {
      const changes = (Array.isArray(change[0]) ? change : [change]) as readonly Change[];
      let refused: unknown;
      try {
        loadSmallContract(...changes);
      } catch (error) {
        refused = error;
      }
      if (!(refused instanceof ContractError)) throw new Error('It was not refused.', { cause: refused });
      const { problems } = refused;
      const told = problems.some((problem) => problem.file === file && message.test(problem.message));
      expect(told, refused.message).to.equal(true);
    });
  }

  it('reports all problems at once', () => {
    const both = (): unknown =>
      loadSmallContract([LIST, 'summary:', 'x-one: 1\nsummary:'], [CREATE, 'summary:', 'x-two: 2\nsummary:']);
    expect(both)
      .to.throw(ContractError)
      .with.property('message')
      .that.matches(/"x-two".*\n.*"x-one"/);
  });
});
