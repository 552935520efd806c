import { partPath } from '../../src/server/documentation/links.js';
import { textPage } from '../../src/server/documentation/text-page.js';
import { html, type Html } from '../../src/runtime/pages/page.js';
import type { Part, Readers, ReaderOperation } from './for-readers.js';
import type { Fragments } from './markup.js';
import { operationSection } from './operation.js';
import { sectionsOf } from './sections.js';
import type { PageSchemas } from './page-schemas.js';

const operationItem = ({ operation }: ReaderOperation, path: string): Html =>
  html`<li>
    <a href="${path}#${operation.id}">${operation.summary}</a>
    <code>${operation.method} ${operation.path}</code>
  </li>`;

const operationItems = ({ operations }: Part, path: string): Html =>
  html`<ul class="operations">
    ${operations.map((one) => operationItem(one, path))}
  </ul>`;

/** Returns the page of a part: its operations, and the objects that these use. */
export const partPage = (part: Part, schemas: PageSchemas): string => {
  const sections = part.operations.map((one) => operationSection(one, schemas));
  const content = html`<h1>${part.title}</h1>
    ${schemas.fragment(part.description)} ${operationItems(part, '')} ${sections}
    <section id="objects">
      <h2><a class="own" href="#objects">Objects</a></h2>
      ${schemas.sections()}
    </section>`;
  return textPage(partPath(part.name), part.title, content.text, { hasScript: true });
};

const PAGES = html`<ul>
  <li><a href="/docs/guides">Guides</a>, with commands for the first steps</li>
  <li><a href="/docs/errors">Errors</a>: each code, and what to do</li>
  <li><a href="/docs/events">Events</a>: when each is sent, and to whom</li>
  <li><a href="/docs/levels">Feature levels</a>: what each changed</li>
  <li><a href="/docs/limits">Limits</a> of requests and sizes</li>
  <li><a href="/docs/toolsets">Toolsets</a> of agents, with their sizes</li>
  <li><a href="/docs/gaps">Gaps</a>: what the specification leaves open, and departures from it</li>
  <li>
    The contract as <a href="/api/v1/openapi.json">OpenAPI 3.1</a> and
    <a href="/api/v1/openapi-3.0.json">3.0</a>, its events as <a href="/api/v1/asyncapi.json">AsyncAPI 3</a>,
    and as a <a href="/docs/postman_collection.json">collection for Postman</a>
  </li>
</ul>`;

const LOGIN = html`<p>
    Requests authenticate with HTTP Basic: the email address of the account, and its API key. In a browser,
    the session of the page <a href="/login">/login</a> is enough. The guide
    <a href="/docs/guides/first-message">Send a first message</a> shows how to get the key.
  </p>
  <pre tabindex="0"><code>curl -sS -u "$EMAIL:$API_KEY" "$SITE/api/v1/users/me"</code></pre>`;

/** Returns the sections of the description. Descriptions of operations name them. */
const topics = (description: string, fragment: Fragments): Html => {
  const { first, sections } = sectionsOf(description);
  return html`${fragment(first)}
  ${sections.map(
    ({ id, title, text }) =>
      html`<h3 id="${id}">${title}</h3>
        ${fragment(text)}`,
  )}`;
};

/** Returns the page that lists all operations. */
export const indexPage = (readers: Readers, fragment: Fragments): string => {
  const parts = readers.parts.map((part) => {
    const path = partPath(part.name);
    return html`<h3><a href="${path}">${part.title}</a></h3>
      ${fragment(part.description)} ${operationItems(part, path)}`;
  });
  const content = html`<h1>${readers.title}</h1>
    ${fragment(readers.summary)}
    <h2>Log in</h2>
    ${LOGIN}
    <h2>Pages</h2>
    ${PAGES}
    <h2>Operations</h2>
    ${parts}
    <h2>The interface</h2>
    ${topics(readers.description, fragment)}`;
  return textPage('/docs', 'The API', content.text);
};
