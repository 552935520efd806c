import type { Contract, Operation } from '../contract.js';
import { writtenPlacesOf, type Place } from '../schema/parameter-paths.js';
import type { Problems } from '../problems.js';
import { handlerValidates, referenceOf, typesOf, type Schema } from '../schema/schema.js';

/** Matches names of parameters and fields that identify an object. */
const NAME_OF_ID =
  /(?:^|_)(?:attachment|bot|channel|draft|field|filter|group|message|owner|queue|stream|user)_ids?$/;

const isChosen = ({ enum: values, const: value, pattern, format }: Schema): boolean =>
  (values ?? value ?? pattern ?? format) !== undefined;

const isBoundText = (schema: Schema): boolean =>
  isChosen(schema) ||
  (schema.maxLength ?? schema['x-truncate-at']) !== undefined ||
  !typesOf(schema).includes('string');

const isBoundList = ({ type, maxItems }: Schema): boolean => type !== 'array' || maxItems !== undefined;

/** Returns whether the ID itself, or each item of a list or branch of a choice, states `x-refers-to`. */
const refersToSomething = (schema: Schema): boolean =>
  referenceOf(schema) !== undefined ||
  (schema.items !== undefined && refersToSomething(schema.items)) ||
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(refersToSomething);

const lastName = ({ steps, parameter }: Place): string =>
  [parameter.name, ...steps.filter((step) => typeof step === 'string')].at(-1) ?? '';

/** Null characters are refused in a whole parameter, so only its own schema can state that the handler does it. */
const checkHandlerChecks = ({ name, schema, steps, choice }: Place, add: (message: string) => void): void => {
  if (handlerValidates(schema, 'null-characters') && (choice || steps.length > 0))
    add(`${name} is inside a parameter; move "null-characters" to the schema of the parameter`);
};

const checkPlace = (place: Place, add: (message: string) => void): void => {
  const { name, schema } = place;
  if (!isBoundText(schema))
    add(`${name} may be a text of any length; add "maxLength", or "x-truncate-at" if it is truncated`);
  if (!isBoundList(schema)) add(`${name} may be a list of any length; add "maxItems"`);
  if (
    typeof place.steps.at(-1) !== 'number' &&
    NAME_OF_ID.test(lastName(place)) &&
    !refersToSomething(schema)
  )
    add(`${name} is an ID; add "x-refers-to" with the kind of object that it identifies`);
};

/**
 * Checks that input has limits, and that an ID states what it identifies. The tests generate invalid input from both.
 */
export const checkInput = (operation: Operation, { schemas }: Contract, problems: Problems): void => {
  const add = (message: string): void => {
    problems.add(operation.file, `parameter ${message}`);
  };
  for (const { name, in: where, schema } of operation.parameters) {
    if (where !== 'path') continue;
    if (typesOf(schema).includes('integer') && !refersToSomething(schema))
      add(`${name} is in the path; add "x-refers-to" with the kind of object that it identifies`);
    if (!isBoundText(schema)) add(`${name} may be a text of any length; add "maxLength"`);
  }
  // Branches of a choice are checked separately. An ID among them states its reference there.
  for (const place of writtenPlacesOf(operation, schemas)) {
    checkPlace(place, add);
    checkHandlerChecks(place, add);
  }
};
