import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('POST /mobile_push/test_notification', () => {
  let site: TestServer;
  let anna: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const PATH = '/mobile_push/test_notification';

  it('succeeds for a user without devices, and otherwise says that nothing can be sent', async () => {
    const body: Body = await anna.client.ok('POST', PATH);
    expect(body.result).to.equal('success');
    await anna.client.ok('POST', '/users/me/android_gcm_reg_id', { token: 'one:1' });
    const msg = 'This server does not send push notifications.';
    await anna.client.fails('POST', PATH, {}, { code: 'BAD_REQUEST', msg });
    await anna.client.fails('POST', PATH, { token: 'one:1' }, { code: 'BAD_REQUEST', msg });
  });

  it('refuses tokens that the user has not registered', async () => {
    const { client } = await site.person('Ben');
    const refusal = { code: 'INVALID_PUSH_DEVICE_TOKEN', msg: 'Device not recognized' };
    await client.fails('POST', PATH, { token: 'one:1' }, refusal);
  });
});
