import type { EventForm } from '../contract.js';
import type { Problems } from '../problems.js';
import { SCHEMAS, type Schema } from '../schema/schema.js';
import { nounOf, type Bundle } from './bundle.js';
import type { SourceSchemas } from './source-schema.js';

const EVENT_ID = 'EventId';

/** The files with the forms of events, and the one with their unions, which follow from the forms. */
export const EVENTS = 'events.yaml';
export const UNIONS = 'events/unions.yaml';

/** Returns the schema of each form of an event in the sources. */
export const readEventSchemas = (
  { document, fileOf }: Bundle,
  schemas: SourceSchemas,
  problems: Problems,
): [name: string, schema: Schema, file: string][] =>
  Object.entries(document.components.schemas ?? {}).flatMap(([name, written]): [string, Schema, string][] => {
    const file = fileOf[SCHEMAS + name] ?? '';
    if (nounOf(file) !== EVENTS) return [];
    const schema = schemas.read(written);
    const { id, type, op } = schema.properties ?? {};
    const add = (message: string): void => {
      problems.add(file, message);
    };
    if (!name.endsWith('Event')) add(`event "${name}" must be named <Type><Op>Event`);
    if (id?.$ref !== SCHEMAS + EVENT_ID) add(`event "${name}" needs "id: { $ref: …#/${EVENT_ID} }"`);
    if (typeof type?.const !== 'string')
      add(`event "${name}" needs "type: { const: … }" among its properties`);
    if (op && typeof op.const !== 'string') add(`the "op" of event "${name}" must be a const`);
    for (const key of ['id', 'type', ...(op ? ['op'] : [])])
      if (!schema.required?.includes(key)) add(`event "${name}" does not require "${key}"; add it`);
    if (schema.examples === undefined) add(`event "${name}" has no example; add one with the id 0`);
    return [[name, schema, file]];
  });

export const readForms = (
  events: readonly [name: string, schema: Schema, file: string][],
  schemas: ReadonlyMap<string, Schema>,
): EventForm[] =>
  events.map(([name, , file]): EventForm => {
    const { properties, examples, 'x-audience': audience } = schemas.get(name) ?? {};
    const op = properties?.op?.const;
    return {
      name,
      file,
      type: String(properties?.type?.const),
      ...(typeof op === 'string' ? { op } : {}),
      audience: String(audience),
      example: (examples?.[0] ?? {}) as EventForm['example'],
    };
  });

const pascal = (text: string): string =>
  text.replaceAll(/(?:^|[_-])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const discriminator = (
  propertyName: string,
  mapping: readonly (readonly [value: string, name: string])[],
): Pick<Schema, 'discriminator'> => ({
  discriminator: {
    propertyName,
    mapping: Object.fromEntries(mapping.map(([value, name]) => [value, SCHEMAS + name])),
  },
});

/** Returns the union of the forms of a type. `op` distinguishes them if each has its own. */
const unionOf = (type: string, forms: readonly EventForm[]): Schema => {
  const ops = forms.flatMap(({ op, name }) => (op === undefined ? [] : [[op, name] as const]));
  const distinct = new Set(ops.map(([op]) => op)).size === forms.length;
  return {
    description: `An event of type \`${type}\`.`,
    oneOf: forms.map(({ name }) => ({ $ref: SCHEMAS + name })),
    ...(distinct && discriminator('op', ops)),
  };
};

/** Adds union schemas: `RealmUserEvent` for a `realm_user` with several values of `op`, and `Event` for all events. */
export const addUnions = (
  events: readonly EventForm[],
  schemas: Map<string, Schema>,
  problems: Problems,
): void => {
  const top: [type: string, name: string][] = [];
  for (const type of [...new Set(events.map((form) => form.type))].sort()) {
    const forms = events.filter((form) => form.type === type);
    const [first] = forms;
    if (first && forms.length === 1) {
      top.push([type, first.name]);
      continue;
    }
    const union = `${pascal(type)}Event`;
    if (schemas.has(union)) {
      problems.add(
        first?.file ?? '',
        `"${union}" is the name of the union of all ${type} events; rename that schema`,
      );
      continue;
    }
    schemas.set(union, unionOf(type, forms));
    top.push([type, union]);
  }
  if (top.length === 0) return;
  schemas.set(EVENT_ID, {
    type: 'integer',
    description: 'ID of the event in its queue. IDs increase, but are not always consecutive.',
  });
  schemas.set('Event', {
    description: 'Any event of a queue. `type` states its kind.',
    oneOf: top.map(([, name]) => ({ $ref: SCHEMAS + name })),
    ...discriminator('type', top),
  });
};
