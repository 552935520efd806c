import { html, type Html } from '../../src/runtime/pages/page.js';
import { isRecord, type Schema } from '../generate-contract/schema/schema.js';
import { codeSamples } from './code-samples/code-samples.js';
import type { ErrorGroup, ReaderError } from './error-groups.js';
import type { Node, ReaderOperation } from './for-readers.js';
import { block, jsonBlock, listed, type Fragments } from './markup.js';
import type { PageSchemas } from './page-schemas.js';
import { parameterRows } from './parameters.js';
import { tryForm } from './try-form.js';

const details = (summary: string, content: Html): Html =>
  html`<details>
    <summary>${summary}</summary>
    ${content}
  </details>`;

const eventLinks = (types: readonly string[]): Html =>
  html`<p>
    <strong>Events:</strong>
    ${listed(types.map((type) => html`<a href="/docs/events#${type}"><code>${type}</code></a>`))}
  </p>`;

const historyList = (lines: readonly string[], fragment: Fragments): Html =>
  html`<h3>History</h3>
    ${fragment(lines.map((line) => `- ${line}`).join('\n'))}`;

const errorItem = ({ message, meaning, fields }: ReaderError, fragment: Fragments): Html =>
  html`<li>
    <code>${message}</code> ${fragment(meaning.join('\n\n'))}
    ${fields.length > 0 && html`<p>Further fields: ${listed(fields.map((name) => html`<code>${name}</code>`))}.</p>`}
  </li>`;

const errorGroup = ({ status, code, remedy, errors }: ErrorGroup, fragment: Fragments): Html =>
  html`<dt>
      ${status} <a href="/docs/errors#${code}"><code>${code}</code></a>
    </dt>
    <dd>
      ${fragment(`What to do: ${remedy}`)}
      <ul>
        ${errors.map((one) => errorItem(one, fragment))}
      </ul>
    </dd>`;

const errorList = (groups: readonly ErrorGroup[], fragment: Fragments): Html =>
  html`<dl>${groups.map((group) => errorGroup(group, fragment))}</dl>`;

/** Shows the errors of the operation, and folds those that many operations have. */
const errors = (groups: readonly ErrorGroup[], fragment: Fragments): Html => {
  const own = groups.filter(({ isOwn }) => isOwn);
  const general = groups.filter(({ isOwn }) => !isOwn);
  return html`<h3>Errors</h3>
    ${own.length > 0 && errorList(own, fragment)}
    ${details('Errors that many operations have', errorList(general, fragment))}`;
};

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const examplesOf = ({ example, examples = {} }: Content): [name: string, value: unknown][] =>
  example === undefined
    ? Object.entries(examples).map(([name, { value }]) => [name, value])
    : [['default', example]];

const responseExamples = (content: Content): Html[] =>
  examplesOf(content).map(([name, value], index) => {
    const text = typeof value === 'string' ? block(value) : jsonBlock(value);
    return index === 0 ? text : details(`Another example: ${name}`, text);
  });

const response = (published: Node, schemas: PageSchemas): Html => {
  const { 200: success } = published.responses as Readonly<Record<string, { readonly content: Node }>>;
  const [[type, content] = ['', undefined]] = Object.entries(success?.content ?? {});
  if (!isRecord(content)) return html``;
  const known = content as unknown as Content;
  const isJson = type === 'application/json';
  return html`<h3>Response</h3>
    ${isJson ? schemas.responseRows(known.schema) : html`<p>A stream of the type <code>${type}</code>.</p>`}
    ${isJson && html`<p>Every response has the fields of ${schemas.common()}.</p>`} ${responseExamples(known)}`;
};

const samples = ({ operation }: ReaderOperation): Html[] =>
  codeSamples(operation).map(({ label, source }, index) =>
    index === 0
      ? html`<p>${label}:</p>
          ${block(source)}`
      : details(label, block(source)),
  );

/** Returns everything about an operation. */
export const operationSection = (one: ReaderOperation, schemas: PageSchemas): Html => {
  const { operation, published, description, permission, history, events } = one;
  const { id, method, path, summary, deprecated } = operation;
  const { fragment } = schemas;
  return html`<section id="${id}">
    <h2><a class="own" href="#${id}">${summary}</a></h2>
    <p class="route">
      <code>${method} ${path}</code> <span class="kind">${id}${deprecated && ', deprecated'}</span>
    </p>
    ${fragment(description)} ${fragment(`**Permission:** ${permission}`)}
    ${events.length > 0 && eventLinks(events)} ${history.length > 0 && historyList(history, fragment)}
    <h3>Parameters</h3>
    ${parameterRows(published, schemas)} ${response(published, schemas)} ${errors(one.errors, fragment)}
    <h3>Code samples</h3>
    ${samples(one)} ${tryForm(operation)}
  </section> `;
};
