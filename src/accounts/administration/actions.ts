import { errors } from '../../../generated/errors.js';
import type { OperationId, Output } from '../../../generated/operations.js';
import type { FormFile, FormField } from '../../contract/types.js';
import type { Form } from '../../runtime/pages/serve.js';
import type { Html } from '../../runtime/pages/page.js';
import { earlier, enteredIn, type Given } from './fields.js';
import type { FormOfAction, View } from './view.js';

/** What a form of a page does. */
export interface Action extends FormOfAction {
  /** What the page states after it. */
  readonly done: string;
  /** The page that follows, if it is not the same one. */
  readonly next?: string;
  /** Returns what only this response shows. Throws the error of the operation. */
  readonly run: (view: View, given: Given) => Promise<Html | undefined>;
}

interface OperationAction<Id extends OperationId> extends Pick<
  Action,
  'button' | 'done' | 'isSevere' | 'next'
> {
  readonly fields?: readonly string[];
  /** The fields that the form needs, if the operation does not. */
  readonly required?: readonly string[];
  /** Shows what the response of the operation has. */
  readonly reveal?: (output: Output<Id>) => Html;
}

/** Returns fields of an operation by name. */
export const fieldsOf = (forms: FormFile, operationId: OperationId, names: readonly string[]): FormField[] =>
  names.map((name) => {
    const field = forms[operationId]?.find((one) => one.name === name);
    if (!field) throw new Error(`${operationId} has no field ${name}.`);
    return field;
  });

/** Returns the action that requests an operation with the fields of a form. */
export const operationAction = <Id extends OperationId>(
  operationId: Id,
  { fields = [], required = [], reveal, ...words }: OperationAction<Id>,
): Action => ({
  ...words,
  fields: (forms) =>
    fieldsOf(forms, operationId, fields).map((field) =>
      required.includes(field.name) ? { ...field, required: true } : field,
    ),
  async run(view, given) {
    const output = await view.call(operationId, given);
    return reveal?.(output);
  },
});

/** Browsers send line breaks as two characters. */
const withoutReturns = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Returns the arguments of a form: the hidden ones, the required fields, and the fields that a person changed. So a form does
 * not take back what others changed meanwhile. Throws if a required field is empty.
 */
export const givenIn = (form: Form, fields: readonly FormField[], known: readonly string[]): Given => {
  const given: Record<string, string> = {};
  const names = new Set(fields.map(({ name }) => name));
  for (const [name, value] of Object.entries(form))
    if (value !== undefined && !names.has(name) && !known.includes(name) && !name.startsWith(earlier('')))
      given[name] = value;
  for (const { name, kind, required } of fields) {
    const value = enteredIn(form, { name, kind });
    if (required && value === '') throw errors.missingArgument({ var_name: name });
    if (required || value !== form[earlier(name)]) given[name] = withoutReturns(value);
  }
  return given;
};
