import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { program } from '../../src/chat/organization/version.js';
import { RELEASES } from '../../src/runtime/store/migrate.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';
import { UNRELEASED, writeVersion } from '../../tools/release/files.js';
import { refuseRelease } from '../../tools/release/refusals.js';

/** What a release changes. */
const FILES = [
  'package.json',
  'client/package.json',
  'conformance/package.json',
  'CHANGELOG.md',
  'openapi',
  'src/runtime/store/migrate.ts',
];

const [major = 0, minor = 0, patch = 0] = program.version.split('.').map(Number);
const NEXT = `${major}.${minor + 1}.0`;

describe('npm run release', () => {
  let root: string;

  const git = (...args: readonly string[]): void => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'pipe' });
  };
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const commit = (): void => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'all');
  };

  beforeEach(() => {
    root = temporaryFolder('release');
    for (const file of FILES) cpSync(join(projectRoot, file), join(root, file), { recursive: true });
    const changelog = read('CHANGELOG.md').replace(
      UNRELEASED,
      '## Unreleased (feature level 300)\n\n- Something.\n\n',
    );
    writeFileSync(join(root, 'CHANGELOG.md'), changelog);
    git('init', '--quiet');
    commit();
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const refusal = (version: string): string => {
    try {
      refuseRelease(root, version);
      return 'accepted';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('takes a later version, and the present one until it has a tag', () => {
    for (const later of [NEXT, `${major + 1}.0.0`, `${major}.${minor}.${patch + 1}`, program.version])
      expect(refusal(later), later).to.equal('accepted');
    git('tag', `v${program.version}`);
    for (const taken of [program.version, '0.9.9', '0.99.0'])
      expect(refusal(taken), taken).to.equal(`The version is ${program.version} already. Name a later one.`);
    for (const text of ['', '1', '1.0', 'v2.0.0', '2.0.0-rc', '02.0.0', '2.0.0.0'])
      expect(refusal(text), text).to.include('Usage');
  });

  it('needs a clean tree, and a changelog with something new', () => {
    writeFileSync(join(root, 'new'), '');
    expect(refusal(NEXT)).to.include('not committed');
    rmSync(join(root, 'new'));
    writeFileSync(
      join(root, 'CHANGELOG.md'),
      read('CHANGELOG.md').replace(UNRELEASED, '## Unreleased (feature level 300)\n\n'),
    );
    commit();
    expect(refusal(NEXT)).to.include('has nothing below "Unreleased"');
  });

  it('writes the version wherever it stands, and a dated section', () => {
    const notes = writeVersion(root, { version: NEXT, day: '2030-01-02' });
    expect(notes).to.equal('- Something.\n');
    for (const file of FILES.slice(0, 3)) expect(JSON.parse(read(file))).to.have.property('version', NEXT);
    expect(read('openapi/openapi.yaml')).to.match(new RegExp(`^  version: ${NEXT}$`, 'm'));
    expect(read('CHANGELOG.md')).to.include(
      `## Unreleased (feature level 300)\n\n## ${NEXT} – 2030-01-02 (feature level 300)\n\n- Something.\n`,
    );
    const lines = [...RELEASES, NEXT.replace(/\.0$/, '')].map((line) => `'${line}'`).join(', ');
    expect(read('src/runtime/store/migrate.ts')).to.include(`= [${lines}];`);
    const old = execFileSync('git', ['grep', '-F', '-l', `dev+${program.version}`, '--', 'openapi'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    for (const file of old.trim().split('\n')) {
      expect(read(file), file).to.include(`dev+${NEXT}`);
      expect(read(file), file).not.to.include(`dev+${program.version}`);
    }
    commit();
    writeVersion(root, { version: `${major}.${minor + 1}.1`, day: '2030-01-03' });
    expect(read('src/runtime/store/migrate.ts'), 'a version of the same line').to.include(`= [${lines}];`);
  });
});
