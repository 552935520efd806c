import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ConfigError } from '../../runtime/config.js';
import { syncDirectory } from '../../lib/private-files.js';
import type { DatabaseCopy } from '../../runtime/store/copy.js';

/** The parts of a backup: files and folders in it. */
const MANIFEST = 'manifest.json';
export const DATABASE = 'database';
export const UPLOADS = 'uploads';
export const SECRET_KEY = 'secret-key';

const FORMAT = 'team-chat-backup';
const VERSION = 1;

export interface CopiedFile {
  /** The path in the backup, always with slashes. */
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a backup has. It is written last, so a folder without it is no backup. */
export interface Manifest {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** UNIX seconds before which everything that was acknowledged is in the backup. */
  readonly begunAt: number;
  readonly database: DatabaseCopy;
  /** Whether the secret is in the backup. Otherwise it is in the setting SECRET_KEY. */
  readonly hasSecretKey: boolean;
  readonly files: readonly CopiedFile[];
}

export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

export const writeManifest = async (
  folder: string,
  content: Omit<Manifest, 'format' | 'version'>,
): Promise<Manifest> => {
  const manifest: Manifest = { format: FORMAT, version: VERSION, ...content };
  const text = `${JSON.stringify(manifest, undefined, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { flag: 'wx', mode: 0o600, flush: true });
  syncDirectory(folder);
  return manifest;
};

/** No file of a backup is outside of its folder. */
const SAFE_NAME = /^(?:database|uploads|secret-key$)(?:\/(?!\.\.?(?:\/|$))[^/\0]+)*$/;

const isManifest = (value: unknown): value is Manifest => {
  if (typeof value !== 'object' || value === null) return false;
  const { format, version, files } = value as Partial<Manifest>;
  return (
    format === FORMAT &&
    version === VERSION &&
    Array.isArray(files) &&
    files.every(({ name }: CopiedFile) => SAFE_NAME.test(name))
  );
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const path = join(folder, MANIFEST);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(`${folder} is no complete backup: ${MANIFEST} cannot be read.`, { cause: error });
  }
  if (!isManifest(value))
    throw new ConfigError(`${path} is no manifest of a backup that this version reads.`);
  return value;
};

/** Reads all files of a backup. Throws if one is missing or not as it was written. */
export const checkFiles = async (
  folder: string,
  { files }: Manifest,
  report: (done: number) => void,
): Promise<void> => {
  for (const [index, { name, bytes, sha256 }] of files.entries()) {
    report(index / files.length);
    const path = join(folder, ...name.split('/'));
    const stats = await stat(path).catch(() => undefined);
    if (stats?.size !== bytes || (await sha256Of(path)) !== sha256)
      throw new ConfigError(`The backup is damaged: ${name} is missing or not as it was written.`);
  }
};
