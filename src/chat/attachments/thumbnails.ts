import { stat } from 'node:fs/promises';

import { readHeader, withUserTurn } from '../pictures/library.js';
import { isTooLarge, MAX_PIXELS } from '../pictures/size.js';
import type { Services } from '../services.js';
import { keptName } from './store-upload.js';
import { listExistingKeys, type AttachmentRow } from './store.js';
import type { Tx } from '../../runtime/store/types.js';
import { thumbnailKey, thumbnailName, type ThumbnailFormat } from './thumbnail-formats.js';

/** Longer animations end early in the thumbnail. */
const MAX_FRAMES = 100;
const MAX_SECONDS = 15;
const MAX_BYTES = 5_000_000;
const QUALITY = 75;

/** Returns a smaller picture. Throws if the file is no picture, is too large or takes too long. */
const make = (
  path: string,
  file: AttachmentRow,
  { max_width, max_height, animated }: ThumbnailFormat,
): Promise<Buffer> => {
  const sent = { path, user: file.owner_id };
  return withUserTurn(sent, async (sharp) => {
    const size = Math.max(1, (file.width ?? 1) * (file.height ?? 1));
    const frames = Math.min(MAX_FRAMES, Math.floor(MAX_PIXELS / size));
    const metadata = await readHeader(sharp, sent);
    const { pages = 1 } = metadata;
    const shown = animated ? Math.max(1, Math.min(frames, pages)) : 1;
    const moving = shown > 1;
    if (isTooLarge(metadata, shown)) throw new Error('The picture is too large.');
    const picture = sharp(path, {
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
      ...(moving && { pages: shown }),
    });
    // Pictures of several frames cannot be rotated.
    const bytes = await (moving ? picture : picture.autoOrient())
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: max_width, height: max_height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    if (bytes.length > MAX_BYTES) throw new Error('The thumbnail is too large.');
    return bytes;
  });
};

/** Thumbnails that are being made, by name. */
const underway = new Map<string, Promise<void>>();

/** Makes a thumbnail and keeps it. Keeps an empty file if it cannot be made, so it is not tried again. */
const keep = async ({ files }: Services, file: AttachmentRow, format: ThumbnailFormat): Promise<void> => {
  const bytes = await make(files.pathOf(keptName(file.file_key)), file, format).catch(() => new Uint8Array());
  await files.write(bytes, thumbnailName(file, format));
};

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

/** Returns the name of a thumbnail among the server's files, made at first use. Undefined if it cannot be made. */
export const findThumbnail = async (
  services: Services,
  file: AttachmentRow,
  format: ThumbnailFormat,
  requestId: string,
): Promise<string | undefined> => {
  if (file.width === null) return undefined;
  const name = thumbnailName(file, format);
  const path = services.files.pathOf(name);
  let size = await sizeOf(path);
  if (size === undefined) {
    const work = underway.get(path) ?? keep(services, file, format).finally(() => underway.delete(path));
    underway.set(path, work);
    // Without space on the disk, the file itself is served.
    await work.catch((error: unknown) => {
      services.log.warn({ request: requestId, err: error }, 'A thumbnail cannot be kept.');
    });
    size = await sizeOf(path);
  }
  return size === undefined || size === 0 ? undefined : name;
};

/** For the cleanup: returns which of the kept thumbnails belong to a file with a row. */
export const namedThumbnails = async (tx: Tx, names: readonly string[]): Promise<string[]> => {
  const keys = new Set(await listExistingKeys(tx, [...new Set(names.map(thumbnailKey))]));
  return names.filter((name) => keys.has(thumbnailKey(name)));
};
