import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { keptOnce } from '../lib/kept-once.js';
import type { Context } from './request-state.js';

const compress = promisify(gzip);

/** Content that is the same for all requesters while the process runs. */
export interface Static {
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly read: () => Promise<Buffer | string>;
}

interface Kept {
  readonly plain: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

const keep = async (read: Static['read']): Promise<Kept> => {
  const plain = Buffer.from(await read());
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, compressed: await compress(plain), etag };
};

/** Reads and compresses the content on the first request. Sends it only to clients that do not have it. */
export const serveStatic = ({ type, headers = {}, read }: Static): ((context: Context) => Promise<void>) => {
  const kept = keptOnce(() => keep(read));
  return async (context) => {
    const { plain, compressed, etag } = await kept();
    context.status = 200;
    context.res.setHeader('Content-Type', type);
    context.set({ 'Cache-Control': 'public, max-age=300', ETag: etag, Vary: 'Accept-Encoding', ...headers });
    if (context.fresh) {
      context.status = 304;
      return;
    }
    const isCompressed = context.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isCompressed) context.set('Content-Encoding', 'gzip');
    context.body = isCompressed ? compressed : plain;
  };
};
