import { withUserTurn, readHeader, type SentPicture } from '../pictures/library.js';

import { isUnknown } from './content-type.js';

/** What the content of a picture says. */
export interface MeasuredPicture {
  readonly content_type: string;
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/** Formats that all browsers display, with the names of the library that measures them. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
]);

/** EXIF orientations from this value on are rotated by 90 degrees. */
const FIRST_SIDEWAYS = 5;

/** Whether a file with this content type may be a picture of these formats, also of another one than it claims. */
const mayBePicture = (contentType: string): boolean =>
  isUnknown(contentType) || [...SHOWN.values()].includes(contentType);

/** Returns the displayed size and the real type of a picture. Undefined if the file is none. */
export const measure = async (
  sent: SentPicture,
  contentType: string,
): Promise<MeasuredPicture | undefined> => {
  if (!mayBePicture(contentType)) return undefined;
  const found = await withUserTurn(sent, (sharp) => readHeader(sharp, sent)).catch(() => undefined);
  const content_type = SHOWN.get(found?.format ?? '');
  if (!found || content_type === undefined || !(found.width > 0) || !(found.height > 0)) return undefined;
  const { width, height, orientation = 1, pages = 1 } = found;
  const shown = { content_type, isAnimated: pages > 1 };
  return orientation >= FIRST_SIDEWAYS
    ? { ...shown, width: height, height: width }
    : { ...shown, width, height };
};
