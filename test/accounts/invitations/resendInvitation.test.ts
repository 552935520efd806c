import { expect } from 'chai';

import { Browser } from '../../support/browser.js';
import {
  invite,
  INVITES,
  inviteOf,
  mailedLink,
  startInvitationSite,
  type InvitationSite,
} from './fixtures.js';

describe('POST /invites/{invite_id}/resend', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());

  it('mails the same link again, until the invitation expires', async () => {
    const { site, anna, admin } = on;
    const email = on.fresh();
    await invite(anna.client, email, { invite_expires_in_minutes: 10 });
    const first = (await mailedLink(site, email)) ?? '';
    const before = await inviteOf(anna.client, email);
    site.clock.advance(300_000);
    await site.services.store.write((tx) => tx.run('DELETE FROM outbox'));
    expect(await mailedLink(site, email)).to.equal(undefined);
    await admin.client.ok('POST', `${INVITES}/${before.id}/resend`);
    expect(await mailedLink(site, email)).to.equal(first);
    expect(await inviteOf(anna.client, email)).to.deep.equal(before);
    const browser = new Browser(site.url);
    expect((await browser.open(first)).status).to.equal(200);
    site.clock.advance(300_000);
    expect((await browser.open(first)).status).to.equal(404);
    const wanted = { code: 'BAD_REQUEST', msg: 'No such invitation' };
    await anna.client.fails('POST', `${INVITES}/${before.id}/resend`, {}, wanted);
  });

  it('mails a new link for an invitation of an older version, of which no link is known', async () => {
    const { site, anna } = on;
    const email = on.fresh();
    await invite(anna.client, email);
    const { id } = await inviteOf(anna.client, email);
    await site.services.store.write((tx) =>
      tx.run('UPDATE invitations SET seed = NULL WHERE id = ?', [id as number]),
    );
    await anna.client.ok('POST', `${INVITES}/${id}/resend`);
    const link = (await mailedLink(site, email)) ?? '';
    expect((await new Browser(site.url).open(link)).status).to.equal(200);
    await anna.client.ok('POST', `${INVITES}/${id}/resend`);
    expect(await mailedLink(site, email)).to.equal(link);
  });

  it('refuses other users without revealing the invitation, and administrators for owners', async () => {
    const { site, anna, ben, admin } = on;
    const [email, owners] = [on.fresh(), on.fresh()];
    await invite(anna.client, email);
    await invite(site.owner, owners, { invite_as: 100 });
    const { id } = await inviteOf(anna.client, email);
    await ben.client.fails('POST', `${INVITES}/${id}/resend`, {}, { msg: 'No such invitation' });
    const { id: other } = await inviteOf(admin.client, owners);
    const wanted = { msg: 'Must be an organization owner' };
    await admin.client.fails('POST', `${INVITES}/${other}/resend`, {}, wanted);
  });
});
