import { type Config, ConfigError } from '../../runtime/config.js';
import { buildServices, closeServices, openFoundation, type ServerOverrides } from '../services.js';
import { announceOwner, checkOwnerPassword } from '../start/first-start.js';
import { completeSystemBots } from '../start/system-bots.js';
import { findOrganization } from '../../chat/organization/store.js';
import type { Services } from '../../accounts/services.js';
import type { Store } from '../../runtime/store/types.js';
import type { RecordSource } from '../../archive/exports/format/source.js';
import { finishImport } from './finish.js';
import {
  type Checked,
  checkRecords,
  checkRoom,
  importRecords,
  type Progress,
} from '../../archive/exports/importing/import-records.js';
import { beginImport, endImport, isImportRunning, wipe } from '../../archive/exports/importing/state.js';

/** An import of one process at a time. */
const LEASE = 'import';

const HEADLINE = 'The archive was imported. These are the credentials of its owner.';

/** Throws if the database has an organization. One that an unfinished import wrote does not count. */
const checkEmpty = async (store: Store): Promise<void> => {
  const isTaken = await store.read(
    async (tx) => !(await isImportRunning(tx)) && (await findOrganization(tx)) !== undefined,
  );
  if (!isTaken) return;
  throw new ConfigError(
    'The database has an organization already. Import into an empty one: set DATA_DIR to a new directory, or DATABASE_URL to an empty database.',
  );
};

/** Empties the database after an error. If this fails too, the next import does it. */
const abandon = async (store: Store): Promise<void> => {
  await wipe(store);
  await store.write(endImport);
};

const write = async (
  services: Services,
  source: RecordSource,
  checked: Checked,
  progress: Progress,
): Promise<void> => {
  await checkOwnerPassword(services);
  await checkRoom(services, checked);
  await importRecords(services, source, checked, progress);
  await completeSystemBots(services);
  await finishImport(services);
};

/**
 * Imports a source into an empty database. Everything is checked before anything is written. An error or a crash in
 * between leaves a database that no server starts with, and that the next import empties.
 */
export const runImport = async (
  config: Config,
  source: RecordSource,
  progress: Progress,
  overrides: ServerOverrides = {},
): Promise<void> => {
  const foundation = await openFoundation(config, overrides);
  const { store } = foundation;
  try {
    await store.lease(LEASE, async () => {
      await checkEmpty(store);
      const checked = await checkRecords(source, config.siteUrl, progress);
      await beginImport(store);
      await wipe(store);
      const services = await buildServices(foundation, overrides);
      try {
        await write(services, source, checked, progress);
      } catch (error) {
        await abandon(store);
        throw error;
      }
      await announceOwner(services, overrides.announce ?? (() => undefined), HEADLINE);
      await closeServices(services);
    });
  } finally {
    await store.close();
  }
};
