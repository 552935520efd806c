import { expect } from 'chai';

import { picture } from '../../../support/pictures.js';
import { channelRow, ids, ReferenceBuilder, systemGroup, to, userRow } from './builder.js';
import { convert } from './fixtures.js';

const { owner, member, general } = ids;

describe('What does not fit here, in an export of the reference server', () => {
  it('is listed by its count', async () => {
    const builder = new ReferenceBuilder();
    builder.add('zerver_savedsnippet', { id: 1 }, { id: 2 });
    const { notTaken } = await convert(builder);
    expect(notTaken.get('rows of zerver_savedsnippet')).to.equal(2);
    expect(notTaken.get('rows of zerver_userpresence')).to.equal(1);
    expect([...notTaken.keys()].some((what) => what.includes('zerver_huddle'))).to.equal(false);
  });

  it('are emails that are invalid, reserved or taken: the account has none', async () => {
    const builder = new ReferenceBuilder();
    builder.add('zerver_userprofile', userRow(30, 'No Email', { delivery_email: 'not an email' }));
    builder.add(
      'zerver_userprofile',
      userRow(31, 'Same Email', { delivery_email: 'MAX.member@example.com' }),
    );
    builder.add('zerver_userprofile', userRow(32, 'Reserved', { delivery_email: 'user7@chat.example.com' }));
    const { records, notTaken } = await convert(builder);
    const emails = records.users.filter(({ id }) => id >= 30).map(({ email }) => email);
    expect(emails).to.deep.equal([null, null, null]);
    expect(notTaken.get('emails that are invalid or taken')).to.equal(3);
  });

  it('are names with characters of mentions, and unknown roles', async () => {
    const builder = new ReferenceBuilder();
    builder.add(
      'zerver_userprofile',
      userRow(30, '`Ann` "A" *|12', { role: 150, delivery_email: 'a@example.com' }),
    );
    builder.add('zerver_userprofile', userRow(31, '@', { delivery_email: 'b@example.com' }));
    const { records } = await convert(builder);
    expect(
      records.users.filter(({ id }) => id >= 30).map(({ full_name, role }) => [full_name, role]),
    ).to.deep.equal([
      ['Ann A 12', 600],
      ['User 31', 400],
    ]);
  });

  it('are channel names that are too long, empty or taken, ignoring case', async () => {
    const builder = new ReferenceBuilder();
    builder.add(
      'zerver_stream',
      channelRow(30, 'GENERAL'),
      channelRow(31, 'x'.repeat(70)),
      channelRow(32, 'X'.repeat(65)),
      channelRow(33, ' \u0000\n '),
      channelRow(34, 'general (30)'),
    );
    const { records } = await convert(builder);
    expect(records.channels.filter(({ id }) => id >= 30).map(({ name }) => name)).to.deep.equal([
      'GENERAL (30)',
      'x'.repeat(60),
      `${'X'.repeat(55)} (32)`,
      'channel 33',
      'general (30) (34)',
    ]);
  });

  it('are groups as the value of channel settings: administrators have the permission', async () => {
    const builder = new ReferenceBuilder();
    builder.add(
      'zerver_stream',
      channelRow(30, 'one', { can_remove_subscribers_group: 210 }),
      channelRow(31, 'two', {
        can_remove_subscribers_group: systemGroup('role:moderators'),
        stream_post_policy: 9,
      }),
      channelRow(32, 'three', { stream_post_policy: undefined, can_send_message_group: 210 }),
      channelRow(33, 'four', {
        stream_post_policy: undefined,
        can_send_message_group: systemGroup('role:fullmembers'),
      }),
    );
    const { records } = await convert(builder);
    const found = records.channels.filter(({ id }) => id >= 30);
    expect(
      found.map(({ can_remove_subscribers, post_policy }) => [can_remove_subscribers, post_policy]),
    ).to.deep.equal([
      [systemGroup('role:administrators'), 1],
      [systemGroup('role:moderators'), 2],
      [systemGroup('role:administrators'), 2],
      [systemGroup('role:administrators'), 3],
    ]);
  });

  it('are channels that are private or archived, and also web-public or for new users', async () => {
    const builder = new ReferenceBuilder();
    const wide = { is_web_public: true };
    builder.add(
      'zerver_stream',
      channelRow(30, 'open', wide),
      channelRow(31, 'private', { ...wide, invite_only: true }),
      channelRow(32, 'archived', { ...wide, deactivated: true }),
    );
    for (const stream of [30, 31, 32]) builder.add('zerver_defaultstream', { id: stream, realm: 2, stream });
    const { records } = await convert(builder);
    const found = records.channels.filter(({ id }) => id >= 30);
    expect(found.map(({ is_web_public, is_default }) => [is_web_public, is_default])).to.deep.equal([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('are members of groups who are not in the export', async () => {
    const builder = new ReferenceBuilder();
    builder.add('zerver_usergroupmembership', { id: 9, user_group: 210, user_profile: 999 });
    const { records } = await convert(builder);
    expect(records.group_members).to.deep.equal([{ group: 210, user: member }]);
  });

  it('are policies of other versions: the nearest permission that is not wider', async () => {
    const older = new ReferenceBuilder();
    const realm = older.row('zerver_realm', ids.realm);
    delete realm.can_create_public_channel_group;
    realm.create_public_stream_policy = 4;
    expect((await convert(older)).records.organization[0]?.settings).to.include({
      can_create_public_channel_group: systemGroup('role:moderators'),
    });
    const newer = new ReferenceBuilder();
    Object.assign(newer.row('zerver_realm', ids.realm), {
      can_delete_own_message_group: systemGroup('role:moderators'),
      can_add_custom_emoji_group: 220,
      can_mention_many_users_group: systemGroup('role:moderators'),
      can_create_bots_group: systemGroup('role:fullmembers'),
    });
    expect((await convert(newer)).records.organization[0]?.settings).to.include({
      delete_own_message_policy: 4,
      add_custom_emoji_policy: 2,
      wildcard_mention_policy: 7,
      bot_creation_policy: 3,
    });
  });

  it('are names of groups that are taken or like mentions, and groups that contain themselves', async () => {
    const builder = new ReferenceBuilder();
    const group = { description: '', is_system_group: false, can_mention_group: 210 };
    builder.add('zerver_usergroup', { id: 212, realm: 2 }, { id: 213, realm: 2 });
    builder.add(
      'zerver_namedusergroup',
      { id: 212, ...group, name: 'CREW' },
      { id: 213, ...group, name: '@role:nobody' },
    );
    builder.add('zerver_groupgroupmembership', { id: 2, supergroup: 210, subgroup: 211 });
    const { records, notTaken } = await convert(builder);
    expect(records.groups.filter(({ is_system }) => !is_system).map(({ name }) => name)).to.deep.equal([
      'crew',
      'Fleet',
      'CREW (212)',
      'nobody',
    ]);
    expect(records.group_subgroups).to.have.length(1);
    expect(notTaken.get('subgroups that contain their group')).to.equal(1);
  });

  it('are exports without groups, as converters of other services make them: the system groups are added', async () => {
    const builder = new ReferenceBuilder();
    for (const table of ['usergroup', 'namedusergroup', 'usergroupmembership', 'groupgroupmembership']) {
      delete builder.tables[`zerver_${table}`];
    }
    const { records } = await convert(builder);
    expect(records.groups.map(({ name }) => name))
      .to.include('role:administrators')
      .and.have.length(8);
  });

  it('are custom emoji without a picture, and their reactions; other names get valid', async () => {
    const png = new Uint8Array(await (await picture(8, 8)).arrayBuffer());
    const builder = new ReferenceBuilder().message(1, owner, to(general));
    const emoji = { realm: 2, author: member, deactivated: false };
    builder.add('zerver_realmemoji', { id: 1, ...emoji, name: 'gone', file_name: '1.png' });
    builder.add('zerver_realmemoji', { id: 2, ...emoji, name: 'text', file_name: '2.png' });
    builder.add('zerver_realmemoji', { id: 3, ...emoji, name: 'Sail.', file_name: '3.png' });
    builder.add('zerver_realmemoji', { id: 4, ...emoji, name: 'sail', file_name: '4.png' });
    builder.file('emoji', '2/emoji/images/2.png', 'no picture');
    builder.file('emoji', '2/emoji/images/3.png', png).file('emoji', '2/emoji/images/4.png', png);
    for (const [id, code] of ['1', '3', '03', '99'].entries()) {
      builder.add('zerver_reaction', {
        id: id + 1,
        message: 1,
        user_profile: member,
        emoji_name: 'x',
        emoji_code: code,
        reaction_type: 'realm_emoji',
      });
    }
    builder.add('zerver_reaction', {
      id: 9,
      message: 1,
      user_profile: member,
      emoji_name: 'zulip',
      emoji_code: 'zulip',
      reaction_type: 'zulip_extra_emoji',
    });
    builder.add('zerver_reaction', {
      id: 10,
      message: 1,
      user_profile: member,
      emoji_name: 'bad',
      emoji_code: '<>',
      reaction_type: 'unicode_emoji',
    });
    builder.add('zerver_reaction', {
      id: 11,
      message: 77,
      user_profile: member,
      emoji_name: 'tada',
      emoji_code: '1f389',
      reaction_type: 'unicode_emoji',
    });
    const { records, notTaken } = await convert(builder);
    expect(records.custom_emoji.map(({ name }) => name)).to.deep.equal(['sail', 'sail_4']);
    expect(records.reactions.map(({ emoji_name, emoji_code }) => [emoji_name, emoji_code])).to.deep.equal([
      ['sail', '3'],
      ['zulip', 'zulip'],
    ]);
    expect(notTaken.get('custom emoji without a readable picture')).to.equal(2);
  });

  it('are messages whose sender or place is missing, longer contents and invalid topics', async () => {
    const builder = new ReferenceBuilder();
    builder
      .message(1, 999, to(general))
      .message(2, owner, 4711)
      .message(3, owner, to(general), { content: 'é'.repeat(10_005) });
    builder.message(4, owner, to(general), { subject: 'x'.repeat(70), content: '' });
    builder.message(5, owner, to(general), { subject: '', content: 'a\u0000b' });
    builder.message(6, owner, to(general), { subject: 'a\tb\u200b' });
    const { records, notTaken } = await convert(builder);
    expect(records.messages.map(({ id }) => id)).to.deep.equal([3, 4, 5, 6]);
    expect(records.messages.map(({ topic }) => topic)).to.deep.equal([
      'weather',
      'x'.repeat(60),
      '(no topic)',
      'a b\u200b',
    ]);
    expect(records.messages.map(({ content }) => content.length)).to.deep.equal([10_000, 9, 2, 9]);
    expect(notTaken.get('messages of senders who are not in the export')).to.equal(1);
    expect(notTaken.get('messages whose channel or users are not in the export')).to.equal(1);
  });

  it('are files that are missing, linkifiers, playgrounds, domains and fields that are invalid', async () => {
    const builder = new ReferenceBuilder();
    builder.upload(1, '2/ab/abcdefghijklmnopqrstuvwx/x.txt', 'x');
    builder.files.delete('uploads/2/ab/abcdefghijklmnopqrstuvwx/x.txt');
    builder.add('zerver_realmfilter', {
      id: 1,
      pattern: '(?<=x)y',
      url_template: 'https://x.example/{id}',
      order: 1,
    });
    builder.add('zerver_realmplayground', {
      id: 1,
      name: 'P',
      pygments_language: 'py',
      url_template: 'https://x.example/{other}',
    });
    builder.add('zerver_realmdomain', { id: 1, domain: 'no dots', allow_subdomains: true });
    builder.add('zerver_customprofilefield', {
      id: 1,
      name: 'F',
      hint: '',
      field_type: 3,
      order: 1,
      field_data: '{}',
    });
    builder.add('zerver_customprofilefieldvalue', { id: 1, user_profile: member, field: 1, value: '0' });
    const { records, notTaken } = await convert(builder);
    for (const kind of [
      'attachments',
      'linkifiers',
      'playgrounds',
      'domains',
      'profile_fields',
      'profile_values',
    ] as const) {
      expect(records[kind], kind).to.deep.equal([]);
    }
    expect([...notTaken.keys()].filter((what) => !what.startsWith('rows'))).to.have.length(6);
  });

  it('are archived channels: those who were subscribed to the end read them', async () => {
    const builder = new ReferenceBuilder().subscribe(member, to(ids.archived));
    builder.subscribe(owner, to(ids.archived), { active: false });
    builder.message(1, owner, to(ids.archived), {}, { [owner]: 1, [member]: 1 });
    const { records, notTaken } = await convert(builder);
    const found = records.subscriptions.filter(({ channel }) => channel === ids.archived);
    expect(found.map(({ user, since, until }) => [user, since, until])).to.deep.equal([[member, 0, 1]]);
    expect(notTaken.get('subscriptions that ended')).to.equal(1);
  });
});
