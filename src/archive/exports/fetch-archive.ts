import { errors } from '../../../generated/errors.js';
import { hasRole } from '../../runtime/identity/actor.js';
import { authenticateFetch } from '../../chat/attachments/fetch-file.js';
import { serveFile } from '../../chat/attachments/serve.js';
import { published, type Publisher } from '../../runtime/http/published.js';
import type { Services } from '../../accounts/services.js';
import { ARCHIVE_KEY, archiveFile, EXPORTS_PATH } from './archives.js';
import { hasArchive } from './store.js';

/** Serves archives to administrators. To other users it does not show which archives exist. */
export const fetchArchive = (services: Services): Publisher =>
  published((path) => {
    if (!path.startsWith(EXPORTS_PATH)) return undefined;
    return async (context) => {
      const actor = await authenticateFetch(context, services);
      if (!actor) throw errors.notLoggedIn();
      if (!hasRole(actor.role, 'administrator')) throw errors.mustBeAdministrator();
      const key = path.slice(EXPORTS_PATH.length);
      const isThere = ARCHIVE_KEY.test(key) && (await services.store.read((tx) => hasArchive(tx, key)));
      if (!isThere) throw errors.notFound();
      const served = { name: `export-${key.replace(/-.*$/, '')}.tar.gz`, content_type: 'application/gzip' };
      await serveFile(context, served, services.files.pathOf(archiveFile(key)));
    };
  });
