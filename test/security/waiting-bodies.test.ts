import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect } from 'chai';

import { readText } from '../../src/http/body-text.js';
import { createHeldBodies } from '../../src/http/held-bodies.js';
import type { Context } from '../../src/http/request-state.js';
import { beginWork } from '../../src/lib/event-loop.js';
import { ManualClock } from '../support/clock.js';
import { holdEventLoop } from '../support/turns.js';

/** More than requests may share in one turn of the event loop. */
const SPENT_MS = 15;

describe('a body that arrived while other work blocked the event loop', () => {
  const read = async (req: IncomingMessage): Promise<string> => {
    while (!req.complete) await nextTurn();
    const state = { body: createHeldBodies(new ManualClock()).open('192.0.2.1') };
    const context = { req, state, method: 'POST', is: () => 'urlencoded' } as unknown as Context;
    beginWork();
    holdEventLoop(SPENT_MS);
    return readText(context, 1000);
  };

  it('is read to its end, although its last piece waits', async () => {
    const server = createServer((req, res) => {
      read(req).then(
        (text) => res.end(text),
        (error: unknown) => res.end(String(error)),
      );
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const send = async (): Promise<string> =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'a=one+two%2Bthree' })).text();
    // The first request may load koa-body, which takes other turns.
    await send();
    expect(await send()).to.equal('a=one two%2Bthree');
    server.close();
  });
});
