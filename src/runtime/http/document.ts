import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Document } from 'openapi-backend';

import { API_ROOT } from './match.js';
import { published, type Publisher } from './published.js';
import { serveStatic, type Static } from './static.js';
import { projectRoot } from '../../lib/project-root.js';

const fileOf = (name: string): string => join(projectRoot, 'generated', name);

const TYPES = { json: 'application/json', yaml: 'application/yaml' } as const;

/** Where the build writes the documents as they are sent. */
export const SERVED_FOLDER = join(projectRoot, 'dist/generated/served');

const servedFile = (name: string): string => join(SERVED_FOLDER, name);

const EXTENSIONS = { br: 'br', gzip: 'gz' } as const;

/** Reads a document as the build wrote it. */
export const servedContent = (name: string): Pick<Static, 'read' | 'readCompressed'> => ({
  read: () => readFile(servedFile(name)),
  readCompressed: (encoding) => readFile(servedFile(`${name}.${EXTENSIONS[encoding]}`)),
});

const serve = (name: string, type: string): ReturnType<typeof serveStatic> =>
  serveStatic({ type, headers: { 'Access-Control-Allow-Origin': '*' }, ...servedContent(name) });

/**
 * OpenAPI 3.1, 3.0 for tools that support only that, and 3.0 without `discriminator` for those that misuse it. The events
 * as AsyncAPI 3.
 */
const DOCUMENTS: ReadonlyMap<string, ReturnType<typeof serveStatic>> = new Map(
  ['openapi', 'openapi-3.0', 'openapi-sdk', 'asyncapi'].flatMap((document) =>
    Object.entries(TYPES).map(([extension, type]) => {
      const name = `${document}.${extension}`;
      return [`${API_ROOT}/${name}`, serve(name, type)];
    }),
  ),
);

export const isDocument = (path: string): boolean => DOCUMENTS.has(path);

let operations: Promise<Document> | undefined;

/** Loads the part of the document that openapi-backend needs to dispatch requests. */
export const loadOperations = (): Promise<Document> =>
  (operations ??= readFile(fileOf('dispatch.json'), 'utf8').then((text) => JSON.parse(text) as Document));

/** Serves the contract, the same for all requesters. */
export const publishDocument = (): Publisher => published((path) => DOCUMENTS.get(path));
