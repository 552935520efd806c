import { loadConfig } from '../runtime/config.js';
import { failStart, serve } from './start/serve.js';

/** The server alone, without the other commands of `team-chat`. */
const main = async (): Promise<void> => {
  // Makes the files of SQLite and of libraries private, too.
  process.umask(0o077);
  await serve(loadConfig());
};

main().catch(failStart);
