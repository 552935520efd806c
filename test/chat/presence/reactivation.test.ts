import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

describe('The status of a reactivated user', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  /** Returns the `user_status` events of a reactivation. */
  const reactivate = async ({ id }: Person): Promise<Body[]> => {
    await site.owner.ok('DELETE', `/users/${String(id)}`);
    const queue = await watch(site.owner, ['user_status']);
    await site.owner.ok('POST', `/users/${String(id)}/reactivate`);
    return events(queue);
  };

  it('is sent again with all its fields', async () => {
    await anna.client.ok('POST', '/users/me/status', { status_text: 'at sea', away: true });
    expect(await reactivate(anna)).to.deep.equal([
      { type: 'user_status', user_id: anna.id, status_text: 'at sea', away: true },
    ]);
  });

  it('is not sent if the user has none', async () => {
    expect(await reactivate(await site.person('Ben'))).to.deep.equal([]);
  });
});
