import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

import { expect } from 'chai';

import { fetchFile, upload } from '../../chat/attachments/fixtures.js';
import { makeChannel, say } from '../../chat/messages/fixtures.js';
import type { Body, Client } from '../../support/client.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { exportEverything, readArchive, without } from './fixtures.js';
import { clientOf, startImported, type ImportedSite } from './import-fixtures.js';

/** Numbers that no other object names, and addresses of pictures. */
const comparable = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(/"recipient_id":\d+/g, '"recipient_id":0')
      .replaceAll(/"(?:id)":\d+,"message_id"/g, '"id":0,"message_id"'),
  );

describe('An archive of everything', () => {
  let from: TestServer;
  let to: ImportedSite;
  let anna: Person;
  let bruno: Person;
  let path: string;
  let there: Record<'anna' | 'bruno', Client>;
  let fileUrl: string;
  let leftId: number;

  const send = async (by: Person, parameters: Record<string, unknown>): Promise<number> =>
    (await by.client.ok('POST', '/messages', parameters)).id;
  const toDen = (by: Person, content: string, topic = 'plans'): Promise<number> =>
    send(by, { type: 'channel', to: 'den', topic, content });

  before(async () => {
    from = await startServer();
    anna = await from.person('Anna Author');
    bruno = await from.person('Bruno Reader');
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'den' }],
      invite_only: true,
      principals: [anna.id, bruno.id, (await from.owner.ok('GET', '/users/me')).user_id],
    });
    const first = await toDen(anna, 'one');
    await toDen(anna, `two, @**Bruno Reader**`);
    await toDen(anna, 'three', 'other');
    // The notice of that is unread for Bruno, and read for Anna, who took no part.
    const done = await toDen(bruno, 'done', 'work');
    await anna.client.ok('PATCH', `/messages/${done}`, { topic: '✔ work', propagate_mode: 'change_all' });
    const direct = await send(anna, { type: 'direct', to: [bruno.id], content: 'between us' });
    await send(bruno, { type: 'direct', to: [anna.id, bruno.id], content: 'answer' });
    await bruno.client.ok('POST', '/messages/flags', { messages: [first, direct], op: 'add', flag: 'read' });
    await bruno.client.ok('POST', '/messages/flags', { messages: [first], op: 'add', flag: 'starred' });
    fileUrl = await upload(anna, textFile('plan.txt', 'at night'));
    await toDen(anna, `[plan](${fileUrl})`);
    await bruno.client.ok('POST', '/drafts', {
      drafts: [{ type: 'private', to: [anna.id], topic: '', content: 'unsaid', timestamp: 1_717_200_000 }],
    });
    await bruno.client.ok('POST', '/users/me/alert_words', { alert_words: ['boat'] });
    await bruno.client.ok('PATCH', '/settings', {
      twenty_four_hour_time: true,
      email_address_visibility: 4,
      enable_stream_email_notifications: true,
    });
    await bruno.client.ok('POST', '/user_topics', {
      stream_id: (await bruno.client.ok('GET', '/get_stream_id', { stream: 'den' })).stream_id,
      topic: 'plans',
      visibility_policy: 3,
    });
    await bruno.client.ok('PUT', '/bot_storage', { storage: { tide: 'high' } });
    await anna.client.ok('POST', '/scheduled_messages', {
      type: 'direct',
      to: [bruno.id],
      content: 'later',
      scheduled_delivery_timestamp: from.clock.seconds() + 86_400,
    });
    // A former subscriber reads the version from before they left.
    leftId = await toDen(anna, 'before leaving');
    await bruno.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['den'] });
    await anna.client.ok('PATCH', `/messages/${leftId}`, { content: 'secret of those who stayed' });
    await toDen(anna, 'after leaving');
    // A former subscriber sees the name from before they left.
    const nest = await makeChannel(anna, 'nest', [bruno], { invite_only: true });
    await say(anna, 'nest', 'plans');
    await bruno.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['nest'] });
    await from.owner.ok('PATCH', `/streams/${nest}`, { new_name: 'den of those who stayed' });
    const [carla, dora] = [await from.person('Carla Muted'), await from.person('Dora Heard')];
    for (const { id } of [carla, dora]) await bruno.client.ok('POST', `/users/me/muted_users/${id}`);
    await bruno.client.ok('DELETE', `/users/me/muted_users/${dora.id}`);
    path = await exportEverything(from);
    to = await startImported(path);
    there = { anna: await clientOf(to.site, anna.email), bruno: await clientOf(to.site, bruno.email) };
  });
  after(async () => {
    await to.close();
    await from.close();
  });

  /** Compares a response on both servers. */
  const same = async (
    method: string,
    address: string,
    parameters: Record<string, unknown> = {},
  ): Promise<Body> => {
    let last: Body = {};
    for (const [name, here] of [
      ['anna', anna.client],
      ['bruno', bruno.client],
    ] as const) {
      last = await there[name].ok(method, address, parameters);
      expect(comparable(last), `${address} for ${name}`).to.deep.equal(
        comparable(await here.ok(method, address, parameters)),
      );
    }
    return last;
  };

  it('finds those who want emails about channels by a column, as before', async () => {
    const wanting = ({ services }: TestServer): Promise<unknown[]> =>
      services.store.read((tx) => tx.all('SELECT delivery_email FROM users WHERE channel_emails = 1'));
    expect(await wanting(from)).to.deep.equal([{ delivery_email: bruno.email }]);
    expect(await wanting(to.site)).to.deep.equal([{ delivery_email: bruno.email }]);
  });

  it('keeps all messages with the flags of each reader', async () => {
    const { messages } = await same('GET', '/messages', { anchor: 'oldest', num_before: 0, num_after: 1000 });
    expect(messages.length).to.be.greaterThan(5);
  });

  it('keeps what users have not read', async () => {
    for (const name of ['anna', 'bruno'] as const) {
      const here = name === 'anna' ? anna.client : bruno.client;
      const register = { fetch_event_types: ['message', 'update_message_flags'] };
      const [one, other] = [
        await here.ok('POST', '/register', register),
        await there[name].ok('POST', '/register', register),
      ];
      expect(other.unread_msgs).to.deep.equal(one.unread_msgs);
    }
  });

  it('keeps that a former subscriber reads the version from before leaving', async () => {
    const { message } = await there.bruno.ok('GET', `/messages/${leftId}`);
    expect(message.content).to.equal('<p>before leaving</p>');
    await same('GET', `/messages/${leftId}`);
  });

  it('keeps subscriptions, settings, drafts, alert words, storages and scheduled messages', async () => {
    await same('GET', '/users/me/subscriptions');
    await same('GET', '/users/me/alert_words');
    await same('GET', '/bot_storage');
    const withoutIds = (list: Body[]): Body[] =>
      list.map((one) => without(one, 'id', 'scheduled_message_id'));
    const drafts = await there.bruno.ok('GET', '/drafts');
    expect(withoutIds(drafts.drafts)).to.deep.equal(
      withoutIds((await bruno.client.ok('GET', '/drafts')).drafts),
    );
    const scheduled = await there.anna.ok('GET', '/scheduled_messages');
    expect(withoutIds(scheduled.scheduled_messages)).to.deep.equal(
      withoutIds((await anna.client.ok('GET', '/scheduled_messages')).scheduled_messages),
    );
    const fields = { user_settings: 'user_settings', user_topic: 'user_topics', muted_users: 'muted_users' };
    for (const [type, field] of Object.entries(fields)) {
      const register = { fetch_event_types: [type] };
      const [one, other] = [
        await bruno.client.ok('POST', '/register', register),
        await there.bruno.ok('POST', '/register', register),
      ];
      expect(one[field]).to.not.be.empty;
      expect(other[field]).to.deep.equal(one[field]);
    }
  });

  it('keeps private files private', async () => {
    expect((await fetchFile(to.site, fileUrl, there.anna)).status).to.equal(200);
    expect(await (await fetchFile(to.site, fileUrl, there.anna)).text()).to.equal('at night');
    const stranger = await to.site.person('Stranger');
    expect((await fetchFile(to.site, fileUrl, stranger.client)).status).to.equal(404);
  });

  it('has no passwords, keys or hashes', async () => {
    await readArchive(path);
    const text = gunzipSync(await readFile(path)).toString('latin1');
    const rows = await from.services.store.read((tx) =>
      tx.all<{ api_key_encrypted: string; api_key_hash: string; password_hash: string | null }>(
        'SELECT api_key_encrypted, api_key_hash, password_hash FROM users',
      ),
    );
    for (const { api_key_encrypted, api_key_hash, password_hash } of rows) {
      const key = from.services.keys.decrypt(api_key_encrypted);
      for (const one of [key, api_key_encrypted, api_key_hash, password_hash ?? 'none at all'])
        expect(text).not.to.include(one);
    }
  });
});
