import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Contract } from '../../tools/generate-contract/contract.js';
import { load } from '../../tools/generate-contract/generate.js';

/** A contract of four operations that uses every kind of source, by file. */
const FILES: Readonly<Record<string, string>> = {
  'openapi.yaml': `
openapi: 3.1.0
info: { title: Small, version: '1', description: A small contract. }
servers: [{ url: /api/v1 }]
tags:
  - { name: events, description: Events. }
  - { name: things, description: Things. }
security: [{ basic: [] }]
components: { securitySchemes: { basic: { type: http, scheme: basic } } }
paths:
  /things: { $ref: ./things/paths/things.yaml#/path }
  /things/{thing_id}: { $ref: ./things/paths/things.thing_id.yaml#/path }
  /events: { $ref: ./events/paths/events.yaml#/path }
`,
  'feature-levels.yaml': `
- { level: 3, development: '2.0', change: Tags were words. }
- { level: 2, release: '1.0', nothing: Only marks the release. }
- { level: 1, change: There are things., absent: There always were. }
`,
  'error-codes.yaml': `
BAD_REQUEST: { meaning: The request is wrong., remedy: Correct it. }
MISSING: { meaning: A parameter is absent., remedy: Send it. }
NO_THING: { meaning: There is no such thing., remedy: Name another. }
UNAUTHORIZED: { meaning: There are no credentials., remedy: Send them. }
`,
  'audiences.yaml': `
everyone: Everyone.
`,
  'default-tools.yaml': `
- listThings
`,
  'events/paths/events.yaml': `
path:
  get:
    operationId: getEvents
    summary: Get events
    description: Answers what happened.
    tags: [events]
    responses:
      '200':
        description: The request succeeded.
        content:
          application/json:
            schema: { $ref: '#/GetEventsResult' }
            examples: { default: { value: { result: success, msg: '', events: [] } } }
      '401': { $ref: ../../common/responses.yaml#/Unauthorized }

GetEventsResult:
  description: Response of getEvents.
  allOf:
    - { $ref: ../../common/schemas.yaml#/SuccessResponse }
    - type: object
      required: [events]
      properties:
        events: { type: array, items: { $ref: ../unions.yaml#/Event }, description: What happened. }
`,
  'events/unions.yaml': `
EventId: { type: integer, description: ID of the event in its queue. }
ThingEvent:
  description: An event of type \`thing\`.
  oneOf: [{ $ref: ../things/events.yaml#/ThingAddEvent }, { $ref: ../things/events.yaml#/ThingRemoveEvent }]
Event:
  description: Any event of a queue.
  oneOf: [{ $ref: '#/ThingEvent' }]
`,
  'things/paths/things.yaml': `
path:
  get:
    operationId: listThings
    summary: List the things
    description: Answers every thing.
    tags: [things]
    responses:
      '200':
        description: The request succeeded.
        content:
          application/json:
            schema: { $ref: '#/ListThingsResult' }
            examples:
              default: { value: { result: success, msg: '', things: [{ id: 1, name: Cup, owner_id: null }] } }
      '401': { $ref: ../../common/responses.yaml#/Unauthorized }
  post:
    operationId: createThing
    summary: Create a thing
    description: Makes a thing.
    tags: [things]
    x-permission: { role: administrator, bots: false }
    x-server: { idempotency: ignored }
    requestBody:
      required: true
      content:
        application/x-www-form-urlencoded:
          schema: { $ref: '#/CreateThingRequest' }
          encoding: { tags: { contentType: application/json }, shape: { contentType: application/json } }
        application/json: { schema: { $ref: '#/CreateThingRequest' } }
    responses:
      '200':
        description: The request succeeded.
        content:
          application/json:
            schema: { $ref: '#/CreateThingResult' }
            examples: { default: { value: { result: success, msg: '', id: 25 } } }
      '400':
        description: The request is invalid or not allowed.
        content:
          application/json:
            schema: { $ref: ../../common/schemas.yaml#/Error }
            examples:
              nameTaken: { $ref: ../errors.yaml#/nameTaken }
      '401': { $ref: ../../common/responses.yaml#/Unauthorized }

ListThingsResult:
  description: Response of listThings.
  allOf:
    - { $ref: ../../common/schemas.yaml#/SuccessResponse }
    - type: object
      required: [things]
      properties:
        things: { type: array, items: { $ref: ../schemas.yaml#/Thing }, description: The things. }

CreateThingRequest:
  description: Parameters of createThing.
  type: object
  required: [name]
  properties:
    name: { type: string, maxLength: 10, description: Its name., examples: [Cup] }
    tags:
      type: array
      maxItems: 5
      items: { type: string, maxLength: 9 }
      description: Words about it.
      examples: [[tea]]
      x-aliases: [{ name: words, since: 3, deprecated: true }]
    size: { type: integer, minimum: 1, default: 5, description: Its size., examples: [7] }
    shape: { $ref: ../schemas.yaml#/Shape, description: Its shape., examples: [{ sides: 3 }] }

CreateThingResult:
  description: Response of createThing.
  allOf:
    - { $ref: ../../common/schemas.yaml#/SuccessResponse }
    - type: object
      required: [id]
      properties:
        id: { type: integer, description: ID of the thing. }
`,
  'things/paths/things.thing_id.yaml': `
path:
  patch:
    operationId: updateThing
    summary: Update a thing
    description: Changes a thing.
    tags: [things]
    x-server: { idempotency: ignored }
    parameters:
      - { $ref: ../../common/parameters.yaml#/ThingId }
    requestBody:
      content:
        application/x-www-form-urlencoded: { schema: { $ref: '#/UpdateThingRequest' } }
        application/json: { schema: { $ref: '#/UpdateThingRequest' } }
    responses:
      '200': { $ref: ../../common/responses.yaml#/Success }
      '400': { $ref: ../../common/responses.yaml#/BadRequest }
      '401': { $ref: ../../common/responses.yaml#/Unauthorized }
      '404':
        description: The path or the object does not exist.
        content:
          application/json:
            schema: { $ref: '#/UpdateThingNotFoundError' }
            examples:
              noThing: { $ref: ../errors.yaml#/noThing }

UpdateThingRequest:
  description: Parameters of updateThing.
  type: object
  properties:
    mood:
      $ref: ../schemas.yaml#/Mood
      description: Its mood.
      examples: [good]
      x-server: { message: 'No such {name}' }

UpdateThingNotFoundError:
  description: The path or the object does not exist.
  allOf:
    - { $ref: ../../common/schemas.yaml#/Error }
    - type: object
      required: [thing_id]
      properties:
        thing_id: { type: integer, description: The ID. }
`,
  'things/schemas.yaml': `
Thing:
  description: A thing.
  type: object
  required: [id, name, owner_id]
  properties:
    id: { type: integer, description: Its ID. }
    name: { type: string, description: Its name. }
    owner_id: { type: [integer, 'null'], description: Whose it is. }
  examples: [{ id: 1, name: Cup, owner_id: 3 }]
Mood:
  description: A mood.
  type: string
  enum: [good, bad]
Shape:
  description: A shape.
  type: object
  required: [sides]
  properties:
    sides: { type: integer, description: How many sides it has. }
`,
  'things/errors.yaml': `
nameTaken:
  summary: Another thing has the name.
  value: { result: error, msg: "There is a 'Cup' already.", code: BAD_REQUEST }
  x-error:
    status: 400
    message: "There is a '{name}' already."
    variables: { name: { type: string, example: Cup } }
noThing:
  summary: Nothing has the ID.
  value: { result: error, msg: Thing 12 does not exist, code: NO_THING, thing_id: 12 }
  x-error:
    status: 404
    message: Thing {thing_id} does not exist
    fields: { thing_id: { type: integer, description: The ID. } }
`,
  'things/events.yaml': `
ThingAddEvent:
  description: There is a new thing.
  x-audience: everyone
  type: object
  required: [id, type, op, thing]
  properties:
    id: { $ref: ../events/unions.yaml#/EventId }
    type: { const: thing }
    op: { const: add }
    thing: { $ref: ./schemas.yaml#/Thing }
  examples: [{ id: 0, type: thing, op: add, thing: { id: 1, name: Cup, owner_id: 3 } }]
ThingRemoveEvent:
  description: A thing is gone.
  x-audience: everyone
  type: object
  required: [id, type, op, thing_id]
  properties:
    id: { $ref: ../events/unions.yaml#/EventId }
    type: { const: thing }
    op: { const: remove }
    thing_id: { type: integer, description: ID of the thing. }
  examples: [{ id: 0, type: thing, op: remove, thing_id: 1 }]
`,
  'common/parameters.yaml': `
ThingId:
  name: thing_id
  in: path
  required: true
  schema: { type: integer, x-refers-to: draft }
  description: ID of the thing.
  example: 12
`,
  'common/headers.yaml': `
X-Request-Id: { description: The ID of the request., schema: { type: string }, example: 5d }
`,
  'common/schemas.yaml': `
SuccessResponse:
  description: The response of an operation without response fields.
  type: object
  required: [result, msg]
  properties:
    result: { type: string, const: success, description: States that the request succeeded. }
    msg: { type: string, maxLength: 0, description: Always empty. }
Error:
  description: The response of a request that failed.
  type: object
  required: [result, msg, code]
  properties:
    result: { type: string, const: error, description: States that the request failed. }
    msg: { type: string, description: The error message. }
    code: { $ref: '#/ErrorCode' }
ErrorCode:
  description: The code of an error.
  type: string
  enum: [BAD_REQUEST, MISSING, NO_THING, UNAUTHORIZED]
`,
  'common/responses.yaml': `
Success:
  description: The request succeeded.
  content:
    application/json:
      schema: { $ref: ./schemas.yaml#/SuccessResponse }
      examples: { default: { value: { result: success, msg: '' } } }
BadRequest:
  description: The request is invalid or not allowed.
  content: { application/json: { schema: { $ref: ./schemas.yaml#/Error } } }
Unauthorized:
  description: The request has no valid credentials.
  content:
    application/json:
      schema: { $ref: ./schemas.yaml#/Error }
      examples: { notLoggedIn: { $ref: ./errors.yaml#/notLoggedIn } }
`,
  'common/errors.yaml': `
notLoggedIn:
  summary: The request has no credentials.
  value: { result: error, msg: Not logged in, code: UNAUTHORIZED }
  x-error: { status: 401, headers: { WWW-Authenticate: Basic }, applies: authenticated }
missingArgument:
  summary: A parameter is missing.
  value: { result: error, msg: Missing 'name' argument, code: MISSING, var_name: name }
  x-error:
    status: 400
    message: Missing '{var_name}' argument
    fields: { var_name: { type: string, description: The parameter. } }
    variables: { var_name: { parameter: true } }
    applies: required-parameter
invalidParameter:
  summary: A value is not allowed.
  value: { result: error, msg: 'No', code: BAD_REQUEST }
  x-error:
    status: 400
    message: '{message}'
    variables: { message: { type: string, example: 'No' } }
    applies: own-text
`,
};

/** A file, a text in it, and its replacement. A file that does not exist is created. */
export type Change = readonly [file: string, before: string, after: string];

/** Reads the small contract after changes to its sources. */
export const loadSmallContract = async (...changes: readonly Change[]): Promise<Contract> => {
  const files = new Map(Object.entries(FILES));
  for (const [file, before, after] of changes) {
    const text = files.get(file) ?? '';
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
    files.set(file, text.replace(before, after));
  }
  const root = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return (await load(root)).contract;
  } finally {
    rmSync(root, { recursive: true });
  }
};
