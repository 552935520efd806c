import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

import pc from 'picocolors';

import { type Config, loadConfig } from '../../runtime/config.js';
import { failCommand } from '../../lib/fail-command.js';
import { settingWarnings } from '../start/setting-warnings.js';
import { failed, type Finding, findingOf, ok, warning } from './finding.js';
import { checkAddress, checkDirectory, checkMail, checkProxy, checkRedis } from './servers.js';
import { refuseOtherUploads, UPLOADS_MARK_ROW } from '../../chat/attachments/uploads-mark.js';
import { FINGERPRINT, refuseOtherSecret } from '../../runtime/identity/secrets.js';
import { inspectDatabase } from '../../runtime/store/inspect.js';
import { refuseReleases, RELEASES_ROW } from '../../runtime/store/migrate.js';
import { migrations } from '../schema/migrations.js';
import { inMebibytes, mebibytes } from '../../lib/bytes.js';

/** The database and its log need room, even if uploads leave none. */
const LEAST_FREE_MIB = 100;

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns the folder, or the nearest one above it that exists. */
const nearest = async (path: string): Promise<string> =>
  (await isThere(path)) || dirname(path) === path ? path : nearest(dirname(path));

const checkFolder = async (name: string, path: string, leastMib: number): Promise<Finding> => {
  const folder = await nearest(path);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    return failed(`${name} is ${path}, and this user cannot write to ${folder}.`);
  }
  const { bavail, bsize } = await statfs(folder);
  const free = `${inMebibytes(bavail * bsize)} MiB are free`;
  if (bavail * bsize < mebibytes(leastMib))
    return warning(`${name}: ${free} on the disk of ${folder}, and ${leastMib} MiB should be.`);
  return ok(`${name}: ${free}${folder === path ? '' : '. The first start makes the folder'}.`);
};

/** Checks that the server can write to its folders, and that the disks have room. */
const checkDisks = ({ dataDir, uploads, uploadDiskReserveMib }: Config): Promise<Finding[]> =>
  Promise.all([
    checkFolder('DATA_DIR', dataDir, LEAST_FREE_MIB),
    checkFolder('UPLOADS', uploads, uploadDiskReserveMib),
  ]);

/**
 * Checks that the database can be read, that this version of the server knows it, and that SECRET_KEY and UPLOADS are those
 * of the database. Throws for what would stop the start.
 */
const checkDatabase = async (config: Config): Promise<Finding[]> => {
  const { exists, pending, unknown, state } = await inspectDatabase(config, migrations);
  if (!exists) return [ok('There are no tables yet. The first start makes them.')];
  if (unknown.length > 0) refuseReleases(state.get(RELEASES_ROW));
  refuseOtherSecret(config, state.get(FINGERPRINT));
  refuseOtherUploads(config.uploads, state.get(UPLOADS_MARK_ROW));
  if (unknown.length > 0)
    return [
      warning(
        `A newer version has changed it (${unknown.join(', ')}). docs/operating.md states which may serve it.`,
      ),
    ];
  if (pending > 0)
    return [warning(`The next start applies ${pending} migrations. Make a backup before that.`)];
  return [ok('It can be read, and is of this version.')];
};

type Check = (config: Config) => Promise<readonly Finding[]>;

const checkSettings: Check = (config) => {
  const warnings = settingWarnings(config);
  return Promise.resolve(warnings.length > 0 ? warnings.map(warning) : [ok('Each can be used.')]);
};

/** What is checked, in the order of the output. */
const CHECKS: Readonly<Record<string, Check>> = {
  settings: checkSettings,
  address: checkAddress,
  disk: checkDisks,
  database: checkDatabase,
  mail: checkMail,
  directory: checkDirectory,
  redis: checkRedis,
  proxy: checkProxy,
};

/** Colours appear on a terminal only. */
const MARKS = { ok: pc.green('ok'), warning: pc.yellow('warning'), failed: pc.red('failed') } as const;

const checkAll = async (config: Config): Promise<void> => {
  for (const [name, check] of Object.entries(CHECKS)) {
    const findings = await findingOf(() => check(config));
    for (const { state, text } of findings) {
      process.stdout.write(`${name.padEnd(10)} ${MARKS[state]}  ${text}\n`);
      if (state === 'failed') process.exitCode = 1;
    }
  }
};

const run = async (): Promise<void> => {
  await checkAll(loadConfig());
};

/**
 * `team-chat check`: prints a line for each thing that the server needs. The exit code is 1 if it could not work, and 2 if
 * a setting cannot be used.
 */
export const check = (): Promise<void> => run().catch(failCommand(''));
