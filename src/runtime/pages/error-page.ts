import type { ApiError } from '../../contract/api-error.js';
import type { Context } from '../http/request.js';
import { loginPath } from './login-path.js';
import { html, type Html, type PageContent } from './page.js';
import { sendPage } from './send.js';

const ONWARD = html`<p><a href="/">Start page</a></p>
  <p><a href="/docs">The API and its documentation</a></p>`;

const errorPage = (title: string, body: Html): PageContent => ({
  title,
  body: html`<h1>${title}</h1>
    ${body} ${ONWARD}`,
});

/** The same for all addresses, so that it tells no more than the JSON. */
const NOT_FOUND = errorPage(
  'Not found',
  html`<p>There is no page or file at this address, or your account has no access to it.</p>
    <p>Check the address for typing errors. If it is that of a file, ask its sender for access.</p>`,
);

const refused = (message: string): PageContent => ({
  title: 'Error',
  body: html`<h1>This did not work</h1>
    <p role="alert" class="error">${message}</p>
    ${ONWARD}`,
});

const logIn = (context: Context): PageContent =>
  errorPage(
    'Login required',
    html`<p>Log in to open this page.</p>
      <p><a href="${loginPath(context)}">Log in</a></p>`,
  );

const tooMany = (seconds: string): PageContent =>
  errorPage(
    'Too many requests',
    html`<p>Your network or your account sent too many requests.</p>
      <p>Wait ${seconds} seconds, and load the page again.</p>`,
  );

const failed = (status: number, requestId: string): PageContent => {
  const id = html`<p>Request: <code>${requestId}</code></p>`;
  return status === 503
    ? errorPage(
        'The server is not ready',
        html`<p>The server cannot respond at the moment. Wait a minute, and load the page again.</p>
          <p>If it still does not work, tell the administrators of the server, with this ID:</p>
          ${id}`,
      )
    : errorPage(
        'The server failed',
        html`<p>This is a fault of the server. Load the page again.</p>
          <p>If it still does not work, tell the administrators of the server, with this ID:</p>
          ${id}`,
      );
};

const pageOf = (context: Context, { name, status, body, headers }: ApiError): PageContent => {
  if (status >= 500) return failed(status, context.state.requestId);
  if (status === 404) return NOT_FOUND;
  if (status === 429) return tooMany(headers['Retry-After'] ?? 'some');
  return name === 'notLoggedIn' ? logIn(context) : refused(body.msg);
};

/** Sends an error as a page that states what happened and what to do next. */
export const sendErrorPage = (context: Context, error: ApiError): void => {
  sendPage(context, error.status, pageOf(context, error));
};
