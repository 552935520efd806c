import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import { errors } from '../../../generated/errors.js';
import { published, type Publisher } from '../../runtime/http/published.js';
import type { Services } from '../services.js';
import { pictureAt, PICTURES_PATH } from './addresses.js';

/** Serves avatars and emoji. The content of an address never changes, since another picture gets another address. */
export const publishPictures = ({ files }: Services): Publisher =>
  published((path) => {
    if (!path.startsWith(PICTURES_PATH)) return undefined;
    return async (context) => {
      const picture = pictureAt(path);
      const file = picture && files.pathOf(picture.name);
      const stats = file === undefined ? undefined : await stat(file).catch(() => undefined);
      if (!picture || file === undefined || !stats) throw errors.notFound();
      context.status = 200;
      context.type = picture.type;
      context.length = stats.size;
      context.set('Cache-Control', 'public, max-age=31536000, immutable');
      if (context.method !== 'HEAD') context.body = createReadStream(file);
    };
  });
