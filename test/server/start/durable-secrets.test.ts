import { dirname, relative } from 'node:path';

import { expect } from 'chai';

import { createEmptyDatabase } from '../../support/databases.js';
import { observeFiles, type FileStep } from '../../support/observe-files.js';
import { startServer } from '../../support/server.js';

describe('The files of the first start', () => {
  it('are on the disk with their names before the database relies on them', async () => {
    const database = await createEmptyDatabase();
    const steps: (FileStep | string)[] = [];
    const { stop } = observeFiles((step) => steps.push(step));
    const site = await startServer({ database, overrides: { observe: (sql) => steps.push(sql) } });
    stop();
    await site.close();
    await database.remove();

    const { dataDir } = database;
    const isMeant = (path: string): boolean =>
      [path, dirname(path)].includes(dataDir) || path === dirname(dataDir);

    /** The steps of a file and its directory, until a statement writes a row of `server_state` after it. */
    const stepsOf = (name: string): string[] => {
      const named = steps.findIndex(
        (one) => typeof one !== 'string' && one.step !== 'sync' && one.path.endsWith(name),
      );
      expect(named, name).to.be.greaterThan(-1);
      const row = steps.findIndex(
        (one, index) => index > named && typeof one === 'string' && /INSERT INTO `?server_state/.test(one),
      );
      expect(row, name).to.be.greaterThan(named);
      return steps.slice(0, row).flatMap((one) => {
        if (typeof one === 'string' || !isMeant(one.path)) return [];
        return [`${one.step} ${relative(dataDir, one.path).replace(/\.[\da-f-]{36}$/, '')}`];
      });
    };

    expect(stepsOf('/secret-key')).to.deep.equal(['sync secret-key', 'link secret-key', 'sync ', 'sync ..']);
    for (const name of ['owner.zuliprc', 'owner.netrc']) {
      const done = stepsOf(`/${name}`);
      const at = done.indexOf(`rename ${name}`);
      expect(done.slice(0, at)).to.include(`sync ${name}.new`);
      expect(done.slice(at)).to.include('sync ');
    }
  });
});
