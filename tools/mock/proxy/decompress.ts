import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, type BrotliOptions } from 'node:zlib';

type Decompress = (bytes: Buffer, options: BrotliOptions) => Promise<Buffer>;

const DECOMPRESS: Readonly<Record<string, Decompress>> = {
  gzip: promisify<Buffer, BrotliOptions, Buffer>(gunzip),
  deflate: promisify<Buffer, BrotliOptions, Buffer>(inflate),
  br: promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress),
};

/** Returns a body without its compression. Undefined if that is not possible within `maxBytes`. */
export const decompress = async (
  bytes: Buffer,
  encoding: string,
  maxBytes: number,
): Promise<Buffer | undefined> => {
  if (encoding === '' || encoding === 'identity') return bytes;
  return DECOMPRESS[encoding]?.(bytes, { maxOutputLength: maxBytes }).catch(() => undefined);
};
