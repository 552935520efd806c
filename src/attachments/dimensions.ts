import { inTurn, readHeader, type SentPicture } from '../pictures/library.js';

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The pictures that every browser shows, as the library that measures them calls them. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);

/** EXIF: from here on the picture lies on its side. */
const FIRST_SIDEWAYS = 5;

/** How large a picture is shown; undefined for a file that is no picture of its type. */
export const measure = async (sent: SentPicture, contentType: string): Promise<Dimensions | undefined> => {
  const expected = SHOWN.get(contentType);
  if (expected === undefined) return undefined;
  const found = await inTurn(sent, (sharp) => readHeader(sharp, sent)).catch(() => undefined);
  if (found?.format !== expected || !(found.width > 0) || !(found.height > 0)) return undefined;
  const { width, height, orientation = 1 } = found;
  return orientation >= FIRST_SIDEWAYS ? { width: height, height: width } : { width, height };
};
