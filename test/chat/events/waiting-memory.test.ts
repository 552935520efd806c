import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { collectGarbage } from '../../support/collect-garbage.js';
import { untilWaiting } from '../../support/until-waiting.js';
import { startServer, type TestServer } from '../../support/server.js';

const CLIENTS = 90;
/** The heap of the server for each client that waits, with its connection and its queue. */
const MOST_BYTES = 12 * 1024;

describe('A client that waits for an event', () => {
  let server: TestServer;
  let requests: string[];

  before(async () => {
    server = await startServer();
    const { owner } = server;
    requests = [];
    for (let count = 0; count < CLIENTS; count += 1) {
      const { queue_id, last_event_id } = await owner.ok('POST', '/register', { fetch_event_types: [] });
      requests.push(
        `GET /api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id} HTTP/1.1\r\n` +
          `Host: localhost\r\nUser-Agent: test\r\nAuthorization: ${owner.authorization}\r\n\r\n`,
      );
    }
  });

  after(() => server.close());

  const heapAfterCollection = (): number => {
    collectGarbage();
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };

  /** Returns what the clients take while they wait, compared with the time after they have disconnected. */
  const bytesOfEach = async (): Promise<number> => {
    const program = fork(
      join(projectRoot, 'test/chat/events/waiting-program.mjs'),
      [new URL(server.url).port, JSON.stringify(requests)],
      { execArgv: [] },
    );
    await untilWaiting(server.services.queues, CLIENTS);
    const waiting = heapAfterCollection();
    const gone = once(program, 'exit');
    program.disconnect();
    await gone;
    await untilWaiting(server.services.queues, 0);
    await new Promise(setImmediate);
    return (waiting - heapAfterCollection()) / CLIENTS;
  };

  it('takes little memory', async () => {
    // The first ones fill caches.
    await bytesOfEach();
    expect(await bytesOfEach()).to.be.within(1024, MOST_BYTES);
  });
});
