import { constants, crc32, deflateRawSync } from 'node:zlib';

import { Pace } from '../../lib/event-loop.js';

/*
 * Joins pieces that were compressed separately into one gzip stream. The checksum of the stream is computed from those
 * of the pieces: a CRC is the remainder of a polynomial, and appending to a text multiplies it by a power of x.
 */

/** Bytes compressed so that other pieces can follow. */
export interface Deflated {
  readonly data: Buffer;
  readonly length: number;
  readonly crc: number;
  /** The factor for a checksum when these bytes are appended. */
  readonly shift: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([3, 0]);
const MAX_STORED = 0xffff;

// Polynomials over GF(2). The highest bit is the coefficient of 1 and the lowest that of x^31.
const MODULUS = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;

const multiply = (a: number, b: number): number => {
  let product = 0;
  let factor = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ MODULUS : factor >>> 1;
  }
  return product >>> 0;
};

/** Returns x^(8 * bytes). */
const powerOfX = (bytes: number): number => {
  let power = X;
  for (let doubling = 0; doubling < 3; doubling += 1) power = multiply(power, power);
  let result = ONE;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(result, power);
    power = multiply(power, power);
  }
  return result;
};

export const deflate = (bytes: Buffer): Deflated => ({
  data: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  length: bytes.length,
  crc: crc32(bytes),
  shift: powerOfX(bytes.length),
});

/** Returns deflate blocks with the bytes uncompressed. */
const stored = (bytes: Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += MAX_STORED) {
    const part = bytes.subarray(start, start + MAX_STORED);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(part.length ^ MAX_STORED, 3);
    blocks.push(head, part);
  }
  return blocks;
};

/** Returns one gzip stream of the pieces, in parts. Pieces that are not compressed yet are included uncompressed. */
export const gzip = async (pieces: readonly (Buffer | Deflated)[]): Promise<Buffer[]> => {
  const parts: Buffer[] = [HEADER];
  let crc = 0;
  let length = 0;
  const pace = new Pace();
  // For an empty buffer, Node.js may return 0 instead of the checksum so far.
  for (const piece of pieces.filter((one) => one.length > 0)) {
    length += piece.length;
    if (Buffer.isBuffer(piece)) {
      crc = crc32(piece, crc);
      parts.push(...stored(piece));
    } else {
      crc = (multiply(crc, piece.shift) ^ piece.crc) >>> 0;
      parts.push(piece.data);
    }
    if (pace.isDue) await pace.rest();
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return [...parts, LAST_BLOCK, trailer];
};
