import { randomBytes } from 'node:crypto';

/** Where pictures are served. Some clients make the address of a larger avatar from that of the small one. */
export const PICTURES_PATH = '/user_avatars/';

/** The directories of UPLOADS that hold pictures. */
export const AVATARS = 'avatars';
export const EMOJI = 'emoji';

/** A name that nobody guesses and nothing else has: whoever knows the address may see the picture. */
export const newPictureKey = (): string => randomBytes(16).toString('hex');

const PICTURE = /^(emoji\/)?([0-9a-f]{32}(?:-medium)?\.(png|gif))$/;

export interface PictureFile {
  /** Among the files of the server. */
  readonly name: string;
  readonly type: string;
}

/** The file behind an address, if it can be one of a picture. */
export const pictureAt = (path: string): PictureFile | undefined => {
  const [, emoji, file, extension] = PICTURE.exec(path.slice(PICTURES_PATH.length)) ?? [];
  if (file === undefined || extension === undefined) return undefined;
  return { name: `${emoji ? EMOJI : AVATARS}/${file}`, type: `image/${extension}` };
};
