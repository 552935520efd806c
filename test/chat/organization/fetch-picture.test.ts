import { expect } from 'chai';

import { fetchFile, redirectOf } from '../attachments/fixtures.js';
import { API_ROOT } from '../../../src/runtime/http/match.js';
import { picture } from '../../support/pictures.js';
import { DEFAULT, registered, startPictureSite, type PictureSite } from './picture-fixtures.js';

describe('GET /realm/icon and /realm/logo', () => {
  let on: PictureSite;

  before(async () => {
    on = await startPictureSite();
  });
  after(() => on.site.close());

  /** Returns the target of the redirect that a member gets. */
  const target = async (path: string): Promise<string> => {
    const [status, location] = await redirectOf(on.site, API_ROOT + path, on.anna.client);
    expect(status, path).to.equal(302);
    return location ?? '';
  };

  it('redirects to the generated pictures, with the query string of the request', async () => {
    expect(await target('/realm/icon')).to.match(DEFAULT);
    expect(await target('/realm/icon?x=1')).to.match(/\?d=identicon&x=1$/);
    for (const night of ['true', 'false'])
      expect(await target(`/realm/logo?night=${night}`)).to.match(
        new RegExp(String.raw`\?d=identicon&night=${night}$`),
      );
  });

  it('redirects to the uploaded pictures, each to its own, which can be fetched', async () => {
    const { client } = on.admin;
    const { icon_url } = await client.ok('POST', '/realm/icon', { filename: await picture() });
    await client.ok('POST', '/realm/logo', { filename: await picture(), night: false });
    await client.ok('POST', '/realm/logo', { filename: await picture(), night: true });
    const { realm_logo_url, realm_night_logo_url } = await registered(on);
    expect(realm_logo_url).not.to.equal(realm_night_logo_url);
    for (const [path, address] of [
      ['/realm/icon', icon_url],
      ['/realm/logo?night=false', `${realm_logo_url}?night=false`],
      ['/realm/logo?night=true', `${realm_night_logo_url}?night=true`],
    ] as const) {
      expect(await target(path)).to.equal(address);
      expect((await fetchFile(on.site, address)).status).to.equal(200);
    }
  });

  it('requires an account, and for a logo which one', async () => {
    expect((await redirectOf(on.site, `${API_ROOT}/realm/icon`))[0]).to.equal(401);
    expect((await redirectOf(on.site, `${API_ROOT}/realm/logo?night=false`))[0]).to.equal(401);
    const refusal = async (query: string): Promise<unknown> => {
      const response = await fetchFile(on.site, `${API_ROOT}/realm/logo${query}`, on.anna.client);
      return { status: response.status, msg: ((await response.json()) as { msg: unknown }).msg };
    };
    expect(await refusal('')).to.deep.equal({ status: 400, msg: "Missing 'night' argument" });
    expect(await refusal('?night=no')).to.deep.equal({ status: 400, msg: 'night is not a boolean' });
  });

  it('leaves the other methods to the operations', async () => {
    const other = await fetchFile(on.site, `${API_ROOT}/realm/icon`, on.anna.client, { method: 'PUT' });
    expect(other.status).to.equal(405);
    const { icon_url } = await on.admin.client.ok('DELETE', '/realm/icon');
    expect(icon_url).to.match(DEFAULT);
  });
});
