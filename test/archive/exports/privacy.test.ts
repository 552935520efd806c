import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';

import { expect } from 'chai';

import { upload } from '../../chat/attachments/fixtures.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { download, exportAll, readArchive } from './fixtures.js';

/** Each is written where members without special rights cannot read it. */
const secret = (what: string): string => `sesame-${what}-lantern`;

describe('The archive of the public data', () => {
  let site: TestServer;
  let anna: Person;
  let bruno: Person;
  let path: string;
  let text: string;

  const send = async (by: Person, parameters: Record<string, unknown>): Promise<number> =>
    (await by.client.ok('POST', '/messages', parameters)).id;
  const sendTo = (by: Person, to: string, content: string, topic = 'boats'): Promise<number> =>
    send(by, { type: 'channel', to, topic, content });

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna Author');
    bruno = await site.person('Bruno Boss', { role: 'administrator' });
    const hidden = await site.person('Hanna Hidden');
    await site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'open', description: 'seen-description' }],
      principals: [anna.id, bruno.id],
    });
    await site.owner.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: secret('channel'), description: secret('description') }],
      invite_only: true,
      principals: [anna.id, bruno.id],
    });
    // Private content
    await sendTo(anna, secret('channel'), secret('message'), secret('topic'));
    const direct = await send(anna, { type: 'direct', to: [bruno.id], content: secret('direct') });
    await bruno.client.ok('POST', `/messages/${direct}/reactions`, { emoji_name: 'tada' });
    const file = await upload(anna, textFile(`${secret('file')}.txt`, secret('content')));
    await send(anna, { type: 'direct', to: [bruno.id], content: `[x](${file})` });
    await upload(anna, textFile(`${secret('unused')}.txt`, secret('unused-content')));
    // A public message that names the address of a file of a private conversation does not publish the file.
    await sendTo(bruno, 'open', 'seen-message');
    await anna.client.ok('POST', '/drafts', {
      drafts: [{ type: '', to: [], topic: secret('draft'), content: secret('draft') }],
    });
    await anna.client.ok('POST', '/scheduled_messages', {
      type: 'direct',
      to: [bruno.id],
      content: secret('scheduled'),
      scheduled_delivery_timestamp: site.clock.seconds() + 4000,
    });
    await anna.client.ok('POST', '/users/me/alert_words', { alert_words: [secret('alert')] });
    await anna.client.ok('PUT', '/bot_storage', { storage: { [secret('key')]: secret('value') } });
    // Removed content
    const gone = await sendTo(anna, 'open', secret('deleted'));
    await site.owner.ok('DELETE', `/messages/${gone}`);
    // Moves from a private channel: its name of topic remains private.
    const moved = await sendTo(bruno, secret('channel'), 'seen-moved', secret('moved-topic'));
    const open = (await site.owner.ok('GET', '/get_stream_id', { stream: 'open' })).stream_id;
    await bruno.client.ok('PATCH', `/messages/${moved}`, {
      stream_id: open,
      topic: 'seen-moved-topic',
      send_notification_to_old_thread: false,
      send_notification_to_new_thread: false,
    });
    // Accounts
    await hidden.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
    await site.owner.ok('POST', '/bots', {
      full_name: 'Hook',
      short_name: 'hook',
      bot_type: 3,
      payload_url: JSON.stringify(`https://${secret('hook')}.example.com/`),
    });
    await site.owner.ok('POST', '/invites', {
      invitee_emails: `${secret('invited')}@example.com`,
      stream_ids: [],
    });
    const { export_url } = await exportAll(site);
    path = await download(site, export_url);
    text = gunzipSync(await readFile(path)).toString('latin1');
  });
  after(() => site.close());

  it('has what every member sees', () => {
    for (const seen of ['seen-message', 'seen-description', 'seen-moved', 'seen-moved-topic', 'Anna Author'])
      expect(text).to.include(seen);
  });

  it('has nothing of private channels, direct messages, files, drafts, storages, moves or deleted messages', () => {
    expect(text.match(/sesame-[a-z-]*lantern/g) ?? []).to.deep.equal([]);
  });

  it('has emails only of users who show them to members', async () => {
    const { records } = await readArchive(path);
    const emails = new Map((records.users ?? []).map(({ full_name, email }) => [full_name, email]));
    expect(emails.get('Anna Author')).to.equal('anna.author@example.com');
    expect(emails.get('Hanna Hidden')).to.equal(null);
    expect(text).not.to.include('hanna.hidden@example.com');
  });

  it('has no passwords, keys, tokens or settings of users', async () => {
    const { records } = await readArchive(path);
    expect((records.users ?? []).map(({ settings }) => settings)).to.deep.equal(
      (records.users ?? []).map(() => ({})),
    );
    const rows = await site.services.store.read((tx) =>
      tx.all<{ api_key_encrypted: string; api_key_hash: string; password_hash: string | null }>(
        'SELECT api_key_encrypted, api_key_hash, password_hash FROM users',
      ),
    );
    for (const { api_key_encrypted, api_key_hash, password_hash } of rows) {
      const key = site.services.keys.decrypt(api_key_encrypted);
      for (const one of [key, api_key_hash, password_hash ?? 'none at all']) expect(text).not.to.include(one);
    }
  });

  it('has only kinds of records that belong to public data', async () => {
    const { records } = await readArchive(path);
    const kinds = Object.keys(records);
    expect(kinds).to.include.members(['organization', 'users', 'channels', 'subscriptions', 'messages']);
    expect(
      kinds.filter((kind) => /draft|storage|policies|muted|alert|read|flags|scheduled|config/.test(kind)),
    ).to.deep.equal([]);
  });

  it('has no edits if members cannot see the history of messages', async () => {
    const id = await sendTo(anna, 'open', 'first-version');
    await anna.client.ok('PATCH', `/messages/${id}`, { content: 'second-version' });
    await site.owner.ok('PATCH', '/realm', { allow_edit_history: false });
    const { export_url } = await exportAll(site);
    const { records } = await readArchive(await download(site, export_url));
    expect(records.edits).to.equal(undefined);
    expect((records.messages ?? []).map(({ content }) => content))
      .to.include('second-version')
      .and.not.to.include('first-version');
  });
});
