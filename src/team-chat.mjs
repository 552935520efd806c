#!/usr/bin/env node
// `team-chat`, the one program of the server (tools/team-chat/). In a checkout it first installs and builds what is
// missing. Plain JavaScript with Node.js modules only, since a fresh clone has nothing else yet.
import { existsSync } from 'node:fs';

// A package or a container has no lock file, and everything is built. The first of several processes has built it for the
// others (src/runtime/config.ts).
if (
  process.env.TEAM_CHAT_PROCESS === undefined &&
  existsSync(new URL('../package-lock.json', import.meta.url))
) {
  const { prepareCommand, prepareServer } = await import('./build.mjs');
  // Only the server follows the sources. Other commands may run beside it, and do not replace its files.
  if (process.argv[2] === 'serve') prepareServer();
  else prepareCommand();
}
await import('../dist/tools/team-chat/main.js');
