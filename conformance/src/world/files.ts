import { deflateSync } from 'node:zlib';

/** The checksum of a chunk of a PNG file. */
const checksum = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const content = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([word(data.length), content, word(checksum(content))]);
};

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Eight bits for each of three colors. */
const TRUE_COLOR = Buffer.from([8, 2, 0, 0, 0]);
const RED = [200, 30, 30];

const png = (width: number, height: number, declared = { width, height }): Buffer => {
  const row = Buffer.from([0, ...Array.from({ length: width }, () => RED).flat()]);
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([word(declared.width), word(declared.height), TRUE_COLOR])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const pngFile = (name: string, bytes: Buffer): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** A small picture, valid for all uploads of the contract. */
export const exampleFile = (name = 'pixel.png'): File => pngFile(name, png(1, 1));

/** An image of one color. */
export const picture = (): File => pngFile('picture.png', png(300, 200));

/** A few bytes whose header declares an image of 100 million pixels. */
export const hugePicture = (): File => pngFile('huge.png', png(1, 1, { width: 10_000, height: 10_000 }));

export const notAPicture = (): File => new File(['nothing of the kind'], 'picture.png');

export const textFile = (name: string, text: string): File => new File([text], name, { type: 'text/plain' });
