import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

/** What was done to a file or directory: synced to the disk, or given a name. */
export interface FileStep {
  readonly step: 'sync' | 'rename' | 'link';
  readonly path: string;
}

/**
 * Observes until `stop` when this process syncs, renames and links files. Everything still happens as always. The
 * bindings of all modules change, since Node.js shares them.
 */
export const observeFiles = (take: (step: FileStep) => void): { stop: () => void } => {
  const { open, rename } = fs.promises;
  const { openSync, fsyncSync, renameSync, linkSync, closeSync } = fs;
  const paths = new Map<number, string>();
  fs.promises.open = async (path, ...others) => {
    const handle = await open(path, ...others);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      take({ step: 'sync', path: resolve(String(path)) });
    };
    return handle;
  };
  fs.promises.rename = async (from, to) => {
    await rename(from, to);
    take({ step: 'rename', path: resolve(String(to)) });
  };
  fs.openSync = (path: PathLike, ...others) => {
    const descriptor = openSync(path, ...others);
    paths.set(descriptor, resolve(String(path)));
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    paths.delete(descriptor);
    closeSync(descriptor);
  };
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    take({ step: 'sync', path: paths.get(descriptor) ?? '' });
  };
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    take({ step: 'rename', path: resolve(String(to)) });
  };
  fs.linkSync = (from, to) => {
    linkSync(from, to);
    take({ step: 'link', path: resolve(String(to)) });
  };
  syncBuiltinESMExports();
  return {
    stop() {
      Object.assign(fs.promises, { open, rename });
      Object.assign(fs, { openSync, fsyncSync, renameSync, linkSync, closeSync });
      syncBuiltinESMExports();
    },
  };
};
