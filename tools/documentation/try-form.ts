import { html, type Html } from '../../src/runtime/pages/page.js';
import type { Operation, Parameter } from '../generate-contract/contract.js';
import { textOf } from './example-request.js';

/** Longer examples get several lines. */
const LONG = 40;

/** A parameter as the form has it. */
interface Input {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body' | 'header';
  readonly isFile: boolean;
  readonly isRequired: boolean;
  readonly value: string;
  readonly choices: readonly string[];
}

const choicesOf = ({ schema }: Parameter): string[] => {
  if (schema.enum) return schema.enum.map(String);
  return schema.type === 'boolean' ? ['true', 'false'] : [];
};

const inputOf = (parameter: Parameter): Input => ({
  name: parameter.name,
  place: parameter.in,
  isFile: parameter.kind === 'file',
  isRequired: parameter.required,
  value: parameter.kind === 'file' ? '' : textOf(parameter),
  choices: choicesOf(parameter),
});

const KEY: Input = {
  name: 'Idempotency-Key',
  place: 'header',
  isFile: false,
  isRequired: false,
  value: '0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1',
  choices: [],
};

const control = ({ name, place, isFile, value, choices }: Input, id: string): Html => {
  if (isFile) return html`<input id="${id}" type="file" data-name="${name}" data-place="${place}" />`;
  if (choices.length > 0)
    return html`<select id="${id}" data-name="${name}" data-place="${place}">
      ${choices.map((choice) =>
        choice === value ? html`<option selected>${choice}</option>` : html`<option>${choice}</option>`,
      )}
    </select>`;
  const isLong = value.length > LONG || /[[{\n]/.test(value);
  return isLong
    ? html`<textarea id="${id}" rows="3" data-name="${name}" data-place="${place}">${value}</textarea>`
    : html`<input id="${id}" value="${value}" data-name="${name}" data-place="${place}" />`;
};

/** Returns an input with its label. A box says whether an optional one is sent. */
const field = (input: Input, operationId: string): Html => {
  const id = `${operationId}-${input.name}`;
  return html`<div class="field">
    <label for="${id}"><code>${input.name}</code></label>
    ${
      !input.isRequired &&
      html`<label class="kind"
        ><input type="checkbox" data-sends="${id}" /> Send <code>${input.name}</code></label
      >`
    }
    ${control(input, id)}
  </div>`;
};

/** Empty fields leave the login to the session of the browser. The script keeps their values in its memory. */
const login = (id: string): Html =>
  html`<fieldset>
    <legend>Login</legend>
    <p>Empty fields use the session of this browser, which begins on the page <a href="/login">/login</a>.</p>
    <div class="field">
      <label for="${id}-login-email">Email</label>
      <input id="${id}-login-email" type="email" data-login="email" autocomplete="off" />
    </div>
    <div class="field">
      <label for="${id}-login-key">API key</label>
      <input id="${id}-login-key" type="password" data-login="key" autocomplete="off" />
    </div>
  </fieldset>`;

/** Returns the form that sends a request. The script of the page shows it instead of the text before it. */
export const tryForm = (operation: Operation): Html => {
  const { id, method, path, open, parameters, retrySafe } = operation;
  const inputs = [...parameters.map(inputOf), ...(retrySafe ? [KEY] : [])];
  return html`<details class="try">
    <summary>Try it</summary>
    <p>The form needs JavaScript. The sample for curl above sends the same request.</p>
    <template>
      <form data-method="${method}" data-path="${path}" autocomplete="off">
        ${inputs.filter(({ isRequired }) => isRequired).map((input) => field(input, id))}
        ${inputs.filter(({ isRequired }) => !isRequired).map((input) => field(input, id))}
        ${!open && login(id)}
        <button>Send</button> <button type="button" data-stops="" disabled>Stop</button>
        <div role="status"></div>
        <div data-response=""></div>
      </form>
    </template>
  </details>`;
};
