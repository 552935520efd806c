import { homedir } from 'node:os';
import { join } from 'node:path';

const caches = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');

/** Holds what the generators and compilers need, from run to run. */
export const cacheFolder = join(caches, 'team-chat-service', 'sdks');
