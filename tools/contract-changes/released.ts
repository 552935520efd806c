import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/http/validators.js';
import type { FeatureLevel } from '../generate-contract/contract.js';
import type { Document } from '../generate-contract/write/document.js';
import type { Interface } from './compare.js';

/** The document of the last release, without texts and examples. */
const RELEASED = join(projectRoot, 'tools/contract-changes/released.json');

export interface Released extends Interface {
  /** The feature level of the release. */
  readonly level: number;
}

/** Keys that clients do not depend on. */
const TEXTS = new Set([
  'default',
  'deprecated',
  'description',
  'discriminator',
  'encoding',
  'example',
  'examples',
  'headers',
  'summary',
  'tags',
  'title',
]);
const KEPT = new Set(['x-aliases', 'x-permission', 'x-refers-to']);

/** Maps of names, of which any may be a name in `TEXTS`, too. */
const MAPS = new Set(['properties', 'schemas', 'paths', 'responses', 'content']);

const isText = (key: string): boolean => TEXTS.has(key) || (key.startsWith('x-') && !KEPT.has(key));

const withoutTexts = (value: unknown, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isMap || !isText(key))
      .map(([key, child]) => [key, withoutTexts(child, !isMap && MAPS.has(key))]),
  );
};

/** Returns the part of a document that the next release is compared with. */
export const comparedPart = ({ paths, components }: Document, level: number): Released => {
  const { schemas, responses, parameters } = components;
  return withoutTexts({ level, paths, components: { schemas, responses, parameters } }) as Released;
};

/** One line for each path and component, so that the versions of the file can be compared. */
const lines = (name: string, map: object): string =>
  `"${name}":{\n${Object.entries(map)
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

export const releasedText = ({ level, paths, components }: Released): string => {
  const kinds = Object.entries(components).map(([kind, map]) => lines(kind, map as object));
  return `{"level":${level},\n${lines('paths', paths)},\n"components":{${kinds.join(',\n')}}}\n`;
};

export const readReleased = (): Released => JSON.parse(readFileSync(RELEASED, 'utf8')) as Released;

/** Makes the document the one that the next release is compared with. */
export const writeReleased = (document: Document, [newest]: readonly FeatureLevel[]): void => {
  writeFileSync(RELEASED, releasedText(comparedPart(document, newest?.level ?? 0)));
};
