import { expect } from 'chai';

import {
  createLink,
  invite,
  INVITES,
  listInvites,
  startInvitationSite,
  type InvitationSite,
} from './fixtures.js';

describe('GET /invites', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());

  it('lists invitations and links: all for administrators, and their own for other users', async () => {
    const { site, admin, anna, ben } = on;
    const [first, second] = [on.fresh(), on.fresh()];
    await invite(anna.client, first);
    await invite(ben.client, second);
    const link_url = await createLink(admin.client, { invite_as: 600, invite_expires_in_minutes: null });
    const seen = async (client = admin.client) =>
      (await listInvites(client)).map(({ email, link_url: url }) => email ?? url);
    expect(await seen()).to.deep.equal([first, second, link_url]);
    expect(await seen(site.owner)).to.deep.equal([first, second, link_url]);
    expect(await seen(anna.client)).to.deep.equal([first]);
    expect((await listInvites(admin.client)).at(-1)).to.deep.include({
      invited_by_user_id: admin.id,
      invited: site.services.clock.seconds(),
      expiry_date: null,
      invited_as: 600,
      is_multiuse: true,
    });
    expect((await listInvites(admin.client)).at(-1)).not.to.have.property('notify_referrer_on_join');
  });

  it('does not list what expired', async () => {
    const { site, admin, ben } = on;
    const email = on.fresh();
    await invite(ben.client, email, { invite_expires_in_minutes: 5 });
    const url = await createLink(admin.client, { invite_expires_in_minutes: 5 });
    const listed = async () => (await listInvites(admin.client)).flatMap((one) => [one.email, one.link_url]);
    site.clock.advance(299_000);
    expect(await listed()).to.include.members([email, url]);
    site.clock.advance(1000);
    expect(await listed()).not.to.include.oneOf([email, url]);
  });

  it('lists nothing of a deactivated user, and informs administrators', async () => {
    const { site, admin } = on;
    const gone = await site.person('Gone', { role: 'administrator' });
    const email = on.fresh();
    await invite(gone.client, email);
    await createLink(gone.client);
    const before = (await listInvites(admin.client)).length;
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    const after = await listInvites(admin.client);
    expect(after).to.have.lengthOf(before - 2);
    await site.owner.ok('POST', `/users/${gone.id}/reactivate`);
    expect(await listInvites(admin.client)).to.have.lengthOf(before - 2);
  });

  it('refuses guests', async () => {
    await on.gina.client.fails('GET', INVITES, {}, { msg: 'Not allowed for guest users' });
  });
});
