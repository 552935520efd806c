/** The directory of uploaded files, within the root directory of all kept files. */
export const ATTACHMENTS = 'attachments';

/** The directory of thumbnails, beside it. */
export const THUMBNAILS = 'thumbnails';

/** The directory of exports of the organization, beside it. */
export const EXPORTS = 'exports';

const MAX_NAME_LENGTH = 255;
const MAX_PATH_NAME_LENGTH = 100;
const NAMELESS = 'uploaded-file';

/** Truncates a text without leaving half a surrogate pair. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Surrogate}/gu, '');

/** Returns the file name for display, without invisible characters or ones that change the text direction. */
export const displayName = (filename: string): string =>
  cut(filename.replaceAll(/[\p{Control}\p{Format}\p{Surrogate}]/gu, '').trim(), MAX_NAME_LENGTH) || NAMELESS;

/** Returns the file name for the last path segment of a URL. It needs no escaping in Markdown or a shell. */
export const pathName = (filename: string): string => {
  const plain = filename
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}_.\s-]/gu, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replace(/^\.+/, '');
  const [extension = ''] = /\.[a-z0-9]{1,16}$/i.exec(plain) ?? [];
  const stem = plain.slice(0, plain.length - extension.length);
  return cut(stem, MAX_PATH_NAME_LENGTH - extension.length) + extension || NAMELESS;
};
