import { expect } from 'chai';

import { hasRole, roles } from '../../src/runtime/identity/actor.js';
import type { Operation } from '../../tools/generate-contract/contract.js';
import { writtenPlacesOf } from '../../tools/generate-contract/schema/parameter-paths.js';
import {
  referenceOf,
  typesOf,
  type Reference,
  type Schema,
} from '../../tools/generate-contract/schema/schema.js';
import type { Role } from '../../src/contract/types.js';
import type { HttpResponse } from '../support/client.js';
import type { CaseRequest } from '../../conformance/src/world/case-request.js';
import { contract } from '../support/contract-sources.js';
import { stepsOf, withValueAt, withWayTo } from '../../conformance/src/cases/parameter-paths.js';
import { wireRequest } from '../../conformance/src/run/request.js';
import { Fixtures } from '../conformance/fixtures.js';
import { goodRequest, successOf } from './base.js';
import { send } from './request.js';
import { makeThing, PRIVATE, SEEN_BY_ADMINISTRATORS, Things } from './things.js';

/** A parameter of an operation where an ID or a name refers to an object that only some users may access. */
interface Door {
  readonly title: string;
  readonly operation: Operation;
  readonly parameterName: string;
  readonly reference: Reference;
  /** Whether the parameter names the object by a text. */
  readonly byText: boolean;
  /** The valid request with another value at that place. */
  readonly at: (good: CaseRequest, value: number | string) => CaseRequest;
}

const isPrivate = ({ role }: Operation, reference: Reference | undefined): reference is Reference =>
  reference !== undefined &&
  PRIVATE.includes(reference) &&
  !(hasRole(roles[role], 'administrator') && SEEN_BY_ADMINISTRATORS.includes(reference));

const doorsAt = (
  operation: Operation,
  parameterName: string,
  name: string,
  schema: Schema,
  at: Door['at'],
): Door[] => {
  const reference = referenceOf(schema);
  if (!isPrivate(operation, reference)) return [];
  return typesOf(schema).map((type) => ({
    title: `${operation.id}: ${name} as ${type}`,
    operation,
    parameterName,
    reference,
    byText: type === 'string',
    at,
  }));
};

const doorsOf = (operation: Operation): Door[] => [
  ...operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      doorsAt(operation, name, name, schema, (good, value) => ({
        ...good,
        path: { ...good.path, [name]: value },
      })),
    ),
  ...writtenPlacesOf(operation, contract.schemas).flatMap(({ name, schema, parameter }) => {
    const [, ...steps] = stepsOf(name);
    return doorsAt(operation, parameter.name, name, schema, (good, value) => {
      const start = good.parameters[parameter.name] ?? parameter.example;
      const whole = withValueAt(withWayTo(parameter.schema, start, steps), steps, () => value);
      return { ...good, parameters: { ...good.parameters, [parameter.name]: whole }, json: true };
    });
  }),
];

const doors = contract.operations.flatMap(doorsOf);

/** An ID and texts that no object has. */
const NOWHERE = 2 ** 31 - 1;
const NO_NAME = 'nothing of the kind';
const NO_QUEUE = '00000000-0000-4000-8000-000000000000';

describe('a private object', () => {
  let fixtures: Fixtures;
  let things: Things;
  const statements: string[] = [];

  before(async () => {
    fixtures = await Fixtures.create({ observe: (sql) => statements.push(sql) });
    things = new Things(fixtures);
  });
  after(() => fixtures.close());

  /** The response without the value, and its SQL statements. */
  const ask = async (
    door: Door,
    good: CaseRequest,
    value: number | string,
    as: CaseRequest['as'],
    role: Role,
  ) => {
    const request = { ...door.at(good, value), as };
    const wire = await wireRequest(successOf(door.operation.id), request, fixtures.url);
    statements.length = 0;
    const { status, body }: HttpResponse = await send(door.operation.method, wire);
    const text = JSON.stringify(body).replaceAll(String(value), '…').replaceAll(/\d+/g, '…');
    // Users who may create channels can learn from it whether a name is taken. Guests cannot create channels.
    const isSecret = !door.byText || role === 'guest';
    return { status, text, ...(isSecret && { statements: [...statements] }) };
  };

  /**
   * If guests may send the request, guests and members are tested: a guest sees fewer channels, and cannot
   * create any.
   */
  const outsiders = doors.flatMap((door) => {
    const least = door.operation.role;
    const tried: Role[] = least === 'guest' ? ['guest', 'member'] : [least];
    return tried.map((role) => ({ door, role }));
  });

  for (const { door, role } of outsiders) {
    it(`appears not to exist to a ${role} without access: ${door.title}`, async () => {
      const { operation, reference, byText } = door;
      const { client: outsider } = await fixtures.one(role);
      const good = await goodRequest(successOf(operation.id), door.parameterName, fixtures, things);
      const { id, text } = await makeThing(fixtures, reference);
      const hidden = byText ? (text ?? id) : id;
      const nothing = reference === 'queue' ? NO_QUEUE : byText ? NO_NAME : NOWHERE;
      // The first request of a user fills caches.
      await ask(door, good, nothing, outsider, role);
      const ofNothing = await ask(door, good, nothing, outsider, role);
      const ofHidden = await ask(door, good, hidden, outsider, role);
      await good.after?.();
      expect(ofHidden).to.deep.equal(ofNothing);
    });
  }
});
