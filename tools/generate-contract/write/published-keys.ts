import { isRecord } from '../schema/schema.js';
import type { Document } from '../contract.js';
import { plainLevel, withHistory } from './history.js';

/** The extensions that API consumers use. docs/contract.md explains each. All others are only for this project. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'x-since',
  'x-changes',
  'x-gap',
  'x-feature-level',
  'x-feature-levels',
  'x-permission',
  'x-aliases',
  'x-audience',
  'x-varies-by',
  'x-truncate-at',
  'x-audiences',
  'x-enum-varnames',
  'x-enum-descriptions',
  'x-retries',
]);

/** Keys with data of the API or of the contract, whose objects are no elements of the document. */
const DATA: ReadonlySet<string> = new Set([
  'example',
  'value',
  'default',
  'const',
  'enum',
  'x-changes',
  'x-feature-levels',
]);

const withoutOwnKeys = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutOwnKeys);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(withHistory(node, plainLevel)).flatMap(([key, child]): [string, unknown][] => {
      if (key.startsWith('x-') && !PUBLISHED.has(key)) return [];
      return [
        [key, key === 'properties' ? propertiesOf(child) : DATA.has(key) ? child : withoutOwnKeys(child)],
      ];
    }),
  );
};

/** The keys of `properties` are names of fields. A field may have the name of a key. */
const propertiesOf = (properties: unknown): unknown =>
  isRecord(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, withoutOwnKeys(schema)]))
    : properties;

/**
 * Returns the document without the extensions that are only for this project. Histories are text, too: most viewers and all
 * generators show only that.
 */
export const withPublishedKeys = (document: Document): Document => withoutOwnKeys(document) as Document;
