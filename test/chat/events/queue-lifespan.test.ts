import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { oneSecondApart } from '../../support/one-second-apart.js';
import { startServer, type TestServer } from '../../support/server.js';

/** The longest wait of a poll, and the time until its end is written: an idle queue is kept for so long besides. */
const LAG = 70;

describe('The lifespan of an idle queue', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  const isThere = async (queue_id: string): Promise<boolean> => {
    const { status } = await anna.client.send('GET', '/events', { queue_id, dont_block: true });
    return status === 200;
  };

  for (const [asked, lifespan] of [
    [undefined, 600],
    [0, 600],
    [1, 1],
    [1000, 1000],
    [604_799, 604_799],
    [604_800, 604_800],
    [604_801, 604_800],
  ] as const) {
    const title = asked === undefined ? 'no stated seconds' : `${String(asked)} stated seconds`;
    for (const [method, path] of [
      ['POST', '/register'],
      ['GET', '/events'],
    ] as const) {
      it(`is ${String(lifespan)} seconds with ${title}, and not one more: ${method} ${path}`, async () => {
        const register = async (): Promise<string> => {
          const parameters = { event_types: ['drafts'], queue_lifespan_secs: asked, dont_block: true };
          return (await anna.client.ok(method, path, parameters)).queue_id as string;
        };
        const { older, younger } = await oneSecondApart(site.clock, lifespan + LAG, register);
        await site.services.queues.settled();
        expect(await isThere(younger), 'at the end of its time').to.equal(true);
        expect(await isThere(older), 'a second later').to.equal(false);
      });
    }
  }
});
