import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import SwaggerParser from '@apidevtools/swagger-parser';
import { parseDocument } from 'yaml';

import type { ErrorCode, FeatureLevel } from '../contract.js';
import type { Problems } from '../problems.js';
import { isRecord, SCHEMAS } from '../schema/schema.js';

export const INDEX = 'openapi.yaml';
export const LEVELS = 'feature-levels.yaml';
export const ERROR_CODES = 'error-codes.yaml';
export const DEFAULT_TOOLS = 'default-tools.yaml';
const AUDIENCES = 'audiences.yaml';

/** The key of a file of a path under which its Path Item stands. All other keys are names of schemas. */
const PATH_ITEM = 'path';

/** Where the elements of a file have their names in the bundle. Those of all other files are schemas. */
const PLACES: Readonly<Record<string, string>> = {
  'errors.yaml': 'examples',
  'headers.yaml': 'headers',
  'parameters.yaml': 'parameters',
  'responses.yaml': 'responses',
};

/** Returns the name of a file of a part: `errors.yaml`. Undefined for the files of paths. */
export const nounOf = (file: string): string | undefined => {
  const [, noun, ...deeper] = file.split('/');
  return deeper.length > 0 ? undefined : noun;
};

/** Properties that several requests have. They are no components, so the bundle has each where it is used. */
const PROPERTIES = 'properties.yaml';
export const SHARED_PROPERTIES = 'x-properties';

export type Element = Readonly<Record<string, unknown>>;

/** The sources in one OpenAPI document, with every key of the sources. */
export interface Bundle {
  readonly document: Element & {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Element>>>>;
    readonly components: Readonly<Record<string, Readonly<Record<string, Element>>>>;
  };
  /** The file of each path and of each named element, relative to `openapi/`: `#/components/schemas/Draft` → `drafts/schemas.yaml`. */
  readonly fileOf: Readonly<Record<string, string>>;
  readonly levels: readonly FeatureLevel[];
  readonly audiences: Readonly<Record<string, string>>;
  readonly errorCodes: Readonly<Record<string, ErrorCode>>;
  readonly defaultTools: readonly string[];
}

const readYaml = (root: string, file: string, problems: Problems): unknown => {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'));
  for (const { message } of document.errors) problems.add(file, message);
  return document.errors.length > 0 ? undefined : (document.toJS() as unknown);
};

/** The content of each file of the parts: `drafts/errors.yaml`, `drafts/paths/drafts.draft_id.yaml`. */
type Files = ReadonlyMap<string, Element>;

const readFiles = (root: string, problems: Problems): Files =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      .filter((file) => file.includes('/') && file.endsWith('.yaml'))
      .sort()
      .map((file) => [file, (readYaml(root, file, problems) ?? {}) as Element]),
  );

/** Returns the place of a named element in the bundle. */
const placeOf = (file: string, name: string): string => {
  const [part = ''] = file.split('/');
  const base = nounOf(file) ?? '';
  if (base === PROPERTIES) return `#/${SHARED_PROPERTIES}/${part}.${name}`;
  return `#/components/${PLACES[base] ?? 'schemas'}/${name}`;
};

/** Returns the file of each named element. Names are global, except those of shared properties. */
const nameElements = (files: Files, problems: Problems): Record<string, string> => {
  const fileOf: Record<string, string> = {};
  for (const [file, content] of files) {
    for (const name of Object.keys(content)) {
      if (name === PATH_ITEM) continue;
      const place = placeOf(file, name);
      const other = fileOf[place];
      if (other !== undefined)
        problems.add(file, `"${name}" is in ${other} too; names are global, rename one`);
      if (place.startsWith(SCHEMAS) && !/^[A-Z][A-Za-z0-9]*$/.test(name))
        problems.add(file, `schema "${name}" must be named in PascalCase`);
      fileOf[place] = file;
    }
  }
  return fileOf;
};

/** Adds each named element to the index, so that the bundle has it there and refers to it by its name. */
const withNames = (index: Element, fileOf: Readonly<Record<string, string>>): Element => {
  const named = structuredClone(index) as Record<string, Record<string, Record<string, unknown>>>;
  named.components ??= {};
  for (const [place, file] of Object.entries(fileOf)) {
    const [, first = '', second = '', name] = place.split('/');
    const group = name === undefined ? (named[first] ??= {}) : (named.components[second] ??= {});
    const key = name ?? second;
    const pointer = name ?? second.slice(second.indexOf('.') + 1);
    group[key] = { $ref: `./${file}#/${pointer}` };
  }
  return named;
};

/** Returns the file of each path of the index, and adds a problem for each file of a path that is not in it. */
const pathFiles = (
  root: string,
  index: Element,
  files: Files,
  problems: Problems,
): Record<string, string> => {
  const fileOf: Record<string, string> = {};
  for (const [path, item] of Object.entries(isRecord(index.paths) ? index.paths : {})) {
    const reference = isRecord(item) ? String(item.$ref) : '';
    const file = reference.replace(/^\.\//, '').replace(`#/${PATH_ITEM}`, '');
    if (existsSync(join(root, file))) fileOf[path] = file;
    else problems.add(INDEX, `${path} refers to ${file}, which is not there`);
  }
  const listed = new Set(Object.values(fileOf));
  for (const [file, content] of files)
    if (Object.hasOwn(content, PATH_ITEM) && !listed.has(file))
      problems.add(file, `the path is not in ${INDEX}; add a line under "paths"`);
  return fileOf;
};

/** Returns references of the bundle that lead out of it. The bundler leaves those beside other keys of a reference. */
const strayReferences = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(strayReferences);
  if (!isRecord(node)) return [];
  const own = typeof node.$ref === 'string' && !node.$ref.startsWith('#/') ? [node.$ref] : [];
  return [...own, ...Object.values(node).flatMap(strayReferences)];
};

/** Validates the sources as an OpenAPI document, and returns them as one. Throws if they are none. */
const parse = async (root: string, index: Element, problems: Problems): Promise<Bundle['document']> => {
  const path = join(root, INDEX);
  try {
    await SwaggerParser.validate(path);
    return (await SwaggerParser.bundle(path, structuredClone(index) as never, {})) as never;
  } catch (error) {
    const { source, message } = error as { readonly source?: string; readonly message: string };
    problems.add(source === undefined ? INDEX : relative(root, source), message);
    problems.throwIfAny();
    throw error;
  }
};

/** Reads every YAML file under `root`. Throws if they are no OpenAPI document. */
export const readBundle = async (root: string, problems: Problems): Promise<Bundle> => {
  const files = readFiles(root, problems);
  const fileOf = nameElements(files, problems);
  const index = readYaml(root, INDEX, problems) as Element;
  problems.throwIfAny();
  const paths = pathFiles(root, index, files, problems);
  problems.throwIfAny();
  const document = await parse(root, withNames(index, fileOf), problems);
  for (const reference of new Set(strayReferences(document)))
    problems.add(INDEX, `${reference} stands beside another reference, where no tool follows it`);
  problems.throwIfAny();
  return {
    document,
    fileOf: { ...paths, ...fileOf },
    levels: readYaml(root, LEVELS, problems) as FeatureLevel[],
    audiences: readYaml(root, AUDIENCES, problems) as Record<string, string>,
    errorCodes: (readYaml(root, ERROR_CODES, problems) ?? {}) as Record<string, ErrorCode>,
    defaultTools: readYaml(root, DEFAULT_TOOLS, problems) as string[],
  };
};
