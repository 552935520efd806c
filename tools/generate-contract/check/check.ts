import type { Contract, Operation } from '../contract.js';
import { checkDerived } from './derived.js';
import { checkGaps } from './gaps.js';
import { checkLevels } from './levels.js';
import { checkToolsets } from './toolsets.js';
import { checkLinks } from './links.js';
import { checkNamedParts } from './names.js';
import { checkInput } from './input.js';
import { CONDITIONS } from '../schema/error-conditions.js';
import type { Problems } from '../problems.js';
import { checkRetries, checkStatuses } from './statuses.js';
import { ERROR_CODES } from '../read/bundle.js';
import { childrenOf, mayBe, type Schema } from '../schema/schema.js';

const ENVELOPE = ['result', 'msg', 'code', 'ignored_parameters_unsupported'];

/** Names reserved in every request. See src/runtime/http/decode.ts. */
const RESERVED = ['method', 'client', 'csrfmiddlewaretoken'];

const templateNames = (path: string): string[] =>
  [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);

const checkIds = ({ operations }: Contract, problems: Problems): void => {
  const files = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const { id, file, method, path } of operations) {
    const other = files.get(id);
    if (other !== undefined) problems.add(file, `operationId "${id}" is in ${other} too; rename one of them`);
    files.set(id, file);
    const shape = `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
    const owner = owners.get(shape);
    if (owner !== undefined)
      problems.add(file, `${method} ${path} is also that of ${owner}; take another path`);
    owners.set(shape, file);
  }
};

const checkNames = (operation: Operation, problems: Problems): void => {
  const { file, parameters, path } = operation;
  const names = new Map<string, string>();
  for (const { name, aliases } of parameters) {
    for (const one of [name, ...aliases]) {
      const other = names.get(one);
      if (other !== undefined) {
        problems.add(
          file,
          `the name "${one}" belongs to both "${other}" and "${name}"; rename the parameter or its alias`,
        );
      }
      if (RESERVED.includes(one))
        problems.add(file, `no parameter may be named "${one}"; every request may carry it`);
      names.set(one, name);
    }
  }
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const wanted = templateNames(path);
  for (const name of wanted) {
    if (!inPath.some((parameter) => parameter.name === name)) {
      problems.add(file, `${path} has {${name}}; declare the parameter "${name}" with "in: path"`);
    }
  }
  for (const { name } of inPath) {
    if (!wanted.includes(name))
      problems.add(file, `parameter "${name}" is "in: path", but ${path} has no {${name}}`);
  }
};

const checkParameters = (operation: Operation, { schemas }: Contract, problems: Problems): void => {
  for (const { name, in: place, kind, required, schema, aliases } of operation.parameters) {
    const compound = mayBe('array', schema, schemas) || mayBe('object', schema, schemas);
    const add = (message: string): void => {
      problems.add(operation.file, `parameter "${name}" ${message}`);
    };
    if (place === 'path' && !required) add('is in the path; add "required: true"');
    if (place === 'path' && compound) add('is a list or an object, which cannot be in a path');
    if (place === 'path' && aliases.length > 0) add('is in the path and cannot have other names');
    if (place === 'body' && (operation.method === 'GET' || operation.method === 'DELETE')) {
      add(`is in the body, but tools send ${operation.method} without one; move it to the query`);
    }
    if (kind === 'file' && place !== 'body') add('is a file; move it to the body');
    if (kind === 'file' && schema.maxLength === undefined)
      add('is a file; add "x-server: { maxBytes: … }", its maximum size');
    if (holdsFile(schema))
      add('holds files inside a list or object, which cannot be encoded as JSON; make the file a parameter');
    if (required && schema.default !== undefined) add('is required and has a default; remove one of them');
  }
};

/**
 * A file parameter gets all files of the body, whatever their names. Two file parameters would be indistinguishable.
 */
const checkFiles = ({ file, parameters }: Operation, problems: Problems): void => {
  const names = parameters.filter(({ kind }) => kind === 'file').map(({ name }) => name);
  if (names.length > 1) problems.add(file, `${names.join(' and ')} are both files; keep one of them`);
};

const holdsFile = (schema: Schema): boolean =>
  childrenOf(schema).some((child) => child.format === 'binary' || holdsFile(child));

const checkTransaction = ({ file, open, method, transaction }: Operation, problems: Problems): void => {
  if (!transaction.startsWith('long-')) return;
  if (open) problems.add(file, `the transaction ${transaction} needs a user, and the operation has none`);
  if (method !== 'GET')
    problems.add(file, `the transaction ${transaction} only reads; use another mode for ${method}`);
};

const checkResponse = (
  { file, response, examples }: Operation,
  { schemas }: Contract,
  problems: Problems,
): void => {
  const object = response.$ref === undefined ? response : schemas.get(response.$ref.split('/').at(-1) ?? '');
  if (!object?.properties) problems.add(file, 'the response must have an object schema with "properties"');
  for (const field of ENVELOPE) {
    if (object?.properties?.[field])
      problems.add(file, `"response" has a field "${field}", which the envelope has; rename it`);
  }
  if (!('default' in examples)) problems.add(file, '"examples" has no "default"; add one');
};

const checkDescriptions = (schema: Schema, place: string, file: string, problems: Problems): void => {
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    if (child.$ref === undefined && child.const === undefined && !child.description?.trim()) {
      problems.add(file, `${place}: property "${name}" has no description; add one`);
    }
  }
  for (const child of childrenOf(schema)) checkDescriptions(child, place, file, problems);
};

const checkErrors = ({ operations, errors }: Contract, problems: Problems): void => {
  const used = new Set(operations.flatMap((operation) => operation.errorNames));
  for (const { file, errorNames } of operations) {
    for (const name of errorNames) {
      if (!errors.has(name))
        problems.add(file, `no error is named "${name}"; add it to an errors.yaml, or correct the response`);
    }
  }
  for (const { name, file, applies, replaces, fields } of errors.values()) {
    if (replaces !== undefined && errors.get(replaces)?.applies !== applies)
      problems.add(file, `error "${name}" replaces "${replaces}", which does not apply where it does`);
    checkDescriptions({ properties: fields }, `error "${name}"`, file, problems);
    if ((applies === undefined || replaces !== undefined) && !used.has(name)) {
      problems.add(
        file,
        `error "${name}" is used by no operation; add it to the examples of a response, or remove it`,
      );
    }
    if (applies !== undefined && !(applies in CONDITIONS)) {
      problems.add(
        file,
        `error "${name}" applies where "${applies}", which schema/error-conditions.ts does not define`,
      );
    }
  }
};

const checkAudiences = ({ events, audiences }: Contract, problems: Problems): void => {
  for (const { name, file, audience } of events) {
    if (!(audience in audiences)) {
      const words = Object.keys(audiences).join(', ');
      problems.add(file, `event "${name}" does not state its recipients; add "x-audience", one of ${words}`);
    }
  }
};

const checkErrorCodes = ({ errors, errorCodes }: Contract, problems: Problems): void => {
  const used = new Set<string>();
  for (const { name, file, code, kind } of errors.values()) {
    used.add(code).add(`${code} ${kind ?? ''}`);
    const { kinds } = errorCodes[code] ?? {};
    if (!(code in errorCodes))
      problems.add(file, `error "${name}" has the code ${code}; state its meaning in ${ERROR_CODES}`);
    else if (kinds && !(kind !== undefined && Object.hasOwn(kinds, kind)))
      problems.add(
        file,
        `error "${name}" has no remedy; add "kind", one of ${Object.keys(kinds).join(', ')}`,
      );
    else if (!kinds && kind !== undefined)
      problems.add(file, `error "${name}" has a kind, but its code ${code} has none; remove it`);
  }
  for (const [code, { kinds = {} }] of Object.entries(errorCodes)) {
    if (!used.has(code)) problems.add(ERROR_CODES, `no error has the code ${code}; remove it`);
    for (const kind of Object.keys(kinds))
      if (!used.has(`${code} ${kind}`))
        problems.add(ERROR_CODES, `no error with the code ${code} has the kind ${kind}; remove it`);
  }
};

const checkTags = ({ index, operations }: Contract, problems: Problems): void => {
  const tags = new Set((index.tags as { name: string }[]).map(({ name }) => name));
  for (const { file, part } of operations) {
    if (!tags.has(part))
      problems.add(file, `"${part}" is not a part; add it to the tags in openapi.yaml, or move the file`);
  }
};

/** Adds a problem for whatever the pipeline does not support. */
export const checkContract = (contract: Contract, problems: Problems): void => {
  checkIds(contract, problems);
  checkTags(contract, problems);
  checkAudiences(contract, problems);
  checkErrors(contract, problems);
  checkErrorCodes(contract, problems);
  checkLevels(contract, problems);
  checkGaps(contract, problems);
  checkNamedParts(contract, problems);
  checkDerived(contract, problems);
  checkToolsets(contract, problems);
  for (const operation of contract.operations) {
    checkNames(operation, problems);
    checkParameters(operation, contract, problems);
    checkFiles(operation, problems);
    checkTransaction(operation, problems);
    checkStatuses(operation, contract, problems);
    checkRetries(operation, problems);
    checkInput(operation, contract, problems);
    checkLinks(operation, contract, problems);
    checkResponse(operation, contract, problems);
    checkDescriptions(operation.response, 'response', operation.file, problems);
    for (const { name, schema } of operation.parameters) {
      checkDescriptions(schema, `parameter "${name}"`, operation.file, problems);
    }
  }
  for (const [name, schema] of contract.schemas) {
    const file = contract.fileOf.get(name);
    if (file === undefined) continue;
    if (!schema.description?.trim()) problems.add(file, `schema "${name}" has no description; add one`);
    checkDescriptions(schema, `schema "${name}"`, file, problems);
  }
};
