import type { Operation } from '../../../tools/generate-contract/contract.js';
import { writtenPlacesOf, type Place } from '../../../tools/generate-contract/schema/parameter-paths.js';
import type { Schema } from '../../../tools/generate-contract/schema/schema.js';
import { contract } from '../../support/contract-sources.js';

const KEYS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'x-truncate-at',
] as const satisfies readonly (keyof Schema)[];

export type Key = (typeof KEYS)[number];

/** One limit that the contract states for a value in the parameters of an operation. */
export interface Bound {
  /** `createDrafts drafts[0]["topic"] x-truncate-at` */
  readonly name: string;
  readonly operation: Operation;
  readonly place: Place;
  readonly key: Key;
  readonly size: number;
}

const pathPlacesOf = (operation: Operation): Place[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => ({
      name: parameter.name,
      schema: parameter.schema,
      parameter,
      steps: [],
      choice: false,
    }));

const boundsAt = (operation: Operation, place: Place): Bound[] =>
  KEYS.flatMap((key) => {
    const size = place.schema[key];
    const name = `${operation.id} ${place.name} ${key}`;
    return size === undefined ? [] : [{ name, operation, place, key, size }];
  });

/** Operations at a former path have the parameters of the operation that they stand for. */
const operations = contract.operations.filter(({ sameAs }) => sameAs === undefined);

/** Every limit that the contract states for a value, except the sizes of files. */
export const bounds: readonly Bound[] = operations.flatMap((operation) =>
  [...writtenPlacesOf(operation, contract.schemas), ...pathPlacesOf(operation)].flatMap((place) =>
    boundsAt(operation, place),
  ),
);
