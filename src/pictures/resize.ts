import type SharpLibrary from 'sharp';
import type { Metadata, Sharp } from 'sharp';

import { errors } from '../../generated/errors.js';
import { Turns } from '../authentication/turns.js';

type Library = typeof SharpLibrary;

/** Of all frames together: more than any camera makes, and no more than the server can afford. */
const MAX_PIXELS = 50_000_000;

/** Each takes time however small it is, and the longer the more of them there are. */
const MAX_FRAMES = 500;

/** Decoders of everything else stay shut, since each is a way in for whoever sends a broken picture. */
const DECODERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'];

const open = async (): Promise<Library> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

let library: Promise<Library> | undefined;

/** Loaded at first use: a server that nobody sends pictures to does not hold it. */
const pictureLibrary = (): Promise<Library> => (library ??= open());

/** Pictures need much memory for a moment. */
const turns = new Turns(1);

/** A picture that was sent, checked, and not read whole yet. */
export interface Picture {
  readonly isAnimated: boolean;
  /** Its first frame, the way up it is meant. */
  still(): Sharp;
  moving(): Sharp;
}

const inspect = async (sharp: Library, path: string): Promise<Picture> => {
  let metadata: Metadata;
  try {
    metadata = await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw errors.badImage();
  }
  const { width, height, pages = 1 } = metadata;
  if (width * height * pages > MAX_PIXELS || pages > MAX_FRAMES) throw errors.imageTooLarge();
  const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true };
  return {
    isAnimated: pages > 1,
    still: () => sharp(path, options).autoOrient(),
    moving: () => sharp(path, { ...options, animated: true }),
  };
};

/** Makes pictures of the one at a path, one request after the other; what cannot be read is no image. */
export const withPicture = <T>(path: string, make: (picture: Picture) => Promise<T>): Promise<T> =>
  turns.run(async () => {
    const picture = await inspect(await pictureLibrary(), path);
    try {
      return await make(picture);
    } catch {
      // Its beginning was that of an image, the rest is not.
      throw errors.badImage();
    }
  });
