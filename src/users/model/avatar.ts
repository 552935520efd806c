import { createHash } from 'node:crypto';

import { PICTURES_PATH } from '../../pictures/addresses.js';

/** The field's own service for pictures by email; clients make the same address for `client_gravatar`. */
const GRAVATAR = 'https://secure.gravatar.com/avatar';
export const MEDIUM_PIXELS = 500;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Address of the picture of a name: an identicon unless its owner gave gravatar another one. */
export const gravatarUrl = (name: string, version: number, pixels?: number): string => {
  const size = pixels === undefined ? '' : `&s=${pixels}`;
  return `${GRAVATAR}/${md5(name.trim().toLowerCase())}?d=identicon${size}&version=${version}`;
};

/** The files of an uploaded avatar, by its key. */
export const avatarFiles = (key: string): { readonly small: string; readonly medium: string } => ({
  small: `${key}.png`,
  medium: `${key}-medium.png`,
});

/** Address of an uploaded avatar in the size that is wanted, or the next one. */
export const uploadedUrl = (key: string, pixels?: number): string => {
  const { small, medium } = avatarFiles(key);
  return `${PICTURES_PATH}${pixels === MEDIUM_PIXELS ? medium : small}`;
};
