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

let operations: Promise<Document> | undefined;

/** Loads the part of the document that openapi-backend needs to dispatch requests. */
export const loadOperations = (): Promise<Document> =>
  (operations ??= readFile(fileOf('dispatch.json'), 'utf8').then((text) => JSON.parse(text) as Document));

/** Serves the contract, the same for all requesters. */
export const publishDocument = (): Publisher => published((path) => DOCUMENTS.get(path));
