import { once } from 'node:events';
import { createServer } from 'node:net';

import { removeDataDir } from '../child.mjs';

export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
};

/** Ends a program, and removes what it has written. */
export const stopProgram = async (child, folder) => {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
  await removeDataDir(folder);
};
