import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Document } from 'openapi-backend';

import type { Middleware } from './exchange.js';
import { API_ROOT } from './match.js';
import { published } from './published.js';
import { projectRoot } from './validators.js';

export const DOCUMENT_PATH = `${API_ROOT}/openapi.json`;

const DOCUMENTS: ReadonlyMap<string, string> = new Map([
  [DOCUMENT_PATH, 'openapi.json'],
  [`${API_ROOT}/openapi-3.0.json`, 'openapi-3.0.json'],
]);

const fileOf = (name: string): string => join(projectRoot, 'generated', name);

export const readDocument = async (): Promise<Document> =>
  JSON.parse(await readFile(fileOf('openapi.json'), 'utf8')) as Document;

/** Serves the contract itself, to whoever asks: it is the same for everybody. */
export const publishDocument = (): Middleware =>
  published((path) => {
    const file = DOCUMENTS.get(path);
    if (file === undefined) return undefined;
    return async (context) => {
      context.res.setHeader('Content-Type', 'application/json');
      context.res.setHeader('Cache-Control', 'public, max-age=300');
      context.res.setHeader('Access-Control-Allow-Origin', '*');
      context.body = await readFile(fileOf(file));
    };
  });
