import { randomBytes } from 'node:crypto';

/** The path of pictures. Some clients derive the address of a larger avatar from that of the small one. */
export const PICTURES_PATH = '/user_avatars/';

/** The directories of UPLOADS that contain pictures. */
export const AVATARS = 'avatars';
export const EMOJI = 'emoji';
export const ORGANIZATION = 'organization';

/** Returns the path of a picture of the organization among the server's files. */
export const organizationFile = (key: string): string => `${ORGANIZATION}/${key}.png`;

/** Returns a unique name that cannot be guessed. Every client that knows the address may see the picture. */
export const newPictureKey = (): string => randomBytes(16).toString('hex');

const PICTURE = /^(?:(emoji|organization)\/)?([0-9a-f]{32}(?:-medium)?\.(png|gif))$/;

export interface PictureFile {
  /** Path among the server's files. */
  readonly name: string;
  readonly type: string;
}

/** Returns the file at an address. Undefined if no picture can have that address. */
export const pictureAt = (path: string): PictureFile | undefined => {
  const [, directory = AVATARS, file, extension] = PICTURE.exec(path.slice(PICTURES_PATH.length)) ?? [];
  if (file === undefined || extension === undefined) return undefined;
  return { name: `${directory}/${file}`, type: `image/${extension}` };
};
