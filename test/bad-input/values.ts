import { ignoresUnknown, typesOf, type Schema } from '../../tools/generate-contract/schema/schema.js';

/** A value to test at a place. */
export interface Value {
  readonly what: string;
  readonly value: unknown;
  /** Whether the server refuses it regardless of the schema. No text or number of this API is like that. */
  readonly never?: boolean;
  /** The longest, largest or smallest allowed value, which may be refused for other reasons only. */
  readonly atLimit?: true;
}

const of = (what: string, value: unknown, never = false): Value => ({ what, value, never });

const atLimit = (what: string, value: unknown): Value => ({ what, value, atLimit: true });

/** `[[[…]]]` */
const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let index = 1; index < depth; index += 1) value = [value];
  return value;
};

/** Takes more bytes than a character of the Basic Multilingual Plane. */
const ASTRAL = '🦆';

const ofEachType: readonly Value[] = [
  of('null', null),
  of('a boolean', true),
  of('a number', 7),
  of('a number that is not whole', 0.5),
  of('a text', 'nothing of the kind'),
  of('a number as a text', '7'),
  of('an empty list', []),
  of('a list of everything', [null, true, 0.5, 'x', {}, []]),
  of('an empty object', {}),
  of('an object that holds one', { id: 7, value: {} }),
  of('lists within lists', nested(9)),
];

const numbers = ({ minimum, maximum }: Schema): Value[] => [
  of('zero', 0),
  of('a negative number', -1),
  of('the first number beyond 31 bits', 2 ** 31),
  of('the least number of 32 bits', -(2 ** 31)),
  of('the first number beyond 32 bits', 2 ** 32),
  of('the first number that JSON does not carry exactly', 2 ** 53, maximum === undefined),
  of('its negative', -(2 ** 53), minimum === undefined),
  of('a number with an exponent', 1e21, maximum === undefined),
  ...(minimum === undefined
    ? []
    : [atLimit('the least number', minimum), of('a number that is too small', minimum - 1)]),
  ...(maximum === undefined
    ? []
    : [atLimit('the greatest number', maximum), of('a number that is too large', maximum + 1)]),
];

const texts = ({ minLength, maxLength, 'x-truncate-at': cutAt }: Schema): Value[] => [
  of('an empty text', ''),
  of('white space', ' \t\n\u00a0'),
  of('a null character', 'a\0b', true),
  of('half of a surrogate pair', 'a\ud83e', true),
  of('quotes and a comment', `'; DROP TABLE users; -- "`),
  of('wildcards and templates', '%_!\\{name}${name}%(username)s'),
  of('the name of a prototype', '__proto__'),
  of('the name of a method', 'constructor'),
  of('marks of direction and characters that are none', '\u202e\ufeff\uffff\u{10ffff}'),
  ...(minLength === undefined
    ? []
    : [
        atLimit('a text that is as short as may be', 'x'.repeat(minLength)),
        of('a text that is too short', 'x'.repeat(minLength - 1)),
      ]),
  ...(maxLength === undefined
    ? []
    : [
        atLimit('a text that is as long as may be', 'x'.repeat(maxLength)),
        atLimit('as many characters beyond the basic plane', ASTRAL.repeat(maxLength)),
        of('a text that is too long', 'x'.repeat(maxLength + 1)),
        of('one character too many beyond the basic plane', ASTRAL.repeat(maxLength + 1)),
      ]),
  ...(cutAt === undefined
    ? []
    : [
        atLimit('a text that is just not cut', 'x'.repeat(cutAt)),
        of('a text that is cut', 'x'.repeat(cutAt + 1)),
        of('a text that is cut between characters beyond the basic plane', ASTRAL.repeat(cutAt + 1)),
        of('a text of 100,000 characters', 'x'.repeat(100_000)),
      ]),
];

const lists = ({ minItems, maxItems }: Schema, before: unknown): Value[] => {
  const [first = 1] = Array.isArray(before) ? (before as unknown[]) : [];
  const items = (count: number): unknown[] => Array.from({ length: count }, () => first);
  return [
    of('a list with null', [null]),
    of('an item twice', items(2)),
    ...(minItems === undefined
      ? []
      : [atLimit('as few items as may be', items(minItems)), of('too few items', items(minItems - 1))]),
    ...(maxItems === undefined
      ? []
      : [atLimit('as many items as may be', items(maxItems)), of('too many items', items(maxItems + 1))]),
  ];
};

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const objects = ({ required = [], properties = {}, maxProperties }: Schema, before: unknown): Value[] => {
  const base = asObject(before);
  const without = (name: string): object =>
    Object.fromEntries(Object.entries(base).filter(([key]) => key !== name));
  const fields = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, {}]));
  return [
    ...required.map((name) => of(`an object without ${name}`, without(name))),
    ...Object.keys(properties).map((name) =>
      of(`an object whose ${name} is null`, { ...base, [name]: null }),
    ),
    of('an object with a field of a prototype', JSON.parse(`{"__proto__": {"a": 1}, "constructor": 1}`)),
    of('an unknown field with a null character', { ...base, unheard_of: 'a\0b' }),
    of('an unknown field, nested deeply', { ...base, unheard_of: nested(3000) }),
    ...(maxProperties === undefined ? [] : [of('too many fields', fields(maxProperties + 1))]),
  ];
};

/** IDs and texts that no object has. */
const strangers = (schema: Schema): Value[] => {
  const never = !ignoresUnknown(schema);
  return schema['x-refers-to'] === undefined
    ? []
    : typesOf(schema).flatMap((type) =>
        type === 'string'
          ? [of('a text that no object has', 'nobody.knows@example.com', never)]
          : [
              of('an ID that no object has', 2 ** 31 - 1, never),
              of('a larger ID that no object has', 2 ** 52, never),
            ],
      );
};

/** The values to test at a place; their schema decides which are bad. */
export const valuesFor = (schema: Schema, before: unknown): Value[] => {
  const types = typesOf(schema);
  return [
    ...ofEachType,
    ...(types.includes('integer') || types.includes('number') ? numbers(schema) : []),
    ...(types.includes('string') ? texts(schema) : []),
    ...(types.includes('array') ? lists(schema, before) : []),
    ...(types.includes('object') ? objects(schema, before) : []),
    ...(schema.enum
      ? [of('none of the values', 'nothing of the kind'), of('none of the numbers', 4711)]
      : []),
    ...strangers(schema),
  ];
};

/** Texts that are not JSON. */
export const NOT_JSON: readonly Value[] = [
  of('nothing', ''),
  of('half an object', '{"no'),
  of('words', 'nothing of the kind'),
  of('another notation', "{'id': 7}"),
  of('NaN', 'NaN'),
  of('excessively nested JSON', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
];

/** Path segments that lead to no object. */
export const stepsOfNothing = (schema: Schema): Value[] => [
  of('a null character', 'no\0thing'),
  of('a very long step', 'x'.repeat(2000)),
  ...(schema['x-refers-to'] === undefined
    ? []
    : [of('an ID that no object has', 2 ** 31 - 1), of('zero', 0)]),
  ...(typesOf(schema).includes('integer')
    ? ['12x', '-1', '1.5', '1e3', '%31', '99999999999999999999'].map((text) => of(text, text))
    : []),
];
