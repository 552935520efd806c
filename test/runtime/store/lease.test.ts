import { expect } from 'chai';

import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { openStore } from '../../../src/runtime/store/open.js';
import type { Store } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect } from '../../support/databases.js';
import { migratedTestDatabase, openTestStore, type TestStore } from '../../support/store.js';
import { migrations } from '../../../src/server/schema/migrations.js';

describe('a lease', () => {
  let store: TestStore;
  const clock = new ManualClock();
  before(async () => {
    store = await openTestStore({ clock });
  });
  after(() => store.close());

  const leases = (): Promise<{ name: string; expires_at: number }[]> =>
    store.read((tx) => tx.all('SELECT name, expires_at FROM leases'));

  it('allows one holder at a time', async () => {
    const steps: string[] = [];
    const work = (who: string) => async (): Promise<string> => {
      steps.push(`${who} begins`);
      await leases();
      steps.push(`${who} ends`);
      return who;
    };
    const done = await Promise.all([store.lease('start', work('one')), store.lease('start', work('other'))]);
    expect(done).to.deep.equal(['one', 'other']);
    expect(steps.map((step) => step.split(' ')[1])).to.deep.equal(['begins', 'ends', 'begins', 'ends']);
    expect(await leases()).to.deep.equal([]);
  });

  it('ends with the work, even if the work fails', async () => {
    const failed = await store
      .lease('start', () => Promise.reject(new Error('no')))
      .catch((error: unknown) => (error as Error).message);
    expect(failed).to.equal('no');
    expect(await leases()).to.deep.equal([]);
    expect(clock.waiting).to.equal(0);
  });

  if (testDialect === 'sqlite') {
    it('of a killed process does not block the next process', async () => {
      const database = await migratedTestDatabase();
      const open = (): Promise<Store> =>
        openStore({ ...database, clock, migrations, ...createEventLog({ clock }) });
      const killed = await open();
      await killed.write((tx) =>
        tx.insert('leases', { name: 'start', owner: 'the dead', expires_at: 9_999_999_999 }),
      );
      await killed.close();
      const next = await open();
      expect(await next.lease('start', () => Promise.resolve('done'))).to.equal('done');
      await next.close();
      await database.remove();
    });
  }

  if (testDialect === 'sqlite') {
    it('is reported if it cannot be renewed', async () => {
      const warnings: { readonly lease?: string; readonly err?: unknown }[] = [];
      const log = {
        info: () => undefined,
        warn: (details: object) => warnings.push(details),
        error: () => undefined,
      };
      const other = await openTestStore({ clock, log });
      await other
        .lease('start', async () => {
          await other.write((tx) => tx.run('DROP TABLE leases'));
          clock.advance(5_000);
          while (warnings.length === 0) await new Promise(setImmediate);
        })
        .catch(() => undefined);
      expect(warnings.map(({ lease }) => lease)).to.deep.equal(['start']);
      expect(warnings[0]?.err).to.be.instanceOf(Error);
      await other.close();
    });
  }

  it('is renewed while the work runs', async () => {
    await store.lease('start', async () => {
      await store.write((tx) => tx.run('UPDATE leases SET expires_at = 0'));
      clock.advance(5_000);
      // The renewal is in progress. Later writes run after it on SQLite, and wait for its row on MySQL.
      for (let asked = 0; (await leases())[0]?.expires_at === 0; asked += 1) expect(asked).to.be.below(1_000);
      expect(clock.waiting).to.equal(1);
    });
    expect(clock.waiting).to.equal(0);
  });
});
