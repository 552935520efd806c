import type { ApiError } from '../../contract/api-error.js';
import { html, type Html } from '../../runtime/pages/page.js';
import { sendPage } from '../../runtime/pages/send.js';
import type { ManagedPage } from './managed-page.js';
import { ERROR_ID, type View } from './view.js';

/** What became of the form that led to a page. */
export interface Outcome {
  readonly notice?: string;
  /** What only this response shows. */
  readonly revealed?: Html;
  readonly error?: ApiError;
}

interface Shown extends Outcome {
  readonly page: ManagedPage;
  readonly pages: readonly ManagedPage[];
  readonly body: Html;
}

const links = (view: View, { page, pages }: Shown): Html[] =>
  pages
    .filter(({ needs, inMenu }) => inMenu && view.may(needs))
    .map(
      ({ path, title }) =>
        html`<a href="${path}" ${path === page.path && html`aria-current="page"`}>${title}</a>`,
    );

/** Sends a page with the links to the others. A refused form has the status of its error. */
export const sendView = (view: View, shown: Shown): void => {
  const { page, body, notice, revealed, error } = shown;
  const { name } = view.services.organization.current;
  const title = `${page.title} – ${name}`;
  if (error) view.context.set(error.headers);
  sendPage(view.context, error?.status ?? 200, {
    title: error ? `Error: ${title}` : title,
    isWide: true,
    hasImages: page.hasImages ?? false,
    body: html`<nav aria-label="Pages">${links(view, shown)} <a href="/docs">The API</a></nav>
      <h1>${page.path === '/' ? name : page.title}</h1>
      ${error && html`<p role="alert" class="error" id="${ERROR_ID}">${error.body.msg}</p>`}
      ${notice !== undefined && html`<p role="status" class="done">${notice}</p>`}
      ${revealed && html`<div role="status" class="done">${revealed}</div>`} ${body}`,
  });
};
