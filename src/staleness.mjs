// Whether dist/ is what the sources give. Plain JavaScript, as build.mjs.
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'tools',
  'openapi',
  'generated',
  'docs/guides',
  'client/src',
  'client/testing',
  'conformance/src',
  'tsconfig.json',
  'package-lock.json',
];

const filesBelow = (path) => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  // Each file system has an order of its own.
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** Returns the latest time of a change below a path, or 0 if there is none. */
const newest = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  // A server checks thousands of files before it starts, and `join` would take as long as the system.
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(`${path}/${name}`)),
    stats.mtimeMs,
  );
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch ({ code }) {
    return code === 'EPERM';
  }
};

const linkTarget = (path) => {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
};

/** Whether a process has a file open. True where the system does not tell. */
const hasOpen = (pid, path) => {
  try {
    const folder = `/proc/${pid}/fd`;
    const real = realpathSync(path);
    return readdirSync(folder).some((name) => linkTarget(join(folder, name)) === real);
  } catch {
    return true;
  }
};

/**
 * @public Returns the processes that serve from dist/. Each has a file there and keeps it open (src/server/start/ready.ts). After a
 * server was killed, its number can be that of another process.
 */
export const servingFrom = (root) => {
  const folder = join(root, 'dist', '.serving');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map(Number)
    .filter((pid) => isAlive(pid) && hasOpen(pid, join(folder, String(pid))));
};

/** What the server or everything in a project was built from. */
export class Stamp {
  constructor(root, name) {
    this.root = root;
    this.path = join(root, 'dist', name);
  }

  get isPresent() {
    return existsSync(this.path);
  }

  #contents() {
    const hash = createHash('sha256');
    for (const path of SOURCES.flatMap((source) => filesBelow(join(this.root, source))))
      hash
        .update(`${path.slice(this.root.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
    return hash.digest('hex');
  }

  /** Tools touch files that they do not change: `npm prune` writes package-lock.json again. So the contents decide. */
  get isOutOfDate() {
    if (!this.isPresent) return true;
    const built = statSync(this.path).mtimeMs;
    if (SOURCES.every((source) => newest(join(this.root, source)) <= built)) return false;
    if (readFileSync(this.path, 'utf8') !== this.#contents()) return true;
    try {
      utimesSync(this.path, new Date(), new Date());
    } catch {
      // Only to compare faster the next time.
    }
    return false;
  }

  /** Runs a build. One that does not end is none. */
  around(work) {
    const contents = this.#contents();
    rmSync(this.path, { force: true });
    work();
    writeFileSync(this.path, contents);
  }
}
