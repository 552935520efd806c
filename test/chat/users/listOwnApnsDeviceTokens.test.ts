import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/users/me/apns_device_token';

describe('GET /users/me/apns_device_token', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const list = async ({ client }: Person): Promise<Body[]> => (await client.ok('GET', PATH)).tokens;
  const add = (by: Person, token: string): Promise<Body> =>
    by.client.ok('POST', PATH, { token, appid: 'org.example.Chat' });

  it('lists the devices of the requester in the order of their registration, without removed ones', async () => {
    expect(await list(anna)).to.deep.equal([]);
    const first = site.clock.seconds();
    await add(anna, 'b25l');
    await add(ben, 'YmVu');
    await anna.client.ok('POST', '/users/me/android_gcm_reg_id', { token: 'phone:1' });
    site.clock.advance(5000);
    await add(anna, 'dHdv');
    const [one, two] = [
      { token: 'b25l', appid: 'org.example.Chat', registered_at: first },
      { token: 'dHdv', appid: 'org.example.Chat', registered_at: first + 5 },
    ];
    expect(await list(anna)).to.deep.equal([one, two]);
    await anna.client.ok('DELETE', PATH, { token: 'b25l' });
    expect(await list(anna)).to.deep.equal([two]);
  });

  it('lists a device that is registered again once, with the new time', async () => {
    await add(ben, 'YmVu');
    site.clock.advance(5000);
    await add(ben, 'bmV3');
    site.clock.advance(5000);
    await add(ben, 'YmVu');
    const again = site.clock.seconds();
    expect(await list(ben)).to.deep.equal([
      { token: 'bmV3', appid: 'org.example.Chat', registered_at: again - 5 },
      { token: 'YmVu', appid: 'org.example.Chat', registered_at: again },
    ]);
  });
});
