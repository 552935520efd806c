import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/users/me/android_gcm_reg_id';

describe('GET /users/me/android_gcm_reg_id', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  it('lists the Android devices of the requester only', async () => {
    const registered_at = site.clock.seconds();
    for (const token of ['phone:1', 'tablet:ü']) await anna.client.ok('POST', PATH, { token });
    await anna.client.ok('POST', '/users/me/apns_device_token', { token: 'b25l', appid: 'org.example.Chat' });
    expect((await anna.client.ok('GET', PATH)).tokens).to.deep.equal([
      { token: 'phone:1', registered_at },
      { token: 'tablet:ü', registered_at },
    ]);
    expect((await site.owner.ok('GET', PATH)).tokens).to.deep.equal([]);
  });
});
