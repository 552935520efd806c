import { refuseOtherUploads, UPLOADS_MARK_ROW } from '../../chat/attachments/uploads-mark.js';
import { ConfigError, type Config } from '../../runtime/config.js';
import { inspectDatabase } from '../../runtime/store/inspect.js';
import { isSqliteUrl } from '../../runtime/store/sqlite/file.js';
import { migrations } from '../schema/migrations.js';

/**
 * Throws a `ConfigError` if there is no database where the settings name one, or if UPLOADS is not the directory of its files.
 * Otherwise a command would make a database, or a copy without the files.
 */
export const requireDatabase = async (config: Config): Promise<void> => {
  const { exists, state } = await inspectDatabase(config, migrations);
  if (exists) {
    refuseOtherUploads(config.uploads, state.get(UPLOADS_MARK_ROW));
    return;
  }
  const place = isSqliteUrl(config.databaseUrl) ? config.databaseUrl.slice('sqlite:'.length) : 'DATABASE_URL';
  throw new ConfigError(
    `There is no database of a server at ${place}. Run the command with the DATA_DIR and the DATABASE_URL of the server.`,
  );
};
