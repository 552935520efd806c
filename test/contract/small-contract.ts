import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Contract } from '../../tools/generate-contract/contract.js';
import { loadContract } from '../../tools/generate-contract/generate.js';

/** A contract of four operations that uses every kind of source, by file. */
const FILES: Readonly<Record<string, string>> = {
  'openapi.yaml': `
openapi: 3.1.0
info: { title: Small, version: '1', description: A small contract. }
servers: [{ url: /api/v1 }]
tags:
  - { name: things, description: Things. }
  - { name: events, description: Events. }
security: [{ basic: [] }]
components: { securitySchemes: { basic: { type: http, scheme: basic } } }
paths:
  /things:
    get: { $ref: './things/listThings.yaml' }
    post: { $ref: './things/createThing.yaml' }
  /things/{thing_id}:
    patch: { $ref: './things/updateThing.yaml' }
  /events:
    get: { $ref: './events/getEvents.yaml' }
`,
  'feature-levels.yaml': `
- { level: 3, development: '2.0', change: Tags were words. }
- { level: 2, release: '1.0', nothing: Only marks the release. }
- { level: 1, change: There are things., absent: There always were. }
`,
  'audiences.yaml': `
everyone: Everyone.
`,
  'events/getEvents.yaml': `
operationId: getEvents
summary: Get events
description: Answers what happened.
response:
  required: [events]
  properties:
    events: { type: array, items: { $ref: '#/components/schemas/Event' }, description: What happened. }
examples:
  default: { events: [] }
`,
  'things/listThings.yaml': `
operationId: listThings
summary: List the things
description: Answers every thing.
response:
  required: [things]
  properties:
    things: { type: array, items: { $ref: './schemas.yaml#/Thing' }, description: The things. }
examples:
  default: { things: [{ id: 1, name: Cup, owner_id: null }] }
`,
  'things/createThing.yaml': `
operationId: createThing
summary: Create a thing
description: Makes a thing.
x-permission: { role: administrator, bots: false }
parameters:
  name: { required: true, schema: { type: string, maxLength: 10 }, description: Its name., example: Cup }
  tags:
    schema: { type: array, maxItems: 5, items: { type: string, maxLength: 9 } }
    description: Words about it.
    example: [tea]
    x-aliases: [{ name: words, since: 3, deprecated: true }]
  size: { schema: { type: integer, minimum: 1, default: 5 }, description: Its size., example: 7 }
  shape: { schema: { $ref: './schemas.yaml#/Shape' }, description: Its shape., example: { sides: 3 } }
response:
  required: [id]
  properties:
    id: { type: integer, description: ID of the thing. }
examples:
  default: { id: 25 }
errors: [nameTaken]
`,
  'things/updateThing.yaml': `
operationId: updateThing
summary: Update a thing
description: Changes a thing.
parameters:
  thing_id: { $ref: '../common/parameters.yaml#/thing_id' }
  mood:
    schema: { $ref: './schemas.yaml#/Mood', x-message: 'No such {name}' }
    description: Its mood.
    example: good
examples:
  default: {}
errors: [noThing]
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
  example: { id: 1, name: Cup, owner_id: 3 }
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
  status: 400
  code: BAD_REQUEST
  message: "There is a '{name}' already."
  variables: { name: { type: string } }
  example: { name: Cup }
  description: Another thing has the name.
noThing:
  status: 404
  code: NO_THING
  message: Thing {thing_id} does not exist
  fields: { thing_id: { type: integer, description: The ID. } }
  example: { thing_id: 12 }
  description: Nothing has the ID.
`,
  'things/events.yaml': `
ThingAddEvent:
  description: There is a new thing.
  x-audience: everyone
  required: [thing]
  properties:
    type: { const: thing }
    op: { const: add }
    thing: { $ref: './schemas.yaml#/Thing' }
  example: { type: thing, op: add, thing: { id: 1, name: Cup, owner_id: 3 } }
ThingRemoveEvent:
  description: A thing is gone.
  x-audience: everyone
  required: [thing_id]
  properties:
    type: { const: thing }
    op: { const: remove }
    thing_id: { type: integer, description: ID of the thing. }
  example: { type: thing, op: remove, thing_id: 1 }
`,
  'common/parameters.yaml': `
thing_id: { in: path, required: true, schema: { type: integer, x-refers-to: draft }, description: ID of the thing., example: 12 }
`,
  'common/errors.yaml': `
notLoggedIn:
  status: 401
  code: UNAUTHORIZED
  message: Not logged in
  headers: { WWW-Authenticate: Basic }
  applies: authenticated
  description: Nobody is logged in.
missingArgument:
  status: 400
  code: MISSING
  message: Missing '{var_name}' argument
  fields: { var_name: { type: string, description: The parameter. } }
  variables: { var_name: { parameter: true } }
  example: { var_name: name }
  applies: required-parameter
  description: A parameter is missing.
invalidParameter:
  status: 400
  code: BAD_REQUEST
  message: '{message}'
  variables: { message: { type: string } }
  example: { message: No }
  applies: own-text
  description: A value is not allowed.
`,
};

/** A file, a text in it, and its replacement. A file that does not exist is created. */
export type Change = readonly [file: string, before: string, after: string];

/** Reads the small contract after changes to its sources. */
export const loadSmallContract = (...changes: readonly Change[]): Contract => {
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
    return loadContract(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};
