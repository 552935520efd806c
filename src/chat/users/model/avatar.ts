import { createHash } from 'node:crypto';

import { PICTURES_PATH } from '../../pictures/addresses.js';

/** The service for avatars by email. Clients build the same address for `client_gravatar`. */
const GRAVATAR = 'https://secure.gravatar.com/avatar';
export const MEDIUM_PIXELS = 500;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/**
 * Returns the address of a gravatar. Gravatar serves an identicon unless the email's owner uploaded a picture there.
 */
export const gravatarUrl = (name: string, version: number, pixels?: number): string => {
  const size = pixels === undefined ? '' : `&s=${pixels}`;
  return `${GRAVATAR}/${md5(name.trim().toLowerCase())}?d=identicon${size}&version=${version}`;
};

/** Returns the files of an uploaded avatar by its key. */
export const avatarFiles = (key: string): { readonly small: string; readonly medium: string } => ({
  small: `${key}.png`,
  medium: `${key}-medium.png`,
});

/** Returns the address of an uploaded avatar: the medium file if that size is requested, otherwise the small one. */
export const uploadedUrl = (key: string, pixels?: number): string => {
  const { small, medium } = avatarFiles(key);
  return `${PICTURES_PATH}${pixels === MEDIUM_PIXELS ? medium : small}`;
};
