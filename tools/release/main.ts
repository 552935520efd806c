// `npm run release -- <version>`: makes a release. It checks and tests the project, writes the version, commits and tags it, and
// packs the server, the client and the conformance tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { failCommand } from '../../src/lib/fail-command.js';
import { projectRoot as root } from '../../src/lib/project-root.js';
import { writeVersion } from './files.js';
import { refuseRelease, ReleaseError } from './refusals.js';

/** Ignored by Git. */
const FOLDER = join(root, 'release');

const run = (program: string, ...args: readonly string[]): void => {
  process.stdout.write(`${program} ${args.join(' ')}\n`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new ReleaseError(
      `${program} ${args[0] ?? ''} failed. Mend it, take back what the release has changed (git reset --hard), and begin again.`,
    );
};

const release = (version: string): void => {
  refuseRelease(root, version);
  run('npm', 'run', 'contract-changes');
  const notes = writeVersion(root, { version, day: new Date().toISOString().slice(0, 10) });
  run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
  run('npm', 'run', 'generate');
  run('npm', 'run', 'contract-changes', '--', '--release');
  run('npm', 'run', 'format');
  run('git', 'commit', '--quiet', '--all', '--message', `release: ${version}`);
  run('npm', 'test');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'notes.md'), notes);
  run('npm', 'pack', '--silent', '--pack-destination', FOLDER, '--include-workspace-root', '--workspaces');
  run('git', 'tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--file', join(FOLDER, 'notes.md'));
  process.stdout.write(
    `Release ${version} is tagged, and its packages and notes are in release/. Publish it: git push --follow-tags\n`,
  );
};

const main = (version = ''): Promise<void> =>
  Promise.resolve().then(() => {
    release(version);
  });

main(process.argv[2]).catch(failCommand('Free space, and run the command again.'));
