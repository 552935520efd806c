import type { FormField } from '../../contract/types.js';
import { html, type Html } from '../../runtime/pages/page.js';
import type { Form } from '../../runtime/pages/serve.js';

type Choices = NonNullable<FormField['choices']>;

/** One field of a form, with what it shows now. */
export interface ShownField {
  readonly field: FormField;
  readonly id: string;
  readonly value: string;
  /** The ID of the error message. Undefined unless the form was refused. */
  readonly errorId: string | undefined;
}

/** Whether a form never shows again what a person entered. */
export const isPassword = ({ kind }: FormField): boolean => kind === 'password' || kind === 'new-password';

/** The field whose name has the value that `name` had when the page was sent. */
export const earlier = (name: string): string => `was.${name}`;

const range = (unit: string, least: number | undefined, most: number | undefined): string | undefined => {
  if (most === undefined) return least === undefined ? undefined : `At least ${least}${unit}.`;
  return least === undefined || (least === 0 && unit !== '')
    ? `At most ${most}${unit}.`
    : `${least} to ${most}${unit}.`;
};

/** Returns which values a field accepts, as sentences, unless its help states that. */
const limitsOf = ({ kind, help, minimum, maximum, minLength, maxLength, words = [] }: FormField): string => {
  const isKnown = kind === 'choice' || help.includes(' characters');
  const ofText = isKnown ? undefined : range(' characters', minLength, maxLength);
  const ofWords = words.length > 0 ? `Or ${words.join(', ')}.` : undefined;
  return [range('', minimum, maximum), ofWords, ofText].filter((text) => text !== undefined).join(' ');
};

/** Shows the words between backticks as code. */
const withCode = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const options = (choices: Choices, value: string): Html[] => {
  const known = choices.some(([one]) => one === value);
  return [...(known ? [] : [[value, '(unchanged)'] as const]), ...choices].map(
    ([one, label]) => html`<option value="${one}" ${one === value && html`selected`}>${label}</option>`,
  );
};

const control = ({ field, id, value, errorId }: ShownField): Html => {
  const { name, kind, required, choices = [], maxLength } = field;
  const state = html`id="${id}" name="${name}" aria-describedby="${id}-help${errorId && ` ${errorId}`}"
  ${required && html`required`} ${errorId !== undefined && html`aria-invalid="true"`}`;
  switch (kind) {
    case 'checkbox':
      return html`<input type="checkbox" value="true" ${state} ${value === 'true' && html`checked`} />`;
    case 'choice':
      return html`<select ${state}>
        ${options(choices, value)}
      </select>`;
    case 'lines':
      // Browsers drop the first line break of a text field.
      return html`<textarea rows="3" ${state}>${'\n'}${value}</textarea>`;
    default: {
      const isSecret = isPassword(field);
      const type = isSecret ? 'password' : 'text';
      const purpose = isSecret && html`autocomplete="${kind === 'password' ? 'current-password' : kind}"`;
      const keys = kind === 'number' && html`inputmode="numeric"`;
      return html`<input
        type="${type}"
        value="${value}"
        ${state}
        ${purpose}
        ${keys}
        ${maxLength !== undefined && html`maxlength="${maxLength}"`}
      />`;
    }
  }
};

/** Returns a field with its label, its limits, and the value that it had before the form is sent. */
export const showField = (shown: ShownField, before: string): Html => {
  const { field, id } = shown;
  const label = html`<label for="${id}">${field.label}</label>`;
  const help = html`<p class="help" id="${id}-help">${withCode(field.help)} ${limitsOf(field)}</p>`;
  const hidden =
    !field.required && html`<input type="hidden" name="${earlier(field.name)}" value="${before}" />`;
  return field.kind === 'checkbox'
    ? html`<div class="field check">${control(shown)} ${label} ${help}${hidden}</div>`
    : html`<div class="field">${label} ${help} ${control(shown)}${hidden}</div>`;
};

/** The arguments of an action: texts as forms have them. */
export type Given = Readonly<Record<string, string>>;

/** The field that names the action of a form. */
export const ACTION_FIELD = 'action';

/** Returns what a person entered. A form does not have a box that is not checked. */
export const enteredIn = (form: Form, { name, kind }: Pick<FormField, 'name' | 'kind'>): string =>
  form[name] ?? (kind === 'checkbox' ? 'false' : '');
