import { rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { systemClock } from '../../lib/clock.js';
import { ConfigError, loadConfig } from '../../runtime/config.js';
import { failCommand } from '../../lib/fail-command.js';
import { ProgressBar } from '../../archive/exports/progress-bar.js';
import { requireDatabase } from '../start/require-database.js';
import { makeBackup } from '../../archive/backups/make.js';

const make = async (target: string): Promise<void> => {
  const folder = resolve(target);
  if (existsSync(folder)) throw new ConfigError(`${folder} exists already. Name a new folder.`);
  const config = loadConfig();
  await requireDatabase(config);
  const bar = new ProgressBar(process.stderr);
  const progress = (step: string, done: number): void => {
    bar.show(step, done);
  };
  try {
    const { hasSecretKey, files } = await makeBackup(config, folder, { clock: systemClock, progress });
    bar.end();
    const secret = hasSecretKey
      ? 'It has the secret of the server, so keep it as safe as the server.'
      : 'It does not have SECRET_KEY. Keep that elsewhere: without it the backup is of no use.';
    process.stdout.write(`${folder} has a complete backup of ${files.length} files. ${secret}\n`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};

/** `team-chat backup <folder>`: writes a backup into a new folder. The server may run meanwhile. */
export const backup = (target: string): Promise<void> =>
  make(target).catch(failCommand('Free space, or name a folder on another disk, and run the command again.'));
