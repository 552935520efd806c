import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { errors } from '../../../generated/errors.js';
import { published, type Publisher, serveStatic } from '../../runtime/http/published.js';
import { projectRoot } from '../../lib/project-root.js';
import { EXTRA_EMOJI_PATH } from '../../markdown/emoji/extra-emoji.js';
import { DATA_PATH, dataPath, namesFile } from './names-file.js';

/** Pages of other sites may read both, since they are the same for all requesters. */
const FOR_ALL = { 'Access-Control-Allow-Origin': '*' };

const names = { type: 'application/json', headers: FOR_ALL, read: namesFile };
const sendNewestNames = serveStatic(names);
const sendNames = serveStatic({
  ...names,
  headers: { ...FOR_ALL, 'Cache-Control': 'public, max-age=31536000, immutable' },
});

const sendImage = serveStatic({
  type: 'image/png',
  headers: { ...FOR_ALL, 'Cache-Control': 'public, max-age=86400' },
  read: () => readFile(join(projectRoot, 'src/chat/emoji/extra-emoji.png')),
});

/** Paths that the file has, or had with other content. */
const NAMES_PATH = /^\/static\/generated\/emoji\/emoji_api\.[0-9a-f]{12}\.json$/;

/** Serves the names of Unicode emoji, and the image of the special emoji. */
export const publishEmoji = (): Publisher =>
  published((path) => {
    if (path === EXTRA_EMOJI_PATH) return sendImage;
    if (path === DATA_PATH) return sendNewestNames;
    if (!NAMES_PATH.test(path)) return undefined;
    return async (context) => {
      if (path !== (await dataPath())) throw errors.notFound();
      return sendNames(context);
    };
  });
