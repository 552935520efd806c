// The operation of the same path that a new one is made like. Both have the same object, and mostly the same errors and rules.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isMap, isScalar, isSeq, parse, parseDocument, type Pair, type YAMLMap } from 'yaml';

import { projectRoot } from '../../src/lib/project-root.js';

/** Texts of the contract as they are written there. */
export interface Sibling {
  readonly id: string;
  /** Its line of `x-permission`. Empty if it has none. */
  readonly permission: string;
  /** Those of the path, each as an entry of the list. */
  readonly parameters: readonly string[];
  /** By status, those that follow from the object in the path. */
  readonly errors: ReadonlyMap<string, string>;
}

const ERRORS = ['400', '404'];

interface Parameter {
  readonly $ref?: string;
  readonly in?: string;
}

/** Whether a parameter is in the path, also if it is a reference from this file to another one. */
const isInPath = ({ $ref, in: place }: Parameter, file: string): boolean => {
  if ($ref === undefined) return place === 'path';
  const [other = '', name = ''] = $ref.split('#/');
  const text = readFileSync(join(projectRoot, dirname(file), other), 'utf8');
  return isInPath((parse(text) as Readonly<Record<string, Parameter>>)[name] ?? {}, file);
};

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

/**
 * Returns the last operation in the file of a path that has no body. What tests send to it needs only the object in the
 * path, and its errors follow from that object alone.
 */
export const findSibling = (file: string, text: string): Sibling | undefined => {
  const path = parseDocument(text).get('path');
  const operations = isMap(path) ? path.items.map(({ value }) => value).filter(isMap) : [];
  const operation: YAMLMap | undefined = operations.findLast((one) => !one.has('requestBody'));
  if (!operation) return undefined;
  // The new text gets the indentation of an operation again.
  const written = (start = 0, end = 0): string => text.slice(start, end).trimEnd().replaceAll('\n  ', '\n');
  const pair = (found: Pair): string => {
    const [key, value] = [found.key, found.value] as { readonly range?: readonly number[] }[];
    return written(key?.range?.[0], value?.range?.[1]);
  };
  const [parameters, responses] = [operation.get('parameters'), operation.get('responses')];
  const permission = operation.items.find((one) => nameOf(one) === 'x-permission');
  return {
    id: String(operation.get('operationId')),
    permission: permission ? `  ${pair(permission)}\n` : '',
    parameters: (isSeq(parameters) ? parameters.items.filter(isMap) : [])
      .filter((one) => isInPath(one.toJSON() as Parameter, file))
      .map(({ range }) => `    - ${written(range?.[0], range?.[1])}\n`),
    errors: new Map(
      (isMap(responses) ? responses.items : [])
        .filter((one) => ERRORS.includes(nameOf(one)))
        .map((one) => [nameOf(one), `    ${pair(one)}\n`]),
    ),
  };
};
