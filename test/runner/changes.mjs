// What differs from the base: the commit where the branch began; on main, the last commit that is four hours older than
// the newest one, so that a submission is a change. TEST_BASE names another commit.
import { execFileSync } from 'node:child_process';

const FOUR_HOURS = 4 * 60 * 60;

const git = (...args) => {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return undefined;
  }
};

const line = (...args) => git(...args)?.trim() || undefined;

const head = line('rev-parse', 'HEAD');

const findBase = () => {
  const given = process.env.TEST_BASE;
  if (given) return line('rev-parse', '--verify', `${given}^{commit}`);
  const fork = line('merge-base', 'HEAD', 'origin/HEAD');
  if (fork && fork !== head) return fork;
  const committed = Number(line('log', '-1', '--format=%ct'));
  return line('rev-list', '-1', `--before=${committed - FOUR_HOURS}`, 'HEAD');
};

/** The commit, or a fixed text outside of a repository. What is chosen by it stays the same for this commit. */
export const commit = head ?? 'no commit';

/** The commit to compare with; without one (a shallow clone, no repository) everything counts as changed. */
const base = head && findBase();

/** The text of a file at the base. */
export const atBase = (file) => base && git('show', `${base}:${file}`);

const names = (text) => (text ?? '').split('\0').filter((name) => name !== '');

const changedFiles = base && [
  ...names(git('diff', '--name-only', '--no-renames', '-z', base)),
  ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
];

const changed = new Set(changedFiles);

/** Returns whether a file differs from the base. */
export const isChanged = (file) => !base || changed.has(file);

/** Returns the changed files in these folders (`src/`), or with these names. */
export const changedIn = (paths) =>
  base
    ? changedFiles.filter((file) =>
        paths.some((path) => file === path || (path.endsWith('/') && file.startsWith(path))),
      )
    : paths;
