import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { listed, pass, schedule } from './fixtures.js';

describe('GET /scheduled_messages', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  it('returns the requester’s unsent messages by delivery time, as POST /register does', async () => {
    const now = site.clock.seconds();
    const at = (seconds: number): Promise<number> =>
      schedule(anna, {
        type: 'direct',
        to: [anna.id],
        content: `in ${seconds} **seconds**`,
        scheduled_delivery_timestamp: now + seconds,
      });
    const ids = [await at(300), await at(100), await at(10), await at(300)];
    await pass(10, site);
    const all = await listed(anna);
    expect(all.map(({ scheduled_message_id: id }) => id as number)).to.deep.equal([ids[1], ids[0], ids[3]]);
    expect(all[0]).to.deep.equal({
      scheduled_message_id: ids[1],
      type: 'private',
      to: [anna.id],
      content: 'in 100 **seconds**',
      rendered_content: '<p>in 100 <strong>seconds</strong></p>',
      scheduled_delivery_timestamp: now + 100,
      failed: false,
    });
    const state = await anna.client.ok('POST', '/register', { event_types: ['scheduled_messages'] });
    expect(state.scheduled_messages).to.deep.equal(all);
    expect(await listed({ client: site.owner })).to.deep.equal([]);
  });
});
