import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import type { Operation, Parameter } from '../../tools/generate-contract/contract.js';
import {
  documentedErrors,
  errorBody,
  type DocumentedError,
} from '../../tools/generate-contract/schema/documented-errors.js';
import { messagePattern } from '../../tools/generate-contract/write/strict-errors.js';
import type { HttpResponse } from '../support/client.js';
import { contract } from '../support/contract-sources.js';

const nameOf = (operation: Operation, { name }: Parameter): string => `${operation.id}.${name}`;

const parameters = contract.operations.flatMap((operation) =>
  operation.parameters.map((parameter) => [nameOf(operation, parameter), parameter.schema] as const),
);

/** Uses the published schemas, including constraints that handlers check themselves. */
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema({
  $id: 'contract',
  components: { schemas: { ...Object.fromEntries(contract.schemas), ...Object.fromEntries(parameters) } },
});

const validatorOf = (operation: Operation, parameter: Parameter): ValidateFunction => {
  const found = ajv.getSchema(`contract#/components/schemas/${nameOf(operation, parameter)}`);
  if (!found) throw new Error(`There is no schema of ${nameOf(operation, parameter)}.`);
  return found;
};

const REFUSED = Symbol('refused');

/** The value that the server decodes from a parameter sent as text. */
const arriving = ({ kind }: Parameter, value: unknown): unknown => {
  if (typeof value !== 'string' || kind === 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return kind === 'json' ? REFUSED : value;
  }
};

/** Whether the parameter's schema accepts the value. */
export const fits = (operation: Operation, parameter: Parameter, value: unknown): boolean => {
  const arrived = arriving(parameter, value);
  if (arrived === REFUSED) return false;
  const validate = validatorOf(operation, parameter);
  if (arrived === '' && parameter.emptyIsAbsent === true) return true;
  // Some clients write an absent argument as null.
  return arrived === null && !validate(null) ? !parameter.required : validate(arrived);
};

interface OwnError {
  readonly status: number;
  readonly code: unknown;
  readonly pattern: RegExp;
}

const isOwn = (error: DocumentedError, operation: Operation): boolean =>
  operation.errorNames.includes(error.definition.name) || error.definition.applies === 'own-text';

/** The errors of each operation that its handler throws. */
const ownErrors = new Map<string, OwnError[]>(contract.operations.map(({ id }) => [id, []]));
for (const operation of contract.operations) {
  for (const error of documentedErrors(operation, contract)) {
    if (!isOwn(error, operation)) continue;
    ownErrors.get(operation.id)?.push({
      status: error.definition.status,
      code: errorBody(error.definition, error.values).code,
      pattern: new RegExp(`^(?:${messagePattern(error, operation)})$`),
    });
  }
}

/** Returns the error in a response to bad input; undefined if the response is correct. */
export const complaintAbout = (
  { status, body }: HttpResponse,
  operation: Operation,
  parameterName: string,
): string | undefined => {
  const told = JSON.stringify(body).slice(0, 300);
  if (status < 400 || status > 499) return `${status} ${told}`;
  const { msg, code, var_name } = body as { msg: string; code?: string; var_name?: string };
  if (typeof code !== 'string') return `no code: ${told}`;
  const names = var_name === parameterName || msg.includes(parameterName);
  // A path with such a value does not exist.
  const isInPath = operation.parameters.find(({ name }) => name === parameterName)?.in === 'path';
  if (names || (isInPath && status === 404 && msg === 'Not found')) return undefined;
  const own = ownErrors
    .get(operation.id)
    ?.some((error) => error.status === status && error.code === code && error.pattern.test(msg));
  return own ? undefined : `does not name ${parameterName}: ${told}`;
};

/**
 * Returns the error in a response to a value exactly at its limit. The server may refuse it for other reasons
 * only.
 */
export const complaintAboutLimit = ({ status, body }: HttpResponse): string | undefined => {
  const msg = String((body as { msg?: unknown }).msg);
  // The HTML of a text has a limit of its own.
  const isOfHtml = msg.includes('too long when rendered');
  const isOfLimit =
    /too (long|short|large|small|many|few)|limit:|at (most|least) \d|blank/i.test(msg) && !isOfHtml;
  return status >= 400 && isOfLimit ? JSON.stringify(body).slice(0, 300) : undefined;
};
