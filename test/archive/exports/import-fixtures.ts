import { loadConfig, type Config } from '../../../src/runtime/config.js';
import { ArchiveReader } from '../../../src/archive/exports/format/reader.js';
import type { RecordSource } from '../../../src/archive/exports/format/source.js';
import { runImport } from '../../../src/server/commands/run-import.js';
import { Client } from '../../support/client.js';
import { ManualClock } from '../../support/clock.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { keepSecretKey, keepSettings } from '../../support/secrets/find.js';
import { openTestLog } from '../../support/secrets/test-log.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const configFor = (database: TestDatabase, env: Readonly<Record<string, string>> = {}): Config => {
  const all = {
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    SITE_URL: 'http://chat.example.com',
    LOG_LEVEL: 'error',
    ...env,
  };
  keepSettings(all);
  return loadConfig(all);
};

export interface Imported {
  readonly printed: string;
  readonly warnings: readonly string[];
}

/** Imports a source into a database, in this process. */
export const importInto = async (database: TestDatabase, source: RecordSource): Promise<Imported> => {
  const warnings: string[] = [];
  let printed = '';
  const config = configFor(database);
  await runImport(
    config,
    source,
    { report: () => undefined, warn: (text) => warnings.push(text) },
    {
      clock: new ManualClock(),
      log: openTestLog('error'),
      passwordCost: CHEAP,
      announce: (text) => {
        printed += text;
      },
    },
  );
  keepSecretKey(database.dataDir);
  return { printed, warnings };
};

export interface ImportedSite extends Imported {
  readonly site: TestServer;
  readonly database: TestDatabase;
  readonly close: () => Promise<void>;
}

/** Imports an archive into an empty database, and starts a server with it. */
export const startImported = async (path: string, dialect = testDialect): Promise<ImportedSite> => {
  const database = await createEmptyDatabase(dialect);
  const imported = await importInto(database, await ArchiveReader.open(path));
  const site = await startServer({ database });
  return {
    ...imported,
    site,
    database,
    close: async () => {
      await site.close();
      await database.remove();
    },
  };
};

/** Returns a client with the API key that the import gave to an account. */
export const clientOf = async ({ services, url }: TestServer, email: string): Promise<Client> => {
  const row = await services.store.read((tx) =>
    tx.first<{ api_key_encrypted: string }>('SELECT api_key_encrypted FROM users WHERE delivery_email = ?', [
      email,
    ]),
  );
  return new Client(url, { email, key: services.keys.decrypt(row?.api_key_encrypted ?? '') });
};
