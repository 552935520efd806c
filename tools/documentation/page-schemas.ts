import { html, type Html } from '../../src/runtime/pages/page.js';
import { nameOfReference, type Schema } from '../generate-contract/schema/schema.js';
import { limitsOf, valuesOf } from './limits.js';
import { codeOf, joined, type Fragments } from './markup.js';

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

const isEmpty = ({ text }: Html): boolean => text.trim() === '';

/** What every successful response has. Pages show it once, not for each operation. */
const COMMON = 'SuccessResponse';

/**
 * The schemas of one page. Objects with a name are shown once, at the end of the page, and linked elsewhere, so that schemas that
 * refer to themselves end.
 */
export class PageSchemas {
  /** The names of the objects that the page links, in the order of their first use. */
  readonly #linked = new Set<string>();

  constructor(
    readonly schemas: Readonly<Record<string, Schema>>,
    /** The type of an event by the name of its schema. The page of events shows events. */
    readonly events: ReadonlyMap<string, string>,
    readonly fragment: Fragments,
  ) {}

  #named({ $ref = '' }: Schema): Schema {
    return this.schemas[nameOfReference($ref)] ?? {};
  }

  /** Returns whether a named schema gets a place of its own on the page. */
  #isLinked(schema: Schema): boolean {
    const { properties, items, oneOf, anyOf, allOf, additionalProperties } = this.#named(schema);
    return [properties, items, oneOf, anyOf, allOf].some(Boolean) || typeof additionalProperties === 'object';
  }

  /** Returns the schema with what its name stands for, if that needs no place of its own. */
  #plain(schema: Schema): Schema {
    return schema.$ref === undefined || this.#isLinked(schema)
      ? schema
      : { ...this.#named(schema), ...schema };
  }

  #link(name: string): Html {
    const event = this.events.get(name);
    if (event !== undefined) return html`<a href="/docs/events#${event}">${name}</a>`;
    this.#linked.add(name);
    return html`<a href="#object-${name}">${name}</a>`;
  }

  /** Returns the type of a value in words. */
  typeOf(schema: Schema): Html {
    if (schema.$ref !== undefined && this.#isLinked(schema)) return this.#link(nameOfReference(schema.$ref));
    const { type, items, oneOf, anyOf, const: only, additionalProperties, allOf } = this.#plain(schema);
    const members = oneOf ?? anyOf;
    if (members) return joined(members.map((one) => this.typeOf(one)));
    if (only !== undefined) return codeOf(only);
    const types = [type ?? (allOf ? 'object' : 'any value')].flat().map((name) => {
      if (name === 'array' && items) return html`array of ${this.typeOf(items)}`;
      if (name === 'object' && typeof additionalProperties === 'object')
        return html`object of ${this.typeOf(additionalProperties)}`;
      return html`${name}`;
    });
    return joined(types);
  }

  #fieldsOf(schema: Schema): Field[] {
    const { properties = {}, required = [], allOf = [] } = schema;
    const inherited = allOf.flatMap((one) =>
      one.$ref === undefined
        ? this.#fieldsOf(one)
        : nameOfReference(one.$ref) === COMMON
          ? []
          : this.#fieldsOf(this.#named(one)),
    );
    const own = Object.entries(properties).map(([name, one]) => ({
      name,
      schema: one,
      isRequired: required.includes(name),
    }));
    return [...inherited, ...own];
  }

  /** Returns what is known of a value besides its type: limits, description, values, and what it contains. */
  facts(schema: Schema): Html {
    const plain = this.#plain(schema);
    const limits = limitsOf(schema.$ref === undefined ? plain : { ...this.#named(schema), ...schema });
    return html`${limits.length > 0 && html`<p>${limits}</p>`}
    ${plain.description !== undefined && this.fragment(plain.description)} ${valuesOf(plain, this.fragment)}
    ${this.#contents(plain)}`;
  }

  #contents(schema: Schema): Html | undefined {
    const { items, oneOf, anyOf, additionalProperties, $ref } = schema;
    if ($ref !== undefined && this.#isLinked(schema)) return undefined;
    const members = (oneOf ?? anyOf ?? [])
      .map((one) => ({ type: this.typeOf(one), facts: this.facts(one) }))
      .filter(({ facts }) => !isEmpty(facts));
    if (members.length > 0)
      return html`<ul>
        ${members.map(({ type, facts }) => html`<li>${type}: ${facts}</li>`)}
      </ul>`;
    const inside = items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const each = inside && this.facts(inside);
    return html`${this.rows(this.#fieldsOf(schema))}
    ${each && !isEmpty(each) && html`<div>Each: ${each}</div>`}`;
  }

  rows(fields: readonly Field[], place?: string): Html | undefined {
    if (fields.length === 0) return undefined;
    return html`<dl>
      ${fields.map(({ name, schema, isRequired }) => this.row(name, schema, { isRequired, place }))}
    </dl>`;
  }

  row(
    name: string,
    schema: Schema,
    { isRequired, place }: { readonly isRequired: boolean; readonly place?: string },
  ): Html {
    const notes = [
      ...(place === undefined ? [] : [place]),
      ...(isRequired ? ['required'] : place === undefined ? ['not always'] : ['optional']),
      ...(schema.deprecated ? ['deprecated'] : []),
    ];
    return html`<dt>
        <code>${name}</code> <span class="kind">${this.typeOf(schema)}, ${notes.join(', ')}</span>
      </dt>
      <dd>${this.facts(schema)}</dd>`;
  }

  /** Returns the parameters in a body. */
  bodyRows(schema: Schema): Html | undefined {
    const whole = schema.$ref === undefined ? schema : this.#named(schema);
    return this.rows(this.#fieldsOf(whole), 'body');
  }

  /** Returns the fields of a response, without those of every response. */
  responseRows(schema: Schema): Html | undefined {
    if (schema.$ref === undefined) return this.rows(this.#fieldsOf(schema));
    const name = nameOfReference(schema.$ref);
    return name === COMMON ? undefined : this.rows(this.#fieldsOf(this.#named(schema)));
  }

  /** Returns a link to the fields of every response. */
  common(): Html {
    return this.#link(COMMON);
  }

  /** Returns the objects that the page links, and those that these link. */
  sections(): Html[] {
    const sections: Html[] = [];
    // The set grows while the sections are made.
    for (const name of this.#linked) {
      const schema = this.schemas[name] ?? {};
      sections.push(
        html`<h3 id="object-${name}">${name}</h3>
          <p class="kind">${this.typeOf(schema)}</p>
          ${this.facts(schema)}`,
      );
    }
    return sections;
  }
}
