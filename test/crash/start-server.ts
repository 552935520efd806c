import type { TestDatabase } from '../support/databases.js';
import { passwordOf } from '../support/people.js';

/** The settings of the server of a run. */
export const environment = ({
  dataDir,
  databaseUrl,
}: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  OWNER_EMAIL: 'owner@example.com',
  OWNER_PASSWORD: passwordOf('the owner'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
});

/** Resolves when the server says that it is ready, and its store responds. */
export const responds = async (url: string): Promise<void> => {
  while ((await fetch(new URL('/health/ready', url)).catch(() => undefined))?.status !== 200);
};
