import { chmodSync, copyFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { StoreOpenError, StoreUnavailableError } from '../../../src/runtime/store/errors.js';
import { openStore } from '../../../src/runtime/store/open.js';
import type { Store, Tx } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect } from '../../support/databases.js';
import { createFolder, removeFolder } from '../../support/folders.js';
import { migratedTestDatabase, openTestStore } from '../../support/store.js';
import { migrations } from '../../../src/server/schema/migrations.js';

const job = { kind: 'mail', payload: '{}', due_at: 1 };

const failureOf = (work: Promise<unknown>): Promise<Error | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

const mode = (path: string): number => statSync(path).mode & 0o777;

const openFile = (file: string): Promise<Store> => {
  const clock = new ManualClock();
  return openStore({
    databaseUrl: `sqlite:${file}`,
    dataDir: '/',
    clock,
    migrations,
    ...createEventLog({ clock }),
  });
};

const countJobs = async (tx: Tx): Promise<number | undefined> =>
  (await tx.first<{ n: number }>('SELECT COUNT(*) AS n FROM outbox'))?.n;

if (testDialect === 'sqlite') {
  describe('the files of a SQLite database', () => {
    let folder: string;
    beforeEach(() => {
      folder = createFolder();
    });
    afterEach(() => removeFolder(folder));

    it('are created in their folder, which no other user can enter', async () => {
      const file = join(folder, 'below', 'data', 'chat.sqlite');
      const store = await openFile(file);
      expect(mode(dirname(file))).to.equal(0o700);
      for (const suffix of ['', '.lock', '-wal', '-shm'])
        expect(mode(`${file}${suffix}`), suffix).to.equal(0o600);
      await store.close();
    });

    it('become private after a crash if other users could read them, and keep all data', async () => {
      const store = await openTestStore();
      await store.write((tx) => tx.insert('outbox', job));
      const file = join(folder, 'chat.sqlite');
      const suffixes = ['', '.lock', '-wal', '-shm'];
      for (const suffix of suffixes) {
        copyFileSync(join(store.dataDir, `chat.sqlite${suffix}`), `${file}${suffix}`);
        chmodSync(`${file}${suffix}`, 0o644);
      }
      await store.close();
      const next = await openFile(file);
      for (const suffix of suffixes) expect(mode(`${file}${suffix}`), suffix).to.equal(0o600);
      expect(await next.read(countJobs)).to.equal(1);
      await next.close();
    });

    it('stop the start with one line if they are no database, and can be opened after their repair', async () => {
      const file = join(folder, 'chat.sqlite');
      writeFileSync(file, 'This is no database. '.repeat(100));
      const error = await failureOf(openFile(file));
      expect(error).to.be.instanceOf(StoreOpenError);
      expect(error?.message).to.equal(`The database ${file} cannot be opened: file is not a database.`);
      rmSync(file);
      await (await openFile(file)).close();
    });

    it('stop the start if the folder cannot be created', async () => {
      writeFileSync(join(folder, 'data'), '');
      const error = await failureOf(openFile(join(folder, 'data', 'chat.sqlite')));
      expect(error).to.be.instanceOf(StoreOpenError);
      expect(error?.message).to.match(/^The database .*chat\.sqlite cannot be opened: E\w+: .*\.$/);
    });

    it('stop the start if the lock cannot be written', async () => {
      const file = join(folder, 'chat.sqlite');
      writeFileSync(`${file}.lock`, 'This is no database. '.repeat(100));
      const error = await failureOf(openFile(file));
      expect(error).to.be.instanceOf(StoreOpenError);
      expect(error?.message).to.contain('cannot be opened: ').and.not.contain('in use');
    });

    it('cannot be opened twice', async () => {
      const file = join(folder, 'chat.sqlite');
      const store = await openFile(file);
      const error = await failureOf(openFile(file));
      expect(error).to.be.instanceOf(StoreOpenError);
      expect(error?.message).to.equal(`The database ${file} is in use by another server process.`);
      await store.close();
      await (await openFile(file)).close();
    });

    it('are one file after the end, which has all data', async () => {
      const { databaseUrl, remove } = await migratedTestDatabase();
      const file = databaseUrl.slice('sqlite:'.length);
      const store = await openFile(file);
      await store.write((tx) => tx.insert('outbox', job));
      await store.longRead({ userId: 1 }, countJobs);
      await store.close();
      expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).to.equal(0);
      const again = await openFile(file);
      expect(await again.read(countJobs)).to.equal(1);
      await again.close();
      await remove();
    });
  });

  describe('a closed store', () => {
    it('refuses all transactions, and can be closed again', async () => {
      const store = await openTestStore();
      await store.close();
      for (const kind of ['read', 'snapshot', 'write'] as const) {
        const error = await failureOf(store[kind](countJobs));
        expect(error).to.be.instanceOf(StoreUnavailableError);
        expect(error?.message).to.equal('The store is closed.');
      }
      await store.close();
    });

    it('has finished the running transaction', async () => {
      const { databaseUrl, remove } = await migratedTestDatabase();
      const file = databaseUrl.slice('sqlite:'.length);
      const store = await openFile(file);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const writing = store.write(async (tx) => {
        await tx.insert('outbox', job);
        await held;
        await tx.insert('outbox', job);
      });
      const closing = store.close();
      release();
      await Promise.all([writing, closing]);
      const again = await openFile(file);
      expect(await again.read(countJobs)).to.equal(2);
      await again.close();
      await remove();
    });
  });
}
