import { expect } from 'chai';

import { flagBits } from '../../../src/chat/messages/model/flags.js';
import { listed, upload } from '../attachments/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, makeChannel, read, say, setFlags, setMark, setOrganization, tell } from './fixtures.js';
import { edit, hear, refuses } from './edit-fixtures.js';

const NOT_ALLOWED = "You don't have permission to edit this message";

describe('PATCH /messages/{message_id}', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  let admin: Person;
  let channel: number;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    guest = await server.person('Gwen', { role: 'guest' });
    admin = await server.person('Adam', { role: 'administrator' });
    channel = await makeChannel(anna, 'design', [ben, guest]);
  });
  after(() => server.close());
  afterEach(() => setOrganization(server, {}));

  describe('with new content', () => {
    it('updates content, HTML and search results', async () => {
      const id = await say(anna, 'design', 'a', 'first **words**');
      server.clock.advance(5000);
      await edit(anna, id, { content: '\n/me sees [this](https://example.com) \n\n' });
      const { raw_content, message } = await ben.client.ok('GET', `/messages/${id}`);
      expect(raw_content).to.equal('/me sees [this](https://example.com)');
      expect(message).to.deep.include({
        content: '<p>/me sees <a href="https://example.com">this</a></p>',
        is_me_message: true,
        last_edit_timestamp: server.services.clock.seconds(),
        edit_history: [
          {
            user_id: anna.id,
            timestamp: server.services.clock.seconds(),
            prev_content: 'first **words**',
            prev_rendered_content: '<p>first <strong>words</strong></p>',
            prev_rendered_content_version: 1,
          },
        ],
      });
      expect(
        await find(ben, [
          ['channel', 'design'],
          ['search', 'sees'],
        ]),
      ).to.include(id);
      expect(
        await find(ben, [
          ['channel', 'design'],
          ['search', 'words'],
        ]),
      ).not.to.include(id);
      expect(
        await find(ben, [
          ['channel', 'design'],
          ['has', 'link'],
        ]),
      ).to.include(id);
    });

    it('adds to the edit history, newest first, which the organization can hide', async () => {
      const id = await say(anna, 'design', 'a', 'one');
      for (const content of ['two', 'three']) await edit(anna, id, { content });
      const { edit_history } = await read(ben, id);
      expect(edit_history.map(({ prev_content }: Body): unknown => prev_content)).to.deep.equal([
        'two',
        'one',
      ]);
      await setOrganization(server, { allow_edit_history: false });
      expect(await read(ben, id))
        .to.include.keys('last_edit_timestamp')
        .and.not.include.keys('edit_history');
    });

    it('limits the size of the edit history', async () => {
      const id = await say(anna, 'design', 'a', 'one');
      for (let times = 0; times < 12; times += 1) {
        await edit(anna, id, { content: `${String(times)} ${':smile:'.repeat(900)}` });
      }
      const { edit_history } = await read(ben, id);
      expect(edit_history[0].prev_content).to.match(/^10 /);
      expect(JSON.stringify(edit_history).length).to.be.within(400_000, 512 * 1024);
    });

    it('truncates the content as on sending, and replaces empty content by "(deleted)"', async () => {
      const id = await say(anna, 'design', 'a', 'one');
      await edit(anna, id, { content: 'x'.repeat(10_001) });
      const content = async (): Promise<string> =>
        (await anna.client.ok('GET', `/messages/${id}`)).raw_content;
      expect(await content())
        .to.have.length(10_000)
        .and.match(/x\n\[message truncated\]$/);
      await edit(anna, id, { content: ' \n ' });
      expect(await content()).to.equal('(deleted)');
      await refuses(anna, id, { content: 'a\0b' }, 'Message must not contain null bytes');
    });

    it('sends an event to all recipients, with each one’s flags', async () => {
      const id = await say(anna, 'design', 'a', 'Hello @**Ben**');
      await setFlags(server, guest, id, flagBits.starred);
      await setMark(server, guest, id);
      const heard = [await hear(anna), await hear(ben), await hear(guest), await hear(carl)];
      await edit(anna, id, { content: 'Hi @**all**' });
      const [annas, bens, guests, carls] = await Promise.all(heard.map((one) => one()));
      const event = {
        type: 'update_message',
        user_id: anna.id,
        edit_timestamp: server.services.clock.seconds(),
        message_id: id,
        message_ids: [id],
        rendering_only: false,
        stream_id: channel,
        stream_name: 'design',
        orig_content: 'Hello @**Ben**',
        content: 'Hi @**all**',
        is_me_message: false,
      };
      const wildcard = ['stream_wildcard_mentioned', 'wildcard_mentioned'];
      expect(annas?.[0]).to.deep.include({ ...event, flags: ['read', ...wildcard] });
      expect(annas?.[0]?.orig_rendered_content).to.include('user-mention');
      expect(annas?.[0]?.rendered_content).to.include('channel-wildcard-mention');
      expect(bens?.[0]).to.deep.include({ ...event, flags: wildcard });
      expect(guests?.[0]).to.deep.include({ ...event, flags: ['read', 'starred', ...wildcard] });
      expect(carls).to.deep.equal([]);
      expect((await read(ben, id)).flags).to.deep.equal(wildcard);
      expect(await find(guest, [['is', 'mentioned']])).to.include(id);
      await edit(anna, id, { content: 'Hi' });
      expect((await read(guest, id)).flags).to.deep.equal(['read', 'starred']);
      expect(await find(ben, [['is', 'mentioned']])).not.to.include(id);
    });

    it('updates the has_alert_word flag', async () => {
      await ben.client.ok('POST', '/users/me/alert_words', { alert_words: ['lunch'] });
      const id = await say(anna, 'design', 'a', 'time for lunch');
      await edit(anna, id, { content: 'time for work' });
      expect((await read(ben, id)).flags).to.deep.equal([]);
      await edit(anna, id, { content: 'Lunch!' });
      expect((await read(ben, id)).flags).to.deep.equal(['has_alert_word']);
    });

    it('updates the attachments that the message links', async () => {
      const url = await upload(anna);
      const id = await say(anna, 'design', 'a', 'no file yet');
      const messages = async (): Promise<number[]> => {
        const [file] = await listed(anna);
        return file?.messages.map((message: Body): unknown => message.id);
      };
      await edit(anna, id, { content: `[notes](${url})` });
      expect(await messages()).to.deep.equal([id]);
      expect(
        await find(ben, [
          ['channel', 'design'],
          ['has', 'attachment'],
        ]),
      ).to.include(id);
      await edit(anna, id, { content: 'none any more' });
      expect(await messages()).to.deep.equal([]);
    });

    it('sends an event to the participants of a direct message', async () => {
      const id = await tell(anna, [ben], 'psst');
      const [bens, carls] = [await hear(ben), await hear(carl)];
      await edit(anna, id, { content: '@**Ben**' });
      const [event] = await bens();
      expect(event).to.include({ message_id: id, content: '@**Ben**' }).and.not.have.property('stream_id');
      expect(event?.flags).to.deep.equal(['mentioned']);
      expect(await carls()).to.deep.equal([]);
      expect((await read(ben, id)).flags).to.deep.equal(['mentioned']);
    });

    it('requires the sender, who must still be able to access the message', async () => {
      const id = await say(ben, 'design', 'a');
      await refuses(admin, id, { content: 'x' }, NOT_ALLOWED);
      await makeChannel(anna, 'secret', [], { invite_only: true });
      await refuses(ben, await say(anna, 'secret', 'a'), { content: 'x' }, 'Invalid message(s)');
    });

    it('enforces the organization’s time limit', async () => {
      await setOrganization(server, { message_content_edit_limit_seconds: 60 });
      const id = await say(anna, 'design', 'a');
      server.clock.advance(60_000);
      await edit(anna, id, { content: 'in time' });
      server.clock.advance(1000);
      await refuses(anna, id, { content: 'x' }, 'The time limit for editing this message has passed');
      await setOrganization(server, { message_content_edit_limit_seconds: null });
      server.clock.advance(100_000_000);
      await edit(anna, id, { content: 'at last' });
      await setOrganization(server, { allow_message_editing: false });
      await refuses(anna, id, { content: 'x' }, 'Your organization has turned off message editing');
      await edit(anna, id, { topic: 'b' });
    });

    it('refuses mentions that the sender is not permitted to use', async () => {
      const crowd: Person[] = [];
      for (let index = 0; index < 15; index += 1) crowd.push(await server.person(`Crowd ${index}`));
      await makeChannel(anna, 'crowded', crowd);
      const id = await say(anna, 'crowded', 'a');
      await refuses(
        anna,
        id,
        { content: '@**all**' },
        {
          code: 'STREAM_WILDCARD_MENTION_NOT_ALLOWED',
          msg: 'You do not have permission to use channel wildcard mentions in this channel.',
        },
      );
      for (const one of crowd) await say(one, 'crowded', 'a');
      await refuses(
        anna,
        id,
        { content: '@**topic**' },
        {
          code: 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED',
          msg: 'You do not have permission to use topic wildcard mentions in this topic.',
        },
      );
      await setOrganization(server, { wildcard_mention_policy: 1 });
      await edit(anna, id, { content: '@**topic**' });
      expect((await read(crowd[0] ?? ben, id)).flags).to.include('topic_wildcard_mentioned');
    });
  });

  describe('with any change', () => {
    it('refuses requests that change nothing or do not fit together', async () => {
      const id = await say(anna, 'design', 'a');
      await refuses(anna, id, {}, 'Nothing to change');
      await refuses(anna, id, { topic: 'a', stream_id: channel }, 'Nothing to change');
      await refuses(
        anna,
        id,
        { content: 'x', propagate_mode: 'change_all' },
        'Invalid propagate_mode without topic edit',
      );
      await refuses(anna, id, { topic: 'b', propagate_mode: 'change_some' }, 'Invalid propagate_mode');
      const other = await makeChannel(anna, 'other', []);
      await refuses(
        anna,
        id,
        { content: 'x', stream_id: other },
        'Cannot change message content while changing channel',
      );
      await refuses(anna, id, { topic: ' ' }, "Topic can't be empty!");
      await refuses(
        anna,
        id,
        { topic: 'b', subject: 'c' },
        {
          code: 'REQUEST_CONFUSING_VAR',
          msg: "Can't decide between 'topic' and 'subject' arguments",
          var_name1: 'topic',
          var_name2: 'subject',
        },
      );
      await edit(anna, id, { subject: 'b' });
      expect((await read(anna, id)).subject).to.equal('b');
    });

    it('refuses to move direct messages', async () => {
      const id = await tell(anna, [ben]);
      await refuses(anna, id, { topic: 'a' }, 'Direct messages cannot have topics.');
      await refuses(anna, id, { stream_id: channel }, 'Direct messages cannot be moved to channels.');
    });

    it('changes nothing if it is refused', async () => {
      const id = await say(anna, 'design', 'a', 'as it was');
      const heard = await hear(ben);
      await refuses(ben, id, { content: 'x', topic: 'b' }, NOT_ALLOWED);
      await setOrganization(server, { edit_topic_policy: 2 });
      await refuses(anna, id, { content: 'x', topic: 'b' }, NOT_ALLOWED);
      expect(await read(anna, id)).to.include({ content: '<p>as it was</p>', subject: 'a' });
      expect(await heard()).to.deep.equal([]);
    });
  });
});
