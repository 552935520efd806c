import { isRecord } from '../../../tools/generate-contract/schema/schema.js';

/** Texts of which a part is random. */
const RANDOM: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/(?<=\/join\/)[\w-]{43}/g, 'a token'],
  [/^[A-Za-z0-9]{32}$/, 'an API key'],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'the ID of a queue'],
  [/(?<=^\/user_avatars\/(?:emoji\/|organization\/)?)[0-9a-f]{32}/, 'a picture'],
  [/(?<=^\/user_avatars\/(?:emoji\/)?)[0-9a-f]{32}/, 'a picture'],
  [/(?<=^\/user_uploads\/temporary\/\d+\.\d+\.)[\w-]{43}/, 'a signature'],
  [/(?<=^\/user_uploads\/1\/)[\w-]{2}\/[\w-]{24}/, 'a file'],
];

const withoutRandom = (text: string): string =>
  RANDOM.reduce((before, [pattern, meaning]) => before.replace(pattern, `<${meaning}>`), text);

const show = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value));

/**
 * Returns where a value lacks what its example states. It may have more fields, and a list may have more objects, since
 * examples show a part of the world.
 */
const differences = (example: unknown, actual: unknown, place: string): string[] => {
  if (Array.isArray(example) && example.some(isRecord)) {
    const items: unknown[] = Array.isArray(actual) ? actual : [];
    return example.flatMap((item: unknown, index) => {
      const found = items.map((other) => differences(item, other, `${place}[${index}]`));
      const nearest = found.sort((one, other) => one.length - other.length)[0];
      return nearest ?? [`${place}[${index}] is ${show(item)} in the example, but absent.`];
    });
  }
  if (isRecord(example) && isRecord(actual))
    return Object.entries(example).flatMap(([key, value]) =>
      differences(value, actual[key], `${place}.${key}`),
    );
  const [wanted, found] = [example, actual].map((value) =>
    typeof value === 'string' ? withoutRandom(value) : show(value),
  );
  return wanted === found ? [] : [`${place} is ${show(example)} in the example, but ${show(actual)}.`];
};

/** The fields that all responses have. */
const COMMON = ['result', 'msg'];

/** Returns where a response differs from its example, which has all its fields. */
export const differencesOf = (example: object, response: object): string[] => {
  const more = Object.keys(response).filter((field) => !(field in example) && !COMMON.includes(field));
  return [
    ...differences(example, response, 'the response'),
    ...more.map((field) => `the response.${field} is absent in the example.`),
  ];
};
