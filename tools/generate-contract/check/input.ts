import type { Contract, Operation } from '../contract.js';
import { writtenPlacesOf, type Place } from '../schema/parameter-paths.js';
import type { Problems } from '../problems.js';
import { typesOf, type Schema } from '../schema/schema.js';

/** Names of parameters and fields that say which thing is meant. */
const NAME_OF_ID =
  /(?:^|_)(?:attachment|bot|channel|draft|field|filter|group|message|owner|queue|stream|user)_ids?$/;

const isChosen = ({ enum: values, const: value, pattern, format }: Schema): boolean =>
  (values ?? value ?? pattern ?? format) !== undefined;

const isBoundText = (schema: Schema): boolean =>
  isChosen(schema) ||
  (schema.maxLength ?? schema['x-cut-at'] ?? schema['x-refers-to']) !== undefined ||
  !typesOf(schema).includes('string');

const isBoundList = ({ type, maxItems }: Schema): boolean => type !== 'array' || maxItems !== undefined;

/** The ID itself, or each of a list or a choice of them. */
const refersToSomething = (schema: Schema): boolean =>
  schema['x-refers-to'] !== undefined ||
  (schema.items !== undefined && refersToSomething(schema.items)) ||
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(refersToSomething);

const lastName = ({ steps, parameter }: Place): string =>
  [parameter.name, ...steps.filter((step) => typeof step === 'string')].at(-1) ?? '';

const checkPlace = (place: Place, add: (message: string) => void): void => {
  const { name, schema } = place;
  if (!isBoundText(schema))
    add(`${name} may be a text of any length; say "maxLength", or "x-cut-at" where it is cut`);
  if (!isBoundList(schema)) add(`${name} may be a list of any length; say "maxItems"`);
  if (
    typeof place.steps.at(-1) !== 'number' &&
    NAME_OF_ID.test(lastName(place)) &&
    !refersToSomething(schema)
  )
    add(`${name} is an ID; say with "x-refers-to" what it is that of`);
};

/** What arrives has bounds, and an ID says what it is that of: from this bad input is made in the tests. */
export const checkInput = (operation: Operation, { schemas }: Contract, problems: Problems): void => {
  const add = (message: string): void => {
    problems.add(operation.file, `parameter ${message}`);
  };
  for (const { name, in: where, schema } of operation.parameters) {
    if (
      where === 'path' &&
      (typesOf(schema).includes('integer') ? !refersToSomething(schema) : !isBoundText(schema))
    )
      add(`${name} is in the path; say with "x-refers-to" what is found there`);
  }
  // Branches of a choice are judged by themselves; that one of them is an ID is said there.
  for (const place of writtenPlacesOf(operation, schemas)) checkPlace(place, add);
};
