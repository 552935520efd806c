import type { Logger } from 'pino';

import { ConfigError, type Config } from '../config.js';
import { makePrivateDirectory } from '../lib/private-files.js';

/** What the server keeps in DATA_DIR, and the directory that a file system of its own has. */
const OURS =
  /^(?:chat\.sqlite(?:-wal|-shm|-journal|\.lock)?|secret-key(?:\.\d+)?|owner\.\w+(?:\.new)?|mail|uploads|lost\+found)$/;

/** DATA_DIR holds secrets: only the user of the server reads it. */
export const openDataDir = ({ dataDir }: Pick<Config, 'dataDir'>, log: Logger): void => {
  let isPrivate: boolean;
  try {
    isPrivate = makePrivateDirectory(dataDir, (entry) => OURS.test(entry));
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR is ${JSON.stringify(dataDir)}, which cannot be made: ${(error as Error).message}.`,
    );
  }
  if (!isPrivate && process.getuid) {
    log.warn(
      'Other users can enter DATA_DIR. It holds files of others, so its mode stays; the files of this server are private.',
    );
  }
};
