import { withUserTurn, readHeader, type SentPicture } from '../pictures/library.js';

export interface Dimensions {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/** Image types that all browsers display, with their names in the library that measures them. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);

/** EXIF orientations from this value on are rotated by 90 degrees. */
const FIRST_SIDEWAYS = 5;

/** Returns the displayed size of an image. Undefined if the file is not an image of its content type. */
export const measure = async (sent: SentPicture, contentType: string): Promise<Dimensions | undefined> => {
  const expected = SHOWN.get(contentType);
  if (expected === undefined) return undefined;
  const found = await withUserTurn(sent, (sharp) => readHeader(sharp, sent)).catch(() => undefined);
  if (found?.format !== expected || !(found.width > 0) || !(found.height > 0)) return undefined;
  const { width, height, orientation = 1, pages = 1 } = found;
  const isAnimated = pages > 1;
  return orientation >= FIRST_SIDEWAYS
    ? { width: height, height: width, isAnimated }
    : { width, height, isAnimated };
};
