import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { chargeTo, currentPayer } from '../../../src/lib/event-loop.js';
import { StoreUnavailableError } from '../../../src/runtime/store/errors.js';
import { WriteLine } from '../../../src/runtime/store/mysql/write-line.js';
import { testDialect } from '../../support/databases.js';
import { opened } from '../../support/opened.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { until } from '../../support/raw-socket.js';

const ownerOf = (name: string): { readonly name: string; readonly charge: () => void } => ({
  name,
  charge: () => undefined,
});
const [anna, ben] = [ownerOf('Anna'), ownerOf('Ben')];

describe('the line of writes on MySQL and MariaDB', () => {
  afterEach(() => {
    chargeTo(undefined);
  });

  /** Writes of an owner who ask for a connection, and the names of those that have one. */
  const ask = (line: WriteLine, owner: typeof anna | undefined, count: number): (() => number) => {
    let running = 0;
    for (let asked = 0; asked < count; asked += 1) {
      chargeTo(owner);
      line.take().then(
        () => (running += 1),
        () => undefined,
      );
    }
    return () => running;
  };

  for (const { pool, all, ofOwner } of [
    { pool: 2, all: 1, ofOwner: 1 },
    { pool: 3, all: 2, ofOwner: 2 },
    { pool: 5, all: 4, ofOwner: 3 },
    { pool: 10, all: 8, ofOwner: 6 },
    { pool: 20, all: 16, ofOwner: 12 },
  ])
    it(`has ${all} of ${pool} connections, and ${ofOwner} for an owner`, async () => {
      const line = new WriteLine(pool);
      const ofAnna = ask(line, anna, all + 5);
      await nextTurn();
      expect(ofAnna()).to.equal(ofOwner);
      const ofBen = ask(line, ben, all + 5);
      await nextTurn();
      expect(ofBen()).to.equal(all - ofOwner);
      expect(line.size).to.equal(2 * (all + 5) - all);
      line.close();
    });

  it('has the owners who wait take turns, and charges each for their own work', async () => {
    const line = new WriteLine(2);
    const order: string[] = [];
    chargeTo(undefined);
    const first = await line.take();
    const done = [anna, anna, ben].map(async (owner, index) => {
      chargeTo(owner);
      const taken = await line.take();
      expect(taken).to.equal(owner);
      expect(currentPayer()).to.equal(owner);
      order.push(`${owner.name} ${index}`);
      line.pass(taken);
    });
    line.pass(first);
    await Promise.all(done);
    expect(order).to.deep.equal(['Anna 0', 'Ben 2', 'Anna 1']);
    expect(line.size).to.equal(0);
  });

  it('lets an owner write again who had as many as they may', async () => {
    const line = new WriteLine(10);
    const ofAnna = ask(line, anna, 8);
    await nextTurn();
    line.pass(anna);
    await nextTurn();
    expect(ofAnna()).to.equal(7);
    for (let passed = 0; passed < 7; passed += 1) line.pass(anna);
    await nextTurn();
    expect(ofAnna()).to.equal(8);
    // None of the places is lost.
    const ofBen = ask(line, ben, 8);
    await nextTurn();
    expect(ofBen()).to.equal(6);
    line.close();
  });

  it('gives the writes of the server all connections of writes', async () => {
    const line = new WriteLine(10);
    const running = ask(line, undefined, 9);
    await nextTurn();
    expect(running()).to.equal(8);
    line.close();
  });

  it('refuses writes that waited too long, and those that wait when the store closes', async () => {
    const line = new WriteLine(2, 20);
    await line.take();
    const late: unknown = await line.take().catch((error: unknown) => error);
    expect(late).to.be.instanceOf(StoreUnavailableError);
    const waiting = line.take().catch((error: unknown) => error);
    line.close();
    expect(await waiting).to.be.instanceOf(StoreUnavailableError);
  });

  if (testDialect === 'mysql')
    describe('of a server', () => {
      const subscribe = ({ client }: Pick<Person, 'client'>): Promise<unknown> =>
        client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'one' }, { name: 'two' }] });

      let site: TestServer;
      let people: readonly Person[];
      before(async () => {
        site = await startServer();
        people = [await site.person('Anna'), await site.person('Ben'), await site.person('Carl')];
        await subscribe({ client: site.owner });
      });
      after(() => site.close());

      /** Runs the work while changes of subscriptions wait for another transaction, and `waiting` of them for a connection. */
      const whileLocked = async (
        writers: readonly Person[],
        waiting: number,
        work: () => Promise<unknown>,
      ): Promise<void> => {
        const { store } = site.services;
        const [locked, released] = [opened(), opened()];
        const locking = store.write(async (tx) => {
          await tx.lock('organizations', site.services.organization.current.id);
          locked.resolve();
          await released.promise;
        });
        await locked.promise;
        const writes = writers.flatMap((writer) => Array.from({ length: 8 }, () => subscribe(writer)));
        await until(() => store.connections.transactions.waiting === waiting);
        await work();
        released.resolve();
        await Promise.all([locking, ...writes]);
        expect(store.connections.transactions).to.include({ used: 0, waiting: 0 });
      };

      it('leaves connections to what others read, while the writes of two wait for locked rows', async () => {
        const [one, other, third] = people;
        if (!one || !other || !third) throw new Error('Three people are needed.');
        await whileLocked([one, other], 9, () => third.client.ok('GET', '/users/me'));
      });

      it('leaves connections to what others write, while the writes of one wait for locked rows', async () => {
        const [one, other] = people;
        if (!one || !other) throw new Error('Two people are needed.');
        await whileLocked([one], 2, () =>
          other.client.ok('POST', '/messages', { type: 'direct', to: [other.id], content: 'Hi.' }),
        );
      });
    });
});
