import { expect } from 'chai';

import { Browser } from '../../support/browser.js';
import {
  createLink,
  LINKS,
  listInvites,
  mailedLink,
  pathOf,
  startInvitationSite,
  type InvitationSite,
} from './fixtures.js';

const UNKNOWN = { code: 'BAD_REQUEST', msg: 'No such invitation' };

describe('DELETE /invites/multiuse/{invite_id}', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());

  const idOf = async (url: string): Promise<number> =>
    (await listInvites(on.site.owner)).find((one) => one.link_url === url)?.id;

  it('revokes the link, and the links that it mailed', async () => {
    const { site, admin } = on;
    const url = await createLink(admin.client);
    const browser = new Browser(site.url);
    await browser.open(pathOf(url));
    const email = on.fresh();
    await browser.submit({ email });
    const mailed = (await mailedLink(site, email)) ?? '';
    expect((await browser.open(mailed)).status).to.equal(200);
    const id = await idOf(url);
    await admin.client.ok('DELETE', `${LINKS}/${id}`);
    expect((await browser.open(pathOf(url))).status).to.equal(404);
    expect((await browser.open(mailed)).status).to.equal(404);
    await admin.client.fails('DELETE', `${LINKS}/${id}`, {}, UNKNOWN);
  });

  it('refuses other users without revealing the link, and administrators for owners', async () => {
    const { site, admin, anna } = on;
    const id = await idOf(await createLink(admin.client));
    await anna.client.fails('DELETE', `${LINKS}/${id}`, {}, UNKNOWN);
    const owners = await idOf(await createLink(site.owner, { invite_as: 100 }));
    const wanted = { msg: 'Must be an organization owner' };
    await admin.client.fails('DELETE', `${LINKS}/${owners}`, {}, wanted);
    await site.owner.ok('DELETE', `${LINKS}/${owners}`);
  });
});
