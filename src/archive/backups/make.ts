import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

import type { Clock } from '../../lib/clock.js';
import type { Config } from '../../runtime/config.js';
import { checkCopy, copyDatabase } from '../../runtime/store/copy.js';
import {
  checkFiles,
  DATABASE,
  SECRET_KEY,
  sha256Of,
  UPLOADS,
  writeManifest,
  type CopiedFile,
  type Manifest,
} from './manifest.js';
import { copyUploads } from './upload-copies.js';

/** Called with the step and the part of it that is done. */
export type Progress = (step: string, done: number) => void;

const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Waits until the files are on the disk. Returns their sizes and hashes. */
const describeFiles = async (folder: string): Promise<CopiedFile[]> => {
  const described: CopiedFile[] = [];
  for (const path of (await listFiles(folder)).sort()) {
    await syncFile(path);
    const name = relative(folder, path).replaceAll('\\', '/');
    described.push({ name, bytes: (await stat(path)).size, sha256: await sha256Of(path) });
  }
  return described;
};

/** Copies the secret of DATA_DIR. Returns whether there is one. */
const copySecret = async ({ secretKey, dataDir }: Config, folder: string): Promise<boolean> => {
  if (secretKey !== null) return false;
  await copyFile(join(dataDir, SECRET_KEY), join(folder, SECRET_KEY));
  return true;
};

/**
 * Makes a backup in a new folder, while servers may run. Everything that was acknowledged before the call is in it.
 *
 * The uploaded files are copied twice: a file that the database names was kept before its row, so it is copied before
 * the database, or it was kept in between. Files that are deleted in between are missing only if they were also uploaded
 * in between.
 */
export const makeBackup = async (
  config: Config,
  folder: string,
  { clock, progress }: { readonly clock: Clock; readonly progress: Progress },
): Promise<Manifest> => {
  const begunAt = clock.seconds();
  await mkdir(folder, { mode: 0o700 });
  const uploads = join(folder, UPLOADS);
  await mkdir(uploads, { mode: 0o700 });
  const hasSecretKey = await copySecret(config, folder);
  await copyUploads(config.uploads, uploads, (done) => {
    progress('uploads', done);
  });
  const database = await copyDatabase(config, join(folder, DATABASE), (done) => {
    progress('database', done);
  });
  await copyUploads(config.uploads, uploads, (done) => {
    progress('new uploads', done);
  });
  const files = await describeFiles(folder);
  const manifest = await writeManifest(folder, { begunAt, database, hasSecretKey, files });
  await checkFiles(folder, manifest, (done) => {
    progress('checking', done);
  });
  await checkCopy(join(folder, DATABASE), database);
  return manifest;
};
