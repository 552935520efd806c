import { refuseOtherUploads, UPLOADS_MARK_ROW } from '../../chat/attachments/uploads-mark.js';
import { FINGERPRINT, refuseOtherSecret } from '../../runtime/identity/secrets.js';
import type { Config } from '../../runtime/config.js';
import { inspectDatabase } from '../../runtime/store/inspect.js';
import { refuseReleases, RELEASES_ROW } from '../../runtime/store/releases.js';
import { ok, warning, type Finding } from './finding.js';

/**
 * Checks that the database can be read, that this version of the server knows it, and that SECRET_KEY and UPLOADS are those
 * of the database. Throws for what would stop the start.
 */
export const checkDatabase = async (config: Config): Promise<Finding[]> => {
  const { exists, pending, unknown, state } = await inspectDatabase(config);
  if (!exists) return [ok('There are no tables yet. The first start makes them.')];
  if (unknown.length > 0) refuseReleases(state.get(RELEASES_ROW));
  refuseOtherSecret(config, state.get(FINGERPRINT));
  refuseOtherUploads(config.uploads, state.get(UPLOADS_MARK_ROW));
  if (unknown.length > 0)
    return [
      warning(
        `A newer version has changed it (${unknown.join(', ')}). docs/operating.md states which may serve it.`,
      ),
    ];
  if (pending > 0)
    return [warning(`The next start applies ${pending} migrations. Make a backup before that.`)];
  return [ok('It can be read, and is of this version.')];
};
