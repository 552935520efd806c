import { posix } from 'node:path';

import type { Kind, Refusal, TransactionMode } from '../../../src/http/types.js';
import { acceptedNames } from './aliases.js';
import type { Alias, Method, Operation, Parameter, Setting } from '../contract.js';
import type { Normalizer } from '../schema/normalize.js';
import { notesOf } from './extensions.js';
import type { Problems } from '../problems.js';
import type { References } from './references.js';
import { handlerValidates, isRecord, mayBe, type Schema } from '../schema/schema.js';
import { settingParameterSentences } from '../schema/sentences.js';
import { INDEX, type SourceFile, type Sources } from './sources.js';

interface WrittenParameter {
  in?: Parameter['in'];
  required?: boolean;
  schema?: Schema;
  description?: string;
  example?: unknown;
  deprecated?: boolean;
  'x-deferred'?: boolean;
  'x-tool-value'?: unknown;
  'x-aliases'?: Alias[];
}

interface WrittenOperation {
  operationId: string;
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: unknown[];
  'x-permission'?: { role?: Operation['role']; bots?: boolean; refusal?: Refusal };
  'x-transaction'?: TransactionMode;
  'x-idempotency-key'?: 'ignored';
  'x-media-type'?: string;
  'x-same-as'?: string;
  parameters?: { $ref?: string } & Record<string, WrittenParameter & Record<string, unknown>>;
  response?: Schema;
  examples: Operation['examples'];
  links?: Operation['links'];
  errors?: string[];
}

const kindOf = (schema: Schema, schemas: ReadonlyMap<string, Schema>): Kind => {
  if (schema.format === 'binary') return 'file';
  if (!mayBe('string', schema, schemas)) return 'json';
  const others = ['integer', 'number', 'boolean', 'array', 'object'];
  return others.some((type) => mayBe(type, schema, schemas)) ? 'string-or-json' : 'string';
};

/** Returns the parameter that changes a setting. */
const settingParameter = (setting: Setting, schemas: ReadonlyMap<string, Schema>): Parameter => {
  const { schema } = setting.parameter ?? setting;
  return {
    name: setting.name,
    in: 'body',
    kind: kindOf(schema, schemas),
    required: false,
    schema,
    description: settingParameterSentences(setting),
    example: setting.parameter?.example ?? setting.schema.examples?.[0] ?? setting.default,
    deprecated: false,
    handlerChecksNulls: false,
    deferred: false,
    aliases: setting.aliases,
    extensions: {
      ...setting.extensions,
      ...(setting.role && { 'x-permission': { role: setting.role } }),
    },
  };
};

/** Builds the model of every operation in the index. */
export const readOperations = (
  sources: Sources,
  references: References,
  normalizer: Normalizer,
  schemas: ReadonlyMap<string, Schema>,
  settings: readonly Setting[],
  problems: Problems,
): Operation[] => {
  const readParameter = (
    name: string,
    source: WrittenParameter & Record<string, unknown>,
    method: Method,
    operationFile: string,
  ): Parameter => {
    const { parameter, file } = references.parameter(source, operationFile);
    const written = parameter as WrittenParameter;
    if (!written.schema) problems.add(operationFile, `parameter "${name}" has no schema; add one`);
    if (!written.description) problems.add(operationFile, `parameter "${name}" has no description; add one`);
    const schema = normalizer.normalize(references.resolve(written.schema ?? {}, file), file);
    const example = written.example ?? schema.examples?.[0];
    // A file has no written example.
    if (example === undefined && schema.format !== 'binary')
      problems.add(operationFile, `parameter "${name}" has no example; add one`);
    return {
      name,
      in: written.in ?? (method === 'GET' || method === 'DELETE' ? 'query' : 'body'),
      kind: kindOf(schema, schemas),
      required: written.required ?? false,
      schema,
      description: (written.description ?? '').trim(),
      example,
      deprecated: written.deprecated ?? false,
      handlerChecksNulls: handlerValidates(schema, 'null-characters'),
      deferred: written['x-deferred'] ?? false,
      aliases: acceptedNames(written['x-aliases']),
      ...('x-tool-value' in written && { toolValue: written['x-tool-value'] }),
      extensions: notesOf(written),
    };
  };

  /** Returns the settings of the file to which `parameters` refer. */
  const settingsIn = (reference: string | undefined, file: string): readonly Setting[] => {
    if (reference === undefined) return [];
    const [path = '', part] = reference.split('#/');
    const target = posix.join(posix.dirname(file), path);
    const inFile = settings.filter((setting) => setting.file === target);
    // Personal settings have no default of the organization.
    const found = part === 'defaults' ? inFile.filter(({ personal }) => !personal) : inFile;
    if (found.length === 0)
      problems.add(file, `"$ref: ${reference}" names no settings; write ../<part>/settings.yaml`);
    return found;
  };

  const readOperation = ({ file, part, content }: SourceFile, method: Method, path: string): Operation => {
    const written = content as unknown as WrittenOperation;
    const { $ref, ...own } = written.parameters ?? {};
    const open = written.security !== undefined;
    const transaction = written['x-transaction'] ?? (method === 'GET' ? 'read' : 'write');
    const mayChange = method !== 'GET' && (transaction === 'write' || transaction === 'none');
    return {
      id: written.operationId,
      file,
      part,
      method,
      path,
      ...(written['x-same-as'] !== undefined && { sameAs: written['x-same-as'] }),
      summary: written.summary,
      description: written.description.trim(),
      deprecated: written.deprecated ?? false,
      open,
      role: written['x-permission']?.role ?? 'guest',
      bots: written['x-permission']?.bots ?? true,
      ...(written['x-permission']?.refusal !== undefined && { refusal: written['x-permission'].refusal }),
      transaction,
      retrySafe: mayChange && !open && written['x-idempotency-key'] !== 'ignored',
      parameters: [
        ...Object.entries(own).map(([name, parameter]) => readParameter(name, parameter, method, file)),
        ...settingsIn($ref, file).map((setting) => settingParameter(setting, schemas)),
      ],
      ...(written['x-media-type'] !== undefined && { mediaType: written['x-media-type'] }),
      response: normalizer.normalize(references.resolve(written.response ?? { properties: {} }, file), file),
      examples: written.examples,
      links: written.links ?? {},
      errorNames: written.errors ?? [],
      extensions: notesOf(written),
    };
  };

  const files = new Map(sources.operations.map((source) => [source.file, source]));
  const listed = new Set<string>();
  const operations: Operation[] = [];
  for (const [path, methods] of Object.entries(sources.index.paths as Record<string, unknown>)) {
    if (!isRecord(methods)) continue;
    for (const [method, entry] of Object.entries(methods)) {
      const file = posix.normalize((entry as { $ref: string }).$ref);
      const source = files.get(file);
      if (!source) {
        problems.add(INDEX, `${method} ${path} refers to ${file}, which is not there or not readable`);
      } else if (listed.has(file)) {
        problems.add(
          INDEX,
          `${file} is listed twice; an operation has one path; for another one write an operation with x-same-as`,
        );
      } else {
        listed.add(file);
        operations.push(readOperation(source, method.toUpperCase() as Method, path));
      }
    }
  }
  for (const file of files.keys()) {
    if (!listed.has(file)) problems.add(file, `the operation is not in ${INDEX}; add a line under "paths"`);
  }
  return operations;
};
