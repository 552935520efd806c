import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { ConfigError, loadConfig } from '../../runtime/config.js';
import { failCommand } from '../../lib/fail-command.js';
import { createLog } from '../../runtime/log.js';
import { findOrganization } from '../../chat/organization/store.js';
import { buildServices, closeServices, openFoundation } from '../services.js';
import { requireDatabase } from '../start/require-database.js';
import { isImportRunning } from '../../archive/exports/importing/state.js';
import { ProgressBar } from '../../archive/exports/progress-bar.js';
import { makeArchive } from '../../archive/exports/writing/make.js';
import { fullArchive } from '../../archive/exports/writing/archive-scope.js';

/** Writes an archive of everything to a new file. */
const exportEverything = async (path: string, report: (done: number) => void): Promise<void> => {
  const config = loadConfig();
  await requireDatabase(config);
  const foundation = await openFoundation(config, {
    log: createLog(config.logLevel, process.stdout, config.logFormat),
  });
  const { store } = foundation;
  try {
    const isThere = await store.read(
      async (tx) => (await findOrganization(tx)) !== undefined && !(await isImportRunning(tx)),
    );
    if (!isThere) throw new ConfigError('The database has no organization to export.');
    const services = await buildServices(foundation, {});
    await makeArchive(services, {
      archive: fullArchive,
      path,
      read: (work) => store.longSnapshot({ userId: 0 }, work),
      step: (done) => {
        report(done);
        return Promise.resolve();
      },
    });
    await closeServices(services);
  } finally {
    await store.close();
  }
};

const write = async (file: string): Promise<void> => {
  const path = resolve(file);
  const bar = new ProgressBar(process.stderr);
  try {
    await exportEverything(path, (done) => {
      bar.show('exporting', done);
    });
  } catch (error) {
    // A file that was there before remains.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true });
    throw error;
  }
  bar.end();
  process.stdout.write(
    `${path} has everything except passwords, keys and tokens. Keep it as safe as the database.\n`,
  );
};

/** `team-chat export <file>`: writes an archive of everything. On SQLite, the server must not run meanwhile. */
export const exportToFile = (file: string): Promise<void> =>
  write(file).catch(failCommand('Free space, or name a file on another disk, and run the command again.'));
