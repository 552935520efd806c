import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { keptOnce } from '../../lib/kept-once.js';
import type { Context } from './request-state.js';

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
