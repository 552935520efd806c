import { html, type Html } from '../../src/runtime/pages/page.js';
import type { Schema } from '../generate-contract/schema/schema.js';
import { codeOf, listed, type Fragments } from './markup.js';

/** The format of all integers says nothing to readers. */
const PLAIN_FORMATS: readonly (string | undefined)[] = [undefined, 'int64', 'double'];

type Bound = (schema: Schema) => readonly [limit: number | undefined, before: string, unit?: string];

const BOUNDS: readonly Bound[] = [
  ({ minimum }) => [minimum, 'At least'],
  ({ exclusiveMinimum }) => [exclusiveMinimum, 'More than'],
  ({ maximum }) => [maximum, 'At most'],
  ({ exclusiveMaximum }) => [exclusiveMaximum, 'Less than'],
  ({ minLength }) => [minLength, 'At least', 'character'],
  ({ maxLength }) => [maxLength, 'At most', 'character'],
  ({ minItems }) => [minItems, 'At least', 'element'],
  ({ maxItems }) => [maxItems, 'At most', 'element'],
  ({ maxProperties }) => [maxProperties, 'At most', 'field'],
];

/** Returns `1 element`, `2 elements`, or `2` without a unit. */
const amountOf = (limit: number, unit: string | undefined): string =>
  unit === undefined ? String(limit) : `${String(limit)} ${unit}${limit === 1 ? '' : 's'}`;

/** Returns the default of a value and its limits, as sentences. */
export const limitsOf = (schema: Schema): Html[] => [
  ...(schema.default === undefined ? [] : [html`Default: ${codeOf(schema.default)}. `]),
  ...BOUNDS.flatMap((bound) => {
    const [limit, before, unit] = bound(schema);
    return limit === undefined ? [] : [html`${before} ${amountOf(limit, unit)}. `];
  }),
  ...(schema.pattern === undefined ? [] : [html`Pattern: <code>${schema.pattern}</code>. `]),
  ...(PLAIN_FORMATS.includes(schema.format) ? [] : [html`Format: ${schema.format}. `]),
];

/** Returns the possible values, with what each means. */
export const valuesOf = (schema: Schema, fragment: Fragments): Html | undefined => {
  const { enum: values, 'x-enum-descriptions': meanings } = schema;
  if (!values) return undefined;
  if (!meanings) return html`<p>Values: ${listed(values.map(codeOf))}.</p>`;
  return html`<ul>
    ${values.map((value, index) => html`<li>${codeOf(value)} ${fragment(meanings[index] ?? '')}</li>`)}
  </ul>`;
};
