import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Config } from '../../runtime/config.js';
import { inMebibytes, mebibytes } from '../../lib/bytes.js';
import { failed, ok, warning, type Finding } from './finding.js';

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
export const checkDisks = ({ dataDir, uploads, uploadDiskReserveMib }: Config): Promise<Finding[]> =>
  Promise.all([
    checkFolder('DATA_DIR', dataDir, LEAST_FREE_MIB),
    checkFolder('UPLOADS', uploads, uploadDiskReserveMib),
  ]);
