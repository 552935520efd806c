import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { Turns } from '../../../src/runtime/store/readers/turns.js';

describe('Turns', () => {
  /** In milliseconds. Changes only in `use`. */
  let now = 0;
  const open = (readers = 2): Turns => new Turns(readers, { waitingPerUser: 20, waitMs: 30_000 }, () => now);

  /** Lets these users read at the same time, for this long. */
  const use = async (turns: Turns, userIds: readonly number[], milliseconds: number): Promise<void> => {
    const releases = await Promise.all(userIds.map((userId) => turns.take(userId)));
    now += milliseconds;
    for (const release of releases) release();
  };

  /** Requests a reader for each user in this order. Returns the users who have one, in the order of their turns. */
  const request = (turns: Turns, ...userIds: readonly number[]) => {
    const served: number[] = [];
    const releases = new Map<number, () => void>();
    for (const userId of userIds) {
      void turns.take(userId).then((release) => {
        served.push(userId);
        releases.set(userId, release);
      });
    }
    return { served, release: (userId: number) => releases.get(userId)?.() };
  };

  it('gives each user one reader at a time, and as many users a reader as there are readers', async () => {
    const turns = open(2);
    const { served, release } = request(turns, 1, 1, 2, 3);
    await nextTurn();
    expect(served).to.deep.equal([1, 2]);
    release(1);
    await nextTurn();
    expect(served).to.deep.equal([1, 2, 1]);
    release(2);
    await nextTurn();
    expect(served).to.deep.equal([1, 2, 1, 3]);
  });

  it('serves the user with the least recent time first, and others in the order of their requests', async () => {
    const turns = open(1);
    await use(turns, [1], 900);
    await use(turns, [2], 300);
    const { served, release } = request(turns, 3, 1, 2, 4, 5);
    for (const userId of [3, 4, 5, 2, 1]) {
      await nextTurn();
      expect(served.at(-1)).to.equal(userId);
      release(userId);
    }
  });

  it('leaves one reader to the other users if users have used more than a second', async () => {
    const turns = open(3);
    await use(turns, [1, 2, 3], 2_000);
    const { served, release } = request(turns, 1, 2, 3, 4);
    await nextTurn();
    expect(served).to.deep.equal([1, 2, 4]);
    release(4);
    await nextTurn();
    expect(served).to.deep.equal([1, 2, 4]);
    release(1);
    await nextTurn();
    expect(served).to.deep.equal([1, 2, 4, 3]);
  });

  it('lets a heavy user use the last reader if the other readers serve light users', async () => {
    const turns = open(2);
    await use(turns, [1], 2_000);
    const { served } = request(turns, 2, 1);
    await nextTurn();
    expect(served).to.deep.equal([2, 1]);
  });

  it('lets heavy users read if there is only one reader', async () => {
    const turns = open(1);
    await use(turns, [1], 2_000);
    const { served } = request(turns, 1);
    await nextTurn();
    expect(served).to.deep.equal([1]);
  });

  it('counts a user as heavy only above one second', async () => {
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      const turns = open(2);
      const releaseHeavy = await turns.take(1);
      now += 1_000;
      const releaseLight = await turns.take(2);
      // The first 100 ms of a read are free: it is exactly one second for the light user.
      now += 1_100;
      releaseHeavy();
      releaseLight();
      const { served } = request(turns, ...order);
      await nextTurn();
      expect(served).to.deep.equal(order);
    }
  });

  it('refuses a read whose client has disconnected, and every read after it was closed', async () => {
    const turns = open(1);
    const release = await turns.take(1);
    const reason = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => '',
        (error: unknown) => (error as Error).message,
      );
    expect(await reason(turns.take(1, AbortSignal.abort()))).to.equal('The read was stopped: abandoned.');
    release();
    await turns.close();
    expect(await reason(turns.take(1))).to.equal('The store is closed.');
  });

  it('closes after exclusive work, without blocking the event loop', async () => {
    const turns = open();
    const events: string[] = [];
    const alone = turns.alone(async () => {
      // A loop of promises in `close` would block the event loop, so that this work never ends.
      for (let count = 0; count < 3; count += 1) await nextTurn();
      events.push('work is done');
    });
    const closing = turns.close().then(() => events.push('closed'));
    await Promise.all([alone, closing]);
    expect(events).to.deep.equal(['work is done', 'closed']);
  });

  it('runs exclusive work after running reads and before later reads', async () => {
    const turns = open();
    const events: string[] = [];
    const release = await turns.take(1);
    const alone = turns.alone(() => {
      events.push('work');
      return Promise.resolve();
    });
    const later = turns.take(2).then((releaseLater) => {
      events.push('read');
      releaseLater();
    });
    await nextTurn();
    expect(events).to.deep.equal([]);
    release();
    await Promise.all([alone, later]);
    expect(events).to.deep.equal(['work', 'read']);
    await turns.close();
  });

  it('runs no second exclusive work meanwhile, and none after it was closed', async () => {
    const turns = open();
    let works = 0;
    const work = async (): Promise<void> => {
      works += 1;
      await nextTurn();
    };
    await Promise.all([turns.alone(work), turns.alone(work)]);
    expect(works).to.equal(1);
    await turns.alone(work);
    expect(works).to.equal(2);
    await turns.close();
    await turns.alone(work);
    expect(works).to.equal(2);
  });

  it('closes after running reads', async () => {
    const turns = open();
    const release = await turns.take(1);
    let isClosed = false;
    const closing = turns.close().then(() => (isClosed = true));
    await nextTurn();
    expect(isClosed).to.equal(false);
    release();
    await closing;
  });
});
