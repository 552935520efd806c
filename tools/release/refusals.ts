import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { OperatorError } from '../../src/lib/fail-command.js';
import { UNRELEASED } from './files.js';

/** A release that cannot be made. The message states what to do first. */
export class ReleaseError extends OperatorError {}

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Returns whether a version comes after another one. */
const isLater = (version: string, other: string): boolean => {
  const [some, others] = [numbersOf(version), numbersOf(other)];
  const first = some.findIndex((number, index) => number !== others[index]);
  return first !== -1 && (some[first] ?? 0) > (others[first] ?? 0);
};

/** Throws a `ReleaseError` if the version cannot be released from the state of the repository. */
export const refuseRelease = (root: string, version: string): void => {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    throw new ReleaseError('Usage: npm run release -- <version>, such as 1.2.0');
  const { version: current } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const tags = git(root, 'tag', '--list', `v${current}`, `v${version}`).split('\n');
  const isNext = isLater(version, current) || (version === current && !tags.includes(`v${version}`));
  if (!isNext) throw new ReleaseError(`The version is ${current} already. Name a later one.`);
  if (git(root, 'status', '--porcelain') !== '')
    throw new ReleaseError('There are changes that are not committed. Commit them first.');
  const section = UNRELEASED.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.groups?.text;
  if ((section ?? '').trim() === '')
    throw new ReleaseError('CHANGELOG.md has nothing below "Unreleased". Describe the release there.');
};
