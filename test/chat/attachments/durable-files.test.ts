import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import { expect } from 'chai';

import { exampleFile, textFile } from '../../support/files.js';
import { observeFiles, type FileStep } from '../../support/observe-files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { fetchFile, isKept, listed, pass, upload } from './fixtures.js';

describe('The file of a row', () => {
  let site: TestServer;
  let anna: Person;
  /** What happened to files, and the statements in between. */
  let steps: (FileStep | string)[] = [];
  /** A statement that fails, once. */
  let failing: RegExp | undefined;

  before(async () => {
    site = await startServer({
      env: { LOG_LEVEL: 'silent' },
      overrides: {
        observe(sql) {
          steps.push(sql);
          if (!failing?.test(sql)) return;
          failing = undefined;
          throw new Error('The disk is on fire.');
        },
      },
    });
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const root = (): string => site.services.config.uploads;

  /** What happens to files below UPLOADS until the first statement that names the file, which must be there. */
  const beforeRow = async (work: () => Promise<unknown>, statement: RegExp): Promise<FileStep[]> => {
    steps = [];
    const { stop } = observeFiles((step) => steps.push(step));
    try {
      await work();
    } finally {
      stop();
    }
    const row = steps.findIndex((step) => typeof step === 'string' && statement.test(step));
    expect(row, String(statement)).to.be.greaterThan(-1);
    return steps.slice(0, row).filter((step) => typeof step !== 'string');
  };

  const INSERT = /INSERT INTO `?attachments/i;
  const cases: readonly [string, RegExp, () => Promise<unknown>][] = [
    ['an uploaded file', INSERT, () => upload(anna)],
    [
      'an avatar',
      /UPDATE `users` SET .*avatar/i,
      () => anna.client.ok('POST', '/users/me/avatar', { filename: exampleFile() }),
    ],
    [
      'a custom emoji',
      /INSERT INTO `?(?:custom_|realm_)?emoji/i,
      () => site.owner.ok('POST', '/realm/emoji/pixel', { filename: exampleFile() }),
    ],
  ];

  for (const [title, statement, work] of cases)
    it(`is on the disk with its name before the row is written: ${title}`, async () => {
      const done = await beforeRow(work, statement);
      const renamed = done.filter(({ step }) => step === 'rename');
      expect(renamed).not.to.be.empty;
      for (const { path } of renamed) {
        const at = done.findIndex((one) => one.step === 'rename' && one.path === path);
        const [content] = done
          .slice(0, at)
          .filter(({ step }) => step === 'sync')
          .slice(-1);
        expect(relative(root(), content?.path ?? ''), 'its content, under its first name').to.match(/^tmp\//);
        const later = done.slice(at + 1).flatMap((one) => (one.step === 'sync' ? one.path : []));
        const parents: string[] = [];
        for (let parent = dirname(path); parent.startsWith(root()); parent = dirname(parent))
          parents.push(parent);
        expect(parents).to.have.length.of.at.least(2);
        expect(later, 'the directories up to UPLOADS').to.include.members(parents);
      }
    });

  it('stays if the transaction that deletes the row fails at its end', async () => {
    const url = await upload(anna, textFile('kept.txt', 'kept'));
    const attachment = (await listed(anna)).find(({ name }) => name === 'kept.txt');
    const jobs = () =>
      site.services.store.read((tx) => tx.all("SELECT id FROM outbox WHERE kind = 'removeFile'"));
    failing = /INSERT INTO `?events/i;
    const path = `${site.url}/api/v1/attachments/${String(attachment.id)}`;
    const headers = { Authorization: anna.client.authorization ?? '' };
    expect((await fetch(path, { method: 'DELETE', headers })).status).to.equal(500);
    expect(await jobs()).to.deep.equal([]);
    await pass(10_000, site);
    expect(isKept(site, url)).to.equal(true);
    expect(await (await fetchFile(site, url, anna.client)).text()).to.equal('kept');
    await anna.client.ok('DELETE', `/attachments/${String(attachment.id)}`);
    expect(await jobs()).to.have.length(1);
    await pass(10_000, site);
    expect(isKept(site, url)).to.equal(false);
    expect(await jobs()).to.deep.equal([]);
  });

  it('is removed once more if the transaction that ends the job fails after the removal', async () => {
    const url = await upload(anna, textFile('gone.txt', 'gone'));
    const other = await upload(anna, textFile('other.txt', 'other'));
    const ids = new Map<string, number>((await listed(anna)).map(({ name, id }) => [name, id]));
    for (const name of ['gone.txt', 'other.txt'])
      await anna.client.ok('DELETE', `/attachments/${String(ids.get(name))}`);
    failing = /DELETE FROM `outbox`/i;
    await pass(5_000, site);
    expect(isKept(site, url)).to.equal(false);
    for (let round = 0; round < 3; round += 1) await pass(60_000, site);
    const left = await site.services.store.read((tx) => tx.all('SELECT * FROM outbox'));
    expect(left).to.deep.equal([]);
    expect(isKept(site, other)).to.equal(false);
    expect(existsSync(root())).to.equal(true);
  });
});
