import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listed, schedule } from './fixtures.js';

const PAST = { code: 'BAD_REQUEST', msg: 'Scheduled delivery time must be in the future.' };

describe('The delivery time of a scheduled message', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const at = (seconds: number) => ({
    type: 'direct',
    to: [anna.id],
    content: 'now',
    scheduled_delivery_timestamp: site.clock.seconds() + seconds,
  });

  it('is at the earliest a second from now, of new messages and of edited ones', async () => {
    await anna.client.fails('POST', '/scheduled_messages', at(0), PAST);
    const id = await schedule(anna, at(1));
    const path = `/scheduled_messages/${String(id)}`;
    const { scheduled_delivery_timestamp } = at(0);
    await anna.client.fails('PATCH', path, { scheduled_delivery_timestamp }, PAST);
    await anna.client.ok('PATCH', path, { scheduled_delivery_timestamp: scheduled_delivery_timestamp + 1 });
    expect(await listed(anna)).to.have.length(1);
  });
});
