import fc, { type Arbitrary } from 'fast-check';

import {
  isRecord,
  referenceOf,
  typesOf,
  type Reference,
  type Schema,
} from '../../../tools/generate-contract/schema/schema.js';
import { deref } from '../../bad-input/base.js';
import type { Things } from '../../bad-input/things.js';
import { anyUnits, text } from '../texts.js';

/** Stands for an object that exists when the request is sent. */
class Named {
  constructor(
    private readonly reference: Reference,
    private readonly isText: boolean,
  ) {}

  [fc.toStringMethod](): string {
    return `<${this.reference}>`;
  }

  async value(things: Things): Promise<unknown> {
    const { id, text: name } = await things.one(this.reference);
    return this.isText ? (name ?? String(id)) : id;
  }
}

/** Replaces the places of objects in a generated value by those that exist. */
export const withThings = async (value: unknown, things: Things): Promise<unknown> => {
  if (value instanceof Named) return value.value(things);
  if (Array.isArray(value)) return Promise.all(value.map((item) => withThings(item, things)));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(
    async ([name, field]) => [name, await withThings(field, things)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
};

const MOST_GENERATED = 300;
const DEEPEST = 4;

const integers = ({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: Schema): Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.max(minimum, -1000), max: Math.max(minimum, Math.min(maximum, 5000)) }),
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0, 2 ** 31, 0.5),
  );

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  date: ['2024-02-29', '2023-02-29', '2024-13-01'],
  uri: ['https://example.com/', 'javascript:x', 'https://'],
  email: ['zoe@example.com', 'zoe@', '"a b"@example.com'],
};

const matching = (pattern: string): Arbitrary<string> => {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return text();
  }
};

const texts = ({
  minLength = 0,
  maxLength,
  pattern,
  format,
  'x-truncate-at': cut,
}: Schema): Arbitrary<string> => {
  const limit = maxLength ?? cut;
  return fc.oneof(
    { arbitrary: text(), weight: 3 },
    ...(pattern === undefined ? [] : [{ arbitrary: matching(pattern), weight: 6 }]),
    ...(format === undefined
      ? []
      : [{ arbitrary: fc.constantFrom(...(FORMATS[format] ?? ['x'])), weight: 6 }]),
    ...(limit === undefined
      ? []
      : [
          {
            arbitrary: fc.constantFrom(limit, limit + 1, minLength).map((length) => '🦆'.repeat(length)),
            weight: 1,
          },
        ]),
  );
};

const lists = (schema: Schema, depth: number): Arbitrary<unknown> => {
  const { items = {}, prefixItems, minItems = 0, maxItems = MOST_GENERATED } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valuesOf(item, depth + 1)));
  const item = valuesOf(items, depth + 1);
  const few = fc.array(item, { minLength: Math.min(minItems, 5), maxLength: 4 });
  const many = fc
    .constantFrom(maxItems, maxItems + 1)
    .chain((length) =>
      length > MOST_GENERATED ? few : fc.tuple(item).map(([one]) => Array.from({ length }, () => one)),
    );
  return fc.oneof({ arbitrary: few, weight: 12 }, { arbitrary: many, weight: 1 });
};

const objects = (schema: Schema, depth: number): Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, valuesOf(child, depth + 1)])),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  const others = isRecord(additionalProperties)
    ? valuesOf(additionalProperties, depth + 1)
    : fc.jsonValue({ maxDepth: 1 });
  const more =
    additionalProperties === undefined ? fc.constant({}) : fc.dictionary(text(6), others, { maxKeys: 3 });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...(one as object) }));
};

const ofType = (type: string, schema: Schema, depth: number): Arbitrary<unknown> => {
  const reference = referenceOf(schema);
  const isNamed = reference !== undefined && (type === 'string' || type === 'integer');
  const named = isNamed
    ? [{ arbitrary: fc.constant(new Named(reference, type === 'string')), weight: 6 }]
    : [];
  const plain = {
    integer: () => integers(schema),
    number: () => fc.oneof(integers(schema), fc.double({ noNaN: true, noDefaultInfinity: true })),
    boolean: () => fc.boolean(),
    string: () => texts(schema),
    array: () => lists(schema, depth),
    object: () => objects(schema, depth),
    null: () => fc.constant(null),
  }[type];
  return fc.oneof(...named, { arbitrary: plain ? plain() : fc.jsonValue(), weight: 2 });
};

/** Values of any type, most of which a schema does not allow. */
const strange: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    0.5,
    '',
    'x',
    '7',
    [],
    [null],
    {},
    { id: 7 },
    '__proto__',
    '\0',
    '[',
    'null',
  ),
  fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
  anyUnits(8),
);

/** Values of a schema, at its limits and beyond them. Each value inside may be replaced by a strange one. */
export const valuesOf = (written: Schema, depth = 0): Arbitrary<unknown> => {
  const schema = deref(written);
  const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const known = schema.const === undefined ? schema.enum : [schema.const];
  const types = typesOf(schema);
  const fitting =
    depth > DEEPEST
      ? fc.constant<unknown>(null)
      : branches.length > 0
        ? fc.oneof(...branches.map((branch) => valuesOf(branch, depth + 1)))
        : known
          ? fc.constantFrom(...known)
          : types.length > 0
            ? fc.oneof(...types.map((type) => ofType(type, schema, depth)))
            : fc.jsonValue();
  return fc.oneof({ arbitrary: fitting, weight: 15 }, { arbitrary: strange, weight: 1 });
};
