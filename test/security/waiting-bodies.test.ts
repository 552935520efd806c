import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { beginWork } from '../../src/lib/event-loop.js';
import { startFormServer } from '../support/form-server.js';
import { holdEventLoop } from '../support/turns.js';

/** More than requests may share in one turn of the event loop. */
const SPENT_MS = 15;

describe('a body that arrived while other work blocked the event loop', () => {
  it('is read to its end, although its last piece waits', async () => {
    const { send, close } = await startFormServer(async ({ req }) => {
      while (!req.complete) await nextTurn();
      beginWork();
      holdEventLoop(SPENT_MS);
    });
    // The first request may load koa-body, which takes other turns.
    await send('');
    for (const content of ['short', 'x'.repeat(16_000)])
      expect({ ...(await send(`a=one+two%2Bthree&content=${content}`)) }).to.deep.equal({
        a: 'one two+three',
        content,
      });
    close();
  });
});
