import { resolve } from 'node:path';

/** The file that `sqlite:file` names; a relative path begins in the data directory. */
export const sqliteFile = (databaseUrl: string, dataDir: string): string =>
  resolve(dataDir, databaseUrl.slice('sqlite:'.length));
