import { noUploads } from '../../markdown/previews.js';
import type { KnownUpload, KnownUploads } from '../../markdown/environment.js';
import type { Scope } from '../scope.js';
import { contentTypeOf, playerOf } from './content-type.js';
import { shareableFiles } from './policy.js';
import { lockShareableFiles, type AttachmentRow } from './store.js';
import { thumbnailUrl } from './thumbnail-formats.js';
import { pathId } from './view.js';

/** More files than a message can link with one word each. */
const MOST_FILES = 100;

const ADDRESS = /user_uploads\/(\d+\/[0-9a-f]{2}\/[\w-]{24})\//g;

const keysIn = (source: string): string[] =>
  [...new Set(Array.from(source.matchAll(ADDRESS), ([, key = '']) => key))].slice(0, MOST_FILES);

/** `http://chat.example.com/user_uploads/1/ce/…/n%C3%B6.txt#x` -> `1/ce/…/nö.txt`, on this site only. */
const pathIdOf = (href: string, siteUrl: string): string | undefined => {
  const local = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  const [, path] = /^\/?user_uploads\/([^?#]+)/.exec(local) ?? [];
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const known = (file: AttachmentRow, isShown: boolean): KnownUpload => {
  const { id, width, height, is_animated, content_type, name } = file;
  return {
    id,
    thumbnail: thumbnailUrl(file),
    isAnimated: is_animated === 1,
    player: isShown ? playerOf(contentTypeOf(content_type, name)) : undefined,
    dimensions: isShown && width !== null && height !== null ? { width, height } : undefined,
  };
};

/**
 * Finds the uploaded files that a text links and its sender may share. Locks them, so none is removed before the
 * message claims it. Uses no statement for a text without links to uploads.
 */
export const findUploads = async (
  { tx, services: { config, organization }, actor: sender }: Scope,
  source: string,
): Promise<KnownUploads> => {
  const keys = keysIn(source);
  if (keys.length === 0) return noUploads;
  const rows = await lockShareableFiles(tx, keys, shareableFiles(sender));
  const isShown = organization.current.settings.inline_image_preview;
  const byPath = new Map(rows.map((row) => [pathId(row), known(row, isShown)]));
  return {
    all: byPath,
    find: (href) => {
      const path = pathIdOf(href, config.siteUrl);
      return path === undefined ? undefined : byPath.get(path);
    },
  };
};
