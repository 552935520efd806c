import { resolve } from 'node:path';

import { systemClock } from '../clock.js';
import { ConfigError, loadConfig } from '../config.js';
import { failCommand } from '../exports/command.js';
import { ProgressBar } from '../exports/progress-bar.js';
import { createLog } from '../log.js';
import { restoreBackup } from './restore.js';

/** `npm run restore -- <folder>`: restores a backup into an empty server. */
const main = async (folder: string | undefined): Promise<void> => {
  process.umask(0o077);
  if (folder === undefined) throw new ConfigError('Usage: npm run restore -- <folder of a backup>');
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
    `The backup of ${time} is restored. Start the server with the same settings: npm start\n` +
      'Passwords and API keys are those of that time. Users log in to browsers again.\n',
  );
};

main(process.argv[2]).catch(
  failCommand('Free space, empty the database, DATA_DIR and UPLOADS, and run the same command again.'),
);
