import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Credentials {
  readonly email: string;
  readonly key: string;
  readonly site: string;
}

export interface CredentialFiles {
  readonly zuliprc: string;
  readonly netrc: string;
}

/** Only its owner may read it, also where the file was there before. */
const writeSecret = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
};

/** Leaves the owner's key where clients of this API, and curl, read it. */
export const writeCredentials = (dataDir: string, { email, key, site }: Credentials): CredentialFiles => {
  const files = { zuliprc: join(dataDir, 'owner.zuliprc'), netrc: join(dataDir, 'owner.netrc') };
  writeSecret(files.zuliprc, `[api]\nemail=${email}\nkey=${key}\nsite=${site}\n`);
  writeSecret(files.netrc, `machine ${new URL(site).hostname}\nlogin ${email}\npassword ${key}\n`);
  return files;
};
