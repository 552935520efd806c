import type { Operation, Parameter } from '../../tools/generate-contract/contract.js';
import type { Place } from '../../tools/generate-contract/schema/parameter-paths.js';
import type { CaseRequest } from '../../conformance/src/world/case-request.js';
import { stepsOf, withValueAt, withWayTo } from '../../conformance/src/cases/parameter-paths.js';
import { formsOf, inForm } from './forms.js';
import { fits } from './oracle.js';
import { NOT_JSON, stepsOfNothing, valuesFor } from './values.js';

/** A request in which one value may be bad. */
export interface Trial {
  readonly what: string;
  readonly request: CaseRequest;
  /** Whether its value is exactly at a limit, so that no limit refuses it. */
  readonly atLimit?: true;
}

export interface Trials {
  /** Requests that the server must refuse. */
  readonly bad: readonly Trial[];
  /** Requests that the server responds to, possibly with an error. */
  readonly others: readonly Trial[];
}

const valueAt = (value: unknown, [step, ...rest]: readonly (string | number)[]): unknown =>
  step === undefined ? value : valueAt((value as Record<string | number, unknown> | undefined)?.[step], rest);

/**
 * The valid request with every value at one place that is worth testing. The encodings take turns, except for texts that
 * are not JSON, because one decoder reads all places: each value comes in each encoding at some of them.
 */
export const trialsOf = (operation: Operation, place: Place, good: CaseRequest): Trials => {
  const { parameter, schema } = place;
  const [, ...steps] = stepsOf(place.name);
  const whole = withWayTo(parameter.schema, good.parameters[parameter.name] ?? parameter.example, steps);
  const values = valuesFor(schema, valueAt(whole, steps)).map((one) => ({
    ...one,
    value: withValueAt(whole, steps, () => one.value),
  }));
  const isText = parameter.kind === 'json' && steps.length === 0;
  const bad: Trial[] = [];
  const others: Trial[] = [];
  const all = [...values, ...(isText ? NOT_JSON : [])];
  for (const [index, { what, value, never, atLimit }] of all.entries()) {
    const forms = formsOf(parameter, value, index);
    const trials = forms.map((form) => ({
      what: `${what} (${form})`,
      request: inForm({ ...good, parameters: { ...good.parameters, [parameter.name]: value } }, form),
      ...(atLimit && { atLimit }),
    }));
    const turn = (index + place.name.length) % trials.length;
    const one = trials.slice(turn, turn + 1);
    if (!never && fits(operation, parameter, value)) others.push(...one);
    else bad.push(...(index < values.length ? one : trials));
  }
  return { bad, others };
};

/** The valid request with paths that lead to no object. */
export const pathTrialsOf = ({ name, schema }: Parameter, good: CaseRequest): Trial[] =>
  stepsOfNothing(schema).map(({ what, value }) => ({
    what,
    request: { ...good, path: { ...good.path, [name]: value } },
  }));
