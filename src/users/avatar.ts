import { createHash } from 'node:crypto';

/** The field's own service for pictures by email; clients make the same address for `client_gravatar`. */
const GRAVATAR = 'https://secure.gravatar.com/avatar';
export const MEDIUM_PIXELS = 500;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Address of the picture of a name: an identicon unless its owner gave gravatar another one. */
export const gravatarUrl = (name: string, version: number, pixels?: number): string => {
  const size = pixels === undefined ? '' : `&s=${pixels}`;
  return `${GRAVATAR}/${md5(name.trim().toLowerCase())}?d=identicon${size}&version=${version}`;
};
