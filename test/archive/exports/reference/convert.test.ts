import { expect } from 'chai';

import { ReferenceExport } from '../../../../src/archive/exports/reference/source.js';
import { isReferenceExport } from '../../../../src/archive/exports/reference/unpack.js';
import { picture } from '../../../support/pictures.js';
import { flags, ids, ReferenceBuilder, to } from './builder.js';
import { convert, SITE } from './fixtures.js';

const { read, starred, collapsed, mentioned, channelWildcard, alert } = flags;
const { owner, member, guest, general, secret, vault } = ids;

/** Leaves out what only describes a subscription. */
const periods = (records: readonly { user: number; since?: number; until?: number | null }[], user: number) =>
  records.filter((one) => one.user === user).map(({ since, until }) => [since, until]);

describe('The conversion of an export of the reference server', () => {
  it('recognizes an export by its folder, packed or not', async () => {
    const builder = new ReferenceBuilder();
    expect(await isReferenceExport(await builder.write())).to.equal(true);
    expect(await isReferenceExport(await builder.writeFolder())).to.equal(true);
  });

  it('reads a folder like a packed one, and twice the same', async () => {
    const builder = new ReferenceBuilder().message(1, owner, to(general));
    const source = await ReferenceExport.open(await builder.writeFolder(), SITE);
    const kinds = async (): Promise<string[]> => {
      const found = [];
      for await (const { kind } of source.read()) found.push(kind);
      return found;
    };
    const first = await kinds();
    expect(await kinds()).to.deep.equal(first);
    expect(source.progress()).to.equal(1);
    expect(first).to.include('messages');
    await source.close();
  });

  it('takes a public export: no private messages, but accounts, channels and what is read', async () => {
    const builder = new ReferenceBuilder();
    builder.message(1, owner, to(general), {}, { [owner]: read, [member]: read });
    const { records } = await convert(builder);
    expect(records.messages).to.have.length(1);
    expect(records.users).to.have.length(9);
    expect(records.channels.map(({ id }) => id)).to.deep.equal([general, secret, vault, ids.archived]);
    expect(records.read_marks).to.deep.include({
      user: member,
      channel: general,
      topic: 'weather',
      users: null,
      read_to: 1,
    });
  });

  it('orders the messages of all files by their IDs', async () => {
    const builder = new ReferenceBuilder();
    builder.perFile = 2;
    for (const id of [7, 3, 30, 12, 5]) builder.message(id, owner, to(general));
    const { records } = await convert(builder);
    expect(records.messages.map(({ id }) => id)).to.deep.equal([3, 5, 7, 12, 30]);
  });

  it('takes direct messages of two users, of more users, and of one user to the same user', async () => {
    const builder = new ReferenceBuilder();
    builder.message(1, member, to(owner)).message(2, owner, to(member)).message(3, owner, to(owner));
    builder.message(4, guest, ids.group, { subject: '\u0007' });
    const { records } = await convert(builder);
    expect(records.messages.map(({ users }) => users)).to.deep.equal([
      [owner, member],
      [owner, member],
      [owner],
      [owner, member, guest],
    ]);
    expect(records.messages.map(({ topic }) => topic)).to.deep.equal(['', '', '', '']);
    expect(records.read_marks.filter(({ user }) => user === member).map(({ users }) => users)).to.deep.equal([
      [owner, member],
      [owner, member, guest],
    ]);
  });

  it('takes the messages of the bots of the server', async () => {
    const builder = new ReferenceBuilder().message(1, ids.notificationBot, to(general));
    builder.message(2, ids.welcomeBot, to(member)).message(3, ids.mailBot, to(general));
    const { records } = await convert(builder);
    expect(records.messages.map(({ sender }) => sender)).to.deep.equal([1, 3, 2]);
    const bots = records.users.filter(({ id }) => id <= 3);
    expect(bots.map(({ system_bot, is_active }) => [system_bot, is_active])).to.deep.equal([
      ['notification', true],
      [null, false],
      ['welcome', true],
    ]);
  });

  it('takes flags, and wildcard mentions as part of the message', async () => {
    const builder = new ReferenceBuilder();
    builder.message(
      1,
      owner,
      to(general),
      {},
      {
        [owner]: read | starred | collapsed,
        [member]: mentioned | alert | channelWildcard,
      },
    );
    builder.message(2, owner, to(general), {}, { [owner]: read, [member]: read | 64 | 32 });
    const { records } = await convert(builder);
    expect(records.message_flags).to.deep.equal([
      { message: 1, user: owner, flags: ['starred', 'collapsed'] },
      { message: 1, user: member, flags: ['mentioned', 'has_alert_word'] },
      { message: 2, user: member, flags: ['mentioned', 'topic_wildcard_mentioned'] },
    ]);
    expect(records.messages.map(({ wildcard }) => wildcard)).to.deep.equal(['channel', 'topic']);
  });

  it('takes what is unread: behind the mark, and as ranges before it', async () => {
    const builder = new ReferenceBuilder();
    const unreadByMember = [2, 3, 5, 8, 9];
    for (const id of [1, 2, 3, 4, 5, 6, 8, 9]) {
      const mask = unreadByMember.includes(id) ? 0 : read;
      builder.message(
        id,
        owner,
        to(general),
        { subject: id % 2 ? 'Tea' : 'tea' },
        { [owner]: read, [member]: mask },
      );
    }
    builder.message(7, owner, to(general), { subject: 'other' }, { [owner]: read, [member]: read });
    const { records } = await convert(builder);
    const own = records.read_marks.filter(({ user }) => user === member);
    expect(own.map(({ topic, read_to }) => [topic.toLowerCase(), read_to])).to.have.deep.members([
      ['tea', 7],
      ['other', 7],
    ]);
    expect(
      records.read_ranges.map(({ user, first, last, is_read }) => [user, first, last, is_read]),
    ).to.deep.equal([
      [member, 2, 3, false],
      [member, 5, 5, false],
    ]);
  });

  it('lets a subscription to a channel with shared history begin before the first received message', async () => {
    const builder = new ReferenceBuilder().subscribe(guest, to(general)).subscribe(member, to(secret));
    builder.message(1, owner, to(general), {}, { [owner]: read, [member]: read | 1024 | starred });
    builder.message(2, owner, to(general), {}, { [owner]: read });
    builder.message(4, owner, to(general), {}, { [owner]: read, [member]: read });
    const { records } = await convert(builder);
    expect(periods(records.subscriptions, owner)).to.deep.equal([[0, null]]);
    expect(periods(records.subscriptions, guest)).to.deep.equal([[4, null]]);
    expect(periods(records.subscriptions, member)).to.deep.equal([
      [3, null],
      [4, null],
    ]);
  });

  it('makes a period of each time in which a user received a channel with protected history', async () => {
    const builder = new ReferenceBuilder();
    for (const user of [owner, member, guest]) builder.subscribe(user, to(vault));
    builder.row('zerver_userprofile', guest).long_term_idle = true;
    const received = { 2: true, 3: true, 5: true, 8: true } as Record<number, boolean>;
    for (const id of [1, 2, 3, 4, 5, 8, 9]) {
      const own: Record<number, number> = received[id] === true ? { [member]: read, [guest]: read } : {};
      builder.message(id, owner, to(vault), {}, { ...own, [owner]: read });
    }
    builder.message(6, owner, to(general), {}, { [owner]: read });
    const { records } = await convert(builder);
    const inVault = records.subscriptions.filter(({ channel }) => channel === vault);
    expect(periods(inVault, owner)).to.deep.equal([[0, null]]);
    expect(periods(inVault, member)).to.deep.equal([
      [1, 3],
      [4, 8],
      [9, null],
    ]);
    // The reference server adds the rows of users who were away for long when they return.
    expect(periods(inVault, guest)).to.deep.equal([
      [1, 3],
      [4, null],
    ]);
  });

  it('takes edits and moves, also in the older form', async () => {
    const builder = new ReferenceBuilder();
    const edit_history = JSON.stringify([
      { user_id: owner, timestamp: 30, prev_stream: secret, stream: general, prev_topic: 'a', topic: 'b' },
      { user_id: 999, timestamp: 20.5, prev_subject: 'zero' },
      { user_id: null, timestamp: 10, prev_content: 'first', prev_stream: 888 },
      { user_id: owner, timestamp: 5, LAST_EDIT: true },
    ]);
    builder.message(1, owner, to(general), { edit_history, last_edit_time: 30.9 });
    const { records } = await convert(builder);
    expect(records.messages[0]?.edited_at).to.equal(30);
    expect(records.edits).to.deep.equal([
      {
        message: 1,
        user: owner,
        edited_at: 30,
        channel: secret,
        new_channel: general,
        topic: 'a',
        new_topic: 'b',
      },
      { message: 1, user: null, edited_at: 20, topic: 'zero' },
      { message: 1, user: null, edited_at: 10, content: 'first' },
    ]);
  });

  it('takes personal lists, services and stored values of bots, and scheduled messages', async () => {
    const builder = new ReferenceBuilder();
    builder.add('zerver_muteduser', { id: 1, user_profile: member, muted_user: guest, date_muted: 7.9 });
    builder.add('zerver_alertword', { id: 1, user_profile: member, realm: 2, word: 'boat' });
    builder.add('zerver_alertword', { id: 2, user_profile: member, realm: 2, word: 'Boat' });
    builder.add('zerver_onboardingstep', {
      id: 1,
      user: member,
      onboarding_step: 'intro_inbox_view_modal',
      timestamp: 1,
    });
    builder.add('zerver_onboardingstep', { id: 2, user: member, onboarding_step: 'unknown', timestamp: 1 });
    builder.add('zerver_userstatus', {
      id: 1,
      user_profile: member,
      status_text: 'at sea',
      emoji_name: '',
      emoji_code: '',
      reaction_type: 'unicode_emoji',
    });
    builder.add('zerver_usertopic', {
      id: 1,
      user_profile: member,
      stream: general,
      topic_name: 'x',
      visibility_policy: 1,
      last_updated: 5,
    });
    builder.add('zerver_usertopic', {
      id: 2,
      user_profile: member,
      stream: general,
      topic_name: 'y',
      visibility_policy: 0,
      last_updated: 5,
    });
    builder.add('zerver_botstoragedata', { id: 1, bot_profile: ids.bot, key: 'k', value: 'v' });
    builder.add('zerver_service', {
      id: 1,
      user_profile: ids.webhook,
      name: 'hook',
      base_url: 'https://hook.example.com',
      interface: 2,
      token: 'secret-token',
    });
    const later = {
      sender: member,
      recipient: to(general),
      subject: 'plans',
      content: 'soon',
      scheduled_timestamp: 2_000_000_000.5,
      sending_client: 1,
      delivery_type: 1,
    };
    builder.add(
      'zerver_scheduledmessage',
      { id: 1, ...later, delivered: false },
      { id: 2, ...later, delivered: true },
      { id: 3, ...later, delivered: false, failed: true },
    );
    const { records } = await convert(builder);
    expect(records.muted_users).to.deep.equal([{ user: member, muted: guest, muted_at: 7 }]);
    expect(records.alert_words).to.deep.equal([{ user: member, word: 'boat' }]);
    expect(records.onboarding_steps).to.deep.equal([{ user: member, step: 'intro_inbox_view_modal' }]);
    expect(records.user_statuses.map(({ text }) => text)).to.deep.equal(['at sea']);
    expect(records.topic_policies.map(({ topic, policy }) => [topic, policy])).to.deep.equal([['x', 1]]);
    expect(records.bot_storage).to.deep.equal([{ user: ids.bot, key: 'k', value: 'v' }]);
    expect(records.bot_configurations.find(({ user }) => user === ids.webhook)).to.deep.include({
      service_name: 'hook',
      service_url: 'https://hook.example.com',
      service_interface: 2,
      default_sending_channel: general,
    });
    expect(records.scheduled_messages).to.have.length(1);
    expect(records.scheduled_messages[0]).to.deep.include({
      channel: general,
      topic: 'plans',
      deliver_at: 2_000_000_000,
    });
    expect(JSON.stringify(records)).not.to.match(/secret-token|realm-secret/);
  });

  it('takes profile fields in their order with their values', async () => {
    const builder = new ReferenceBuilder();
    const field = { realm: 2, hint: '', field_data: '', display_in_profile_summary: true, required: false };
    builder.add('zerver_customprofilefield', { id: 1, ...field, name: 'Mentor', field_type: 6, order: 3 });
    builder.add('zerver_customprofilefield', { id: 2, ...field, name: 'Boat', field_type: 1, order: 1 });
    builder.add('zerver_customprofilefield', {
      id: 3,
      ...field,
      name: 'Sail',
      field_type: 3,
      order: 2,
      field_data: '{"0":{"text":"Jib","order":"1"}}',
    });
    builder.add('zerver_customprofilefieldvalue', {
      id: 1,
      user_profile: member,
      field: 1,
      value: `[${owner},999]`,
    });
    builder.add('zerver_customprofilefieldvalue', {
      id: 2,
      user_profile: member,
      field: 2,
      value: 'a cutter',
    });
    const { records } = await convert(builder);
    expect(records.profile_fields.map(({ name, in_summary }) => [name, in_summary])).to.deep.equal([
      ['Boat', true],
      ['Sail', true],
      ['Mentor', false],
    ]);
    expect(records.profile_values.map(({ value }) => value)).to.deep.equal([`[${owner}]`, 'a cutter']);
  });

  it('takes icons, logos and avatars, and prefers the original pictures', async () => {
    const original = new Uint8Array(await (await picture(40, 40)).arrayBuffer());
    const small = new Uint8Array(await (await picture(20, 20)).arrayBuffer());
    const builder = new ReferenceBuilder();
    Object.assign(builder.row('zerver_realm', ids.realm), { icon_source: 'U' });
    builder.file('realm_icons', '2/icon.png', small).file('realm_icons', '2/icon.original', original);
    builder.row('zerver_userprofile', member).avatar_source = 'U';
    builder.file('avatars', '2/h.png', small, { user_profile_id: member });
    builder.file('avatars', '2/h.original', original, { user_profile_id: member });
    builder.file('avatars', '2/g.png', small, { user_profile_id: guest });
    const { files } = await convert(builder);
    expect([...files.keys()]).to.deep.equal(['files/organization/1', `files/avatars/${member}`]);
    for (const content of files.values()) expect(content.equals(original)).to.equal(true);
  });

  it('keeps the paths of files that fit, and changes the others with all links to them', async () => {
    const token = 'abcdefghijklmnopqrstuvwx';
    const builder = new ReferenceBuilder();
    builder.upload(1, `2/ab/${token}/kept.txt`, 'one');
    builder.upload(2, `2/${token.toUpperCase()}/from s3 & co.txt`, 'two', { content_type: 'text/x-log' });
    builder.upload(3, `2/9/${token.replace('a', 'z')}/one-digit.txt`, 'three');
    const content = [
      `[kept](/user_uploads/2/ab/${token}/kept.txt)`,
      `[s3](/user_uploads/2/${token.toUpperCase()}/from%20s3%20&%20co.txt)`,
      `https://old.example.com/user_uploads/2/9/${token.replace('a', 'z')}/one-digit.txt, and`,
      '/user_uploads/2/9/unknown/x.txt',
    ].join(' ');
    builder.message(1, member, to(general), { content });
    const { records, files } = await convert(builder);
    const [kept, s3, digit] = records.attachments.map(({ path }) => path);
    expect(kept).to.equal(`2/ab/${token}/kept.txt`);
    expect(s3).to.match(new RegExp(`^2/[0-9a-f]{2}/${token.toUpperCase()}/from-s3-co\\.txt$`));
    expect(digit).to.match(new RegExp(`^2/[0-9a-f]{2}/${token.replace('a', 'z')}/one-digit\\.txt$`));
    expect(records.messages[0]?.content).to.equal(
      [
        `[kept](/user_uploads/${kept})`,
        `[s3](/user_uploads/${s3})`,
        `https://old.example.com/user_uploads/${digit}, and`,
        '/user_uploads/2/9/unknown/x.txt',
      ].join(' '),
    );
    expect(records.attachments.map(({ content_type }) => content_type)).to.deep.equal([
      'text/plain',
      'text/x-log',
      'text/plain',
    ]);
    expect([...files.values()].map(String)).to.deep.equal(['one', 'two', 'three']);
  });
});
