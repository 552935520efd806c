import type { Problems } from '../problems.js';
import { DEFAULT_TOOLS, ERROR_CODES, INDEX, LEVELS, SHARED_PROPERTIES, type Bundle } from '../read/bundle.js';
import { isRecord, SCHEMAS } from '../schema/schema.js';
import { checkValue } from './extensions.js';

/** What a node of the document is. */
type Place = 'info' | 'path' | 'operation' | 'parameter' | 'schema' | 'error' | 'scheme' | 'other';

/** The keys of OpenAPI that the generator reads. It would lose others in silence. */
const READ: Readonly<Partial<Record<Place, string>>> = {
  path: 'get post put patch delete',
  operation: 'operationId summary description tags parameters requestBody responses security deprecated',
  parameter: '$ref name in description required deprecated schema content example',
  schema: `$ref title description type enum const default examples deprecated format pattern minLength maxLength minimum
    maximum items minItems maxItems properties required additionalProperties propertyNames maxProperties allOf oneOf anyOf
    discriminator`,
};

/** Where the extensions have a meaning. */
const EXTENDED: Readonly<Partial<Record<Place, string>>> = {
  info: 'x-changes x-gap',
  operation: 'x-permission x-since x-changes x-gap x-server',
  parameter: 'x-since x-changes x-gap x-aliases x-refers-to x-server',
  schema: `x-permission x-since x-changes x-gap x-aliases x-audience x-varies-by x-refers-to x-truncate-at x-enum-varnames
    x-enum-descriptions x-accepts x-server x-setting`,
  error: 'x-since x-changes x-gap x-error',
  scheme: 'x-gap',
};

const setsOf = (keys: Readonly<Partial<Record<Place, string>>>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(keys).map(([place, text]) => [place, new Set(text.split(/\s+/))]));

const read = setsOf(READ);
const extended = setsOf(EXTENDED);

const NAMES: Readonly<Record<Place, string>> = {
  info: '"info"',
  path: 'a path',
  operation: 'an operation',
  parameter: 'a parameter',
  schema: 'a schema',
  error: 'an error',
  scheme: 'a security scheme',
  other: 'this object',
};

/** Keys whose values are data, not elements of the document. */
const DATA: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'value',
  'default',
  'enum',
  'const',
  'discriminator',
]);

const placeBelow = (place: Place, key: string): Place => {
  if (place === 'path') return 'operation';
  if (place === 'schema' || key === 'schema') return 'schema';
  return place === 'operation' && key === 'parameters' ? 'parameter' : 'other';
};

/** Checks the keys of one file. */
class Keys {
  constructor(
    private readonly file: string,
    private readonly problems: Problems,
  ) {}

  check(node: unknown, place: Place): void {
    if (Array.isArray(node)) for (const child of node) this.check(child, place);
    else if (isRecord(node))
      for (const [key, child] of Object.entries(node))
        if (key.startsWith('x-')) this.#extension(key, child, place);
        else this.#key(key, child, place);
  }

  #extension(key: string, value: unknown, place: Place): void {
    checkValue(key, value, this.file, this.problems);
    if (extended.get(place)?.has(key) !== true)
      this.problems.add(this.file, `"${key}" means nothing in ${NAMES[place]}; see docs/contract.md`);
    if (key === 'x-accepts') this.check(value, 'schema');
  }

  #key(key: string, child: unknown, place: Place): void {
    if (read.get(place)?.has(key) === false)
      this.problems.add(this.file, `"${key}" of ${NAMES[place]} is not read; state it in another way`);
    else if (place === 'schema' && key === 'properties')
      this.check(Object.values(isRecord(child) ? child : {}), 'schema');
    else if (!DATA.has(key)) this.check(child, placeBelow(place, key));
  }
}

/** What the elements of a group of components are. */
const GROUPS: Readonly<Record<string, Place>> = {
  schemas: 'schema',
  parameters: 'parameter',
  examples: 'error',
  securitySchemes: 'scheme',
};

/**
 * Checks that the document has only keys that the generator reads, since it would lose others, and no extensions but those
 * of this project, each in its place and with a value of its form.
 */
export const checkKeys = (bundle: Bundle, problems: Problems): void => {
  const { document, fileOf } = bundle;
  const { info, paths, components, [SHARED_PROPERTIES]: shared, ...index } = document;
  const check = (node: unknown, place: Place, of: string): void => {
    new Keys(fileOf[of] ?? INDEX, problems).check(node, place);
  };
  check(info, 'info', INDEX);
  check(index, 'other', INDEX);
  for (const [path, item] of Object.entries(paths)) check(item, 'path', path);
  for (const [group, elements] of Object.entries(components))
    for (const [name, element] of Object.entries(elements)) {
      const place = group === 'schemas' ? SCHEMAS + name : `#/components/${group}/${name}`;
      check(element, GROUPS[group] ?? 'other', place);
    }
  for (const [name, element] of Object.entries(isRecord(shared) ? shared : {}))
    check(element, 'schema', `#/${SHARED_PROPERTIES}/${name}`);
  checkValue(LEVELS, bundle.levels, LEVELS, problems);
  checkValue(ERROR_CODES, bundle.errorCodes, ERROR_CODES, problems);
  checkValue(DEFAULT_TOOLS, bundle.defaultTools, DEFAULT_TOOLS, problems);
};
