/** The directory of uploaded files among all kept files. */
export const ATTACHMENTS = 'attachments';

const MAX_NAME_LENGTH = 255;
const MAX_PATH_NAME_LENGTH = 100;
const NAMELESS = 'uploaded-file';

/** Cuts a text without leaving half a character. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Surrogate}/gu, '');

/** The name as people are shown it: nothing in it is invisible or turns the text around it. */
export const displayName = (filename: string): string =>
  cut(filename.replaceAll(/[\p{Control}\p{Format}\p{Surrogate}]/gu, '').trim(), MAX_NAME_LENGTH) || NAMELESS;

/** The name as the last step of an address, which any Markdown and any shell takes as it stands. */
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
