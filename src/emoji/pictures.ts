import type { Files } from '../attachments/files.js';
import { EMOJI, newPictureKey, PICTURES_PATH } from '../pictures/addresses.js';
import type { SentPicture } from '../pictures/library.js';
import { withPicture } from '../pictures/resize.js';

const PIXELS = 64;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Nothing of an emoji is cut off. */
const fit = { width: PIXELS, height: PIXELS, fit: 'contain', background: CLEAR } as const;

/** The names of an emoji's files; a still one only where the other moves. */
export interface EmojiPictures {
  readonly image_key: string;
  readonly still_key: string | null;
}

export const emojiUrl = (key: string): string => `${PICTURES_PATH}${EMOJI}/${key}`;

/** Makes the pictures of an emoji from a file, and keeps them. */
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
