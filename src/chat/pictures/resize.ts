import type { Metadata, Sharp } from 'sharp';

import { errors } from '../../../generated/errors.js';
import { readHeader, TooManyFramesError, withUserTurn, type SentPicture } from './library.js';
import { isTooLarge, MAX_PIXELS } from './size.js';

/** Each frame takes time, however small it is. The time per frame increases with the number of frames. */
const MAX_FRAMES = 500;

/** Timeout for a picture. The largest picture takes about a second. */
const MAX_SECONDS = 15;

/** An uploaded picture that was checked but is not fully decoded yet. */
export interface Picture {
  readonly isAnimated: boolean;
  /** The first frame, rotated upright. */
  still(): Sharp;
  moving(): Sharp;
}

/** Creates pictures from an uploaded one. Throws if it is not an image, is too large or takes too long. */
export const withPicture = <T>(sent: SentPicture, make: (picture: Picture) => Promise<T>): Promise<T> =>
  withUserTurn(sent, async (sharp) => {
    const metadata: Metadata = await readHeader(sharp, sent).catch((error: unknown) => {
      throw error instanceof TooManyFramesError ? errors.imageTooLarge() : errors.badImage();
    });
    const { pages = 1 } = metadata;
    if (isTooLarge(metadata, pages) || pages > MAX_FRAMES) throw errors.imageTooLarge();
    const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true };
    const read = (more: object): Sharp =>
      sharp(sent.path, { ...options, ...more }).timeout({ seconds: MAX_SECONDS });
    try {
      return await make({
        isAnimated: pages > 1,
        still: () => read({}).autoOrient(),
        moving: () => read({ animated: true }),
      });
    } catch {
      // The beginning of the file was that of an image, but the rest is not.
      throw errors.badImage();
    }
  });
