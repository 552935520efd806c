import type { Logger } from 'pino';

import { ConfigError, type Config } from './config.js';
import { makePrivateDirectory } from '../lib/private-files.js';

/** Matches the server's entries in DATA_DIR, and `lost+found` of a separate file system. */
const OURS =
  /^(?:chat\.sqlite(?:-wal|-shm|-journal|\.lock)?|secret-key(?:\.\d+)?|owner\.\w+(?:\.new)?|mail|uploads|lost\+found)$/;

/** Opens DATA_DIR. It contains secrets, so only the server's user may read it. */
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
