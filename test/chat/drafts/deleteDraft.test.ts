import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { DISABLED, NOT_FOUND, setSynchronization, UNADDRESSED } from './fixtures.js';

describe('DELETE /drafts/{draft_id}', () => {
  let site: TestServer;
  let anna: Person;
  let ids: number[];

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ({ ids } = await anna.client.ok('POST', '/drafts', { drafts: [UNADDRESSED, UNADDRESSED] }));
  });
  after(() => site.close());

  it('deletes the draft once, and sends an event to the requester', async () => {
    const queue = await watch(anna.client, ['drafts']);
    await anna.client.ok('DELETE', `/drafts/${ids[0]}`);
    await anna.client.fails('DELETE', `/drafts/${ids[0]}`, {}, NOT_FOUND);
    const { drafts } = (await anna.client.ok('GET', '/drafts')) as { drafts: readonly { id: number }[] };
    expect(drafts.map(({ id }) => id)).to.deep.equal([ids[1]]);
    expect(await events(queue)).to.deep.equal([{ type: 'drafts', op: 'remove', draft_id: ids[0] }]);
  });

  it('refuses to delete another user’s draft', async () => {
    await site.owner.fails('DELETE', `/drafts/${ids[1]}`, {}, NOT_FOUND);
    expect((await anna.client.ok('GET', '/drafts')).count).to.equal(1);
  });

  it('refuses requests while draft synchronization is off', async () => {
    await setSynchronization(site, anna, false);
    await anna.client.fails('DELETE', `/drafts/${ids[1]}`, {}, DISABLED);
  });
});
