import { expect } from 'chai';

import { openSource } from '../../../../src/archive/exports/open-source.js';
import { fetchFile } from '../../../chat/attachments/fixtures.js';
import { Client, type Body } from '../../../support/client.js';
import { createEmptyDatabase, type TestDatabase } from '../../../support/databases.js';
import { animation, picture } from '../../../support/pictures.js';
import { OWNER, startServer, type TestServer } from '../../../support/server.js';
import { importInto } from '../import-fixtures.js';
import { flags, ids, ReferenceBuilder, to } from './builder.js';
import { SITE } from './fixtures.js';

const { read, starred, mentioned, channelWildcard } = flags;
const TOKEN = 'abcdefghijklmnopqrstuvwx';
const ALL = { anchor: 'oldest', num_before: 0, num_after: 100, apply_markdown: true };

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** An organization with everything that a full export has. */
const fullExport = async (): Promise<ReferenceBuilder> => {
  const full = new ReferenceBuilder();
  const { owner, member, guest } = ids;
  full.row('zerver_userprofile', owner).delivery_email = OWNER.email;
  full.row('zerver_userprofile', member).avatar_source = 'U';
  full.file('avatars', '2/hash.original', await bytesOf(await picture()), { user_profile_id: member });
  full.add('zerver_realmemoji', {
    id: 40,
    realm: ids.realm,
    name: 'sail.boat',
    file_name: '40.gif',
    author: member,
    deactivated: false,
  });
  full.file('emoji', '2/emoji/images/40.gif', await bytesOf(await animation()), { file_name: '40.gif' });
  full.upload(60, `2/7/${TOKEN}/log.txt`, 'wind: west');
  full.subscribe(member, to(ids.secret)).subscribe(owner, to(ids.vault)).subscribe(member, to(ids.vault));
  full.message(3, owner, to(ids.vault), { content: 'before Max' }, { [owner]: read });
  full.message(4, owner, to(ids.vault), { content: 'with Max' }, { [owner]: read, [member]: read });
  full.message(
    5,
    member,
    to(ids.general),
    {
      content: `The [log](/user_uploads/2/7/${TOKEN}/log.txt) of @**Olga Owner**`,
      edit_history: JSON.stringify([
        {
          user_id: member,
          timestamp: 1_700_000_100,
          prev_content: 'The log',
          prev_rendered_content: '<b>x</b>',
        },
      ]),
      last_edit_time: 1_700_000_100.7,
      sending_client: 2,
    },
    { [owner]: mentioned, [member]: read },
  );
  full.message(
    6,
    owner,
    to(ids.general),
    { subject: 'Lunch', content: '@**all** soup' },
    {
      [owner]: read,
      [member]: channelWildcard,
    },
  );
  full.message(
    7,
    member,
    to(ids.general),
    { subject: 'lunch', content: 'yes' },
    { [owner]: read, [member]: read },
  );
  full.message(8, member, to(ids.secret), { content: 'hidden' }, { [member]: read });
  full.message(9, member, to(owner), { subject: '', content: 'hello' }, { [owner]: 0, [member]: read });
  full.message(
    10,
    guest,
    ids.group,
    { subject: '', content: 'we three' },
    {
      [owner]: starred | read,
      [member]: 0,
      [guest]: read,
    },
  );
  full.add(
    'zerver_reaction',
    {
      id: 1,
      message: 7,
      user_profile: owner,
      emoji_name: 'tada',
      emoji_code: '1f389',
      reaction_type: 'unicode_emoji',
    },
    {
      id: 2,
      message: 7,
      user_profile: guest,
      emoji_name: 'sail.boat',
      emoji_code: '40',
      reaction_type: 'realm_emoji',
    },
  );
  full.add('zerver_usertopic', {
    id: 1,
    user_profile: member,
    stream: ids.general,
    topic_name: 'LUNCH',
    visibility_policy: 3,
    last_updated: 1_700_000_000,
  });
  full.add('zerver_realmfilter', {
    id: 1,
    realm: ids.realm,
    pattern: '#(?P<id>[0-9]{2,8})',
    url_template: 'https://tracker.example.com/{id}',
    order: 1,
  });
  return full;
};

describe('Import of a full export of the reference server', () => {
  let database: TestDatabase;
  let site: TestServer;
  let member: Client;
  let guest: Client;
  let leftOut: string[];

  const logIn = async (id: number): Promise<Client> => {
    const { services, url } = site;
    const row = await services.store.read((tx) =>
      tx.first<{ delivery_email: string; api_key_encrypted: string }>(
        'SELECT delivery_email, api_key_encrypted FROM users WHERE id = ?',
        [id],
      ),
    );
    const key = services.keys.decrypt(row?.api_key_encrypted ?? '');
    return new Client(url, { email: row?.delivery_email ?? '', key });
  };

  const messagesOf = async (client: Client, more: object = {}): Promise<Body[]> =>
    (await client.ok('GET', '/messages', { ...ALL, ...more })).messages;

  before(async () => {
    database = await createEmptyDatabase();
    const opened = await openSource(await (await fullExport()).write(), SITE, () => undefined);
    const { warnings } = await importInto(database, opened.source);
    expect(warnings).to.deep.equal([]);
    leftOut = opened.leftOut();
    await opened.close();
    site = await startServer({ database });
    member = await logIn(ids.member);
    guest = await logIn(ids.guest);
  });
  after(async () => {
    await site.close();
    await database.remove();
  });

  it('renders the Markdown of messages anew, and keeps their IDs, times and programs', async () => {
    const [message] = await messagesOf(member, { narrow: [['id', '5']] });
    expect(message).to.deep.include({
      id: 5,
      sender_id: ids.member,
      client: 'ZulipMobile',
      timestamp: 1_700_000_005,
    });
    expect(message.content).to.include(`data-user-id="${ids.owner}">@Olga Owner</span>`);
    expect(message.content).to.match(new RegExp(`href="/user_uploads/2/[0-9a-f]{2}/${TOKEN}/log.txt"`));
    expect(JSON.stringify(await messagesOf(member))).not.to.include('script');
  });

  it('shows each user the messages that they could read before', async () => {
    const idsOf = async (client: Client): Promise<number[]> => (await messagesOf(client)).map(({ id }) => id);
    expect(await idsOf(member)).to.deep.equal([4, 5, 6, 7, 8, 9, 10]);
    expect(await idsOf(site.owner)).to.deep.equal([3, 4, 5, 6, 7, 9, 10]);
    expect(await idsOf(guest)).to.deep.equal([10]);
  });

  it('keeps what is unread, starred and mentioned', async () => {
    const { unread_msgs } = await member.ok('POST', '/register', { fetch_event_types: ['message'] });
    expect(unread_msgs.count).to.equal(2);
    expect(unread_msgs.mentions).to.deep.equal([6]);
    const own = await site.owner.ok('POST', '/register', { fetch_event_types: ['message'] });
    expect(own.unread_msgs).to.deep.include({ count: 2, mentions: [5] });
    const found = await messagesOf(site.owner, { narrow: [['is', 'starred']] });
    expect(found.map(({ id }) => id)).to.deep.equal([10]);
  });

  it('keeps reactions with Unicode and custom emoji', async () => {
    const [message] = await messagesOf(member, { narrow: [['id', '7']] });
    const shown = message.reactions.map(({ user_id, emoji_name, emoji_code }: Body) => [
      user_id,
      emoji_name,
      emoji_code,
    ]);
    expect(shown).to.deep.equal([
      [ids.owner, 'tada', '1f389'],
      [ids.guest, 'sail_boat', '40'],
    ]);
    const { emoji } = await member.ok('GET', '/realm/emoji');
    expect((await fetchFile(site, emoji['40'].source_url)).status).to.equal(200);
  });

  it('keeps the history of edits', async () => {
    const { message_history } = await member.ok('GET', '/messages/5/history');
    expect(message_history.map(({ content }: Body) => content)[0]).to.equal('The log');
    expect(JSON.stringify(message_history)).not.to.include('<b>x</b>');
  });

  it('serves files at the addresses in messages, to those who read these', async () => {
    const [message] = await messagesOf(member, { narrow: [['id', '5']] });
    const path = /href="([^"]+)"/.exec(message.content)?.[1] ?? '';
    const file = await fetchFile(site, path, member);
    expect([file.status, await file.text()]).to.deep.equal([200, 'wind: west']);
    expect((await fetchFile(site, path, guest)).status).to.equal(404);
  });

  it('keeps users, groups and channels', async () => {
    const { members } = await member.ok('GET', '/users');
    const byId = new Map((members as Body[]).map((one) => [one.user_id, one]));
    expect(byId.get(ids.guest)).to.deep.include({ full_name: 'Gina Guest', role: 600, is_active: true });
    expect(byId.get(ids.bot)).to.deep.include({ is_bot: true, bot_owner_id: ids.member });
    expect(byId.get(ids.dummy)?.is_active).to.equal(false);
    const avatar = await fetchFile(site, byId.get(ids.member)?.avatar_url);
    expect(avatar.headers.get('content-type')).to.equal('image/png');
    const { user_groups } = await member.ok('GET', '/user_groups');
    expect((user_groups as Body[]).find(({ id }) => id === 211)).to.deep.include({
      name: 'Fleet',
      direct_subgroup_ids: [210],
    });
    const { streams } = await member.ok('GET', '/streams');
    expect((streams as Body[]).map(({ name }) => name)).to.have.members(['general', 'secret', 'vault']);
  });

  it('keeps settings of the organization and of users', async () => {
    const state = await member.ok('POST', '/register', {
      fetch_event_types: ['realm', 'user_settings', 'user_topic', 'realm_linkifiers'],
      client_capabilities: { user_settings_object: true, linkifier_url_template: true },
    });
    expect(state).to.deep.include({
      realm_name: 'Old Boats',
      realm_invite_to_realm_policy: 2,
      realm_waiting_period_threshold: 3,
    });
    expect(state.user_settings.color_scheme).to.equal(2);
    expect(state.user_topics).to.have.length(1);
    expect(state.realm_linkifiers).to.have.length(1);
  });

  it('reports what it left out', () => {
    expect(leftOut).to.include('Not taken: rows of zerver_userpresence (1)');
  });
});

describe('Import of an export of the reference server without rows of what users received', () => {
  it('has the messages in their channels, but not in the combined feed', async () => {
    const builder = new ReferenceBuilder();
    builder.row('zerver_userprofile', ids.owner).delivery_email = OWNER.email;
    builder.message(5, ids.member, to(ids.general)).message(6, ids.owner, to(ids.general));
    const database = await createEmptyDatabase();
    const opened = await openSource(await builder.write(), SITE, () => undefined);
    await importInto(database, opened.source);
    await opened.close();
    const site = await startServer({ database });
    const idsIn = async (narrow: readonly object[]): Promise<number[]> =>
      (await site.owner.ok('GET', '/messages', { ...ALL, narrow })).messages.map(({ id }: Body) => id);
    expect(await idsIn([])).to.deep.equal([]);
    expect(await idsIn([{ operator: 'channel', operand: ids.general }])).to.deep.equal([5, 6]);
    expect(await idsIn([{ operator: 'channels', operand: 'public' }])).to.deep.equal([5, 6]);
    const { unread_msgs } = await site.owner.ok('POST', '/register', { fetch_event_types: ['message'] });
    expect(unread_msgs.count).to.equal(0);
    const { id } = await site.owner.ok('POST', '/messages', {
      type: 'channel',
      to: ids.general,
      topic: 'next',
      content: 'new',
    });
    expect(await idsIn([])).to.deep.equal([id]);
    await site.close();
    await database.remove();
  });
});
