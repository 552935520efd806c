import { isRecord, mapChildren, omit, typesOf, type Schema } from '../schema/schema.js';
import { SHARED_PROPERTIES, type Element } from './bundle.js';

/** What the server does with a value (`x-server`). */
interface ServerNotes {
  readonly validates?: Schema['x-handler-validates'];
  readonly deferred?: true;
  readonly message?: string;
  /** The greatest size of a file. */
  readonly maxBytes?: number;
}

/** What is said of a place in the document, and not of the form of its value. */
export const NOTES_OF_PLACE = [
  'description',
  'deprecated',
  'examples',
  'x-since',
  'x-changes',
  'x-gap',
  'x-aliases',
] as const;

/** These stay with a schema that accepts more than it states. */
const NOTES = [...NOTES_OF_PLACE, 'x-refers-to', 'x-truncate-at', 'x-server'] as const;

const notesOf = (schema: Schema): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => (NOTES as readonly string[]).includes(key)));

/** The titles of the types of a choice of plain values. */
const TYPE_TITLES: Readonly<Record<string, string>> = {
  Flag: 'boolean',
  Integer: 'integer',
  Number: 'number',
  Text: 'string',
};

/** Returns whether a choice is only one of types, such as a text or an integer. */
const isChoiceOfTypes = (members: readonly Schema[]): boolean =>
  members.length > 1 &&
  members.every(({ title = '', type = '' }) => type === 'null' || TYPE_TITLES[title] === type) &&
  members.filter(({ type }) => type !== 'null').length > 1;

/** Joins the members of a choice of types, so that an error can name all types that the server accepts. */
const joinTypes = ({ oneOf = [], ...rest }: Schema): Schema => ({
  ...oneOf.reduce<Schema>((joined, member) => ({ ...joined, ...omit(member, 'title', 'type') }), {}),
  ...rest,
  type: oneOf.flatMap(typesOf),
});

/** Converts a choice: the server takes the first member that fits, which `oneOf` would refuse if another fits, too. */
const withChoice = (schema: Schema): Schema => {
  const { oneOf, ...rest } = schema;
  if (!oneOf || schema.discriminator) return schema;
  return isChoiceOfTypes(oneOf) ? joinTypes(schema) : { ...rest, anyOf: oneOf };
};

/** Converts the keys for the server, and leaves out those that are about a setting. */
const withServerNotes = ({ 'x-server': server, ...schema }: Schema): Schema => {
  const { validates, deferred, message, maxBytes } = (server ?? {}) as ServerNotes;
  return {
    ...omit(schema, 'x-setting'),
    ...(maxBytes !== undefined && { maxLength: maxBytes }),
    ...(validates && { 'x-handler-validates': validates }),
    ...(deferred && { 'x-deferred': deferred }),
    ...(message !== undefined && { 'x-message': message }),
  };
};

/** Takes the form that the server accepts (`x-accepts`), and keeps the other one for the published document. */
const withAccepted = (schema: Schema, converted: (inner: Schema) => Schema): Schema => {
  const { 'x-accepts': accepts, ...form } = schema;
  if (!isRecord(accepts)) return withChoice(converted(schema));
  const published = withChoice(converted(omit(form, ...NOTES)));
  return { ...withServerNotes(notesOf(schema)), ...converted(accepts), 'x-published': published };
};

/** Reads schemas of the sources. */
export class SourceSchemas {
  readonly #properties: Readonly<Record<string, Schema>>;

  constructor(document: Element) {
    this.#properties = (document[SHARED_PROPERTIES] ?? {}) as Record<string, Schema>;
  }

  /** Returns a schema in which a shared property stands in place of the reference to it. */
  inline(schema: Schema): Schema {
    const { $ref, ...own } = schema;
    if ($ref === undefined || !$ref.startsWith(`#/${SHARED_PROPERTIES}/`)) return schema;
    const name = $ref.slice(SHARED_PROPERTIES.length + 3);
    return { ...this.#properties[name], ...own };
  }

  /** Converts a schema of the sources to the form of the contract. */
  read(written: Schema): Schema {
    const inlined = this.inline(written);
    const [only] = inlined.allOf ?? [];
    // A reference to a reference of another file: the bundler follows it only so.
    const schema =
      inlined.allOf?.length === 1 && only?.$ref !== undefined && !inlined.properties && !inlined.required
        ? { ...omit(inlined, 'allOf'), $ref: only.$ref }
        : inlined;
    return withAccepted(schema, (inner) => mapChildren(withServerNotes(inner), (child) => this.read(child)));
  }
}
