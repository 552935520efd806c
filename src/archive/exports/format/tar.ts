import { Header } from 'tar';

/** Files in a tar archive begin at a multiple of this. */
export const BLOCK = 512;

export const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** Two empty blocks are the end of a tar archive. */
export const END_OF_TAR = Buffer.alloc(2 * BLOCK);

export interface Entry {
  readonly name: string;
  readonly size: number;
}

/** Returns the header of a regular file. */
export const tarHeader = ({ name, size }: Entry, mtime: Date): Buffer => {
  const block = Buffer.alloc(BLOCK);
  const header = new Header({ path: name, size, mtime, mode: 0o600, uid: 0, gid: 0, type: 'File' });
  // A long name, or a size beyond 8 GiB, needs a second header, which this format does not have.
  if (header.encode(block, 0)) throw new Error(`${name} does not fit into the header of a tar archive.`);
  return block;
};

/** Reads a header. Returns why it is refused: an archive has only regular files with plain names. */
export const readTarHeader = (block: Buffer): Entry | 'end' | { readonly refused: string } => {
  const header = new Header(block, 0);
  if (header.nullBlock) return 'end';
  const { path = '', size = -1 } = header;
  if (!header.cksumValid) return { refused: 'a header of the tar archive is damaged' };
  if (header.type !== 'File') return { refused: `${JSON.stringify(path)} is not a regular file` };
  if (!/^[a-z_]{1,40}(?:\.json|\/[\w./-]{1,80})$/.test(path) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) {
    return { refused: `${JSON.stringify(path)} is not a name of this format` };
  }
  if (!Number.isSafeInteger(size) || size < 0) return { refused: `${path} has no valid size` };
  return { name: path, size };
};
