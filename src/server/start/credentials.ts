import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { syncDirectory } from '../../lib/private-files.js';

export interface Credentials {
  readonly email: string;
  readonly key: string;
  readonly site: string;
}

export interface CredentialFiles {
  readonly zuliprc: string;
  readonly netrc: string;
}

/** Writes a file that only its owner may read, even if the file existed before. */
const writeSecret = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
};

/** Writes the organization owner's key to files that clients of this API, and curl, read. */
export const writeCredentials = (dataDir: string, { email, key, site }: Credentials): CredentialFiles => {
  const files = { zuliprc: join(dataDir, 'owner.zuliprc'), netrc: join(dataDir, 'owner.netrc') };
  writeSecret(files.zuliprc, `[api]\nemail=${email}\nkey=${key}\nsite=${site}\n`);
  writeSecret(files.netrc, `machine ${new URL(site).hostname}\nlogin ${email}\npassword ${key}\n`);
  syncDirectory(dataDir);
  return files;
};
