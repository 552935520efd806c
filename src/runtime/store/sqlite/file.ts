import { resolve } from 'node:path';

const SCHEME = 'sqlite:';

/** Whether a URL names a file of SQLite, and not a MySQL or MariaDB. */
export const isSqliteUrl = (databaseUrl: string): boolean => databaseUrl.startsWith(SCHEME);

/** Returns the file that `sqlite:file` names. A relative path starts in the data directory. */
export const sqliteFile = (databaseUrl: string, dataDir: string): string =>
  resolve(dataDir, databaseUrl.slice(SCHEME.length));
