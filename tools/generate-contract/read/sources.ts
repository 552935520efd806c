import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseDocument } from 'yaml';

import type { ErrorCode, FeatureLevel } from '../contract.js';
import type { Problems } from '../problems.js';
import { completeSame } from './same-operations.js';
import { isRecord } from '../schema/schema.js';
import { checkShape, type ShapeName } from './source-schema.js';

export interface SourceFile {
  /** Relative to `openapi/`, with slashes. */
  readonly file: string;
  /** The directory: a part, or `common`. */
  readonly part: string;
  readonly content: Record<string, unknown>;
}

/** The YAML files by kind. */
export interface Sources {
  readonly index: Record<string, unknown>;
  readonly operations: readonly SourceFile[];
  readonly schemas: readonly SourceFile[];
  readonly parameters: readonly SourceFile[];
  readonly errors: readonly SourceFile[];
  readonly events: readonly SourceFile[];
  readonly settings: readonly SourceFile[];
  readonly levels: readonly FeatureLevel[];
  readonly audiences: Readonly<Record<string, string>>;
  readonly errorCodes: Readonly<Record<string, ErrorCode>>;
}

export const INDEX = 'openapi.yaml';
export const LEVELS = 'feature-levels.yaml';
const AUDIENCES = 'audiences.yaml';
export const ERROR_CODES = 'error-codes.yaml';

/** Files of a part that are not operations. */
const NOUNS = ['schemas', 'parameters', 'errors', 'events', 'settings'] as const;
type Noun = (typeof NOUNS)[number];

interface Parsed {
  readonly text: string;
  readonly content: unknown;
  readonly errors: readonly string[];
}

/** The last content of each file. `npm run dev` reads all files after each change, and parsing is slow. */
const parsed = new Map<string, Parsed>();

const parse = (path: string): Parsed => {
  const text = readFileSync(path, 'utf8');
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const document = parseDocument(text);
  const errors = document.errors.map(({ message }) => message);
  const found = { text, errors, content: errors.length > 0 ? undefined : (document.toJS() as unknown) };
  parsed.set(path, found);
  return found;
};

const readYaml = (root: string, file: string, problems: Problems): unknown => {
  const { content, errors } = parse(join(root, file));
  for (const message of errors) problems.add(file, message);
  return content;
};

/** Reads every YAML file under `root`. Throws if a file cannot be read as what its name states. */
export const readSources = (root: string, problems: Problems): Sources => {
  const found: Record<'operation' | Noun, SourceFile[]> = {
    operation: [],
    schemas: [],
    parameters: [],
    errors: [],
    events: [],
    settings: [],
  };
  const parts = existsSync(root) ? readdirSync(root, { withFileTypes: true }) : [];
  for (const part of parts
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    for (const name of readdirSync(join(root, part))
      .filter((entry) => entry.endsWith('.yaml'))
      .sort()) {
      const file = `${part}/${name}`;
      const noun = NOUNS.find((one) => name === `${one}.yaml`);
      const content = readYaml(root, file, problems) ?? {};
      const shape: ShapeName =
        noun ?? (isRecord(content) && 'x-same-as' in content ? 'sameOperation' : 'operation');
      if (checkShape(shape, file, content, problems)) {
        found[noun ?? 'operation'].push({ file, part, content: content as Record<string, unknown> });
      }
    }
  }
  const index = readYaml(root, INDEX, problems);
  if (!checkShape('index', INDEX, index, problems)) problems.throwIfAny();
  const levels = readYaml(root, LEVELS, problems);
  checkShape('levels', LEVELS, levels, problems);
  const audiences = readYaml(root, AUDIENCES, problems);
  checkShape('audiences', AUDIENCES, audiences, problems);
  const errorCodes = readYaml(root, ERROR_CODES, problems) ?? {};
  checkShape('errorCodes', ERROR_CODES, errorCodes, problems);
  problems.endStage();
  return {
    index: index as Record<string, unknown>,
    operations: completeSame(found.operation, problems),
    schemas: found.schemas,
    parameters: found.parameters,
    errors: found.errors,
    events: found.events,
    settings: found.settings,
    levels: levels as FeatureLevel[],
    audiences: audiences as Record<string, string>,
    errorCodes: errorCodes as Record<string, ErrorCode>,
  };
};
