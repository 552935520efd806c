import { THUMBNAILS } from './file-names.js';
import { UPLOADS_PATH, pathId } from './view.js';
import type { AttachmentRow } from './store.js';

const SIZE = { max_width: 840, max_height: 560, format: 'webp' } as const;

/** The formats of thumbnails. Clients find the best one by these fields. */
export const thumbnailFormats = [
  { name: '840x560-anim.webp', ...SIZE, animated: true },
  { name: '840x560.webp', ...SIZE, animated: false },
] as const;

export type ThumbnailFormat = (typeof thumbnailFormats)[number];

type Picture = Pick<AttachmentRow, 'file_key' | 'path_name' | 'is_animated'>;

const formatOf = (isAnimated: boolean): ThumbnailFormat => thumbnailFormats[isAnimated ? 0 : 1];

/** Returns the address of the thumbnail that messages show, relative to the root of the server. */
export const thumbnailUrl = (file: Picture): string =>
  `${UPLOADS_PATH}thumbnail/${pathId(file)}/${formatOf(file.is_animated === 1).name}`;

/** Splits the path of a thumbnail, below UPLOADS_PATH, into the path of its file and its format. */
export const thumbnailAt = (
  path: string,
): { readonly file: string; readonly format: ThumbnailFormat } | undefined => {
  const [, file, name] = /^thumbnail\/(.+)\/([^/]+)$/.exec(path) ?? [];
  const format = thumbnailFormats.find((known) => known.name === name);
  return file === undefined || !format ? undefined : { file, format };
};

const nameOf = (key: string, { name }: ThumbnailFormat): string => `${THUMBNAILS}/${key}/${name}`;

/** Returns the name under which a thumbnail is kept. The thumbnail of a still picture is always still. */
export const thumbnailName = ({ file_key, is_animated }: Picture, { animated }: ThumbnailFormat): string =>
  nameOf(file_key, formatOf(animated && is_animated === 1));

/** Returns the names of all thumbnails that a file may have. */
export const thumbnailNames = (file: Picture): string[] =>
  (file.is_animated === 1 ? thumbnailFormats : [formatOf(false)]).map((format) =>
    nameOf(file.file_key, format),
  );

/** Returns the key of the file of a kept thumbnail. */
export const thumbnailKey = (name: string): string =>
  name.slice(THUMBNAILS.length + 1, name.lastIndexOf('/'));
