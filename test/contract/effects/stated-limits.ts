import { readDocument } from '../specification/published.js';

const NUMBER = String.raw`\d(?:[\d,]*\d)?`;
const PHRASES = [
  new RegExp(
    String.raw`\b(?:at most|up to|more than|less than|fewer than|within|after) (${NUMBER})(?: [a-z]+)?`,
    'gi',
  ),
  new RegExp(String.raw`\b(${NUMBER}) requests a minute`, 'g'),
];

const BOUNDS = ['maxLength', 'maxItems', 'maxProperties', 'minimum', 'maximum'];

/** Whether a schema, or one inside it, has the number as a bound. `test/bad-input` tests these bounds. */
const isBound = (place: object, number: number): boolean =>
  Object.entries(place).some(([key, value]) =>
    typeof value === 'object' && value !== null
      ? isBound(value as object, number)
      : BOUNDS.includes(key) && value === number,
  );

const walk = (place: object, found: Set<string>): void => {
  const { description } = place as { readonly description?: unknown };
  if (typeof description === 'string') {
    for (const phrase of PHRASES) {
      for (const [text, number = ''] of description.replaceAll(/\s+/g, ' ').matchAll(phrase)) {
        if (!isBound(place, Number(number.replaceAll(',', '')))) found.add(text.toLowerCase());
      }
    }
  }
  for (const [key, value] of Object.entries(place)) {
    // Feature levels describe earlier versions.
    if (typeof value === 'object' && value !== null && !key.startsWith('x-')) walk(value as object, found);
  }
};

/** The limits that descriptions state in words. Limits that a schema states are left out. */
export const limitsInWords = (): string[] => {
  const found = new Set<string>();
  walk(readDocument(), found);
  return [...found];
};
