import type { ErrorObject } from 'ajv';

import type { RouteRow } from '../../src/contract/types.js';
import { outputValidators, type Validator } from '../../src/runtime/http/validate.js';

/** A response as it was sent, decompressed. */
export interface ReceivedResponse {
  readonly status: number;
  /** The header `Content-Type`. */
  readonly contentType: string;
  readonly text: string;
}

/** One difference between a response and the contract. */
export interface Deviation {
  /** What the response breaks: a place in the schemas, such as `Message#/required`, `status` or `Content-Type`. */
  readonly rule: string;
  /** A JSON pointer to the place in the response. The keys of maps are values of the response. */
  readonly place: string;
  /** What the contract states there. */
  readonly expected: string;
}

/** The result of a check. */
export interface CheckedResponse {
  /** The response. A response that is not JSON is an object with its text. Undefined if it is no JSON. */
  readonly body: unknown;
  readonly deviations: readonly Deviation[];
}

const JSON_TYPE = 'application/json';

/** Returns a text as the contract describes it, in the form of the responses that are JSON. */
const asObject = (text: string): object => ({ result: 'success', msg: '', text });

const withoutPrefix = (schemaPath: string): string =>
  schemaPath.replace(/^out_/, '').replace(/^(response|event)_\w+#/, '#');

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';

/**
 * Returns the failures that tell what is wrong. Each branch of a choice has one. Those of branches for other values are
 * failures of constants, such as another `type` of event.
 */
const telling = (all: readonly ErrorObject[]): readonly ErrorObject[] => {
  const choice = all.findLast(isChoice);
  if (!choice) return all;
  const own = all.filter((error) => error.keyword !== 'const' && !isChoice(error));
  return own.length === 0 ? [choice] : own;
};

const deviationOf = ({ schemaPath, instancePath, params, message = '' }: ErrorObject): Deviation => {
  const { additionalProperty: field } = params as { readonly additionalProperty?: string };
  return {
    rule: withoutPrefix(schemaPath),
    place:
      field === undefined
        ? instancePath
        : `${instancePath}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    expected: message,
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const whole = (rule: string, expected: string): readonly Deviation[] => [{ rule, place: '', expected }];

const validatorFor = ({ operationId }: RouteRow, status: number): Validator | undefined =>
  outputValidators()[`response_${operationId}_${status}`];

/** Reads the body of a response. The deviations are those of its status, its type and its encoding. */
const readResponse = (route: RouteRow, { status, contentType, text }: ReceivedResponse): CheckedResponse => {
  const isText = status === 200 && route.mediaType !== undefined;
  const wanted = isText ? route.mediaType : JSON_TYPE;
  const body = isText ? asObject(text) : parse(text);
  if (!validatorFor(route, status))
    return {
      body,
      deviations: whole('status', `a status that ${route.operationId} documents, not ${status}`),
    };
  if (contentType.split(';')[0]?.trim().toLowerCase() !== wanted)
    return { body, deviations: whole('Content-Type', `the type ${wanted}`) };
  return { body, deviations: body === undefined ? whole(JSON_TYPE, 'JSON') : [] };
};

/** Compares the body of a response with the contract. Stops at the first difference. */
const checkBody = (route: RouteRow, status: number, body: unknown): readonly Deviation[] => {
  const check = validatorFor(route, status);
  return !check || check(body) ? [] : telling(check.errors ?? []).map(deviationOf);
};

/** Compares a response of an operation with the contract. */
export const checkResponse = (route: RouteRow, received: ReceivedResponse): CheckedResponse => {
  const { body, deviations } = readResponse(route, received);
  return { body, deviations: deviations.length > 0 ? deviations : checkBody(route, received.status, body) };
};

/** Compares an event with the contract. Stops at the first difference. */
export const checkEvent = (event: unknown): readonly Deviation[] => {
  const check = outputValidators().event;
  return !check || check(event) ? [] : telling(check.errors ?? []).map(deviationOf);
};
