import { expect } from 'chai';

import { fetchFile, upload } from '../../chat/attachments/fixtures.js';
import { Client, type Body } from '../../support/client.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { animation, picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { download, exportAll, without } from './fixtures.js';
import { startImported, type ImportedSite } from './import-fixtures.js';

const ALL = {
  anchor: 'oldest',
  num_before: 0,
  num_after: 5000,
  narrow: [{ operator: 'channels', operand: 'public' }],
};

const messagesOf = async (client: Client): Promise<Body[]> =>
  (await client.ok('GET', '/messages', ALL)).messages;

/** Pictures get new addresses, since these must not be guessed. */
const withoutPictures = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\/user_avatars\/[^"\\]+/g, 'picture')
      .replaceAll(/"avatar_version":\d+/g, '"avatar_version":1'),
  ) as T;

/** What every reader of a message sees, apart from addresses of pictures, and numbers that no other object names. */
const comparable = (message: Body): Body => ({
  ...withoutPictures(without(message, 'avatar_url', 'flags', 'recipient_id')),
  reactions: message.reactions.map((one: Body) => without(one, 'user')),
  submessages: message.submessages.map((one: Body) => without(one, 'id')),
});

/** Returns a client with the key that the import made. */
const logIn = async ({ services, url }: TestServer, email: string): Promise<Client> => {
  const row = await services.store.read((tx) =>
    tx.first<{ api_key_encrypted: string }>('SELECT api_key_encrypted FROM users WHERE delivery_email = ?', [
      email,
    ]),
  );
  return new Client(url, { email, key: services.keys.decrypt(row?.api_key_encrypted ?? '') });
};

describe('Export and import of the public data', () => {
  let from: TestServer;
  let to: ImportedSite;
  let anna: Person;
  let reader: Person;
  let readerThere: Client;
  let fileUrl: string;
  let editedId: number;

  const send = async (by: Person, topic: string, content: string, channel = 'news'): Promise<number> =>
    (await by.client.ok('POST', '/messages', { type: 'channel', to: channel, topic, content })).id;

  before(async () => {
    from = await startServer();
    anna = await from.person('Anna Author');
    reader = await from.person('Rudi Reader');
    await from.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'news', description: 'What is **new**' }],
      principals: [anna.id, reader.id],
    });
    await anna.client.ok('POST', '/users/me/avatar', { file: await picture() });
    await from.owner.ok('POST', '/realm/emoji/sail_boat', { file: await animation() });
    await from.owner.ok('POST', '/realm/icon', { file: await picture() });
    await from.owner.ok('PATCH', '/realm', {
      description: 'We build **boats**',
      allow_message_editing: true,
    });
    await from.owner.ok('POST', '/realm/filters', {
      pattern: '#(?P<id>[0-9]{2,8})',
      url_template: 'https://tracker.example.com/{id}',
    });
    await from.owner.ok('POST', '/realm/playgrounds', {
      name: 'Rust',
      pygments_language: 'rust',
      url_template: 'https://play.example.com/?code={code}',
    });
    await from.owner.ok('POST', '/realm/domains', { domain: 'boats.example', allow_subdomains: true });
    const { id: field } = await from.owner.ok('POST', '/realm/profile_fields', {
      name: 'Boat',
      field_type: 1,
    });
    await anna.client.ok('PATCH', '/users/me/profile_data', { data: [{ id: field, value: 'a *cutter*' }] });
    await anna.client.ok('POST', '/users/me/status', { status_text: 'sailing', emoji_name: 'boat' });
    await from.owner.ok('POST', '/user_groups/create', {
      name: 'crew',
      description: 'Sailors',
      members: [anna.id],
    });
    fileUrl = await upload(anna, textFile('log.txt', 'wind: west'));
    editedId = await send(anna, 'weather', 'calm');
    await anna.client.ok('PATCH', `/messages/${editedId}`, { content: 'stormy, see #1234' });
    await send(anna, 'weather', `The [log](${fileUrl}) of :sail_boat:, @**Rudi Reader** and @*crew*`);
    const liked = await send(reader, 'lunch', '@**all** `code` and $$x^2$$');
    await anna.client.ok('POST', `/messages/${liked}/reactions`, { emoji_name: 'tada' });
    await reader.client.ok('POST', `/messages/${liked}/reactions`, { emoji_name: 'sail_boat' });
    const poll = await send(anna, 'lunch', '/poll Where?\nHere\nThere');
    await reader.client.ok('POST', '/submessage', {
      message_id: poll,
      msg_type: 'widget',
      content: JSON.stringify({ type: 'vote', key: 'canned,0', vote: 1 }),
    });
    const moved = await send(anna, 'wrong', 'moved later');
    await anna.client.ok('PATCH', `/messages/${moved}`, { topic: 'right' });
    await anna.client.ok('POST', '/messages', { type: 'direct', to: [reader.id], content: 'between us' });
    const { export_url } = await exportAll(from);
    to = await startImported(await download(from, export_url));
    readerThere = await logIn(to.site, reader.email);
  });
  after(async () => {
    await to.close();
    await from.close();
  });

  it('keeps the messages with their HTML, reactions, submessages and edits', async () => {
    const before = await messagesOf(reader.client);
    const there = await messagesOf(readerThere);
    expect(there.map(comparable)).to.deep.equal(before.map(comparable));
    expect(before.length).to.be.greaterThan(6);
  });

  it('keeps the history of messages', async () => {
    for (const { id } of await messagesOf(reader.client)) {
      const [one, other] = await Promise.all(
        [reader.client, readerThere].map((client) => client.ok('GET', `/messages/${id}/history`)),
      );
      expect(withoutPictures(other?.message_history)).to.deep.equal(withoutPictures(one?.message_history));
    }
  });

  it('keeps users, groups, channels and lists', async () => {
    const fetch_event_types = [
      'realm',
      'realm_user',
      'realm_user_groups',
      'user_group',
      'realm_emoji',
      'realm_linkifiers',
      'realm_playgrounds',
      'realm_domains',
      'custom_profile_fields',
      'user_status',
      'default_streams',
    ];
    const [one, other] = await Promise.all(
      [reader.client, readerThere].map((client) => client.ok('POST', '/register', { fetch_event_types })),
    );
    const shown = (state: Body): Body => {
      return withoutPictures(without(state, 'queue_id', 'server_generation', 'last_event_id'));
    };
    const [there, here] = [shown(other), shown(one)];
    for (const name of Object.keys(here)) expect(there[name], name).to.deep.equal(here[name]);
  });

  it('keeps channels and their subscribers', async () => {
    const [one, other] = await Promise.all(
      [reader.client, readerThere].map((client) => client.ok('GET', '/streams')),
    );
    expect(other).to.deep.equal(one);
    const { stream_id } = one.streams.find(({ name }: Body) => name === 'news');
    const members = await Promise.all(
      [reader.client, readerThere].map((client) => client.ok('GET', `/streams/${stream_id}/members`)),
    );
    expect(members[1]).to.deep.equal(members[0]);
  });

  it('keeps files, their addresses and pictures', async () => {
    const file = await fetchFile(to.site, fileUrl, readerThere);
    expect([file.status, await file.text()]).to.deep.equal([200, 'wind: west']);
    const { members } = await readerThere.ok('GET', '/users');
    const { avatar_url } = (members as Body[]).find(({ user_id }) => user_id === anna.id) ?? {};
    expect((await fetch(to.site.url + String(avatar_url))).headers.get('content-type')).to.equal('image/png');
  });

  it('marks everything as read, and finds messages by search', async () => {
    const { unread_msgs } = await readerThere.ok('POST', '/register', { fetch_event_types: ['message'] });
    expect(unread_msgs.count).to.equal(0);
    const { messages } = await readerThere.ok('GET', '/messages', {
      ...ALL,
      narrow: [...ALL.narrow, { operator: 'search', operand: 'stormy' }],
    });
    expect(messages.map(({ id }: Body) => id)).to.deep.equal([editedId]);
  });

  it('has all messages from before the subscriptions, so they are not in the combined feed', async () => {
    const channelMessages = (await messagesOf(readerThere)).map(({ id }) => id);
    expect(channelMessages).to.include(editedId);
    const { messages } = await readerThere.ok('GET', '/messages', { ...ALL, narrow: [] });
    expect(messages).to.deep.equal([]);
  });

  it('continues: new messages get higher IDs, and are unread for others', async () => {
    const newest = (await messagesOf(readerThere)).at(-1)?.id;
    const { id } = await to.site.owner.ok('POST', '/messages', {
      type: 'channel',
      to: 'news',
      topic: 'next',
      content: 'again',
    });
    expect(id).to.be.greaterThan(Number(newest));
    const { unread_msgs } = await readerThere.ok('POST', '/register', { fetch_event_types: ['message'] });
    expect(unread_msgs.count).to.equal(1);
  });

  it('prints the credentials of the owner', () => {
    expect(to.printed).to.include('owner@example.com').and.include('owner.zuliprc');
    expect(to.warnings).to.deep.equal([]);
  });
});
