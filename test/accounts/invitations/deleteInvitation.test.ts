import { expect } from 'chai';

import { Browser } from '../../support/browser.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import {
  invite,
  INVITES,
  inviteOf,
  mailedLink,
  startInvitationSite,
  type InvitationSite,
} from './fixtures.js';

const UNKNOWN = { code: 'BAD_REQUEST', msg: 'No such invitation' };

describe('DELETE /invites/{invite_id}', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());

  it('revokes an invitation of the requester, whose link then shows that it is not valid', async () => {
    const { site, anna, admin } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    const link = (await mailedLink(site, email)) ?? '';
    const [own, others] = [
      await watch(anna.client, ['invites_changed']),
      await watch(admin.client, ['invites_changed']),
    ];
    const { id } = await inviteOf(anna.client, email);
    await anna.client.ok('DELETE', `${INVITES}/${id}`);
    expect(await inviteOf(anna.client, email)).to.equal(undefined);
    expect(await events(own)).to.deep.equal([{ type: 'invites_changed' }]);
    expect(await events(others)).to.deep.equal([{ type: 'invites_changed' }]);
    const shown = await new Browser(site.url).open(link);
    expect(shown.status).to.equal(404);
    expect(shown.text).to.include('no longer valid');
    await anna.client.fails('DELETE', `${INVITES}/${id}`, {}, UNKNOWN);
  });

  it('lets administrators revoke those of others, and other users not even learn of them', async () => {
    const { anna, ben, admin } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    const { id } = await inviteOf(anna.client, email);
    await ben.client.fails('DELETE', `${INVITES}/${id}`, {}, UNKNOWN);
    const [inviters, others] = [
      await watch(anna.client, ['invites_changed']),
      await watch(ben.client, ['invites_changed']),
    ];
    await admin.client.ok('DELETE', `${INVITES}/${id}`);
    expect(await events(inviters)).to.deep.equal([{ type: 'invites_changed' }]);
    expect(await events(others)).to.deep.equal([]);
    await admin.client.fails('DELETE', `${INVITES}/${id}`, {}, UNKNOWN);
  });

  it('lets only owners revoke invitations of owners', async () => {
    const { site, admin } = on;
    const email = on.fresh();
    await invite(site.owner, email, { invite_as: 100 });
    const { id } = await inviteOf(admin.client, email);
    const wanted = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' };
    await admin.client.fails('DELETE', `${INVITES}/${id}`, {}, wanted);
    await site.owner.ok('DELETE', `${INVITES}/${id}`);
  });

  it('refuses expired invitations', async () => {
    const { site, anna } = on;
    const email = on.fresh();
    await invite(anna.client, email, { invite_expires_in_minutes: 1 });
    const { id } = await inviteOf(anna.client, email);
    site.clock.advance(60_000);
    await anna.client.fails('DELETE', `${INVITES}/${id}`, {}, UNKNOWN);
  });
});
