import { resolve } from 'node:path';

/** Returns the file that `sqlite:file` names. A relative path starts in the data directory. */
export const sqliteFile = (databaseUrl: string, dataDir: string): string =>
  resolve(dataDir, databaseUrl.slice('sqlite:'.length));
