import { html, type Html } from '../../src/runtime/pages/page.js';
import { isRecord, type Schema } from '../generate-contract/schema/schema.js';
import type { Node } from './for-readers.js';
import type { PageSchemas } from './page-schemas.js';

interface Published {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly content?: { readonly 'application/json': { readonly schema: Schema } };
}

/** Returns the schema of a parameter, with what the document states beside it. */
const schemaOf = ({ schema, content, description, deprecated }: Published): Schema => ({
  ...(schema ?? content?.['application/json'].schema),
  ...(description !== undefined && { description }),
  ...(deprecated && { deprecated }),
});

const bodySchema = ({ requestBody }: Node): Schema | undefined => {
  if (!isRecord(requestBody) || !isRecord(requestBody.content)) return undefined;
  const [first] = Object.values(requestBody.content);
  return isRecord(first) ? (first.schema as Schema) : undefined;
};

/** Returns the parameters of an operation: those in the path, the query and the headers, and those in the body. */
export const parameterRows = (published: Node, schemas: PageSchemas): Html => {
  const parameters = (published.parameters ?? []) as readonly Published[];
  const body = bodySchema(published);
  const rows = parameters.map((one) =>
    schemas.row(one.name, schemaOf(one), { isRequired: one.required ?? false, place: one.in }),
  );
  if (rows.length === 0 && !body) return html`<p>None.</p>`;
  return html`${rows.length > 0 && html`<dl>${rows}</dl>`} ${body && schemas.bodyRows(body)}`;
};
