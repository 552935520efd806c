import { isDeepStrictEqual } from 'node:util';

import type { Contract } from '../contract.js';
import { exact } from '../schema/exact-integers.js';
import { asUnion } from './unions.js';
import {
  mapChildren,
  nameOfReference,
  omit,
  reachableNames,
  SCHEMAS,
  typesOf,
  type Schema,
} from '../schema/schema.js';

const MAX_INT32 = 2 ** 31 - 1;

/** Returns whether the value of an integer can be outside 32 bits. */
const isWide = ({ enum: values, const: value, minimum, maximum, exclusiveMaximum }: Schema): boolean => {
  if (values !== undefined || value !== undefined) return false;
  const greatest = maximum ?? exclusiveMaximum ?? Infinity;
  return greatest > MAX_INT32 || (minimum ?? 0) < -MAX_INT32;
};

/** Generated code would otherwise store the number in 32 bits. */
const withWidth = (schema: Schema): Schema => {
  const types = typesOf(schema);
  if (types.includes('number')) return { ...schema, format: 'double' };
  return types.includes('integer') && isWide(schema) ? { ...schema, format: 'int64' } : schema;
};

const NOTES = [
  'description',
  'deprecated',
  'example',
  'examples',
  'x-permission',
  'x-since',
  'x-changes',
  'x-gap',
  'x-aliases',
  'x-refers-to',
  'x-truncate-at',
] as const;

/** What is said of the place of an object, not of the object. */
const OF_THE_PLACE = ['deprecated', 'x-since', 'x-changes', 'x-gap', 'x-aliases'] as const;

const notesOf = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => (NOTES as readonly string[]).includes(key)));

/** Returns the form that the sources state for the published document. */
const publishedForm = (schema: Schema): Schema => {
  const { 'x-published': form } = schema;
  return asUnion(form ? { ...notesOf(schema), ...form } : schema);
};

/** Objects whose fields are those of the response of `POST /register`. Their names are not published. */
const isPartOfRegister = (name: string): boolean => name.endsWith('RegisterFields');

/** Who has the values of a schema: only requests, only responses, or both. */
export type Use = 'sent' | 'received' | 'both';

/** The schemas of the published document, each made from a schema of the contract. */
export class Components {
  readonly #schemas = new Map<string, Schema>();
  readonly #sent: ReadonlySet<string>;
  readonly #received: ReadonlySet<string>;

  constructor(
    private readonly contract: Pick<Contract, 'schemas'>,
    requests: readonly Schema[],
    responses: readonly Schema[],
  ) {
    this.#sent = reachableNames(requests, contract.schemas);
    this.#received = reachableNames(responses, contract.schemas);
  }

  #useOf(name: string): Use {
    if (!this.#sent.has(name)) return 'received';
    return this.#received.has(name) ? 'both' : 'sent';
  }

  get schemas(): ReadonlyMap<string, Schema> {
    return this.#schemas;
  }

  /** Adds a schema that is not one of the contract. */
  add(name: string, schema: Schema): void {
    this.#schemas.set(name, schema);
  }

  /** Returns a reference to a named schema of the contract, which it adds. */
  refer(name: string): Schema {
    const schema = this.contract.schemas.get(name);
    if (schema && !this.#schemas.has(name)) {
      // Schemas may refer to themselves.
      this.#schemas.set(name, {});
      this.#schemas.set(name, this.whole(omit(schema, 'title'), this.#useOf(name)));
    }
    return { $ref: SCHEMAS + name };
  }

  /** Returns a schema that is not nested in another one. */
  whole(schema: Schema, use: Use): Schema {
    const form = publishedForm(schema);
    const bases = (form['x-extends'] ?? []).filter((name) => !isPartOfRegister(name));
    return bases.length > 0 ? this.#extended(form, bases, use) : this.#converted(form, use);
  }

  /** Returns a schema inside another one: named sets of values, objects and lists become references. */
  nested(schema: Schema, use: Use): Schema {
    const form = publishedForm(schema);
    const { title } = form;
    if (form.$ref !== undefined)
      return this.#described({ ...form, ...this.refer(nameOfReference(form.$ref)) });
    if (title === undefined || !(form.enum ?? form.properties ?? form.items))
      return this.#converted(form, use);
    return form.enum ? this.#valueSet(title, form) : this.#named(title, form, use);
  }

  #converted(form: Schema, use: Use): Schema {
    const own = use === 'received' ? form : exact(form);
    const schema = withWidth(mapChildren(own, (child) => this.nested(child, use)));
    if (schema.oneOf) schema.oneOf = schema.oneOf.flatMap((member) => this.#membersOf(member));
    const isObject = schema.properties !== undefined && schema.additionalProperties === undefined;
    // Responses may get further fields.
    return use === 'sent' && isObject ? { ...schema, additionalProperties: false } : schema;
  }

  /** Returns the members of a union inside a union, unless a property distinguishes them. */
  #membersOf(member: Schema): Schema[] {
    const target = member.$ref === undefined ? member : this.#schemas.get(nameOfReference(member.$ref));
    return target?.oneOf && !target.discriminator ? target.oneOf : [member];
  }

  /**
   * Gives a reference the description of its target if it has a history of its own. The text of that history would otherwise
   * be the whole description.
   */
  #described(reference: Schema, target?: Schema): Schema {
    const hasHistory = ['x-since', 'x-changes', 'x-aliases'].some((key) => key in reference);
    if (!hasHistory || reference.description !== undefined || reference.$ref === undefined) return reference;
    const { description } = target ?? this.contract.schemas.get(nameOfReference(reference.$ref)) ?? {};
    return description === undefined ? reference : { ...reference, description };
  }

  /** Returns the reference to a named set of values, with the notes that are not those of the set. */
  #valueSet(name: string, form: Schema): Schema {
    const reference = this.refer(name);
    const own = this.contract.schemas.get(name) ?? {};
    const notes = Object.entries({
      ...notesOf(form),
      ...(form.default !== undefined && { default: form.default }),
    });
    const different = notes.filter(([key, value]) => !isDeepStrictEqual(value, own[key as keyof Schema]));
    return this.#described({ ...reference, ...(Object.fromEntries(different) as Schema) });
  }

  #named(name: string, form: Schema, use: Use): Schema {
    const schema = this.#converted(omit(form, 'title', ...OF_THE_PLACE), use);
    const known = this.#schemas.get(name);
    if (known && !isDeepStrictEqual(known, schema)) throw new Error(`Two schemas have the title ${name}.`);
    this.#schemas.set(name, schema);
    const notes = Object.entries(form).filter(([key]) => (OF_THE_PLACE as readonly string[]).includes(key));
    return this.#described({ $ref: SCHEMAS + name, ...(Object.fromEntries(notes) as Schema) }, schema);
  }

  /** Returns an object as references to the objects whose fields it has, and its own fields. */
  #extended(form: Schema, bases: readonly string[], use: Use): Schema {
    const objects = bases.map((name) => this.contract.schemas.get(name) ?? {});
    const isOwn = ([name, schema]: [string, Schema]): boolean =>
      !objects.some(
        ({ properties, required }) =>
          isDeepStrictEqual(properties?.[name], schema) &&
          (form.required?.includes(name) ?? false) === (required?.includes(name) ?? false),
      );
    const { properties = {}, required = [], 'x-extends': _, ...rest } = form;
    const own = Object.fromEntries(Object.entries(properties).filter(isOwn));
    const needed = required.filter((name) => name in own);
    // The fields of the bases are not among the own fields, so a closed object would refuse them.
    const references = bases.map((name) => this.refer(name));
    const closed: Schema = use === 'sent' ? { unevaluatedProperties: false } : {};
    if (Object.keys(own).length === 0 && rest.additionalProperties === undefined)
      return { ...omit(rest, 'type'), allOf: references, ...closed };
    const { additionalProperties, ...notes } = omit(rest, 'type');
    const object: Schema = {
      type: 'object',
      ...(needed.length > 0 && { required: needed }),
      properties: own,
      ...(additionalProperties !== undefined && { additionalProperties }),
    };
    return {
      ...notes,
      allOf: [...references, this.#converted(object, use === 'sent' ? 'both' : use)],
      ...closed,
    };
  }
}
