import { typesOf } from '../../../tools/generate-contract/schema/schema.js';
import type { Bound } from './bounds.js';

/** Letters of the basic plane, or characters beyond it: two UTF-16 units and four bytes each. */
export type Alphabet = 'ascii' | 'astral';

/** How a text of a given length must look to be valid. Undefined if no such text exists. */
type Form = (length: number, alphabet: Alphabet) => string | undefined;

let made = 0;

/** A text of so many characters (code points) that differs from all others, also if only the first one fits. */
const textOf = (length: number, alphabet: Alphabet = 'ascii'): string => {
  made += 1;
  const start = made * 7;
  const character = (index: number): string =>
    alphabet === 'astral'
      ? // Ideographs: no emoji, which the server would replace, and no letters with cases.
        String.fromCodePoint(0x20000 + ((start + index * 13) % 40_000))
      : String.fromCharCode(
          97 + ((index < 3 ? Math.floor(start / 7 / 26 ** index) : start + index * 11) % 26),
        );
  return Array.from({ length }, (_, index) => character(index)).join('');
};

/** Letters without an order, as no guesser tries them. */
const passwordOf: Form = (length, alphabet) =>
  Array.from({ length }, (_, index) => {
    const random = (index * index * 7919 + index * 104_729 + 31) % 20_011;
    return alphabet === 'astral'
      ? String.fromCodePoint(0x20000 + random)
      : String.fromCharCode(33 + (random % 90));
  }).join('');

const emailOf = (length: number): string => {
  const labels = `${'d'.repeat(60)}.`.repeat(3).concat('example.com');
  return `${textOf(length - labels.length - 1)}@${labels}`;
};

const asciiOnly =
  (form: (length: number) => string): Form =>
  (length, alphabet) =>
    alphabet === 'ascii' ? form(length) : undefined;

const urlOf: Form = (length, alphabet) => `https://x.example/${textOf(length - 18, alphabet)}`;

const domainOf = (length: number): string => `${textOf(length - 8)}.example`;

/** Texts that are not free, by operation and place, or by place alone. */
const forms: Readonly<Record<string, Form>> = {
  email: asciiOnly(emailOf),
  'createUser password': passwordOf,
  new_password: passwordOf,
  invitee_emails: asciiOnly((length) => `${textOf(12)}@example.com`.padEnd(length, ',')),
  username: asciiOnly(emailOf),
  short_name: asciiOnly(textOf),
  emoji_name: asciiOnly(textOf),
  appid: asciiOnly(textOf),
  'createOwnApnsDeviceToken token': asciiOnly(textOf),
  'deleteOwnApnsDeviceToken token': asciiOnly(textOf),
  payload_url: urlOf,
  service_payload_url: urlOf,
  jitsi_server_url: urlOf,
  'createSubmessage content': (length, alphabet) => JSON.stringify(textOf(length - 2, alphabet)),
  domain: asciiOnly(domainOf),
  pygments_language: asciiOnly(textOf),
  'createPlayground url_template': (length, alphabet) =>
    `https://x.example/{code}/${textOf(length - 25, alphabet)}`,
  'listMessages anchor': asciiOnly((length) => '7'.padStart(length, '0')),
  default_language: asciiOnly((length) => 'de'.slice(0, length).padEnd(length, 'x')),
  'subscription_data[0]["value"]': asciiOnly((length) => `#${'a1b2c3d4'.slice(0, length - 1)}`),
};

/** A text for a place. Undefined if the place takes no text of this alphabet. */
export const validText = (
  { operation, place }: Bound,
  length: number,
  alphabet: Alphabet,
): string | undefined => {
  const form = forms[`${operation.id} ${place.name}`] ?? forms[place.name] ?? textOf;
  return form(length, alphabet);
};

/** A list of free texts, which may all differ. */
export const isOfFreeTexts = ({ place: { schema } }: Bound): boolean => {
  const items = schema.items ?? {};
  return typesOf(items).includes('string') && items['x-refers-to'] === undefined && schema.minItems !== 2;
};

/** So many items: different texts, those that the request has, or the first of these repeated. */
export const itemsOf = (bound: Bound, count: number, before: unknown): unknown[] => {
  const there = Array.isArray(before) ? (before as unknown[]) : [];
  if (there.length >= count) return there.slice(0, count);
  return Array.from({ length: count }, (_, index) =>
    isOfFreeTexts(bound) ? textOf(12) : (there[index] ?? there[0]),
  );
};

/** So many options of a profile field, or so many texts. */
export const optionsOf = ({ place: { schema } }: Bound, count: number): object => {
  const { additionalProperties: of } = schema;
  const areTexts = typeof of === 'object' && typesOf(of).includes('string');
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `k${String(index)}`,
      areTexts ? 'x' : { text: textOf(8), order: String(index) },
    ]),
  );
};
