import { ApiError } from '../../../contract/api-error.js';
import type { Context } from '../../../runtime/http/request.js';
import { html, type Html } from '../../../runtime/pages/page.js';
import { sendPage } from '../../../runtime/pages/send.js';
import type { Form } from '../../../runtime/pages/serve.js';
import type { Services } from '../../services.js';
import { readSession } from '../../../runtime/identity/authenticate.js';
import { CSRF_COOKIE, csrfCookie, parseCookie, SESSION_COOKIE } from '../../../runtime/identity/cookies.js';
import { checkCsrf, CSRF_FIELD } from '../../../runtime/identity/csrf.js';
import type { Session } from '../../../runtime/identity/logins.js';

/** Returns the session of the browser. Undefined without a valid session. */
export const findSession = async (context: Context, services: Services): Promise<Session | undefined> => {
  if (parseCookie(context, SESSION_COOKIE) === undefined) return undefined;
  try {
    return await readSession(context, services);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
};

/** Returns the token that the browser has, so forms in other tabs remain valid. */
const tokenFor = (context: Context, services: Services, session: Session | undefined): string => {
  const present = parseCookie(context, CSRF_COOKIE);
  if (present !== undefined && services.csrf.isFor(session, present)) return present;
  const token = services.csrf.make(session);
  context.append('Set-Cookie', csrfCookie(services.config, token));
  return token;
};

/** Returns the hidden field that every form has, and sends the matching cookie. */
export const csrfField = (context: Context, services: Services, session: Session | undefined): Html =>
  html`<input type="hidden" name="${CSRF_FIELD}" value="${tokenFor(context, services, session)}" />`;

const ERROR_ID = 'error';

/** Why a form was refused. An `ApiError` is a `Fault` too. */
export interface Fault {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface FormPage {
  readonly title: string;
  readonly heading: string;
  readonly body: Html;
  readonly fault: Fault | undefined;
}

/** Sends a page with a form. A refused form is shown again with the reason, which screen readers read at once. */
export const sendFormPage = (
  context: Context,
  { title, heading, body, fault }: FormPage,
  formTargets: readonly string[] = [],
): void => {
  context.set(fault?.headers ?? {});
  const content = {
    title: fault ? `Error: ${title}` : title,
    body: html`<h1>${heading}</h1>
      ${fault && html`<p role="alert" class="error" id="${ERROR_ID}">${fault.message}</p>`} ${body}`,
  };
  sendPage(context, fault?.status ?? 200, content, formTargets);
};

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: 'username' | 'name' | 'email' | 'current-password' | 'new-password';
  readonly value?: string;
  /** Whether the form was refused. */
  readonly isWrong: boolean;
}

export const inputField = ({ name, label, type, autocomplete, value, isWrong }: Field): Html =>
  html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      autocapitalize="${autocomplete === 'name' ? 'words' : 'none'}"
      value="${value}"
      required
      ${isWrong && html`aria-invalid="true" aria-describedby="${ERROR_ID}"`}
    />`;

interface Submission {
  readonly act: (session: Session | undefined) => Promise<void>;
  /** Shows the form again. */
  readonly refuse: (session: Session | undefined, fault: ApiError) => void;
}

/** Does what a posted form asks for, or shows it again with the reason of the refusal. */
export const submit = async (
  context: Context,
  services: Services,
  form: Form,
  { act, refuse }: Submission,
): Promise<void> => {
  const session = await findSession(context, services);
  try {
    checkCsrf(context, services, session, form[CSRF_FIELD]);
    await act(session);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refuse(session, error);
  }
};
