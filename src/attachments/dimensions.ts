export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The pictures that every browser shows, as the library that measures them calls them. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);

/** EXIF: from here on the picture lies on its side. */
const FIRST_SIDEWAYS = 5;

/** How large a picture is shown; nothing for what is no picture, whatever it calls itself. */
export const measure = async (path: string, contentType: string): Promise<Dimensions | undefined> => {
  const expected = SHOWN.get(contentType);
  if (expected === undefined) return undefined;
  const { imageSizeFromFile } = await import('image-size/fromFile');
  const found = await imageSizeFromFile(path).catch(() => undefined);
  if (found?.type !== expected || !(found.width > 0) || !(found.height > 0)) return undefined;
  const { width, height, orientation = 1 } = found;
  return orientation >= FIRST_SIDEWAYS ? { width: height, height: width } : { width, height };
};
