import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import { fetchPicture, hugePicture, notAPicture, picture } from '../../support/pictures.js';
import {
  ADMIN_ONLY,
  DEFAULT,
  eventsOf,
  registered,
  startPictureSite,
  type PictureSite,
} from './picture-fixtures.js';

const PATH = '/realm/logo';

describe('POST /realm/logo', () => {
  let on: PictureSite;

  before(async () => {
    on = await startPictureSite();
  });
  after(() => on.site.close());

  const upload = async (night: boolean, file?: File): Promise<Body> =>
    on.admin.client.ok('POST', PATH, { filename: file ?? (await picture()), night });
  const sizeOf = async (url: string): Promise<unknown> => {
    const { type, width, height } = await fetchPicture(on.site.url, url);
    return { type, width, height };
  };

  it('stores the logo for light or for dark backgrounds, and sends its address to all users', async () => {
    const day = await eventsOf(on, () => upload(false));
    const state = await registered(on);
    expect(state).to.deep.include({ realm_logo_source: 'U', realm_night_logo_source: 'D' });
    expect(state.realm_night_logo_url).to.match(DEFAULT);
    const logo_url: string = state.realm_logo_url;
    expect(logo_url).to.match(/^\/user_avatars\/organization\/[0-9a-f]{32}\.png$/);
    const type = { type: 'realm', op: 'update_dict' };
    expect(day).to.deep.equal([{ ...type, property: 'logo', data: { logo_url, logo_source: 'U' } }]);
    const night = await eventsOf(on, () => upload(true));
    const { realm_logo_url: same, realm_night_logo_url: night_logo_url } = await registered(on);
    expect(same).to.equal(logo_url);
    expect(night_logo_url).not.to.equal(logo_url);
    const data = { night_logo_url, night_logo_source: 'U' };
    expect(night).to.deep.equal([{ ...type, property: 'night_logo', data }]);
    expect((await registered(on)).realm_icon_source).to.equal('G');
  });

  it('reduces the logo to fit 800 by 100 pixels, without cropping or enlarging it', async () => {
    const type = 'image/png';
    for (const [width, height, found] of [
      [900, 300, { type, width: 300, height: 100 }],
      [2000, 50, { type, width: 800, height: 20 }],
      [80, 40, { type, width: 80, height: 40 }],
    ] as const) {
      await upload(false, await picture(width, height, 'jpeg'));
      expect(await sizeOf((await registered(on)).realm_logo_url)).to.deep.equal(found);
    }
  });

  it('refuses files that are invalid, too large or not exactly one, and changes nothing', async () => {
    const before = (await registered(on)).realm_logo_url;
    const fails = (filename: unknown, wanted: object): Promise<Body> =>
      on.admin.client.fails('POST', PATH, { filename, night: false }, { ...wanted });
    await fails(notAPicture(), { code: 'BAD_IMAGE' });
    await fails(await hugePicture(), { code: 'BAD_IMAGE', msg: 'Image size exceeds limit.' });
    await fails(undefined, { code: 'BAD_REQUEST', msg: 'You must upload exactly one logo.' });
    await fails([await picture(), await picture()], { msg: 'You must upload exactly one logo.' });
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png');
    await fails(large, { msg: 'Uploaded file is larger than the allowed limit of 5 MiB' });
    const filename = await picture();
    const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'night' };
    await on.admin.client.fails('POST', PATH, { filename }, missing);
    expect((await registered(on)).realm_logo_url).to.equal(before);
  });

  it('requires an administrator', async () => {
    await on.anna.client.fails('POST', PATH, { filename: await picture(), night: false }, ADMIN_ONLY);
  });
});
