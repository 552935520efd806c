import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { BlockList, type AddressInfo } from 'node:net';

import { expect } from 'chai';

import { systemClock } from '../../../src/lib/clock.js';
import { send } from '../../../src/runtime/outbox/http/send.js';
import { collectGarbage } from '../../support/collect-garbage.js';

/** So many that what a runtime keeps of its first requests does not count. */
const REQUESTS = 1000;

describe('Requests to other servers', () => {
  let server: Server;

  before(async () => {
    server = createServer((_, response) => response.end('{}'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  after(() => {
    server.close();
  });

  it('leave no memory behind on the signal that ends all requests when the server stops', async () => {
    const allowed = new BlockList();
    allowed.addAddress('127.0.0.1');
    const { signal } = new AbortController();
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const sendMany = async (): Promise<number> => {
      for (let sent = 0; sent < REQUESTS; sent += 1)
        await send(
          { url, method: 'POST', headers: {}, body: 'Hello' },
          { clock: systemClock, allowed, timeoutMs: 10_000, maxBytes: 1000, signal },
        );
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    await sendMany();
    const before = await sendMany();
    const after_ = await sendMany();
    expect((after_ - before) / REQUESTS).to.be.below(1_000);
  });
});
