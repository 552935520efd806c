import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { createFolder, removeFolder } from './databases.js';
import { PackagesUnavailableError } from './debian-packages.js';
import { findMysql } from './mysql-programs.js';

const TWO_HOURS_AGO = Date.now() / 1000 - 7200;

/** As much of unpacked packages as is looked at. */
const unpack = (root: string): void => {
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  mkdirSync(libraries, { recursive: true });
  mkdirSync(join(root, 'usr/sbin'));
  writeFileSync(join(libraries, 'ld-linux-x86-64.so.2'), '');
  writeFileSync(join(root, 'usr/sbin/mysqld'), '');
};

describe('the programs of MySQL', () => {
  let cache: string;
  const { PATH } = process.env;
  beforeEach(() => {
    cache = createFolder();
    // Without apt there is nothing to download with.
    process.env.PATH = cache;
  });
  afterEach(async () => {
    process.env.PATH = PATH;
    await removeFolder(cache);
  });

  const refusal = (): Promise<unknown> => findMysql(cache).catch((error: unknown) => error);

  it('are those of the newest version in the cache', async () => {
    for (const name of ['mysql-8.4.6', 'mysql-9.10.0', 'mysql-9.7.4']) unpack(join(cache, name));
    const { root, loader, server } = await findMysql(cache);
    expect(root).to.equal(join(cache, 'mysql-9.10.0'));
    expect(loader).to.equal(join(root, 'usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2'));
    expect(server).to.equal(join(root, 'usr/sbin/mysqld'));
  });

  it('are never those of a preparation that did not end', async () => {
    unpack(join(cache, 'new-abc/root'));
    expect(await refusal()).to.be.instanceOf(PackagesUnavailableError);
  });

  it('cannot be had without apt, which is the reason given; no work folder is left', async () => {
    expect(await refusal())
      .to.be.instanceOf(PackagesUnavailableError)
      .with.property('message')
      .that.matches(/was not found$|^this needs a Debian machine/);
    expect(readdirSync(cache)).to.deep.equal([]);
  });

  it('are prepared anew after a process that was killed, whose folder is deleted an hour later', async () => {
    for (const name of ['new-killed', 'new-running']) mkdirSync(join(cache, name));
    utimesSync(join(cache, 'new-killed'), TWO_HOURS_AGO, TWO_HOURS_AGO);
    await refusal();
    expect(existsSync(join(cache, 'new-killed'))).to.equal(false);
    expect(existsSync(join(cache, 'new-running'))).to.equal(true);
  });
});
