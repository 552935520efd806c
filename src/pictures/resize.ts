import type { Metadata, Sharp } from 'sharp';

import { errors } from '../../generated/errors.js';
import { inTurn, readHeader, type SentPicture } from './library.js';

/** Of all frames together: more than any camera makes, and no more than the server can afford. */
const MAX_PIXELS = 50_000_000;

/** Each takes time however small it is, and the longer the more of them there are. */
const MAX_FRAMES = 500;

/** A picture of the greatest size takes about a second. */
const MAX_SECONDS = 15;

/** A picture that was sent, checked, and not read whole yet. */
export interface Picture {
  readonly isAnimated: boolean;
  /** Its first frame, the way up it is meant. */
  still(): Sharp;
  moving(): Sharp;
}

/** Makes pictures of the one that a user sent. Throws if it is no image, too large, or takes too long. */
export const withPicture = <T>(sent: SentPicture, make: (picture: Picture) => Promise<T>): Promise<T> =>
  inTurn(sent, async (sharp) => {
    const metadata: Metadata = await readHeader(sharp, sent).catch(() => {
      throw errors.badImage();
    });
    const { width, height, pages = 1 } = metadata;
    if (width * height * pages > MAX_PIXELS || pages > MAX_FRAMES) throw errors.imageTooLarge();
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
      // Its beginning was that of an image, the rest is not.
      throw errors.badImage();
    }
  });
