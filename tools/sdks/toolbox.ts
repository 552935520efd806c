import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheFolder } from './cache.js';
import { runCommands } from './run-command.js';
import type { Toolbox } from './target.js';

const fingerprint = (toolbox: Toolbox): string =>
  createHash('sha256').update(JSON.stringify(toolbox)).digest('hex').slice(0, 12);

/** Another run may have installed the same toolbox in the meantime, which is as good. */
const moveUnlessPresent = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    await rm(from, { recursive: true, force: true });
  }
};

/** Returns the folder of an installed toolbox. Installs it first if this machine has it not. */
export const installToolbox = async (toolbox: Toolbox): Promise<string> => {
  const folder = join(cacheFolder, `${toolbox.name}-${fingerprint(toolbox)}`);
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  const started = await mkdtemp(`${folder}-new-`);
  const { succeeded, output } = await runCommands(toolbox.install, started);
  if (!succeeded) {
    await rm(started, { recursive: true, force: true });
    throw new Error(`${toolbox.name} cannot be installed:\n${output}`);
  }
  await moveUnlessPresent(started, folder);
  return folder;
};

/** Copies the parts of a project into a new folder of its toolbox, where it finds what the toolbox has. */
export const openProject = async (toolbox: string, parts: readonly string[]): Promise<string> => {
  const folder = await mkdtemp(join(toolbox, 'run-'));
  for (const part of parts) await cp(part, folder, { recursive: true });
  return folder;
};
