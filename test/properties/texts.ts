import fc, { type Arbitrary } from 'fast-check';

const MOST_UTF_16 = 0xffff;

/** One UTF-16 code unit, which may be half of a surrogate pair. */
const unit: Arbitrary<string> = fc.nat(MOST_UTF_16).map((code) => String.fromCharCode(code));

/** Characters that parsers and databases treat in special ways. */
const special = fc.constantFrom(
  ...[
    '\0',
    '\n',
    '\r',
    '\t',
    '\u00a0',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\uffff',
    '%',
    '_',
    '\\',
    '"',
    "'",
    '<',
    '&',
  ],
  ...['İ', 'ß', 'ǆ', 'ﬃ', 'ﷺ', 'Ⅷ', 'é', 'e\u0301', '\u0301', '長', '🦆', '👩‍👩‍👧‍👦', '🇩🇪', '𝔸'],
);

const character: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme-ascii' }), weight: 4 },
  { arbitrary: special, weight: 3 },
  { arbitrary: fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }), weight: 1 },
);

const joined = (part: Arbitrary<string>, most: number): Arbitrary<string> =>
  fc.array(part, { maxLength: most }).map((parts) => parts.join(''));

/** Any text that UTF-8 can encode. */
export const text = (most = 40): Arbitrary<string> => joined(character, most);

/** Any sequence of UTF-16 code units, also those that are no text. */
export const anyUnits = (most = 40): Arbitrary<string> =>
  joined(fc.oneof({ arbitrary: character, weight: 3 }, { arbitrary: unit, weight: 1 }), most);

/** A text of these pieces, mixed with other characters. */
export const mixtureOf = (pieces: readonly string[], most: number): Arbitrary<string> =>
  joined(
    fc.oneof({ arbitrary: fc.constantFrom(...pieces), weight: 8 }, { arbitrary: character, weight: 1 }),
    most,
  );
