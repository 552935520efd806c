import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Middleware } from './exchange.js';
import { API_ROOT } from './match.js';
import { projectRoot } from './validators.js';

const DOCUMENTS: Readonly<Record<string, string>> = {
  [`${API_ROOT}/openapi.json`]: 'openapi.json',
  [`${API_ROOT}/openapi-3.0.json`]: 'openapi-3.0.json',
};

/** Serves the contract itself, to whoever asks: it is the same for everybody. */
export const publishDocument = (): Middleware => async (context, next) => {
  const file = DOCUMENTS[context.path];
  if (file === undefined || (context.method !== 'GET' && context.method !== 'HEAD')) return next();
  context.res.setHeader('Content-Type', 'application/json');
  context.res.setHeader('Cache-Control', 'public, max-age=300');
  context.res.setHeader('Access-Control-Allow-Origin', '*');
  context.body = await readFile(join(projectRoot, 'generated', file));
};
