import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { ErrorObject } from 'ajv';

import { errors } from '../../../generated/errors.js';
import type { ApiError } from '../../contract/api-error.js';
import { atOnce } from './decode.js';
import type { RequestState } from './request.js';
import { TYPE_NAMES } from '../../contract/type-names.js';
import type { ParameterRow } from '../../contract/types.js';
import { projectRoot } from '../../lib/project-root.js';

/** Ajv's code for a schema. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

type Validators = Readonly<Record<string, Validator | undefined>>;

/** Returns a function for the validators of a file that the build generates. It loads them at its first call. */
const validatorsIn = (file: string): (() => Validators) => {
  let loaded: Validators | undefined;
  return () =>
    (loaded ??= createRequire(import.meta.url)(join(projectRoot, 'dist/generated', file)) as Validators);
};

/** The validators of the inputs of all operations, such as `input_sendMessage`. A server needs no others. */
export const inputValidators = validatorsIn('inputs.cjs');

/** The validators of all responses and events, such as `response_sendMessage_200` and `event_presence`. */
export const outputValidators = validatorsIn('outputs.cjs');

const validator = (name: string): Validator => {
  const found = inputValidators()[name];
  if (!found) throw new Error(`No validator ${name}: run \`npm run build\` after changing the contract.`);
  return found;
};

/** Converts `/drafts/0/type` to `drafts[0]["type"]`, the form in error messages. */
export const placeName = (pointer: string): string => {
  const [name = '', ...rest] = pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return name + rest.map((step) => `[${/^\d+$/.test(step) ? step : JSON.stringify(step)}]`).join('');
};

const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

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

/**
 * Returns the intended branch of a failed choice with its errors: the only branch that accepts values of this type.
 * Undefined if there is no such branch.
 */
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

/**
 * Returns whether a number is outside the integers that JSON represents exactly. The validators use these bounds if the
 * schema has no narrower ones.
 */
const isInexact = ({ params }: ErrorObject): boolean => {
  const { limit } = params as { readonly limit: number };
  return limit === Number.MAX_SAFE_INTEGER || limit === Number.MIN_SAFE_INTEGER;
};

/** Returns the contract's error for Ajv's errors (field facts, section 4). */
const toApiError = (all: readonly ErrorObject[]): ApiError => {
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
    case 'maxProperties':
      return errors.tooManyItems({ name, limit: Number(params.limit) });
    case 'minLength':
    case 'minItems':
      return length(params.limit, name, failure.data);
    case 'minimum':
    case 'maximum':
      if (isInexact(failure)) return errors.wrongType({ name, type: typeNames(failure.parentSchema?.type) });
      return failure.keyword === 'minimum' ? errors.tooSmall({ name }) : errors.tooLarge({ name });
    case 'exclusiveMinimum':
      return errors.tooSmall({ name });
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

/** Half of a surrogate pair is not a character: it cannot be stored, and clients cannot print it. */
const isUnicode = (text: string): boolean => !/\p{Surrogate}/u.test(text);

/** Refuses text that is invalid everywhere in this API, even in unknown fields. */
const refuseText = (text: string, { handlerChecksNulls }: ParameterRow, place: string): void => {
  // MySQL stores a null character, SQLite cuts the text there, and no client needs it.
  if (!handlerChecksNulls && text.includes('\0')) throw errors.nullBytes({ name: placeName(place) });
  if (!isUnicode(text)) throw errors.notUnicode({ name: placeName(place) });
};

/** Refuses unusable text anywhere in a value. bounded-json.ts limits the depth. */
const refuseUnusable = (value: unknown, row: ParameterRow, place: string): void => {
  if (typeof value === 'string') refuseText(value, row, place);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    refuseText(key, row, place);
    if (typeof child === 'string' || typeof child === 'object')
      refuseUnusable(child, row, `${place}/${escapeStep(key)}`);
  }
};

/** Whether a text of the path is too long. No object has such a name, so the path does not exist. */
const isOfPath = (all: readonly ErrorObject[], rows: readonly ParameterRow[]): boolean => {
  const [, name] = all.at(-1)?.instancePath.split('/') ?? [];
  return rows.some((row) => row.in === 'path' && row.name === name);
};

/** Throws the contract's error for the first invalid value. `name` is the name of the compiled validator. */
export const validateInput = (
  input: Readonly<Record<string, unknown>>,
  name: string,
  rows: readonly ParameterRow[],
): void => {
  const check = validator(name);
  if (!check(input))
    throw isOfPath(check.errors ?? [], rows) ? errors.notFound() : toApiError(check.errors ?? []);
  for (const row of rows) {
    if (row.kind !== 'file') refuseUnusable(input[row.name], row, `/${row.name}`);
  }
};

/** Validates the decoded input against the contract. */
export const validate = ({ route, input }: RequestState): void => {
  validateInput(input, `input_${route.operationId}`, atOnce(route));
};
