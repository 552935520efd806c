import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Document } from 'openapi-backend';

import { errors } from '../../../generated/errors.js';
import type { Context } from './request.js';
import { API_ROOT } from './match.js';
import { projectRoot } from '../../lib/project-root.js';
import { keptOnce } from '../../lib/make-once.js';

const compress = promisify(gzip);

/** Content that is the same for all requesters while the process runs. */
export interface Static {
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly read: () => Promise<Buffer | string>;
  /** Reads the content as it was compressed in advance. By default, the server compresses it with gzip. */
  readonly readCompressed?: (encoding: Encoding) => Promise<Buffer>;
}

/** The encodings of compressed content, best first. */
type Encoding = 'br' | 'gzip';

interface Kept {
  readonly plain: Buffer;
  readonly compressed: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly etag: string;
}

/** Returns an ETag that differs when the content does. */
export const etagOf = (content: Buffer | string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url')}"`;

const keep = async ({ read, readCompressed }: Static): Promise<Kept> => {
  const plain = Buffer.from(await read());
  const compressed = readCompressed
    ? { br: await readCompressed('br'), gzip: await readCompressed('gzip') }
    : { gzip: await compress(plain) };
  return { plain, compressed, etag: etagOf(plain) };
};

/** Reads the content on the first request. Sends it only to clients that do not have it. */
export const serveStatic = (content: Static): ((context: Context) => Promise<void>) => {
  const { type, headers = {} } = content;
  const kept = keptOnce(() => keep(content));
  return async (context) => {
    const { plain, compressed, etag } = await kept();
    context.status = 200;
    context.res.setHeader('Content-Type', type);
    context.set({ 'Cache-Control': 'public, max-age=300', ETag: etag, Vary: 'Accept-Encoding', ...headers });
    if (context.fresh) {
      context.status = 304;
      return;
    }
    const encoding = context.acceptsEncodings(...Object.keys(compressed), 'identity') as Encoding | false;
    const body = encoding === false ? undefined : compressed[encoding];
    if (body && encoding !== false) context.set('Content-Encoding', encoding);
    context.body = body ?? plain;
  };
};

const TYPES = { json: 'application/json', yaml: 'application/yaml' } as const;

const BUILT_FOLDER = join(projectRoot, 'dist/generated');
/** Where the build writes the documents as they are sent. */
export const SERVED_FOLDER = join(BUILT_FOLDER, 'served');

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

export const documentPaths: ReadonlySet<string> = new Set(DOCUMENTS.keys());

let operations: Promise<Document> | undefined;

/** Loads the part of the document that openapi-backend needs to dispatch requests. */
export const loadOperations = (): Promise<Document> =>
  (operations ??= readFile(join(BUILT_FOLDER, 'dispatch.json'), 'utf8').then(
    (text) => JSON.parse(text) as Document,
  ));

/** Serves the contract, the same for all requesters. */
export const publishDocument = (): Publisher => published((path) => DOCUMENTS.get(path));

type Responder = (context: Context) => Promise<void> | void;

/** The handlers of a path outside the API, by method. */
interface Resource {
  readonly get: Responder;
  readonly post?: Responder;
}

/** Returns the handler of a request outside the API, or undefined if its path is not served here. */
export type Publisher = (context: Context) => Responder | undefined;

/** Serves GET, HEAD and OPTIONS, and POST if there is a handler. Refuses every other method. */
export const serveResource = async (context: Context, { get, post }: Resource): Promise<void> => {
  const methods = ['GET', 'HEAD', ...(post ? ['POST'] : [])];
  const { method } = context;
  if (method === 'GET' || method === 'HEAD') {
    await get(context);
  } else if (method === 'POST' && post) {
    await post(context);
  } else if (method === 'OPTIONS') {
    context.status = 204;
    context.set('Allow', [...methods, 'OPTIONS'].join(', '));
  } else {
    context.set('Allow', methods.join(', '));
    throw errors.methodNotAllowed({ allowed_methods: methods });
  }
};

/** Serves read-only resources at fixed paths. */
export const published =
  (responderAt: (path: string) => Responder | undefined): Publisher =>
  ({ path }) => {
    const get = responderAt(path);
    return get && ((context) => serveResource(context, { get }));
  };
