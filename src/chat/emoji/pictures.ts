import type { Files } from '../attachments/files.js';
import { EMOJI, newPictureKey, PICTURES_PATH } from '../pictures/addresses.js';
import type { SentPicture } from '../pictures/library.js';
import { withPicture } from '../pictures/resize.js';

const PIXELS = 64;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Fits the whole emoji into the square, without cropping. */
const fit = { width: PIXELS, height: PIXELS, fit: 'contain', background: CLEAR } as const;

/** Names of an emoji's files. `still_key` is null unless the emoji is animated. */
export interface EmojiPictures {
  readonly image_key: string;
  readonly still_key: string | null;
}

export const emojiUrl = (key: string): string => `${PICTURES_PATH}${EMOJI}/${key}`;

/** Creates the pictures of an emoji from a file and stores them. Returns their names. */
export const keepEmojiPictures = async (files: Files, sent: SentPicture): Promise<EmojiPictures> => {
  const { still, moving } = await withPicture(sent, async (picture) => ({
    still: await picture.still().resize(fit).png().toBuffer(),
    moving: picture.isAnimated ? await picture.moving().resize(fit).gif().toBuffer() : null,
  }));
  const still_key = `${newPictureKey()}.png`;
  await files.write(still, `${EMOJI}/${still_key}`);
  if (!moving) return { image_key: still_key, still_key: null };
  const image_key = `${newPictureKey()}.gif`;
  await files.write(moving, `${EMOJI}/${image_key}`);
  return { image_key, still_key };
};
