import { randomBytes } from 'node:crypto';

/** The path of pictures. Some clients derive the address of a larger avatar from that of the small one. */
export const PICTURES_PATH = '/user_avatars/';

/** The directories of UPLOADS that contain pictures. */
export const AVATARS = 'avatars';
export const EMOJI = 'emoji';

/** Returns a unique name that cannot be guessed. Every client that knows the address may see the picture. */
export const newPictureKey = (): string => randomBytes(16).toString('hex');

const PICTURE = /^(emoji\/)?([0-9a-f]{32}(?:-medium)?\.(png|gif))$/;

export interface PictureFile {
  /** Path among the server's files. */
  readonly name: string;
  readonly type: string;
}

/** Returns the file at an address. Undefined if no picture can have that address. */
export const pictureAt = (path: string): PictureFile | undefined => {
  const [, emoji, file, extension] = PICTURE.exec(path.slice(PICTURES_PATH.length)) ?? [];
  if (file === undefined || extension === undefined) return undefined;
  return { name: `${emoji ? EMOJI : AVATARS}/${file}`, type: `image/${extension}` };
};
