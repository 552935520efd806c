import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Document } from 'openapi-backend';

import type { Middleware } from './exchange.js';
import { API_ROOT } from './match.js';
import { projectRoot } from './validators.js';

const DOCUMENTS: Readonly<Record<string, string>> = {
  [`${API_ROOT}/openapi.json`]: 'openapi.json',
  [`${API_ROOT}/openapi-3.0.json`]: 'openapi-3.0.json',
};

const fileOf = (name: string): string => join(projectRoot, 'generated', name);

export const readDocument = async (): Promise<Document> =>
  JSON.parse(await readFile(fileOf('openapi.json'), 'utf8')) as Document;

/** Serves the contract itself, to whoever asks: it is the same for everybody. */
export const publishDocument = (): Middleware => async (context, next) => {
  const file = DOCUMENTS[context.path];
  if (file === undefined || (context.method !== 'GET' && context.method !== 'HEAD')) {
    await next();
    return;
  }
  context.res.setHeader('Content-Type', 'application/json');
  context.res.setHeader('Cache-Control', 'public, max-age=300');
  context.res.setHeader('Access-Control-Allow-Origin', '*');
  context.body = await readFile(fileOf(file));
};
