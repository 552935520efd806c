import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { beginWork, chargeTo, currentPayer } from '../../../src/lib/event-loop.js';
import { StoreUnavailableError } from '../../../src/runtime/store/errors.js';
import { ConnectionQueue } from '../../../src/runtime/store/sqlite/connection-lines.js';
import { holdEventLoop } from '../../support/turns.js';

describe('the queue for the connection to SQLite', () => {
  it('serves transactions one at a time, in the order of their requests', async () => {
    const queue = new ConnectionQueue(10_000);
    const served: number[] = [];
    const request = (number: number): Promise<unknown> => queue.take('write').then(() => served.push(number));
    await request(1);
    const waiting = [2, 3].map(request);
    for (const expected of [[1], [1, 2], [1, 2, 3]]) {
      await nextTurn();
      expect(served).to.deep.equal(expected);
      queue.pass();
    }
    await Promise.all(waiting);
    await request(4);
    expect(served).to.deep.equal([1, 2, 3, 4]);
  });

  it('knows what the next waiting transaction does', async () => {
    const queue = new ConnectionQueue(10_000);
    await queue.take('alone');
    expect(queue.next).to.equal(undefined);
    const waiting = [queue.take('write'), queue.take('alone')];
    expect(queue.next).to.equal('write');
    queue.pass();
    expect(queue.next).to.equal('alone');
    queue.pass();
    expect(queue.next).to.equal(undefined);
    await Promise.all(waiting);
  });

  it('refuses a transaction that waited too long, and passes the connection to another one', async () => {
    const queue = new ConnectionQueue(20);
    await queue.take('write');
    const error = await queue.take('write').catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(StoreUnavailableError);
    expect((error as Error).message).to.equal('No connection was free for 20 ms.');
    expect(queue.next).to.equal(undefined);
    queue.pass();
    await queue.take('write');
  });

  it('passes the connection to a transaction whose time ends in the same turn', async () => {
    const queue = new ConnectionQueue(20);
    await queue.take('write');
    const waiting = queue.take('write');
    await new Promise<void>((resolve) => {
      setImmediate(() => {
        beginWork();
        holdEventLoop(30);
        queue.pass();
        resolve();
      });
    });
    await waiting;
    queue.pass();
    expect(queue.use).to.deep.equal({ used: 0, waiting: 0, most: 1 });
  });

  it('lets owners take turns, and charges each for their own work', async () => {
    const queue = new ConnectionQueue(10_000);
    const order: string[] = [];
    const owners = ['a', 'b'].map((name) => ({ name, charge: () => undefined }));
    await queue.take('write');
    const done = ['a1', 'a2', 'a3', 'b1'].map(async (name) => {
      const owner = owners.find((one) => name.startsWith(one.name));
      chargeTo(owner);
      await queue.take('write');
      expect(currentPayer()).to.equal(owner);
      order.push(name);
      queue.pass();
    });
    queue.pass();
    await Promise.all(done);
    expect(order).to.deep.equal(['a1', 'b1', 'a2', 'a3']);
  });
});
