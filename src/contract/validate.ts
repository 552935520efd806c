import type { ErrorObject } from 'ajv';

import { errors } from '../../generated/errors.js';
import type { ApiError } from './api-error.js';
import type { Middleware } from './exchange.js';
import { TYPE_NAMES } from './type-names.js';
import type { RouteRow } from './types.js';
import { validator, type Validator } from './validators.js';

/** `/drafts/0/type` -> `drafts[0]["type"]`, the way errors name a place. */
export const placeName = (pointer: string): string => {
  const [name = '', ...rest] = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return name + rest.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `["${step}"]`)).join('');
};

const FORMAT_NAMES: Readonly<Record<string, string>> = { date: 'a date' };

const typeNames = (types: unknown): string =>
  [types]
    .flat()
    .filter((type) => type !== 'null' || types === 'null')
    .map((type) => TYPE_NAMES[String(type)] ?? String(type))
    .join(' or ');

type Schema = Readonly<Record<string, unknown>>;

const jsonType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/** What of a choice that failed was meant: the only branch that takes values of this type, and what it complains of. */
const meantBranch = (
  choice: ErrorObject,
  all: readonly ErrorObject[],
): { readonly message: unknown; readonly complaints: readonly ErrorObject[] } | undefined => {
  const branches = choice.schema as readonly Schema[];
  const ofType = all.filter(
    ({ keyword, instancePath }) => keyword === 'type' && instancePath === choice.instancePath,
  );
  const complaints = all.filter((error) => error !== choice && !ofType.includes(error));
  if (branches.length - ofType.length !== 1 || complaints.length === 0) return undefined;
  const branch = branches.find(({ type }) => [type].flat().includes(jsonType(choice.data)));
  return { message: branch?.['x-message'], complaints };
};

const length = (limit: unknown, name: string, text: unknown): ApiError => {
  if (typeof text === 'string' && limit === 1) return errors.cannotBeBlank({ name });
  return errors.tooShort({ name });
};

/** The contract's error for what Ajv found; field facts, section 4. */
export const toApiError = (all: readonly ErrorObject[]): ApiError => {
  const failure = all.at(-1);
  if (!failure) throw new Error('A validator failed without saying why.');
  const name = placeName(failure.instancePath);
  const params = failure.params as Record<string, unknown>;
  const meant = isChoice(failure) ? meantBranch(failure, all) : undefined;
  if (meant && meant.message === undefined) return toApiError(meant.complaints);
  const message: unknown = meant?.message ?? failure.parentSchema?.['x-message'];
  if (typeof message === 'string') {
    return errors.invalidParameter({ message: message.replaceAll('{name}', name) });
  }
  switch (failure.keyword) {
    case 'type':
      return errors.wrongType({ name, type: typeNames(params.type) });
    case 'enum':
      return (failure.schema as unknown[]).some((value) => typeof value === 'string')
        ? errors.invalidValue({ name })
        : errors.notInList({ name });
    case 'maxLength':
      return errors.tooLong({ name, limit: Number(params.limit) });
    case 'maxItems':
      return errors.tooLong({ name, limit: Number(params.limit) });
    case 'minLength':
    case 'minItems':
      return length(params.limit, name, failure.data);
    case 'minimum':
    case 'exclusiveMinimum':
      return errors.tooSmall({ name });
    case 'maximum':
    case 'exclusiveMaximum':
      return errors.tooLarge({ name });
    case 'pattern':
      return errors.invalidFormat({ name });
    case 'format':
      return errors.wrongType({
        name,
        type: FORMAT_NAMES[String(params.format)] ?? `a valid ${String(params.format)}`,
      });
    case 'required':
      return errors.fieldMissing({ name, field: String(params.missingProperty) });
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const field = String(params.additionalProperty ?? params.unevaluatedProperty);
      return errors.unexpectedField({ name, field });
    }
    default:
      return errors.invalidValue({ name });
  }
};

const inputValidators = new Map<string, Validator>();

const inputValidator = (operationId: string): Validator => {
  let found = inputValidators.get(operationId);
  if (!found) {
    found = validator(`input_${operationId}`);
    inputValidators.set(operationId, found);
  }
  return found;
};

/** Where a value holds a text with a null character; MySQL takes it, SQLite cuts there, nobody means it. */
const findNullByte = (value: unknown, place: string): string | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? place : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = findNullByte(child, `${place}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const refuseNullBytes = ({ parameters }: RouteRow, input: Readonly<Record<string, unknown>>): void => {
  for (const { name, ownNullCheck } of parameters) {
    const place = ownNullCheck ? undefined : findNullByte(input[name], `/${name}`);
    if (place !== undefined) throw errors.nullBytes({ name: placeName(place) });
  }
};

/** Holds the decoded input against the contract. */
export const validate: Middleware = (context, next) => {
  const { route, input } = context.state.exchange;
  const check = inputValidator(route.operationId);
  // First, since the texts of some constraints do not name the parameter.
  refuseNullBytes(route, input);
  if (!check(input)) throw toApiError(check.errors ?? []);
  return next();
};
