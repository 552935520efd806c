import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { UPLOADS_MARK } from '../../../src/chat/attachments/uploads-mark.js';
import { ConfigError } from '../../../src/runtime/config.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { startServer } from '../../support/server.js';

describe('UPLOADS of the processes on one database', () => {
  let database: TestDatabase;
  let shared: string;
  let other: string;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    shared = join(database.dataDir, 'shared');
    other = join(database.dataDir, 'other');
  });

  afterEach(() => database.remove());

  const start = (uploads: string) => startServer({ database, env: { UPLOADS: uploads } });

  const startAndStop = async (uploads: string): Promise<void> => {
    await (await start(uploads)).close();
  };

  const refusal = async (uploads: string): Promise<string> => {
    try {
      await startAndStop(uploads);
      return 'started';
    } catch (error) {
      expect(error).to.be.instanceOf(ConfigError);
      return (error as Error).message;
    }
  };

  it('is the same directory at each start, and after it was moved', async () => {
    await startAndStop(shared);
    await startAndStop(shared);
    const mark = readFileSync(join(shared, UPLOADS_MARK), 'utf8');
    mkdirSync(other);
    writeFileSync(join(other, UPLOADS_MARK), mark);
    expect(await refusal(other)).to.equal('started');
  });

  it('is not another directory, whether it is new or that of another database', async () => {
    await startAndStop(shared);
    const another = await createEmptyDatabase();
    await (
      await startServer({ database: another, env: { UPLOADS: join(another.dataDir, 'files') } })
    ).close();
    const mark = readFileSync(join(shared, UPLOADS_MARK), 'utf8').trim();
    for (const wrong of [other, join(another.dataDir, 'files')])
      expect(await refusal(wrong)).to.equal(
        `UPLOADS is ${JSON.stringify(wrong)}, which is not the directory of the files of this database. Processes on one database share it. If this is the right one, as after its files were lost, write ${mark} to ${join(wrong, UPLOADS_MARK)}.`,
      );
    expect(existsSync(other), 'nothing is made in a wrong directory').to.equal(false);
    await another.remove();
  });

  it('can be a new directory after its files are lost, as the error states', async () => {
    await startAndStop(shared);
    rmSync(shared, { recursive: true });
    mkdirSync(shared);
    const [, mark = '', path = ''] = / write (\S+) to (.*)\.$/.exec(await refusal(shared)) ?? [];
    writeFileSync(path, mark);
    expect(await refusal(shared)).to.equal('started');
  });

  it('gets a mark if there is none, as after an upgrade', async () => {
    const site = await start(shared);
    await site.services.store.write((tx) => tx.run("DELETE FROM server_state WHERE name = 'uploads_mark'"));
    await site.close();
    rmSync(join(shared, UPLOADS_MARK));
    await startAndStop(shared);
    expect(await refusal(other)).to.include('not the directory');
  });

  if (testDialect === 'mysql')
    it('is shared by processes whose first starts are at the same time', async () => {
      const sites = await Promise.all([start(shared), start(shared), start(shared)]);
      await Promise.all(sites.map((site) => site.close()));
    });
});
