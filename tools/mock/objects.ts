import { randomUUID } from 'node:crypto';

import { errors } from '../../generated/errors.js';
import type { RouteRow } from '../../src/contract/types.js';
import { outputValidators } from '../../src/runtime/http/validate.js';
import { isRecord } from '../generate-contract/schema/schema.js';
import { makeError } from './errors.js';
import { fieldsOf, fill } from './fill.js';
import { type Kind, valueAt } from './kinds.js';
import { type Json, type Published, responseExample } from './published.js';
import type { Id, State, Stored } from './state.js';

/** What a request did to an object. */
export interface Change {
  readonly verb: 'create' | 'update' | 'delete';
  readonly kind: Kind;
  readonly id: Id;
  /** The values that requests gave the object, or what the request adds to it. */
  readonly fields: Json;
  /** Whether the object itself is as before, such as a message that gets a reaction. */
  readonly isAddition?: boolean;
}

/** A decoded and valid request. */
export interface MockRequest {
  readonly route: RouteRow;
  readonly input: Json;
}

const isValidResponse = (operationId: string, body: Json): boolean =>
  outputValidators()[`response_${operationId}_200`]?.(body) ?? false;

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number';

const isListOfObjects = (value: unknown): value is readonly Json[] =>
  Array.isArray(value) && value.every(isRecord);

/** Returns a copy with another value at a place. */
const withValue = (value: unknown, [step, ...rest]: readonly string[], inner: unknown): unknown => {
  if (step === undefined) return inner;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === Number(step) ? withValue(one, rest, inner) : one));
  return { ...(value as Json), [step]: withValue((value as Json)[step], rest, inner) };
};

/** Returns an error of the contract. A variable of its text is the parameter of that name, or else the ID. */
const unknown = (name: string, input: Json, id: Id): Error =>
  makeError(name, (variable) => input[variable] ?? id) ?? errors.notFound();

/** Returns the fields of an object. The examples have the same value in all fields that identify it besides the ID. */
const withAllNames = ({ kind, fields }: Stored): Json => {
  const names = kind.keys.slice(1);
  const given = names.find((name) => name in fields);
  const same = given === undefined ? [] : names.map((name) => [name, fields[given]]);
  return { ...(Object.fromEntries(same) as Json), ...fields };
};

/** The objects of all kinds. Those of the examples exist from the start. */
export class Objects {
  /** The objects as a response has them. An object that changes is a new one. */
  readonly #shown = new WeakMap<Stored, Map<string, Json>>();

  constructor(
    private readonly published: Published,
    private readonly kinds: readonly Kind[],
    private readonly state: State,
  ) {}

  /** Throws the documented error if the request names an object that does not exist. */
  checkNames({ route, input }: MockRequest): void {
    for (const kind of this.kinds) {
      const named = input[kind.parameters.get(route.operationId) ?? ''];
      const error = kind.unknown.get(route.operationId);
      if (!isId(named) || error === undefined || this.#exists(kind, named)) continue;
      throw unknown(error, input, named);
    }
  }

  /** Applies a request. Returns its changes, and the example of the response with the IDs of new objects. */
  apply(request: MockRequest): { changes: Change[]; example: Json } {
    const { route, input } = request;
    let example = responseExample(this.published, route.operationId);
    const changes: Change[] = [];
    for (const kind of this.kinds) {
      if (kind.creations.has(route.operationId)) {
        const created = this.#create(kind, request);
        changes.push(...created.changes);
        example = created.withIds(example);
      }
      const named = input[kind.parameters.get(route.operationId) ?? ''];
      if (isId(named) && route.method !== 'GET') changes.push(this.#change(this.#find(kind, named), request));
    }
    const fields = fieldsOf(input, route.parameters);
    return { changes, example: fill(example, fields, (body) => isValidResponse(route.operationId, body)) };
  }

  /** Returns a response with the objects as they are now. */
  show({ route, input }: MockRequest, example: Json): Json {
    const { operationId: id } = route;
    let shown = example;
    for (const kind of this.kinds) {
      const view = kind.views.get(id);
      if (view?.isList) {
        const objects = this.#list(kind, id, view.field);
        const before = (example[view.field] as readonly unknown[]).length;
        const count = shown.count === before ? { count: objects.length } : {};
        shown = { ...shown, [view.field]: objects, ...count };
      }
      const named = input[kind.parameters.get(id) ?? ''];
      if (!isId(named) || route.method !== 'GET') continue;
      const one = this.#find(kind, named);
      shown = view
        ? { ...shown, [view.field]: this.#object(one, id, view.field) }
        : fill(shown, one.fields, (body) => isValidResponse(id, body));
    }
    return shown;
  }

  /** Returns all objects of a kind, as its list has them. */
  all(kind: Kind): readonly Json[] {
    const [id, view] = [...kind.views].find(([, { isList }]) => isList) ?? [];
    return id === undefined || view === undefined ? [] : this.#list(kind, id, view.field);
  }

  #change(stored: Stored, { route, input }: MockRequest): Change {
    const { kind, id } = stored;
    const fields = fieldsOf(input, route.parameters);
    if (kind.deletions.has(route.operationId)) {
      this.state.put({ ...stored, fields: {}, isDeleted: true });
      return { verb: 'delete', kind, id, fields };
    }
    if (kind.changes.has(route.operationId)) {
      const changed = { ...stored, fields: { ...stored.fields, ...fields } };
      this.state.put(changed);
      return { verb: 'update', kind, id, fields: changed.fields };
    }
    return { verb: route.method === 'DELETE' ? 'delete' : 'create', kind, id, fields, isAddition: true };
  }

  /** Creates one object, or as many as the request has in a list. */
  #create(
    kind: Kind,
    { route, input }: MockRequest,
  ): { changes: Change[]; withIds: (example: Json) => Json } {
    const { place = [], parameter } = kind.creations.get(route.operationId) ?? {};
    const given = parameter === undefined ? undefined : input[parameter];
    const isList = /^\d+$/.test(place.at(-1) ?? '') && given === undefined;
    const sent = isList ? Object.values(input).find(isListOfObjects) : undefined;
    const example = valueAt(responseExample(this.published, route.operationId), place);
    const changes = (sent ?? [fieldsOf(input, route.parameters)]).map((fields): Change => {
      const id = this.#newId(kind, example, given);
      this.state.put({ kind, id, fields, isNew: true, isDeleted: false });
      return { verb: 'create', kind, id, fields };
    });
    const ids = changes.map(({ id }) => id);
    const withIds = (body: Json): Json => {
      if (place.length === 0) return body;
      return (sent ? withValue(body, place.slice(0, -1), ids) : withValue(body, place, ids[0])) as Json;
    };
    return { changes, withIds };
  }

  #newId(kind: Kind, example: unknown, given: unknown): Id {
    if (isId(given)) return given;
    return typeof example === 'number' ? this.state.nextNumber(kind) : randomUUID();
  }

  /** Finds an object by its ID, or by another field that identifies it. */
  #find(kind: Kind, id: Id): Stored {
    const stored = this.state.find(kind, id);
    if (stored) return stored;
    const [key = '', ...others] = kind.keys;
    const found =
      others.length > 0 ? this.all(kind).find((one) => others.some((other) => one[other] === id)) : undefined;
    const own = found?.[key];
    if (isId(own) && own !== id) return this.#find(kind, own);
    return { kind, id, fields: {}, isNew: false, isDeleted: false };
  }

  #exists(kind: Kind, id: Id): boolean {
    const { isNew, isDeleted, id: own } = this.#find(kind, id);
    return !isDeleted && (isNew || kind.known.has(String(id)) || kind.known.has(String(own)));
  }

  #list(kind: Kind, operationId: string, field: string): Json[] {
    const examples = responseExample(this.published, operationId)[field] as readonly Json[];
    const [key = ''] = kind.keys;
    const present = examples.flatMap((one) => {
      const stored = this.state.find(kind, one[key] as Id);
      if (stored?.isDeleted) return [];
      return [stored ? this.#object(stored, operationId, field) : one];
    });
    const added = this.state.of(kind).filter((one) => one.isNew && !one.isDeleted);
    return [...present, ...added.map((one) => this.#object(one, operationId, field))];
  }

  /** Returns an object as a response has it: an example with the values of the requests. */
  #object(stored: Stored, operationId: string, field: string): Json {
    const shown = this.#shown.get(stored) ?? new Map<string, Json>();
    this.#shown.set(stored, shown);
    const known = shown.get(operationId);
    if (known) return known;
    const response = responseExample(this.published, operationId);
    const inResponse = (one: Json): Json => ({
      ...response,
      [field]: Array.isArray(response[field]) ? [one] : one,
    });
    const [key = ''] = stored.kind.keys;
    const examples = [response[field]].flat() as Json[];
    // The last one, since some lists begin with objects that the server itself created.
    const base = examples.find((one) => one[key] === stored.id) ?? examples.at(-1) ?? {};
    const named = { ...base, [key]: stored.id };
    const object = fill(
      named,
      withAllNames(stored),
      (one) => one[key] === stored.id && isValidResponse(operationId, inResponse(one)),
    );
    shown.set(operationId, object);
    return object;
  }
}
