import type { EventForm } from '../contract.js';
import type { Problems } from '../problems.js';
import type { References } from './references.js';
import { SCHEMAS, type Schema } from '../schema/schema.js';
import type { SourceFile } from './sources.js';

const EVENT_ID = 'EventId';

const ID: Schema = { $ref: SCHEMAS + EVENT_ID };

/** Returns the schema of each form in the sources, with the id that the log adds. */
export const readEventSchemas = (
  files: readonly SourceFile[],
  references: References,
  problems: Problems,
): [name: string, schema: Schema, file: string][] =>
  files.flatMap(({ file, content }) =>
    Object.entries(content).map(([name, written]): [string, Schema, string] => {
      const schema = references.resolve(written as Schema, file);
      const { id, type, op, ...rest } = schema.properties ?? {};
      if (!name.endsWith('Event')) problems.add(file, `event "${name}" must be named <Type><Op>Event`);
      if (id) problems.add(file, `event "${name}" states "id", which every event has; remove it`);
      if (typeof type?.const !== 'string')
        problems.add(file, `event "${name}" needs "type: { const: … }" among its properties`);
      if (op && typeof op.const !== 'string')
        problems.add(file, `the "op" of event "${name}" must be a const`);
      if (schema.example === undefined)
        problems.add(file, `event "${name}" has no example; add one without "id"`);
      const constants = { ...(type && { type }), ...(op && { op }) };
      return [
        name,
        {
          ...schema,
          type: 'object',
          required: [...new Set(['id', ...Object.keys(constants), ...(schema.required ?? [])])],
          properties: { id: ID, ...constants, ...rest },
          ...(schema.example === undefined ? {} : { example: { id: 0, ...(schema.example as object) } }),
        },
        file,
      ];
    }),
  );

export const readForms = (files: readonly SourceFile[], schemas: ReadonlyMap<string, Schema>): EventForm[] =>
  files.flatMap(({ file, content }) =>
    Object.keys(content).map((name): EventForm => {
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
    }),
  );

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
