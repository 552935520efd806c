import { expect } from 'chai';

import { flagBits } from '../../../src/chat/messages/model/flags.js';
import type { Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, read, say, setFlags, setMark, setOrganization, tell } from './fixtures.js';

const GRAVATAR = /^https:\/\/secure\.gravatar\.com\/avatar\//;

describe('GET /messages/{message_id}', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;
  let admin: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    guest = await server.person('Gwen', { role: 'guest' });
    admin = await server.person('Adam', { role: 'administrator' });
    await makeChannel(anna, 'open', []);
  });
  after(() => server.close());

  const refuses = ({ client }: Pick<Person, 'client'>, id: number | string): Promise<unknown> =>
    client.fails('GET', `/messages/${id}`, {}, { code: 'BAD_REQUEST', msg: 'Invalid message(s)' });

  it('returns content as HTML or Markdown, and raw_content as Markdown', async () => {
    const id = await say(anna, 'open', 'a', '**Hi**');
    const html = await anna.client.ok('GET', `/messages/${id}`);
    expect(html.raw_content).to.equal('**Hi**');
    expect(html.message).to.include({ content: '<p><strong>Hi</strong></p>', content_type: 'text/html' });
    const { message } = await anna.client.ok('GET', `/messages/${id}`, { apply_markdown: false });
    expect(message).to.include({ content: '**Hi**', content_type: 'text/x-markdown' });
    expect(message.avatar_url).to.equal(null);
  });

  it('returns the URL of a gravatar only without `client_gravatar`, or if the email is hidden', async () => {
    const shy = await server.person('Shy');
    await shy.client.ok('PATCH', '/settings', { email_address_visibility: 4 });
    for (const [sender, byDefault] of [
      [anna, null],
      [shy, GRAVATAR],
    ] as const) {
      const id = await say(sender, 'open', 'a');
      const avatar = async (parameters: Parameters): Promise<unknown> =>
        (await anna.client.ok('GET', `/messages/${id}`, parameters)).message.avatar_url;
      for (const parameters of [{}, { client_gravatar: true }]) {
        const shown = await avatar(parameters);
        if (byDefault === null) expect(shown).to.equal(null);
        else expect(shown).to.match(byDefault);
      }
      expect(await avatar({ client_gravatar: false })).to.match(GRAVATAR);
    }
  });

  it('lets members read public channels, and guests those they are subscribed to', async () => {
    const id = await say(anna, 'open', 'a');
    expect((await read(ben, id)).flags).to.deep.equal(['read', 'historical']);
    await refuses(guest, id);
    await makeChannel(anna, 'open', [guest]);
    expect((await read(guest, id)).flags).to.deep.equal(['read', 'historical']);
  });

  it('lets users read messages of a private channel that they received while subscribed', async () => {
    await makeChannel(anna, 'secret', [], { invite_only: true });
    const before = await say(anna, 'secret', 'a');
    await refuses(ben, before);
    await refuses(admin, before);
    await makeChannel(anna, 'secret', [ben]);
    const during = await say(anna, 'secret', 'a');
    await refuses(ben, before);
    expect((await read(ben, during)).flags).to.deep.equal([]);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['secret'] });
    const after = await say(anna, 'secret', 'a');
    expect((await read(ben, during)).flags).to.deep.equal(['read']);
    await refuses(ben, after);
    await makeChannel(anna, 'secret', [ben]);
    const again = await say(anna, 'secret', 'a');
    expect((await read(ben, during)).flags).to.deep.equal(['read']);
    expect((await read(ben, again)).flags).to.deep.equal([]);
    await refuses(ben, after);
  });

  it('lets new subscribers read the history of a private channel if it is public to subscribers', async () => {
    await makeChannel(anna, 'club', [], { invite_only: true, history_public_to_subscribers: true });
    const before = await say(anna, 'club', 'a');
    await refuses(ben, before);
    await makeChannel(anna, 'club', [ben]);
    expect((await read(ben, before)).flags).to.deep.equal(['read', 'historical']);
  });

  it('refuses direct messages to all users but the participants', async () => {
    const id = await tell(anna, [ben]);
    expect((await read(ben, id)).type).to.equal('private');
    await refuses(admin, id);
    await refuses({ client: server.owner }, id);
  });

  it('returns the requester’s flags', async () => {
    const id = await say(anna, 'open', 'flags', '@**Anna**');
    await setFlags(
      server,
      anna,
      id,
      flagBits.starred | flagBits.collapsed | flagBits.mentioned | flagBits.has_alert_word,
    );
    expect((await read(anna, id)).flags).to.deep.equal([
      'read',
      'starred',
      'collapsed',
      'mentioned',
      'has_alert_word',
    ]);
  });

  it('derives the read flag from the read mark and its exceptions', async () => {
    await makeChannel(anna, 'marks', [ben]);
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await say(anna, 'marks', 'a'));
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await setMark(server, ben, third, [second, fourth]);
    const flags = await Promise.all(
      [first, second, third, fourth].map(async (id) => (await read(ben, id)).flags),
    );
    expect(flags).to.deep.equal([['read'], [], ['read'], ['read']]);
    // A read mark belongs to the topic of the first message. Other topics keep their unread messages.
    expect((await read(ben, await say(anna, 'marks', 'b'))).flags).to.deep.equal([]);
  });

  it('keeps the read flag of a moved message', async () => {
    const id = await say(anna, 'marks', 'from');
    await setMark(server, ben, id);
    await server.services.store.write((tx) =>
      tx.run("UPDATE messages SET topic = 'to', topic_key = 'to' WHERE id = ?", [id]).then(() => undefined),
    );
    expect(await read(ben, id)).to.deep.include({ subject: 'to', flags: ['read'] });
  });

  it('returns the edit history unless the organization hides it', async () => {
    const id = await say(anna, 'open', 'a');
    const edit = { user_id: anna.id, timestamp: 1718000000, prev_content: 'x', prev_topic: 'a', topic: 'b' };
    await server.services.store.write((tx) =>
      tx
        .run('UPDATE messages SET last_edit_timestamp = ?, edit_history = ? WHERE id = ?', [
          edit.timestamp,
          JSON.stringify([edit]),
          id,
        ])
        .then(() => undefined),
    );
    expect(await read(anna, id)).to.deep.include({
      last_edit_timestamp: edit.timestamp,
      edit_history: [edit],
    });
    await setOrganization(server, { allow_edit_history: false });
    expect(await read(anna, id)).not.to.have.property('edit_history');
    await setOrganization(server, {});
  });

  it('refuses unknown messages', async () => {
    await refuses(anna, 4711);
    await anna.client.fails('GET', '/messages/x', {}, { status: 404 });
  });
});
