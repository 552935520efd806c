import type { Operation, Parameter } from '../contract.js';
import { checkedByContract, mayBe, nameOfReference, omit, typesOf, type Schema } from './schema.js';

/** A value inside the parameters of an operation, with its name in errors. */
export interface Place {
  /** `drafts[0]["type"]` */
  readonly name: string;
  readonly schema: Schema;
  readonly parameter: Parameter;
  /** The path from the parameter: property names and item numbers. */
  readonly steps: readonly (string | number)[];
  /** Inside a choice, where the error depends on the value. */
  readonly choice: boolean;
}

const within = (place: Place, schemas: ReadonlyMap<string, Schema>, seen: readonly string[]): Place[] => {
  const { schema } = place;
  if (schema.$ref !== undefined) {
    const name = nameOfReference(schema.$ref);
    const target = schemas.get(name);
    if (!target || seen.includes(name)) return [];
    return within({ ...place, schema: { ...target, ...omit(schema, '$ref') } }, schemas, [...seen, name]);
  }
  const step = (key: string | number, child: Schema): Place[] =>
    within(
      {
        ...place,
        schema: child,
        name: `${place.name}[${typeof key === 'number' ? String(key) : `"${key}"`}]`,
        steps: [...place.steps, key],
      },
      schemas,
      seen,
    );
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const objects = branches.filter((branch) => mayBe('object', branch, schemas));
  // With several object branches, the intended one is unknown, so nothing inside them has an error of its own.
  const distinct = objects.length > 1 ? branches.filter((branch) => !objects.includes(branch)) : branches;
  return [
    place,
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => step(key, child)),
    ...textsByName(schema).flatMap((child) => step('key', child)),
    ...(schema.items ? step(0, schema.items) : []),
    ...(schema.prefixItems ?? []).flatMap((child, index) => step(index, child)),
    ...distinct.flatMap((branch) => within({ ...place, schema: branch, choice: true }, schemas, seen)),
  ];
};

/** Returns the schema of the values of an object with texts under any names. */
function textsByName({ additionalProperties: others }: Schema): Schema[] {
  return typeof others === 'object' && typesOf(others).includes('string') ? [others] : [];
}

/** Returns every place of an operation's parameters as written, outermost first. Places inside choices come last. */
export const writtenPlacesOf = (operation: Operation, schemas: ReadonlyMap<string, Schema>): Place[] => {
  const all = operation.parameters
    .filter((parameter) => parameter.in !== 'path' && parameter.kind !== 'file')
    .flatMap((parameter) =>
      within(
        { name: parameter.name, schema: parameter.schema, parameter, steps: [], choice: false },
        schemas,
        [],
      ),
    );
  return [...all.filter((place) => !place.choice), ...all.filter((place) => place.choice)];
};

/** Returns the same places as the validator interprets them. */
export const placesOf = (operation: Operation, schemas: ReadonlyMap<string, Schema>): Place[] =>
  writtenPlacesOf(operation, schemas).map((place) => ({ ...place, schema: checkedByContract(place.schema) }));
