import { resolve } from 'node:path';

import { systemClock } from '../../lib/clock.js';
import { loadConfig } from '../../runtime/config.js';
import { ProgressBar } from '../../archive/exports/progress-bar.js';
import { failCommand } from '../../lib/fail-command.js';
import { createLog } from '../../runtime/log.js';
import { restoreBackup } from './restore.js';

const load = async (folder: string): Promise<void> => {
  const config = loadConfig();
  const bar = new ProgressBar(process.stderr);
  const { begunAt } = await restoreBackup(config, resolve(folder), {
    clock: systemClock,
    log: createLog(config.logLevel, process.stdout, config.logFormat),
    progress: (step, done) => {
      bar.show(step, done);
    },
  });
  bar.end();
  const time = new Date(begunAt * 1000).toISOString();
  process.stdout.write(
    `The backup of ${time} is restored. Start the server with the same settings: team-chat serve\n` +
      'Passwords and API keys are those of that time. Users log in to browsers again.\n',
  );
};

/** `team-chat restore <folder>`: restores a backup into an empty server. */
export const restore = (folder: string): Promise<void> =>
  load(folder).catch(
    failCommand('Free space, empty the database, DATA_DIR and UPLOADS, and run the same command again.'),
  );
