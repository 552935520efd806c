import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import type { FeatureLevel } from '../generate-contract/contract.js';
import { mapValues } from '../generate-contract/schema/schema.js';
import type { Document } from '../generate-contract/contract.js';
import type { Errors, Interface } from './compare.js';

/** The document of the last release, without texts and the examples of successes. */
const RELEASED = join(projectRoot, 'tools/contract-changes/released.json');

export interface Released extends Interface {
  /** The feature level of the release. */
  readonly level: number;
}

/** Keys that clients do not depend on. */
const TEXTS = new Set([
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
const KEPT = new Set(['x-aliases', 'x-audience', 'x-permission', 'x-refers-to']);

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

type Named = Readonly<Record<string, unknown>>;

/** A response of a document, or a reference to one. */
interface Response {
  readonly $ref?: string;
  readonly headers?: Named;
  readonly content?: Readonly<Record<string, { readonly examples?: Named }>>;
}

interface ErrorExample {
  readonly $ref?: string;
  readonly value?: { readonly code: string; readonly msg: string };
}

/** Returns the code and the text of each error that a response has as an example. */
const errorsIn = ({ content = {} }: Response, examples: Named): Errors =>
  Object.fromEntries(
    Object.values(content).flatMap((media) =>
      Object.entries(media.examples ?? {}).flatMap(([name, one]) => {
        const { $ref } = one as ErrorExample;
        const { value } = ($ref === undefined ? one : examples[$ref.split('/').at(-1) ?? '']) as ErrorExample;
        return value?.code === undefined ? [] : [[name, [value.code, value.msg]]];
      }),
    ),
  );

/** Returns what clients depend on of a response: the body, the headers, and the errors. */
const responsePart = (response: Response, examples: Named): Response => {
  if (response.$ref !== undefined) return response;
  const { headers = {}, ...rest } = response;
  const errors = errorsIn(response, examples);
  return {
    ...(withoutTexts(rest) as object),
    ...(Object.keys(headers).length > 0 && { headers: Object.keys(headers) }),
    ...(Object.keys(errors).length > 0 && { errors }),
  } as Response;
};

/** Returns the part of a document that the next release is compared with. */
export const comparedPart = ({ paths, components }: Document, level: number): Released => {
  const { schemas, parameters, examples = {} } = components;
  const ofAll = (all: unknown): object =>
    mapValues((all ?? {}) as Record<string, Response>, (one) => responsePart(one, examples));
  const responses = ofAll(components.responses);
  const compared = mapValues(paths, (item) =>
    mapValues(item, (operation) => ({
      ...(withoutTexts(operation) as object),
      responses: ofAll(operation.responses),
    })),
  );
  const shared = withoutTexts({ schemas, parameters }) as object;
  return { level, paths: compared, components: { ...shared, responses } } as unknown as Released;
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
