import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { Turns } from '../../src/store/readers/turns.js';

describe('Turns', () => {
  const open = () => new Turns(2, { waitingPerUser: 20, waitMs: 30_000 });

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
});
