import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { type Config, ConfigError } from '../config.js';
import { makeDirectories, syncDirectory } from '../../lib/private-files.js';
import { makeOnce } from '../../lib/make-once.js';
import { addServerState, findServerState } from '../store/server-state.js';
import type { Tx } from '../store/types.js';

const FILE_NAME = 'secret-key';
export const FINGERPRINT = 'secret_key_fingerprint';

/** Keys derived from the server's secret, one for each purpose. */
export interface Secrets {
  /** Shows whether two servers have the same secret. Reveals nothing else about it. */
  readonly fingerprint: string;
  /** Returns a 256-bit key, always the same for this secret and purpose. */
  derive(purpose: string): Buffer;
}

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ConfigError(`The secret in ${file} cannot be read: ${(error as Error).message}.`);
  }
};

const makeSecret = (dataDir: string, file: string): string => {
  makeDirectories(dataDir);
  const secret = makeOnce(file, randomBytes(32).toString('base64url'));
  // The database refuses any other secret from the first commit on, and DATA_DIR may be new.
  syncDirectory(dirname(dataDir));
  return secret;
};

const secretOf = ({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): string => {
  if (secretKey !== null) return secretKey;
  const file = join(dataDir, FILE_NAME);
  const secret = readIfThere(file) ?? makeSecret(dataDir, file);
  if (secret.length < 32)
    throw new ConfigError(`The secret in ${file} is damaged: it has fewer than 32 characters.`);
  return secret;
};

/** Returns the secret of SECRET_KEY, or of the file in DATA_DIR. Creates the file if it does not exist. */
export const openSecrets = (config: Pick<Config, 'secretKey' | 'dataDir'>): Secrets => {
  const secret = secretOf(config);
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'team-chat-service', purpose, 32));
  return {
    derive,
    fingerprint: createHash('sha256').update(derive('fingerprint')).digest('hex').slice(0, 32),
  };
};

const OTHER_SECRET =
  'SECRET_KEY (or the file secret-key in DATA_DIR) is not the secret this database was made with; restore the old one.';

/** As `verifySecrets`, but makes no secret. `known` is what the database has. */
export const refuseOtherSecret = (
  config: Pick<Config, 'secretKey' | 'dataDir'>,
  known: string | undefined,
): void => {
  if (known === undefined) return;
  const isThere = config.secretKey !== null || existsSync(join(config.dataDir, FILE_NAME));
  if (!isThere || openSecrets(config).fingerprint !== known) throw new ConfigError(OTHER_SECRET);
};

/** Throws if the database's keys were encrypted with another secret: with this one, no user could log in. */
export const verifySecrets = async (tx: Tx, secrets: Secrets): Promise<void> => {
  const known = await findServerState(tx, FINGERPRINT);
  if (known === undefined) {
    await addServerState(tx, FINGERPRINT, secrets.fingerprint);
  } else if (known !== secrets.fingerprint) {
    throw new ConfigError(OTHER_SECRET);
  }
};
