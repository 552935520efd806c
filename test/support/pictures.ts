import sharp from 'sharp';

import { animation as onePixelFrames } from '../../tools/demo/files.js';

const RED = { r: 200, g: 30, b: 30 };

/** An image of one color. */
export const picture = async (width = 300, height = 200, format: 'png' | 'jpeg' = 'png'): Promise<File> => {
  const image = sharp({ create: { width, height, channels: 3, background: RED } });
  return new File([new Uint8Array(await image.toFormat(format).toBuffer())], `picture.${format}`);
};

/** A GIF of two frames. */
export const animation = async (width = 90, height = 60): Promise<File> => {
  const frame = width * height * 3;
  const pixels = Buffer.concat([Buffer.alloc(frame, 20), Buffer.alloc(frame, 220)]);
  const raw = { width, height: height * 2, channels: 3, pageHeight: height } as const;
  const image = sharp(pixels, { raw }).gif({ delay: [100, 100], loop: 0 });
  return new File([new Uint8Array(await image.toBuffer())], 'animation.gif');
};

/** A GIF of many frames of one pixel each, in a few bytes. */
export const longAnimation = onePixelFrames;

export const notAPicture = (): File => new File(['nothing of the kind'], 'picture.png');

interface Header {
  readonly width: number;
  readonly height: number;
  /** 16 bits of each of red, green, blue and opacity, instead of 8 of each color. */
  readonly isDeep?: boolean;
  readonly isInterlaced?: boolean;
}

/** A few bytes whose header declares a large image. */
export const declaredPicture = async ({ width, height, ...kind }: Header): Promise<File> => {
  const bytes = Buffer.from(await (await picture(1, 1)).arrayBuffer());
  // The fields are at a fixed place. Their checksum is not verified before the pixels are read.
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  if (kind.isDeep) bytes.set([16, 6], 24);
  if (kind.isInterlaced) bytes[28] = 1;
  return new File([new Uint8Array(bytes)], 'huge.png');
};

/** An image of 100 million pixels. */
export const hugePicture = (): Promise<File> => declaredPicture({ width: 10_000, height: 10_000 });

export interface SeenPicture {
  readonly type: string | null;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly frames: number;
}

/** Fetches an address without credentials. */
export const fetchPicture = async (site: string, url: string): Promise<SeenPicture> => {
  const response = await fetch(new URL(url, site));
  const { width, height, pages = 1 } = await sharp(await response.arrayBuffer()).metadata();
  return { type: response.headers.get('content-type'), width, height, frames: pages };
};
