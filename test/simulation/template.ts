import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadConfig, type Config } from '../../src/runtime/config.js';
import { emojiTable } from '../../src/markdown/emoji/data.js';
import { loadBodyReader } from '../../src/runtime/http/body-text.js';
import { furnish } from '../processes/furnish.js';
import type { Furnished } from '../processes/site.js';
import { Client } from '../support/client.js';
import { readCredentials } from '../support/people.js';
import { OWNER, startServer } from '../support/server.js';
import { migratedTestDatabase } from '../support/store.js';

const PEOPLE = 3;

/** An organization that every run begins with. */
export interface Template {
  readonly config: Config;
  readonly furnished: Furnished;
  /** Returns the file of a new copy of the database. */
  copy(): string;
  remove(): Promise<void>;
}

/** Creates the organization with a server outside the simulation. */
export const createTemplate = async (): Promise<Template> => {
  // What the server loads on first use takes real time.
  await Promise.all([loadBodyReader(), emojiTable()]);
  const database = await migratedTestDatabase();
  const server = await startServer({ database });
  const owner = await readCredentials(database.dataDir);
  const furnished = await furnish(owner, (credentials) => new Client(server.url, credentials), PEOPLE);
  await server.close();
  const config = loadConfig({
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    OWNER_EMAIL: OWNER.email,
    OWNER_PASSWORD: OWNER.password,
    SITE_URL: 'http://chat.example.com',
    RATE_LIMITS: 'off',
  });
  let copies = 0;
  return {
    config,
    furnished,
    copy() {
      copies += 1;
      const file = join(database.dataDir, `run-${copies}.sqlite`);
      copyFileSync(database.databaseUrl.slice('sqlite:'.length), file);
      return file;
    },
    remove: () => database.remove(),
  };
};
