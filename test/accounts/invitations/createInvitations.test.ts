import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import { DAY } from '../../../src/lib/clock.js';
import { setOrganization } from '../../support/settings.js';
import { makeChannel } from '../../chat/messages/fixtures.js';
import { Browser } from '../../support/browser.js';
import { waitingMails } from '../../support/waiting-mails.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import {
  type InvitationSite,
  invite,
  inviteOf,
  INVITES,
  listInvites,
  mailedLink,
  startInvitationSite,
} from './fixtures.js';

const FAILED = {
  code: 'INVITATION_FAILED',
  sent_invitations: false,
  license_limit_reached: false,
  daily_limit_reached: false,
};
const INVALID = { ...FAILED, msg: "Some emails did not validate, so we didn't send any invitations." };

describe('POST /invites', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());
  afterEach(async () => {
    await setOrganization(on.site, {});
    await on.site.services.store.write((tx) => tx.run('DELETE FROM daily_counts'));
  });

  it('mails each address a link, and lists the invitations with their terms', async () => {
    const { site, anna } = on;
    const [first, second] = [on.fresh(), on.fresh()];
    const now = site.services.clock.seconds();
    await invite(anna.client, `${first}, Second <${second}>\n${first.toUpperCase()}\n`, {
      invite_as: 600,
      invite_expires_in_minutes: 30,
      notify_referrer_on_join: false,
    });
    const listed = await listInvites(anna.client);
    expect(listed.map(({ id: _id, ...rest }) => rest)).to.deep.equal(
      [first, second].map((email) => ({
        invited_by_user_id: anna.id,
        invited: now,
        expiry_date: now + 1800,
        invited_as: 600,
        email,
        notify_referrer_on_join: false,
        is_multiuse: false,
      })),
    );
    const mails = (await waitingMails(site)).filter(({ to }) => [first, second].includes(to));
    expect(mails.map(({ subject }) => subject)).to.deep.equal(Array(2).fill('Anna invited you to Team Chat'));
    expect(await mailedLink(site, second)).to.match(/^\/accounts\/join\/[\w-]{43}\/$/);
  });

  it('expires after ten days by default, and never with null', async () => {
    const { site, anna } = on;
    const [first, second] = [on.fresh(), on.fresh()];
    await invite(anna.client, first);
    await invite(anna.client, second, { invite_expires_in_minutes: null });
    const now = site.services.clock.seconds();
    expect(await inviteOf(anna.client, first)).to.include({ expiry_date: now + 10 * DAY, invited_as: 400 });
    expect(await inviteOf(anna.client, second)).to.include({ expiry_date: null });
  });

  it('keeps earlier invitations of the same address, all of which end when one is used', async () => {
    const { site, anna, ben, admin } = on;
    const email = on.fresh();
    const links: string[] = [];
    for (const [client, address, role] of [
      [anna.client, email, 400],
      [ben.client, email, 400],
      [anna.client, email.toUpperCase(), 600],
    ] as const) {
      await invite(client, address, { invite_as: role });
      links.push((await mailedLink(site, address)) ?? '');
    }
    const all = (await listInvites(admin.client)).filter((one) => one.email?.toLowerCase() === email);
    expect(all.map((one) => one.invited_by_user_id)).to.deep.equal([anna.id, ben.id, anna.id]);
    expect(new Set(links).size).to.equal(3);
    const statuses = async (): Promise<number[]> =>
      Promise.all(links.map(async (link) => (await new Browser(site.url).open(link)).status));
    expect(await statuses()).to.deep.equal([200, 200, 200]);
    await site.owner.ok('POST', '/users', { email, password: 'sesame-lantern-42', full_name: 'Invited' });
    expect(await statuses()).to.deep.equal([404, 404, 404]);
  });

  it('takes addresses between semicolons, and nothing for white space', async () => {
    const { site, anna } = on;
    const [first, second, third] = [on.fresh(), on.fresh(), on.fresh()];
    await invite(anna.client, ` ${first}; Nadia <${second}>;\n\n,${third};`);
    for (const email of [first, second, third])
      expect(await inviteOf(anna.client, email)).to.include({ email });
    const before = (await listInvites(anna.client)).length;
    await invite(anna.client, ' \n ');
    expect((await listInvites(anna.client)).length).to.equal(before);
    await anna.client.fails('POST', INVITES, { invitee_emails: '', stream_ids: [] }, { code: 'BAD_REQUEST' });
    expect(await mailedLink(site, third)).to.be.a('string');
  });

  it('takes addresses with a domain in any alphabet', async () => {
    const { anna } = on;
    await invite(anna.client, 'info@müller.example');
    expect(await inviteOf(anna.client, 'info@müller.example')).to.include({ invited_as: 400 });
    for (const email of ['info@ü..example', 'info@mül_ler.example', `info@${'ü'.repeat(70)}.example`])
      await anna.client.fails('POST', INVITES, { invitee_emails: email, stream_ids: [] }, INVALID);
  });

  it('sends an event to the requester and to administrators, and to no other user', async () => {
    const { site, anna, ben, admin } = on;
    const bot = await site.person('Robot', { botOf: admin.id });
    const clients = [anna.client, admin.client, site.owner, ben.client, bot.client];
    const queues = [];
    for (const client of clients) queues.push(await watch(client, ['invites_changed']));
    await invite(anna.client, on.fresh());
    const seen = [];
    for (const queue of queues) seen.push((await events(queue)).length);
    expect(seen).to.deep.equal([1, 1, 1, 0, 0]);
  });

  it('refuses invalid and known addresses, names each, and sends nothing', async () => {
    const { site, anna, ben } = on;
    const email = on.fresh();
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    const all = `${email}, nowhere, user12@chat.example.com, x@mailinator.com, ${ben.email}, ${gone.email}`;
    await anna.client.fails(
      'POST',
      INVITES,
      { invitee_emails: all, stream_ids: [] },
      {
        ...INVALID,
        errors: [
          ['nowhere', 'Invalid address.', false],
          ['user12@chat.example.com', 'Invalid address.', false],
          ['x@mailinator.com', 'Please use your real email address.', false],
          [ben.email, 'Already has an account.', false],
          [gone.email, 'Account has been deactivated.', true],
        ],
      },
    );
    expect(await inviteOf(anna.client, email)).to.equal(undefined);
    expect(await mailedLink(site, email)).to.equal(undefined);
    await anna.client.fails(
      'POST',
      INVITES,
      { invitee_emails: ben.email, stream_ids: [] },
      {
        ...FAILED,
        msg: "We weren't able to invite anyone.",
        errors: [[ben.email, 'Already has an account.', false]],
      },
    );
  });

  it('refuses addresses outside the domains of the organization', async () => {
    const { site, anna } = on;
    await site.owner.ok('POST', '/realm/domains', { domain: 'example.net', allow_subdomains: false });
    await setOrganization(site, { emails_restricted_to_domains: true });
    const all = 'a@example.net, b@example.org, c+d@example.net';
    await anna.client.fails(
      'POST',
      INVITES,
      { invitee_emails: all, stream_ids: [] },
      {
        ...INVALID,
        errors: [
          ['b@example.org', 'Outside your domain.', false],
          ['c+d@example.net', 'Email addresses containing + are not allowed.', false],
        ],
      },
    );
  });

  it('does not reveal accounts whose emails the requester cannot see', async () => {
    const { site, anna, admin } = on;
    const hidden = await site.person('Hidden');
    await hidden.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
    await invite(anna.client, hidden.email);
    expect(await inviteOf(anna.client, hidden.email)).to.include({ invited_by_user_id: anna.id });
    expect(await mailedLink(site, hidden.email)).to.be.a('string');
    await admin.client.fails(
      'POST',
      INVITES,
      { invitee_emails: hidden.email, stream_ids: [] },
      {
        errors: [[hidden.email, 'Already has an account.', false]],
      },
    );
  });

  it('requires an address', async () => {
    const wanted = { msg: 'You must specify at least one email address.' };
    await on.anna.client.fails('POST', INVITES, { invitee_emails: ' ,\n', stream_ids: [] }, wanted);
  });

  it('follows `invite_to_realm_policy`, and refuses guests and bots', async () => {
    const { site, admin, anna, gina } = on;
    const parameters = { invitee_emails: on.fresh(), stream_ids: [] };
    await setOrganization(site, { invite_to_realm_policy: 2 });
    await anna.client.fails('POST', INVITES, parameters, { msg: 'Insufficient permission' });
    await admin.client.ok('POST', INVITES, parameters);
    await setOrganization(site, { invite_to_realm_policy: 6 });
    await site.owner.fails('POST', INVITES, parameters, { msg: 'Insufficient permission' });
    await setOrganization(site, {});
    await gina.client.fails('POST', INVITES, parameters, { msg: 'Not allowed for guest users' });
    const bot = await site.person('Inviter', { botOf: anna.id });
    const noBots = { msg: 'This endpoint does not accept bot requests.' };
    await bot.client.fails('POST', INVITES, parameters, noBots);
  });

  it('gives a role only as the requester may', async () => {
    const { site, admin, anna } = on;
    const moderator = await site.person('Mo', { role: 'moderator' });
    const as = (invite_as: number) => ({ invitee_emails: on.fresh(), stream_ids: [], invite_as });
    const [byAdmin, byOwner] = ['Must be an organization administrator', 'Must be an organization owner'];
    for (const role of [200, 300]) {
      await anna.client.fails('POST', INVITES, as(role), { msg: byAdmin });
      await moderator.client.fails('POST', INVITES, as(role), { msg: byAdmin });
      await admin.client.ok('POST', INVITES, as(role));
    }
    await admin.client.fails('POST', INVITES, as(100), { msg: byOwner });
    await site.owner.ok('POST', INVITES, as(100));
  });

  it('refuses channels to which the requester may not subscribe other users', async () => {
    const { site, anna, ben, admin } = on;
    const open = await makeChannel(ben, 'open', []);
    const secret = await makeChannel(ben, 'secret', [], { invite_only: true });
    const archived = await makeChannel(ben, 'archived', []);
    await site.owner.ok('DELETE', `/streams/${archived}`);
    const to = (stream_ids: number[]) => ({ invitee_emails: on.fresh(), stream_ids });
    for (const id of [secret, archived, 4711]) {
      const msg = `Invalid channel ID: ${id}. No invites were sent.`;
      await anna.client.fails('POST', INVITES, to([open, id]), { msg });
    }
    const msg = `Invalid channel ID: ${secret}. No invites were sent.`;
    await admin.client.fails('POST', INVITES, to([secret]), { msg });
    await ben.client.ok('POST', INVITES, to([open, secret]));
    const left = await makeChannel(ben, 'left', [anna], { invite_only: true });
    await anna.client.ok('POST', INVITES, to([left]));
    await anna.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['left'] });
    const gone = `Invalid channel ID: ${left}. No invites were sent.`;
    await anna.client.fails('POST', INVITES, to([left]), { msg: gone });
    await setOrganization(site, { invite_to_stream_policy: 2 });
    const refused = { msg: 'You do not have permission to subscribe other users to channels.' };
    await anna.client.fails('POST', INVITES, to([open]), refused);
    await anna.client.ok('POST', INVITES, { ...to([]), include_realm_default_subscriptions: true });
  });

  it('limits a user to 500 invitation emails a day, and to 5000 open invitations in all', async () => {
    const { site, anna, ben } = on;
    const day = Math.floor(site.services.clock.seconds() / DAY);
    const row = { user_id: anna.id, kind: 'invitationsPerDay', day, number: caps.invitationsPerDay.most - 1 };
    await site.services.store.write((tx) => tx.insertMany('daily_counts', [row]));
    const two = { invitee_emails: `${on.fresh()}, ${on.fresh()}`, stream_ids: [] };
    await anna.client.fails('POST', INVITES, two, { ...FAILED, daily_limit_reached: true, errors: [] });
    const one = on.fresh();
    await invite(anna.client, one);
    const { id } = await inviteOf(anna.client, one);
    const daily = { code: 'INVITATION_FAILED', daily_limit_reached: true };
    await anna.client.fails('POST', `${INVITES}/${id}/resend`, {}, daily);

    const listed = (await listInvites(site.owner)).length;
    const now = site.services.clock.seconds();
    await site.services.store.write((tx) =>
      tx.insertMany(
        'invitations',
        Array.from({ length: caps.invitations.most - listed }, (_, index) => ({
          inviter_id: ben.id,
          email: `many${index}@example.com`,
          email_key: `many${index}@example.com`,
          invited_as: 400,
          include_defaults: 0,
          notify_inviter: 1,
          channel_ids: '[]',
          created_at: now,
          expires_at: now + 60,
          token_hash: `many ${index}`,
        })),
      ),
    );
    const parameters = { invitee_emails: on.fresh(), stream_ids: [] };
    const msg = /at most 5000 open invitations/;
    expect((await ben.client.send('POST', INVITES, parameters)).body.msg).to.match(msg);
    site.clock.advance(61_000);
    await ben.client.ok('POST', INVITES, parameters);
  });
});
