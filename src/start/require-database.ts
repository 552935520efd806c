import { ConfigError, type Config } from '../config.js';
import { inspectDatabase } from '../store/inspect.js';

/** Throws a `ConfigError` if there is no database where the settings name one. Otherwise a command would make it. */
export const requireDatabase = async (config: Config): Promise<void> => {
  const { exists } = await inspectDatabase(config);
  if (exists) return;
  const place = config.databaseUrl.startsWith('sqlite:')
    ? config.databaseUrl.slice('sqlite:'.length)
    : 'DATABASE_URL';
  throw new ConfigError(
    `There is no database of a server at ${place}. Run the command with the DATA_DIR and the DATABASE_URL of the server.`,
  );
};
