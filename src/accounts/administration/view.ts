import type { OperationId, Output } from '../../../generated/operations.js';
import { routes } from '../../../generated/routes.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { csrfField } from '../authentication/pages/forms.js';
import { refusal } from '../../runtime/identity/authenticate.js';
import { CSRF_FIELD } from '../../runtime/identity/csrf.js';
import type { Session } from '../../runtime/identity/logins.js';
import type { ApiError } from '../../contract/api-error.js';
import { type Arguments, callOperation, type Calls, requestOf } from '../../runtime/http/call.js';
import type { Context } from '../../runtime/http/request.js';
import { type FormField, type FormFile, isJsonKind, type RouteRow } from '../../contract/types.js';
import { html, type Html } from '../../runtime/pages/page.js';
import type { Form } from '../../runtime/pages/serve.js';
import type { Services } from '../services.js';
import { ACTION_FIELD, earlier, enteredIn, type Given, isPassword, showField } from './fields.js';

const rows = new Map<string, RouteRow>(routes.map((route) => [route.operationId, route]));

/** Returns the row of an operation in the route table. */
export const routeOf = (operationId: OperationId): RouteRow => {
  const route = rows.get(operationId);
  if (!route) throw new Error(`There is no operation ${operationId}.`);
  return route;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the texts of a form as a JSON body has them: only texts stay texts. */
const valuesOf = ({ parameters }: RouteRow, given: Arguments): Arguments => {
  const values = parameters.flatMap(({ name, kind, in: place }) => {
    const text = given[name];
    if (typeof text !== 'string' || place === 'path' || !isJsonKind(kind)) return [];
    const value = parseJson(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...given, ...Object.fromEntries(values) };
};

/** Whether a person changed a field. A form shows no password again. */
const isChanged = (form: Form, field: FormField): boolean =>
  !isPassword(field) && enteredIn(form, field) !== form[earlier(field.name)];

export const ERROR_ID = 'error';

/** A form that was refused. */
export interface Refused {
  readonly form: Form;
  readonly error: ApiError;
}

/** The form of an action of a page. */
export interface FormOfAction {
  readonly button: string;
  /** Whether the form is folded at first, since one click cannot take back what it does. */
  readonly isSevere?: boolean;
  readonly fields: (forms: FormFile, view: View) => readonly FormField[];
}

interface Parts {
  readonly services: Services;
  readonly session: Session;
  readonly calls: Calls;
  readonly forms: FormFile;
  readonly actions: Readonly<Record<string, FormOfAction>>;
  readonly refused: Refused | undefined;
  /** The token of the form that led to the page. Operations that change something need it. */
  readonly token: string | undefined;
}

/** How a form is shown. */
export interface ShownForm {
  /** Arguments that are not fields. They also tell apart forms of one action. */
  readonly fixed?: Given;
  /** The present values of fields. */
  readonly values?: Given;
  /** Choices that are not in the contract, such as the groups of the organization. */
  readonly choices?: Readonly<Record<string, FormField['choices']>>;
}

/** One request of a logged-in person for a page. */
export class View {
  readonly services: Services;
  readonly session: Session;
  readonly #parts: Parts;
  #csrf: Html | undefined;
  #format: Intl.DateTimeFormat | undefined;

  constructor(parts: Parts) {
    this.services = parts.services;
    this.session = parts.session;
    this.#parts = parts;
  }

  get actor(): Actor {
    return this.session.actor;
  }

  get context(): Context {
    return this.#parts.calls.context;
  }

  /** Returns a parameter of the address of the page. */
  parameter(name: string): string | undefined {
    return new URLSearchParams(this.context.querystring).get(name) ?? undefined;
  }

  /** Whether the role of the person has the permission of an operation. */
  may(operationId: OperationId): boolean {
    return refusal(routeOf(operationId), this.actor) === undefined;
  }

  /** Requests an operation as the person. Throws its error. */
  async call<Id extends OperationId>(operationId: Id, given: Arguments = {}): Promise<Output<Id>> {
    const { calls, token } = this.#parts;
    const proof = token === undefined ? {} : { [CSRF_FIELD]: token };
    const route = routeOf(operationId);
    const parts = await callOperation(calls, requestOf(route, { ...valuesOf(route, given), ...proof }));
    return JSON.parse(parts.join('')) as Output<Id>;
  }

  /** Returns a parameter of an operation, if forms can have it. */
  field(operationId: OperationId, name: string): FormField | undefined {
    return this.#parts.forms[operationId]?.find((one) => one.name === name);
  }

  /** Returns what a value of a parameter means. */
  choice(operationId: OperationId, name: string, value: string): string {
    return this.field(operationId, name)?.choices?.find(([one]) => one === value)?.[1] ?? value;
  }

  /** Returns the field that proves that a form is of this site. */
  get csrf(): Html {
    return (this.#csrf ??= csrfField(this.context, this.services, this.session));
  }

  /** Returns a moment of UNIX seconds in the time zone of the person. */
  time(seconds: number): string {
    const { timezone, settings } = this.actor;
    this.#format ??= new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: settings.twenty_four_hour_time ? 'h23' : 'h12',
      ...(timezone !== '' && { timeZone: timezone }),
    });
    return this.#format.format(seconds * 1000);
  }

  /** Returns the form of an action of the page. A refused form shows what the person entered. */
  form(name: string, { fixed = {}, values = {}, choices = {} }: ShownForm = {}): Html {
    const { actions, forms } = this.#parts;
    const action = actions[name];
    if (!action) throw new Error(`The page has no action ${name}.`);
    const entered = this.#entered(name, fixed);
    const shown = action.fields(forms, this).map((original) => {
      const own = choices[original.name];
      const field: FormField = own ? { ...original, kind: 'choice', choices: own } : original;
      const before = values[field.name] ?? field.default ?? (field.kind === 'checkbox' ? 'false' : '');
      const id = [name, ...Object.values(fixed), field.name].join('-');
      const value = entered && isChanged(entered, field) ? enteredIn(entered, field) : before;
      return showField({ field, id, value, errorId: entered && ERROR_ID }, before);
    });
    const hidden = Object.entries({ [ACTION_FIELD]: name, ...fixed }).map(
      ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
    );
    const form = html`<form method="post">
      ${this.csrf} ${hidden} ${shown}
      <button type="submit">${action.button}</button>
    </form>`;
    return action.isSevere
      ? html`<details ${entered && html`open`}>
          <summary>${action.button} …</summary>
          ${form}
        </details>`
      : form;
  }

  /** Returns what the person entered in the form that was refused, if it is this one. */
  #entered(name: string, fixed: Given): Form | undefined {
    const form = this.#parts.refused?.form;
    if (form?.[ACTION_FIELD] !== name) return undefined;
    return Object.entries(fixed).every(([key, value]) => form[key] === value) ? form : undefined;
  }
}
