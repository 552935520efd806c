import { expect } from 'chai';

import { picture } from '../../support/pictures.js';
import {
  ADMIN_ONLY,
  DEFAULT,
  eventsOf,
  registered,
  startPictureSite,
  statusOf,
  type PictureSite,
} from './picture-fixtures.js';

const PATH = '/realm/logo';

describe('DELETE /realm/logo', () => {
  let on: PictureSite;

  before(async () => {
    on = await startPictureSite();
  });
  after(() => on.site.close());

  it('returns to the default logo for one of the backgrounds, and deletes the file after an hour', async () => {
    const { site, admin } = on;
    for (const night of [false, true])
      await admin.client.ok('POST', PATH, { filename: await picture(), night });
    const { realm_logo_url: light, realm_night_logo_url: dark } = await registered(on);
    const events = await eventsOf(on, () => admin.client.ok('DELETE', PATH, { night: true }));
    const after = await registered(on);
    expect(after).to.deep.include({ realm_logo_url: light, realm_logo_source: 'U' });
    expect(after.realm_night_logo_url).to.match(DEFAULT);
    const data = { night_logo_url: after.realm_night_logo_url, night_logo_source: 'D' };
    expect(events).to.deep.equal([{ type: 'realm', op: 'update_dict', property: 'night_logo', data }]);
    site.clock.advance(61 * 60 * 1000);
    await site.server.workers.outbox.settled();
    expect([await statusOf(on, light), await statusOf(on, dark)]).to.deep.equal([200, 404]);
    await admin.client.ok('DELETE', PATH, { night: false });
    expect((await registered(on)).realm_logo_source).to.equal('D');
  });

  it('sends no event if there is no uploaded logo', async () => {
    const events = await eventsOf(on, () => on.admin.client.ok('DELETE', PATH, { night: true }));
    expect(events).to.deep.equal([]);
  });

  it('requires an administrator, and which logo it is', async () => {
    await on.anna.client.fails('DELETE', PATH, { night: false }, ADMIN_ONLY);
    const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'night' };
    await on.admin.client.fails('DELETE', PATH, {}, missing);
  });
});
