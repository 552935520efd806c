import { expect } from 'chai';

import { upload } from '../../../chat/attachments/fixtures.js';
import { publishReports } from '../../../chat/presence/fixtures.js';
import type { Body } from '../../../support/client.js';
import { textFile } from '../../../support/files.js';
import { picture } from '../../../support/pictures.js';
import { change, ignored, isAlias, realm, replaces } from './organization-settings.js';
import { sentence, type Section } from './sentence.js';
import { marksRelease } from './versioning.js';
import { groupIds, inWorld, listen, messageOf, registered, send, type Fixtures } from './fixtures.js';

export const changesSince8: Section = {
  title: 'Versioning: changes since release 8.0',
  sentences: [
    sentence('282 | POST users/me/tutorial_status removed', async ({ anna }) => {
      const { status } = await anna.client.send('POST', '/users/me/tutorial_status', { status: 'finished' });
      expect(status).to.be.oneOf([404, 405]);
    }),
    replaces(
      '280 | realm setting can_create_web_public_channel_group added; create_web_public_stream_policy removed from updates and deprecated in register',
      'can_create_web_public_channel_group',
      'create_web_public_stream_policy',
    ),
    marksRelease('277 | release marker, no changes', '9.0'),
    sentence('276 | Image preview elements carry data-original-dimensions', async ({ anna }) => {
      const file = new File([await picture()], 'picture.png', { type: 'image/png' });
      const url = await upload(anna, file);
      const { content } = await messageOf(anna, await send(anna, [anna], `look [picture](${url})`));
      expect(content).to.match(/data-original-dimensions="\d+x\d+"/);
    }),
    sentence('274 | delete_message events always sent to the deleting user', async (fixtures) => {
      const { administrator, anna } = fixtures;
      const channel = await fixtures.channel([anna]);
      const ids = [await send(anna, channel), await send(anna, channel)];
      const events = await listen(administrator.client, ['delete_message']);
      for (const id of ids) await administrator.client.ok('DELETE', `/messages/${String(id)}`);
      expect((await events()).map(({ message_id }) => message_id as number)).to.deep.equal(ids);
    }),
    sentence('273 | register returns server_thumbnail_formats', async (fixtures) => {
      expect((await realm(fixtures)).server_thumbnail_formats).to.be.an('array');
    }),
    sentence(
      '272 | POST /user_uploads field uri renamed url (uri kept as deprecated alias)',
      async ({ anna }) => {
        const answer = await anna.client.ok('POST', '/user_uploads', { filename: textFile('a.txt', 'x') });
        isAlias(answer, 'url', 'uri');
      },
    ),
    sentence(
      '270 | realm settings direct_message_initiator_group and direct_message_permission_group added; private_message_policy removed',
      async (fixtures) => {
        const { anna, ben, administrator } = fixtures;
        const {
          'role:administrators': administrators,
          'role:everyone': everyone,
          'role:nobody': nobody,
        } = await groupIds(fixtures);
        const tell = async (by: Fixtures['anna'], to: Fixtures['anna']): Promise<number> =>
          (await by.client.send('POST', '/messages', { type: 'direct', to: [to.id], content: 'x' })).status;
        const one = await fixtures.person();
        await change(fixtures, { direct_message_initiator_group: { new: administrators } });
        expect(await tell(anna, one)).to.equal(400);
        expect(await tell(administrator, one)).to.equal(200);
        await change(fixtures, { direct_message_initiator_group: { new: everyone } });
        await change(fixtures, { direct_message_permission_group: { new: nobody } });
        expect(await tell(anna, ben)).to.equal(400);
        await change(fixtures, { direct_message_permission_group: { new: everyone } });
        expect(await tell(anna, ben)).to.equal(200);
        expect(await realm(fixtures)).not.to.have.property('realm_private_message_policy');
        expect(await ignored(fixtures.owner.client, '/realm', { private_message_policy: 2 })).to.deep.equal([
          'private_message_policy',
        ]);
      },
    ),
    sentence('267 | invites gain notify_referrer_on_join', async (fixtures) => {
      const { client } = fixtures.administrator;
      for (const notify_referrer_on_join of [true, false]) {
        const email = `${fixtures.fresh('new').replace(' ', '')}@example.com`;
        const invitation = { invitee_emails: email, stream_ids: [], notify_referrer_on_join };
        await client.ok('POST', '/invites', invitation);
        const { invites } = await client.ok('GET', '/invites');
        const listed = invites.find((one: Body) => one.email === email);
        expect(listed).to.deep.include({ notify_referrer_on_join });
      }
    }),
    replaces(
      '266 | can_create_private_channel_group added; create_private_stream_policy removed',
      'can_create_private_channel_group',
      'create_private_stream_policy',
    ),
    replaces(
      '264 | can_create_public_channel_group added; create_public_stream_policy removed',
      'can_create_public_channel_group',
      'create_public_stream_policy',
    ),
    sentence(
      '263 | presence last_update_id and presence_last_update_id; register also returns presence_last_update_id; slim_presence deprecated',
      async (fixtures) => {
        const { anna, site } = fixtures;
        await anna.client.ok('POST', '/users/me/presence', { status: 'active' });
        await publishReports(site);
        const state = await anna.client.ok('POST', '/register', { fetch_event_types: ['presence'] });
        const last_update_id = state.presence_last_update_id as number;
        const answer = await anna.client.ok('POST', '/users/me/presence', {
          status: 'active',
          last_update_id,
        });
        expect(answer.presence_last_update_id).to.be.at.least(last_update_id);
      },
    ),
    sentence('261 | invites gain include_realm_default_subscriptions', async (fixtures) => {
      const { client } = fixtures.administrator;
      const email = `${fixtures.fresh('new').replace(' ', '')}@example.com`;
      const invitation = { invitee_emails: email, stream_ids: [], include_realm_default_subscriptions: true };
      const { body } = await client.send('POST', '/invites', invitation);
      expect(body).to.deep.equal({ result: 'success', msg: '' });
      const row = await fixtures.site.services.store.read((tx) =>
        tx.first('SELECT include_defaults FROM invitations WHERE email = ?', [email]),
      );
      expect(row).to.deep.equal({ include_defaults: 1 });
    }),
    sentence('259 | onboarding_steps carries only one-time notices', async (fixtures) => {
      const { client } = await fixtures.person();
      const { onboarding_steps: steps } = await client.ok('POST', '/register', {
        fetch_event_types: ['onboarding_steps'],
      });
      expect(steps).not.to.have.length(0);
      for (const step of steps) expect(step.type).to.equal('one_time_notice');
    }),
    sentence('257 | realm_uri renamed realm_url (alias kept)', async (fixtures) => {
      isAlias(await realm(fixtures), 'realm_url', 'realm_uri');
      isAlias(await fixtures.site.anonymous.ok('GET', '/server_settings'), 'realm_url', 'realm_uri');
    }),
    sentence('255 | Stream renamed Channel in strings only', async (fixtures) => {
      const { anna, owner } = fixtures;
      const { id, name } = await fixtures.channel([owner], { invite_only: true });
      const change = { stream_id: id, property: 'pin_to_top', value: true };
      const texts = [];
      for (const [path, parameters] of [
        ['/users/me/subscriptions', { subscriptions: [{ name }] }],
        ['/users/me/subscriptions/properties', { subscription_data: [change] }],
        ['/messages', { type: 'stream', to: 999_999, topic: 'logo', content: 'x' }],
      ] as const) {
        const { status, body } = await anna.client.send('POST', path, parameters);
        expect(status).to.equal(400);
        texts.push(body.msg as string);
      }
      for (const text of texts)
        expect(text)
          .to.match(/channel/i)
          .and.not.match(/stream/i);
    }),
    sentence(
      '252 | PATCH /realm/profile_fields/{field_id} fields become optional',
      async ({ owner, fresh }) => {
        const name = fresh('Field');
        const { id } = await owner.client.ok('POST', '/realm/profile_fields', { field_type: 1, name });
        await owner.client.ok('PATCH', `/realm/profile_fields/${String(id)}`, { hint: 'Editor' });
        const { custom_profile_fields } = await registered(owner.client, 'custom_profile_fields');
        const found = custom_profile_fields.find((one: Body) => one.id === id);
        expect(found).to.include({ name, hint: 'Editor' });
      },
    ),
    sentence('251 | realm_upload_quota_mib is in MiB', () =>
      inWorld({ env: { UPLOAD_QUOTA_MIB: '7' } }, async (fixtures) => {
        expect((await realm(fixtures)).realm_upload_quota_mib).to.equal(7);
      }),
    ),
    sentence('243 | authentication_methods values become dictionaries', async (fixtures) => {
      const methods: Body[] = Object.values((await realm(fixtures)).realm_authentication_methods);
      expect(methods).not.to.have.length(0);
      for (const method of methods) expect(method).to.include.keys('enabled', 'available');
    }),
    sentence('242 | zulip-update announcements channel realm setting added', async (fixtures) => {
      const { owner } = fixtures;
      const { id } = await fixtures.channel([owner]);
      await change(fixtures, { zulip_update_announcements_stream_id: id });
      expect((await realm(fixtures)).realm_zulip_update_announcements_stream_id).to.equal(id);
    }),
    sentence(
      '241 | notifications_stream and signup_notifications_stream renamed new_stream_announcements_stream and signup_announcements_stream',
      async (fixtures) => {
        const { id } = await fixtures.channel([fixtures.owner]);
        for (const name of ['new_stream_announcements_stream_id', 'signup_announcements_stream_id']) {
          await change(fixtures, { [name]: id });
          expect((await realm(fixtures))[`realm_${name}`]).to.equal(id);
        }
        const older = { notifications_stream_id: id, signup_notifications_stream_id: id };
        expect(await ignored(fixtures.owner.client, '/realm', older)).to.deep.equal(Object.keys(older));
      },
    ),
  ],
};
