import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Document } from 'openapi-backend';

import type { Middleware } from './request-state.js';
import { API_ROOT } from './match.js';
import { published } from './published.js';
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

export const readDocument = async (): Promise<Document> =>
  JSON.parse(await readFile(fileOf('openapi.json'), 'utf8')) as Document;

/** Serves the contract, the same for all requesters. */
export const publishDocument = (): Middleware => published((path) => DOCUMENTS.get(path));
