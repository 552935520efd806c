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

describe('DELETE /realm/icon', () => {
  let on: PictureSite;

  before(async () => {
    on = await startPictureSite();
  });
  after(() => on.site.close());

  it('returns to the generated icon, and deletes the file after an hour', async () => {
    const { site, admin } = on;
    const { realm_icon_url: generated } = await registered(on);
    const { icon_url: uploaded } = await admin.client.ok('POST', '/realm/icon', {
      filename: await picture(),
    });
    const events = await eventsOf(on, async () => {
      expect((await admin.client.ok('DELETE', '/realm/icon')).icon_url).to.equal(generated);
    });
    expect(generated).to.match(DEFAULT);
    const data = { icon_url: generated, icon_source: 'G' };
    expect(events).to.deep.equal([{ type: 'realm', op: 'update_dict', property: 'icon', data }]);
    expect(await registered(on)).to.deep.include({ realm_icon_url: generated, realm_icon_source: 'G' });
    expect((await site.anonymous.ok('GET', '/server_settings')).realm_icon).to.equal(generated);
    expect(await statusOf(on, uploaded)).to.equal(200);
    site.clock.advance(61 * 60 * 1000);
    await site.server.workers.outbox.settled();
    expect(await statusOf(on, uploaded)).to.equal(404);
  });

  it('sends no event if there is no uploaded icon', async () => {
    const events = await eventsOf(on, async () => {
      expect((await on.admin.client.ok('DELETE', '/realm/icon')).icon_url).to.match(DEFAULT);
    });
    expect(events).to.deep.equal([]);
  });

  it('requires an administrator', async () => {
    await on.anna.client.fails('DELETE', '/realm/icon', {}, ADMIN_ONLY);
  });
});
