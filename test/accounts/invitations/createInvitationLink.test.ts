import { expect } from 'chai';

import { caps } from '../../../src/chat/caps.js';
import { setOrganization } from '../../support/settings.js';
import { makeChannel } from '../../chat/messages/fixtures.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { systemGroup } from '../../chat/user-groups/fixtures.js';
import { createLink, LINKS, listInvites, startInvitationSite, type InvitationSite } from './fixtures.js';

describe('POST /invites/multiuse', () => {
  let on: InvitationSite;

  before(async () => {
    on = await startInvitationSite();
  });
  after(() => on.site.close());
  afterEach(() => setOrganization(on.site, {}));

  it('returns the address of a link, which the list contains too, and sends an event', async () => {
    const { site, admin, anna } = on;
    const [own, others] = [
      await watch(admin.client, ['invites_changed']),
      await watch(anna.client, ['invites_changed']),
    ];
    const url = await createLink(admin.client);
    expect(url).to.match(/^http:\/\/chat\.example\.com\/join\/[\w-]{43}\/$/);
    const listed = (await listInvites(site.owner)).find((one) => one.link_url === url);
    const now = site.services.clock.seconds();
    expect(listed).to.include({ invited_as: 400, expiry_date: now + 864_000, is_multiuse: true });
    expect(await events(own)).to.deep.equal([{ type: 'invites_changed' }]);
    expect(await events(others)).to.deep.equal([]);
  });

  it('follows `create_multiuse_invite_group`, whatever `invite_to_realm_policy` is', async () => {
    const { site, anna, admin } = on;
    await anna.client.fails('POST', LINKS, {}, { msg: 'Insufficient permission' });
    const members = await systemGroup(site.owner, 'role:members');
    await setOrganization(site, { create_multiuse_invite_group: members, invite_to_realm_policy: 6 });
    await createLink(anna.client);
    const byAdmin = { msg: 'Must be an organization administrator' };
    await anna.client.fails('POST', LINKS, { invite_as: 200 }, byAdmin);
    await admin.client.fails('POST', LINKS, { invite_as: 100 }, { msg: 'Must be an organization owner' });
  });

  it('refuses channels to which the requester may not subscribe other users', async () => {
    const { ben, admin } = on;
    const secret = await makeChannel(ben, 'secret', [], { invite_only: true });
    const msg = `Invalid channel ID: ${secret}. No invites were sent.`;
    await admin.client.fails('POST', LINKS, { stream_ids: [secret] }, { msg });
    const open = await makeChannel(ben, 'open', []);
    const members = await systemGroup(on.site.owner, 'role:members');
    await setOrganization(on.site, { create_multiuse_invite_group: members, invite_to_stream_policy: 2 });
    const refused = { msg: 'You do not have permission to subscribe other users to channels.' };
    await ben.client.fails('POST', LINKS, { stream_ids: [open] }, refused);
  });

  it('limits the organization to 500 open links', async () => {
    const { site, admin } = on;
    const listed = (await listInvites(admin.client)).length;
    const now = site.services.clock.seconds();
    await site.services.store.write((tx) =>
      tx.insertMany(
        'invitation_links',
        Array.from({ length: caps.invitationLinks.most - listed }, (_, index) => ({
          inviter_id: admin.id,
          invited_as: 400,
          include_defaults: 0,
          channel_ids: '[]',
          created_at: now,
          expires_at: now + 60,
          seed: `seed ${index}`,
          token_hash: `many ${index}`,
        })),
      ),
    );
    const { body } = await admin.client.send('POST', LINKS);
    expect(body.msg).to.match(/at most 500 open invitation links/);
    site.clock.advance(61_000);
    await createLink(admin.client);
  });
});
