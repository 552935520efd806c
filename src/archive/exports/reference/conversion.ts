import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';

import type { Kind, Records } from '../format/kinds.js';
import type { FileItem, Item, RecordItem } from '../format/source.js';
import type { FileReference } from '../format/values.js';
import type { Directory } from './directory.js';
import type { Groups } from './groups.js';
import type { NotTaken } from './not-taken.js';
import type { Scratch } from './scratch.js';
import { fileIn } from './unpack.js';

/** An export that was read into the scratch database. */
export interface Loaded {
  readonly folder: string;
  readonly scratch: Scratch;
  readonly directory: Directory;
  readonly groups: Groups;
  /** Root URL of the server that imports. Some emails are reserved on it. */
  readonly siteUrl: string;
}

/** One conversion of an export. */
export interface Conversion extends Loaded {
  readonly notTaken: NotTaken;
}

export type Items = Generator<Item, void> | AsyncGenerator<Item, void>;

export const recordItem = <K extends Kind>(kind: K, record: Records[K], place: string): RecordItem =>
  ({ kind, record, place }) as unknown as RecordItem;

/** A file of the export, with the name under which a record refers to it. */
export interface FoundFile {
  readonly reference: FileReference;
  readonly path: string;
}

/** Opens the file only if its content is read. A file that grew is read up to the size that its record states. */
const contentOf = async function* ({
  reference: { size },
  path,
}: FoundFile): AsyncGenerator<Uint8Array, void> {
  if (size > 0) yield* createReadStream(path, { end: size - 1 }) as AsyncIterable<Uint8Array>;
};

export const fileItem = (found: FoundFile): FileItem => {
  const { name, size } = found.reference;
  return { kind: 'file', name, size, place: name, content: contentOf(found) };
};

/** Returns a file of the export. Undefined if it is missing. */
export const findFile = async (
  { folder }: Conversion,
  path: string | undefined,
  name: string,
): Promise<FoundFile | undefined> => {
  const found = path === undefined ? undefined : await fileIn(folder, path);
  return found && found.size <= 2 ** 31
    ? { reference: { name, size: found.size }, path: found.path }
    : undefined;
};

const beginnings = ['89504e470d0a1a0a', 'ffd8ff', '474946383761', '474946383961'];

/** Returns whether a file begins like a picture: PNG, JPEG, GIF or WebP. */
const isPicture = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    const isWebp = buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8) === 'WEBP';
    return isWebp || beginnings.some((beginning) => buffer.toString('hex').startsWith(beginning));
  } finally {
    await file.close();
  }
};

/** Returns the first of some files that is a picture. */
export const findPicture = async (
  conversion: Conversion,
  paths: readonly string[],
  name: string,
): Promise<FoundFile | undefined> => {
  for (const path of paths) {
    const found = await findFile(conversion, path, name);
    if (found && (await isPicture(found.path))) return found;
  }
  return undefined;
};

export const maybeReference = (found: FoundFile | undefined): FileReference | null =>
  found?.reference ?? null;
