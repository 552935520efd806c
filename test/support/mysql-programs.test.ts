import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { createFolder, removeFolder } from './folders.js';
import { PackagesUnavailableError } from './debian-packages.js';
import { findMysql } from './mysql-programs.js';

const TWO_HOURS_AGO = Date.now() / 1000 - 7200;

/** Creates the parts of unpacked packages that `findMysql` looks at. */
const unpack = (root: string): void => {
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  mkdirSync(libraries, { recursive: true });
  mkdirSync(join(root, 'usr/sbin'));
  writeFileSync(join(libraries, 'ld-linux-x86-64.so.2'), '');
  writeFileSync(join(root, 'usr/sbin/mysqld'), '');
};

describe('findMysql', () => {
  let cache: string;
  const { PATH } = process.env;
  beforeEach(() => {
    cache = createFolder();
    // Without apt, nothing can be downloaded.
    process.env.PATH = cache;
  });
  afterEach(async () => {
    process.env.PATH = PATH;
    await removeFolder(cache);
  });

  const refusal = (): Promise<unknown> => findMysql(cache).catch((error: unknown) => error);

  it('finds the programs of the newest version in the cache', async () => {
    for (const name of ['mysql-8.4.6', 'mysql-9.10.0', 'mysql-9.7.4']) unpack(join(cache, name));
    const { root, loader, server } = await findMysql(cache);
    expect(root).to.equal(join(cache, 'mysql-9.10.0'));
    expect(loader).to.equal(join(root, 'usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2'));
    expect(server).to.equal(join(root, 'usr/sbin/mysqld'));
  });

  it('ignores the folder of an unfinished download', async () => {
    unpack(join(cache, 'new-abc/root'));
    expect(await refusal()).to.be.instanceOf(PackagesUnavailableError);
  });

  it('throws the reason without apt, and leaves no work folder', async () => {
    expect(await refusal())
      .to.be.instanceOf(PackagesUnavailableError)
      .with.property('message')
      .that.matches(/was not found$|^this needs a Debian machine/);
    expect(readdirSync(cache)).to.deep.equal([]);
  });

  it('deletes the folder of a killed process after an hour', async () => {
    for (const name of ['new-killed', 'new-running']) mkdirSync(join(cache, name));
    utimesSync(join(cache, 'new-killed'), TWO_HOURS_AGO, TWO_HOURS_AGO);
    await refusal();
    expect(existsSync(join(cache, 'new-killed'))).to.equal(false);
    expect(existsSync(join(cache, 'new-running'))).to.equal(true);
  });
});
