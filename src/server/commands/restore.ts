import { copyFile, mkdir } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Logger } from 'pino';

import type { Clock } from '../../lib/clock.js';
import { type Config, ConfigError } from '../../runtime/config.js';
import { beginStatement } from '../../archive/exports/importing/state.js';
import { syncDirectory } from '../../lib/private-files.js';
import { openDataDir } from '../../runtime/data-dir.js';
import { engineOf, isEmptyDatabase, loadCopy } from '../../runtime/store/copy.js';
import {
  checkFiles,
  DATABASE,
  type Manifest,
  readManifest,
  SECRET_KEY,
  UPLOADS,
} from '../../archive/backups/manifest.js';
import type { Progress } from '../../archive/backups/make.js';
import { resetClients } from '../../archive/backups/reset-clients.js';
import { copyUploads, listUploads } from '../../archive/backups/upload-copies.js';
import { migrations } from '../schema/migrations.js';

interface Parts {
  readonly clock: Clock;
  readonly log: Logger;
  readonly progress: Progress;
}

const ENGINES = { sqlite: 'SQLite', mysql: 'MySQL or MariaDB' } as const;

/** Throws unless the secret of the backup can become that of this server. */
const checkSecret = ({ secretKey, dataDir }: Config, folder: string, { hasSecretKey }: Manifest): void => {
  if (!hasSecretKey && secretKey === null)
    throw new ConfigError(
      'The backup has no secret. Set SECRET_KEY to that of the server that was backed up.',
    );
  if (!hasSecretKey) return;
  const secret = readFileSync(join(folder, SECRET_KEY), 'utf8').trim();
  if (secretKey !== null && secretKey !== secret)
    throw new ConfigError('SECRET_KEY is not the secret of the backup. Unset it.');
  const file = join(dataDir, SECRET_KEY);
  if (existsSync(file) && readFileSync(file, 'utf8').trim() !== secret)
    throw new ConfigError(`${file} is the secret of another server. Set DATA_DIR to a new directory.`);
};

/** Throws unless the settings name an empty server for the same engine. */
const checkTarget = async (config: Config, folder: string, manifest: Manifest): Promise<void> => {
  const { engine } = manifest.database;
  if (engineOf(config) !== engine)
    throw new ConfigError(
      `The backup is of ${ENGINES[engine]}: set DATABASE_URL accordingly. \`team-chat export\` and \`team-chat import\` move a server to another engine.`,
    );
  if (!(await isEmptyDatabase(config)))
    throw new ConfigError(
      'The database is not empty. Restore into an empty one: set DATA_DIR to a new directory, or DATABASE_URL to an empty database.',
    );
  if ((await listUploads(config.uploads)).length > 0)
    throw new ConfigError(
      `UPLOADS is ${JSON.stringify(config.uploads)}, which has files. Restore into an empty one.`,
    );
  checkSecret(config, folder, manifest);
};

const restoreSecret = async ({ secretKey, dataDir }: Config, folder: string): Promise<void> => {
  const file = join(dataDir, SECRET_KEY);
  if (secretKey !== null || existsSync(file)) return;
  await copyFile(join(folder, SECRET_KEY), file);
  syncDirectory(dataDir);
};

/** Restores a backup into an empty server. It is checked as a whole before anything is written. */
export const restoreBackup = async (config: Config, folder: string, parts: Parts): Promise<Manifest> => {
  const { clock, log, progress } = parts;
  const manifest = await readManifest(folder);
  await checkTarget(config, folder, manifest);
  await checkFiles(folder, manifest, (done) => {
    progress('checking', done);
  });
  openDataDir(config, log);
  await mkdir(config.uploads, { recursive: true, mode: 0o700 });
  await copyUploads(join(folder, UPLOADS), config.uploads, (done) => {
    progress('uploads', done);
  });
  await restoreSecret(config, folder);
  await loadCopy(config, join(folder, DATABASE), {
    copy: manifest.database,
    mark: beginStatement,
    prepare: (place) => resetClients({ config, begunAt: manifest.begunAt, clock, log, migrations }, place),
    report: (done) => {
      progress('database', done);
    },
  });
  return manifest;
};
