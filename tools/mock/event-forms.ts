import { outputValidators } from '../../src/runtime/http/validate.js';
import { isRecord } from '../generate-contract/schema/schema.js';
import { eventTypesOf } from '../generate-contract/schema/events-of-operation.js';
import { fill } from './fill.js';
import type { Kind } from './kinds.js';
import type { Change, Objects } from './objects.js';
import type { Json, Published, PublishedEvent } from './published.js';

/** The words for a change in `op`. An event without `op` is for every change. */
const OPS: Readonly<Record<Change['verb'], readonly (string | undefined)[]>> = {
  create: ['add', 'create', undefined],
  update: ['update', 'change', undefined],
  delete: ['remove', 'delete', undefined],
};

const isEvent = (name: string, event: Json): boolean =>
  outputValidators()[`event_${name}`]?.({ id: 0, ...event }) ?? false;

const isObjectOf = ({ keys: [key = ''] }: Kind, value: unknown): value is Json =>
  key !== '' && isRecord(value) && key in value;

/** Returns the field of an event that is an object of the kind or a list of them. */
const fieldOf = (kind: Kind, example: Json): string | undefined =>
  Object.keys(example).find((name) => [example[name]].flat().some((one) => isObjectOf(kind, one)));

/** Makes the events of changes from the examples of their forms. */
export class EventForms {
  constructor(
    private readonly published: Published,
    private readonly objects: Objects,
  ) {}

  /** Returns the examples of an event form by its type, such as `reaction`, or by type and op: `reaction/add`. */
  examples(name: string): Json[] {
    const [type, op] = name.split('/');
    return this.published.events
      .filter((form) => form.type === type && (op === undefined || form.op === op))
      .map(({ example }) => example);
  }

  /** Returns the events that follow from a change by an operation, as far as their examples have the object. */
  of(operationId: string, change: Change): Json[] {
    const operation = this.published.operations.get(operationId);
    const types = operation ? eventTypesOf(operation, this.published) : [];
    return this.published.events
      .filter(({ type, op }) => types.includes(type) && OPS[change.verb].includes(op))
      .map((form) => this.#filled(form, change))
      .filter((event) => event !== undefined);
  }

  #filled({ name, example }: PublishedEvent, change: Change): Json | undefined {
    const { kind, verb, fields, isAddition = false } = change;
    const isValid = (event: Json): boolean => isEvent(name, event);
    const field = fieldOf(kind, example);
    if (field !== undefined && isAddition) return undefined;
    if (field !== undefined && (verb !== 'delete' || Array.isArray(example[field])))
      return this.#withObject({ example, field, change, isValid });
    const id = [...kind.parameters.values(), ...kind.keys].find(
      (one) => typeof example[one] === typeof change.id,
    );
    if (id === undefined) return undefined;
    return fill({ ...example, [id]: change.id }, fields, isValid);
  }

  #withObject(parts: {
    readonly example: Json;
    readonly field: string;
    readonly change: Change;
    readonly isValid: (event: Json) => boolean;
  }): Json {
    const { example, field, change, isValid } = parts;
    const { kind } = change;
    const [key = ''] = kind.keys;
    const isAll = example.op === undefined && Array.isArray(example[field]);
    const all = this.objects.all(kind);
    if (isAll) return fill(example, { [field]: all }, isValid);
    const shown = all.find((one) => one[key] === change.id) ?? {};
    const [before] = [example[field]].flat() as (Json | undefined)[];
    const asField = (one: Json): Json => ({
      ...example,
      [field]: Array.isArray(example[field]) ? [one] : one,
    });
    const own = fill({ ...before, [key]: change.id }, shown, (one) => isValid(asField(one)));
    return asField(own);
  }
}
