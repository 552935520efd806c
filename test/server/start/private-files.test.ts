import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { Client } from '../../support/client.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { textFile } from '../../support/files.js';
import { readCredentials } from '../../support/people.js';
import { picture } from '../../support/pictures.js';
import { ServerProcess } from '../../support/process.js';

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Returns all files and directories below a directory that other users may read or enter. */
const open = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((entry) => !['600', '700'].includes(mode(join(directory, entry))))
    .sort();

describe('the files of the server', () => {
  let database: TestDatabase;
  let umask: number;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    // The server process inherits the umask.
    umask = process.umask(0);
  });
  afterEach(async () => {
    process.umask(umask);
    await database.remove();
  });

  /** Runs a server, stores a file in each of its directories and calls `look` while it runs. */
  const run = async (
    env: Readonly<Record<'DATA_DIR', string>> & Readonly<Record<string, string>>,
    look: (output: string) => void,
  ): Promise<void> => {
    const external = testDialect === 'mysql' && { DATABASE_URL: database.databaseUrl };
    const server = await ServerProcess.start({ ...env, ...external });
    const owner = new Client(server.url, await readCredentials(env.DATA_DIR));
    await owner.ok('POST', '/user_uploads', { filename: textFile('notes.txt', 'secret') });
    await owner.ok('POST', '/users/me/avatar', { filename: await picture() });
    look(server.output);
    await server.stop('SIGTERM');
  };

  it('are private with any umask, as are their directories', async () => {
    const DATA_DIR = join(database.dataDir, 'made', 'here');
    await run({ DATA_DIR }, () => {
      expect(open(DATA_DIR)).to.deep.equal([]);
      expect(mode(DATA_DIR)).to.equal('700');
      expect(mode(join(database.dataDir, 'made'))).to.equal('700');
      const sqlite = ['chat.sqlite', 'chat.sqlite-wal', 'chat.sqlite-shm', 'chat.sqlite.lock'];
      const expected = [
        'secret-key',
        'owner.zuliprc',
        'uploads',
        ...(testDialect === 'sqlite' ? sqlite : []),
      ];
      expect(readdirSync(DATA_DIR)).to.include.members(expected);
    });
  });

  it('become private if other users could read existing directories DATA_DIR and UPLOADS', async () => {
    const DATA_DIR = join(database.dataDir, 'data');
    const UPLOADS = join(database.dataDir, 'files');
    for (const folder of [DATA_DIR, UPLOADS, join(UPLOADS, 'attachments')]) mkdirSync(folder);
    writeFileSync(join(DATA_DIR, 'chat.sqlite.lock'), '');
    writeFileSync(join(DATA_DIR, 'secret-key'), 'a secret that everybody could read until now');
    await run({ DATA_DIR, UPLOADS }, () => {
      for (const folder of [DATA_DIR, UPLOADS]) {
        expect(open(folder), folder).to.deep.equal([]);
        expect(mode(folder)).to.equal('700');
      }
    });
  });

  it('are private in a shared directory, whose mode is kept and logged', async () => {
    const DATA_DIR = join(database.dataDir, 'shared');
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o755);
    writeFileSync(join(DATA_DIR, 'of-others.txt'), '');
    await run({ DATA_DIR }, (output) => {
      expect(open(DATA_DIR)).to.deep.equal(['of-others.txt']);
      expect(mode(DATA_DIR)).to.equal('755');
      expect(output).to.include('Other users can enter DATA_DIR.');
    });
  });
});
