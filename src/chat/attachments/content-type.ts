import { lookup } from 'mime-types';

const ANYTHING = 'application/octet-stream';
/** The content type of a multipart part that states none. */
const UNSTATED = 'text/plain';

/** Content types that programs state for any file. */
const GENERIC: ReadonlySet<string> = new Set([
  UNSTATED,
  ANYTHING,
  'application/binary',
  'application/download',
  'application/force-download',
  'application/unknown',
  'application/x-binary',
  'application/x-download',
  'application/x-octet-stream',
  'binary/octet-stream',
  'content/unknown',
]);

/** Other names of content types that browsers show. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['application/acrobat', 'application/pdf'],
  ['application/x-pdf', 'application/pdf'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/vnd.wave', 'audio/wav'],
  ['audio/wave', 'audio/wav'],
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/x-mp3', 'audio/mpeg'],
  ['audio/x-mpeg', 'audio/mpeg'],
  ['audio/x-wav', 'audio/wav'],
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/x-citrix-jpeg', 'image/jpeg'],
  ['image/x-citrix-png', 'image/png'],
  ['image/x-png', 'image/png'],
  ['text/pdf', 'application/pdf'],
  ['text/x-pdf', 'application/pdf'],
  ['video/x-mp4', 'video/mp4'],
]);

/** Returns the content type of a file by what a client stated, or by its name if that says nothing. */
export const contentTypeOf = (stated: string, filename: string): string => {
  const type = stated.toLowerCase();
  const isGeneric = GENERIC.has(type) || !/^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type);
  if (!isGeneric) return ALIASES.get(type) ?? type;
  return lookup(filename) || (type === UNSTATED ? UNSTATED : ANYTHING);
};

/** Whether the content alone can say what the file is. */
export const isUnknown = (contentType: string): boolean => contentType === ANYTHING;

const VIDEOS: ReadonlySet<string> = new Set(['video/mp4', 'video/ogg', 'video/webm']);

const SOUNDS: ReadonlySet<string> = new Set([
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/opus',
  'audio/wav',
  'audio/webm',
  'audio/x-flac',
]);

/** Returns the kind of player that browsers have for files of this type. */
export const playerOf = (contentType: string): 'video' | 'audio' | undefined => {
  if (VIDEOS.has(contentType)) return 'video';
  return SOUNDS.has(contentType) ? 'audio' : undefined;
};
