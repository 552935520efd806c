import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect } from 'chai';

import { createFolder, removeFolder } from '../support/folders.js';
import { filesOn, inProcess, planGate } from './plan-in-process.js';

describe('the gate in another repository', () => {
  let folder: string;
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const chosen = (): { changed: string[]; chosen: string[]; all: string[] } =>
    inProcess(`(await import('${join(folder, 'test/runner/operations.mjs')}')).chooseOperations()`, folder, {
      TEST_BASE: 'HEAD',
    }) as ReturnType<typeof chosen>;

  before(() => {
    folder = createFolder();
    execFileSync('cp', ['-r', 'src', 'openapi', 'generated', 'test', 'client', 'conformance', folder]);
    for (const name of ['docs', 'tools', '.spectral.yaml', '.spectral.sources.yaml', 'redocly.yaml'])
      execFileSync('cp', ['-r', name, folder]);
    git('init', '-q');
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'Begin');
  });
  after(() => removeFolder(folder));
  afterEach(() => {
    git('checkout', '-q', '.');
  });

  it('tries a quarter of the operations if none has changed', () => {
    const { all, changed, chosen: tried } = chosen();
    expect(changed).to.deep.equal([]);
    expect(tried.length).to.be.within(all.length / 8, all.length / 2);
  });

  it('tries each operation whose handler has changed', () => {
    appendFileSync(join(folder, 'src/chat/drafts/deleteDraft.ts'), '// Changed.\n');
    expect(chosen().changed).to.deep.equal(['deleteDraft']);
    expect(chosen().chosen).to.include('deleteDraft');
  });

  it('tries each operation that imports what has changed', () => {
    appendFileSync(join(folder, 'src/chat/drafts/store.ts'), '// Changed.\n');
    expect(chosen().changed).to.include.members(['createDrafts', 'listDrafts', 'updateDraft']);
    expect(chosen().changed).to.not.include('createDomain');
  });

  const replaceIn = (name: string, text: string, other: string): void => {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    expect(before).to.include(text);
    writeFileSync(file, before.replace(text, other));
  };

  it('tries each operation whose contract has changed', () => {
    replaceIn('openapi/drafts/paths/drafts.yaml', 'transaction: long-read', 'transaction: read');
    expect(chosen().changed).to.deep.equal(['listDrafts']);
  });

  it('tries each operation that refers to what has changed in the contract', () => {
    replaceIn('openapi/drafts/schemas.yaml', "enum: ['', stream, private]", "enum: ['', stream]");
    expect(chosen().changed).to.include.members(['listDrafts', 'createDrafts', 'updateDraft']);
    expect(chosen().changed).to.not.include('createDomain');
  });

  it('tries each operation whose route or published contract has changed', () => {
    replaceIn(
      'generated/routes.ts',
      '"operationId": "listDrafts"',
      '"open": true, "operationId": "listDrafts"',
    );
    replaceIn(
      'generated/openapi.json',
      '\n        "operationId": "deleteDraft"',
      '\n        "deprecated": true, "operationId": "deleteDraft"',
    );
    expect(chosen().changed).to.include.members(['listDrafts', 'deleteDraft']);
    expect(chosen().changed).to.not.include('createDrafts');
  });

  it('tries no operation for other words', () => {
    replaceIn('openapi/drafts/schemas.yaml', 'Type of the message of a draft.', 'The type.');
    replaceIn('openapi/drafts/paths/drafts.yaml', 'summary: List own drafts', 'summary: Drafts');
    expect(chosen().changed).to.deep.equal([]);
  });

  it('runs what it leaves out if something that it reads has changed', () => {
    const postman = 'test/server/documentation/postman.test.ts';
    expect(filesOn(planGate(folder, 'HEAD'), 'SQLite')).to.not.include(postman);
    appendFileSync(join(folder, 'generated/openapi.json'), '\n');
    expect(filesOn(planGate(folder, 'HEAD'), 'SQLite')).to.include(postman);
  });

  it('runs a changed test on MariaDB, too', () => {
    const file = 'test/chat/drafts/deleteDraft.test.ts';
    appendFileSync(join(folder, file), '// Changed.\n');
    expect(filesOn(planGate(folder, 'HEAD'), 'MariaDB')).to.include(file);
  });

  it('counts everything as changed without a base', () => {
    const plan = planGate(folder, 'no-such-commit');
    expect(filesOn(plan, 'SQLite')).to.include('test/server/documentation/postman.test.ts');
  });
});
