import { stepsOf, withValueAt, withWayTo } from '../../../conformance/src/cases/parameter-paths.js';
import type { CaseRequest } from '../../../conformance/src/world/case-request.js';
import type { Fixtures } from '../../conformance/fixtures.js';
import { goodRequest, successOf } from '../../bad-input/base.js';
import { Things } from '../../bad-input/things.js';
import { basedOn } from './bases.js';
import type { Bound } from './bounds.js';
import { itemsOf, optionsOf, validText, type Alphabet } from './values.js';

/** A value at a limit, or just beyond it. */
export interface Trial {
  /** `60 characters beyond the basic plane` */
  readonly what: string;
  readonly isWithin: boolean;
  /** The value, of lists and objects made from the one in the request. */
  readonly valueFrom: (before: unknown) => unknown;
}

/** A number that differs from its neighbor. */
const beyond = (size: number, step: 1 | -1): number => (size + step === size ? size + 2 * step : size + step);

const numbers = ({ key, size }: Bound): Trial[] => {
  const outside = beyond(size, key === 'minimum' ? -1 : 1);
  return [size, outside].map((value) => ({
    what: String(value),
    isWithin: value === size,
    valueFrom: () => value,
  }));
};

const texts = (bound: Bound): Trial[] => {
  const { key, size } = bound;
  const make = (length: number, alphabet: Alphabet): Trial[] => {
    const isTried = length > 0 || alphabet === 'ascii';
    const value = isTried ? validText(bound, length, alphabet) : undefined;
    const plane = alphabet === 'astral' ? ' beyond the basic plane' : '';
    if (value === undefined) return [];
    return [
      { what: `${String(length)} characters${plane}`, isWithin: length === size, valueFrom: () => value },
    ];
  };
  const outside = beyond(size, key === 'minLength' ? -1 : 1);
  return [size, outside].flatMap((length) => [...make(length, 'ascii'), ...make(length, 'astral')]);
};

const lists = (bound: Bound): Trial[] => {
  const { key, size } = bound;
  return [size, beyond(size, key === 'minItems' ? -1 : 1)].map((count) => ({
    what: `${String(count)} items`,
    isWithin: count === size,
    valueFrom: (before) => itemsOf(bound, count, before),
  }));
};

const objects = (bound: Bound): Trial[] =>
  [bound.size, bound.size + 1].map((count) => ({
    what: `${String(count)} fields`,
    isWithin: count === bound.size,
    valueFrom: () => optionsOf(bound, count),
  }));

const TRIALS: Readonly<Record<Bound['key'], (bound: Bound) => Trial[]>> = {
  minimum: numbers,
  maximum: numbers,
  minLength: texts,
  maxLength: texts,
  'x-truncate-at': texts,
  minItems: lists,
  maxItems: lists,
  maxProperties: objects,
};

export const trialsOf = (bound: Bound): Trial[] => TRIALS[bound.key](bound);

/** Items with one limit for all, of which only a later one is free text. */
const OTHER_PLACES: Readonly<Record<string, string>> = { 'narrow[0][0]': 'narrow[0][1]' };

/** A valid request but for the value that is tried, and that value. */
export const requestOf = async (
  bound: Bound,
  trial: Trial,
  fixtures: Fixtures,
): Promise<{ readonly request: CaseRequest; readonly value: unknown }> => {
  const { parameter, name } = bound.place;
  const given = trial.valueFrom(undefined);
  const good = await goodRequest(
    successOf(bound.operation.id),
    parameter.name,
    fixtures,
    new Things(fixtures),
  );
  const base = await basedOn({ fixtures, bound, good, value: given });
  if (parameter.in === 'path')
    return { request: { ...base, path: { ...base.path, [parameter.name]: given } }, value: given };
  const [, ...steps] = stepsOf(OTHER_PLACES[name] ?? name);
  const start = withWayTo(parameter.schema, base.parameters[parameter.name] ?? parameter.example, steps);
  let value: unknown;
  const whole = withValueAt(start, steps, (before) => (value = trial.valueFrom(before)));
  // A file travels in a form; the longest texts fit in no query.
  const hasFile = bound.operation.parameters.some(({ kind }) => kind === 'file');
  const parameters = { ...base.parameters, [parameter.name]: whole };
  return { request: { ...base, parameters, json: !hasFile }, value };
};
