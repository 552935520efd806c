import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Document } from 'openapi-backend';

import { API_ROOT } from './match.js';
import { published, type Publisher } from './published.js';
import { serveStatic } from './static.js';
import { projectRoot } from './validators.js';

export const DOCUMENT_PATH = `${API_ROOT}/openapi.json`;

const fileOf = (name: string): string => join(projectRoot, 'generated', name);

const serve = (name: string): ReturnType<typeof serveStatic> =>
  serveStatic({
    type: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*' },
    read: () => readFile(fileOf(name)),
  });

const DOCUMENTS: ReadonlyMap<string, ReturnType<typeof serveStatic>> = new Map([
  [DOCUMENT_PATH, serve('openapi.json')],
  [`${API_ROOT}/openapi-3.0.json`, serve('openapi-3.0.json')],
]);

export const isDocument = (path: string): boolean => DOCUMENTS.has(path);

const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Paths = NonNullable<Document['paths']>;

/** Returns the operations of a path, reduced to what a request needs to be dispatched. */
const dispatched = (item: Paths[string]): Record<string, object> =>
  Object.fromEntries(
    HTTP_METHODS.flatMap((method) => {
      const operation = item?.[method];
      if (!operation) return [];
      const { operationId, security } = operation;
      return [[method, { operationId, ...(security && { security }), responses: {} }]];
    }),
  );

const readOperations = async (): Promise<Document> => {
  const { openapi, info, security, components, paths } = JSON.parse(
    await readFile(fileOf('openapi.json'), 'utf8'),
  ) as Document;
  return {
    openapi,
    info,
    security,
    components: { securitySchemes: components?.securitySchemes },
    paths: Object.fromEntries(Object.entries(paths ?? {}).map(([path, item]) => [path, dispatched(item)])),
  };
};

let operations: Promise<Document> | undefined;

/**
 * Returns the operations of the document with their security schemes. openapi-backend copies and resolves all that it
 * gets, which takes megabytes for the whole document.
 */
export const loadOperations = (): Promise<Document> => (operations ??= readOperations());

/** Serves the contract, the same for all requesters. */
export const publishDocument = (): Publisher => published((path) => DOCUMENTS.get(path));
