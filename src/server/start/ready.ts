import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../lib/project-root.js';
import { type Config, localSite } from '../../runtime/config.js';

/**
 * Marks this process as one that reads the files of the program, so that `npm start` and `npm run build` do not replace them
 * meanwhile. A program that it cannot write to cannot be built there, either.
 */
export const markServing = (): void => {
  const folder = join(projectRoot, 'dist', '.serving');
  const mark = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    // It stays open: this tells the process apart from a later one with its number.
    openSync(mark, 'w');
  } catch {
    return;
  }
  process.once('exit', () => {
    rmSync(mark, { force: true });
  });
};

/** Returns the line of the log that states where the server is. */
export const readyText = ({ host, port, siteUrl, processes }: Config): string => {
  const address = localSite(host, port);
  const by = processes > 1 ? ` with ${processes} processes` : '';
  return `Ready at ${address}${by}${address === siteUrl ? '' : `, for ${siteUrl}`}`;
};
