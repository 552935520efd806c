import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import { fetchPicture, hugePicture, notAPicture, picture } from '../../support/pictures.js';
import {
  ADMIN_ONLY,
  eventsOf,
  registered,
  startPictureSite,
  statusOf,
  type PictureSite,
} from './picture-fixtures.js';

describe('POST /realm/icon', () => {
  let on: PictureSite;

  before(async () => {
    on = await startPictureSite();
  });
  after(() => on.site.close());

  const upload = async (file?: File): Promise<string> =>
    (await on.admin.client.ok('POST', '/realm/icon', { filename: file ?? (await picture()) })).icon_url;

  it('stores the icon in one size, and sends its address to all users', async () => {
    let icon_url = '';
    const events = await eventsOf(on, async () => {
      icon_url = await upload(await picture(900, 300, 'jpeg'));
    });
    expect(icon_url).to.match(/^\/user_avatars\/organization\/[0-9a-f]{32}\.png$/);
    const data = { icon_url, icon_source: 'U' };
    expect(events).to.deep.equal([{ type: 'realm', op: 'update_dict', property: 'icon', data }]);
    const seen = { type: 'image/png', width: 100, height: 100, frames: 1 };
    expect(await fetchPicture(on.site.url, icon_url)).to.deep.equal(seen);
    expect(await registered(on)).to.deep.include({ realm_icon_url: icon_url, realm_icon_source: 'U' });
    expect((await on.site.anonymous.ok('GET', '/server_settings')).realm_icon).to.equal(icon_url);
  });

  it('is cached for a year by clients, since another icon has another address', async () => {
    const { headers } = await fetch(new URL(await upload(), on.site.url), { method: 'HEAD' });
    expect(headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('replaces the previous icon, whose file is deleted after an hour', async () => {
    const { site } = on;
    const [first, second] = [await upload(), await upload()];
    expect([await statusOf(on, first), await statusOf(on, second)]).to.deep.equal([200, 200]);
    site.clock.advance(61 * 60 * 1000);
    await site.server.workers.outbox.settled();
    expect([await statusOf(on, first), await statusOf(on, second)]).to.deep.equal([404, 200]);
    // The search for files without a row, a day later, finds the row of the icon.
    site.clock.advance(25 * 60 * 60 * 1000);
    await site.server.workers.fileSweep.settled();
    expect(await statusOf(on, second)).to.equal(200);
  });

  it('refuses files that are invalid, too large or not exactly one, and changes nothing', async () => {
    const before = (await registered(on)).realm_icon_url;
    const fails = (filename: unknown, wanted: object): Promise<Body> =>
      on.admin.client.fails('POST', '/realm/icon', { filename }, { ...wanted });
    await fails(notAPicture(), { code: 'BAD_IMAGE' });
    await fails(await hugePicture(), { code: 'BAD_IMAGE', msg: 'Image size exceeds limit.' });
    await fails(undefined, { code: 'BAD_REQUEST', msg: 'You must upload exactly one icon.' });
    await fails([await picture(), await picture()], { msg: 'You must upload exactly one icon.' });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png');
    await fails(large, { msg: 'Uploaded file is larger than the allowed limit of 5 MiB' });
    expect((await registered(on)).realm_icon_url).to.equal(before);
  });

  it('requires an administrator', async () => {
    await on.anna.client.fails('POST', '/realm/icon', { filename: await picture() }, ADMIN_ONLY);
  });
});
