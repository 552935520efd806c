import { createHash } from 'node:crypto';

import { pathName } from '../../../chat/attachments/file-names.js';
import type { Scratch } from './scratch.js';

const OURS = /^[0-9]{1,10}\/[0-9a-f]{2}\/[\w-]{24}\/[^/]{1,100}$/;

/**
 * Returns the path of an uploaded file here. Paths of the reference server with three parts, with one digit instead of
 * two, or with an unusual name are changed. The hash keeps the path as hard to guess as it was.
 */
export const ownPath = (old: string): string => {
  if (OURS.test(old)) return old;
  const parts = old.split('/');
  const hash = createHash('sha256').update(old).digest();
  const realm = /^[0-9]{1,10}$/.test(parts[0] ?? '') ? (parts[0] ?? '0') : '0';
  const token = parts.find(
    (part, index) => index > 0 && index < parts.length - 1 && /^[\w-]{24}$/.test(part),
  );
  const digits = hash.toString('hex', 0, 1);
  return [realm, digits, token ?? hash.toString('base64url').slice(0, 24), pathName(parts.at(-1) ?? '')].join(
    '/',
  );
};

/** A link to an uploaded file, or to its thumbnail. */
const LINK = /(\/user_uploads\/(?:thumbnail\/)?)([0-9]{1,10}\/[^\s()[\]<>"'?#]+)/g;
/** What ends a sentence, and is not part of a path. */
const ENDING = /[.,;:!*_~|]+$/;

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Returns a text whose links to files have the paths that the files have here. */
export const linked = (scratch: Scratch, text: string): string => {
  if (!text.includes('/user_uploads/')) return text;
  const find = (old: string): string | undefined =>
    scratch.all<{ new: string }>('SELECT new FROM paths WHERE old = ?', old)[0]?.new;
  return text.replaceAll(LINK, (whole: string, before: string, path: string) => {
    const ending = ENDING.exec(path)?.[0] ?? '';
    for (const more of new Set(['', ending])) {
      const stem = path.slice(0, path.length - more.length);
      const own = find(stem) ?? find(decoded(stem));
      if (own !== undefined) return before + own + more;
    }
    return whole;
  });
};
