import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { messageOf, send, type Channel, type Fixtures } from './fixtures.js';

/** A field of a message in a channel, as its other subscriber Ben sees it. */
const field = (says: string, check: (message: Body, fixtures: Fixtures, id: number) => void): Sentence =>
  sentence(says, async (fixtures) => {
    const { anna, ben } = fixtures;
    const id = await send(anna, await fixtures.channel([anna, ben]), 'a **blue** logo');
    check(await messageOf(ben, id), fixtures, id);
  });

export const getMessage: Section = {
  title: 'GET /messages/{message_id}',
  sentences: [
    sentence('Path: message_id integer.', async ({ anna }) => {
      const ids = [await send(anna, [anna]), await send(anna, [anna])];
      for (const id of ids) expect((await messageOf(anna, id)).id).to.equal(id);
    }),
    sentence(
      'Parameter: `apply_markdown` boolean, default true (FL 120): true returns rendered HTML content, false returns raw markdown.',
      async (fixtures) => {
        const { anna } = fixtures;
        const id = await send(anna, [anna], 'a **blue** logo');
        const html = '<p>a <strong>blue</strong> logo</p>';
        expect((await messageOf(anna, id)).content).to.equal(html);
        expect((await messageOf(anna, id, { apply_markdown: true })).content).to.equal(html);
        expect((await messageOf(anna, id, { apply_markdown: false })).content).to.equal('a **blue** logo');
      },
    ),
    sentence(
      'Response: `raw_content` string (deprecated; raw markdown) and `message` object (FL 120) with:',
      async (fixtures) => {
        const { anna } = fixtures;
        const id = await send(anna, [anna], 'a **blue** logo');
        const { raw_content, message } = await anna.client.ok('GET', `/messages/${String(id)}`);
        expect(raw_content).to.equal('a **blue** logo');
        expect(message.id).to.equal(id);
      },
    ),
    sentence('id | integer | Message ID; display sorted by it', async (fixtures) => {
      const { anna } = fixtures;
      const ids = [await send(anna, [anna]), await send(anna, [anna])];
      expect(ids).to.deep.equal([...ids].sort((a, b) => a - b));
      expect(new Set(ids).size).to.equal(2);
    }),
    sentence('type | string | `stream` or `private`', async (fixtures) => {
      const { anna } = fixtures;
      expect((await messageOf(anna, await send(anna, [anna]))).type).to.equal('private');
      const channel = await fixtures.channel([anna]);
      expect((await messageOf(anna, await send(anna, channel))).type).to.equal('stream');
    }),
    field('content | string | Body', ({ content }) => {
      expect(content).to.equal('<p>a <strong>blue</strong> logo</p>');
    }),
    sentence(
      'content_type | string | `text/html` or `text/x-markdown` depending on apply_markdown',
      async (fixtures) => {
        const { anna } = fixtures;
        const id = await send(anna, [anna]);
        const type = async (apply_markdown: boolean): Promise<string> =>
          (await messageOf(anna, id, { apply_markdown })).content_type;
        expect(await type(true)).to.equal('text/html');
        expect(await type(false)).to.equal('text/x-markdown');
      },
    ),
    sentence('subject | string | Topic; always empty for direct messages', async (fixtures) => {
      const { anna } = fixtures;
      const channel = await fixtures.channel([anna]);
      expect((await messageOf(anna, await send(anna, channel, 'x', 'colors'))).subject).to.equal('colors');
      expect((await messageOf(anna, await send(anna, [anna]))).subject).to.equal('');
    }),
    sentence('stream_id | integer | Only for channel messages', async (fixtures) => {
      const { anna } = fixtures;
      const channel = await fixtures.channel([anna]);
      expect((await messageOf(anna, await send(anna, channel))).stream_id).to.equal(channel.id);
      expect(await messageOf(anna, await send(anna, [anna]))).not.to.have.property('stream_id');
    }),
    sentence(
      'display_recipient | string or object[] | Channel name, or list of users (objects with email, full_name, id, is_mirror_dummy)',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const channel = await fixtures.channel([anna]);
        expect((await messageOf(anna, await send(anna, channel))).display_recipient).to.equal(channel.name);
        const { display_recipient } = await messageOf(anna, await send(anna, [ben]));
        expect(display_recipient).to.have.deep.members(
          [anna, ben].map(({ email, name, id }) => ({
            email,
            full_name: name,
            id,
            is_mirror_dummy: false,
          })),
        );
      },
    ),
    sentence('recipient_id | integer | ID of the recipient set', async (fixtures) => {
      const { anna, ben } = fixtures;
      const recipient = async (to: Channel | readonly Person[]): Promise<number> =>
        (await messageOf(anna, await send(anna, to))).recipient_id;
      const [one, other] = [await fixtures.channel([anna]), await fixtures.channel([anna])];
      expect(await recipient(one)).to.equal(await recipient(one));
      expect(await recipient(one)).not.to.equal(await recipient(other));
      expect(await recipient([ben])).to.equal(await recipient([ben]));
      expect(await recipient([ben])).not.to.equal(await recipient([anna]));
    }),
    field('sender_id | integer | Sender user ID', ({ sender_id }, { anna }) => {
      expect(sender_id).to.equal(anna.id);
    }),
    field('sender_email | string | Sender API email', ({ sender_email }, { anna }) => {
      expect(sender_email).to.equal(anna.email);
    }),
    field('sender_full_name | string | Sender name', ({ sender_full_name }) => {
      expect(sender_full_name).to.equal('Anna');
    }),
    sentence('sender_realm_str | string | Realm identifier, unique within the server', async (fixtures) => {
      const { anna, bot } = fixtures;
      const identifier = async (person: Person): Promise<string> =>
        (await messageOf(anna, await send(person, [anna]))).sender_realm_str;
      expect(await identifier(anna)).to.match(/./);
      expect(await identifier(bot)).to.equal(await identifier(anna));
    }),
    sentence(
      "avatar_url | string or null | Null only if the requester may see the sender's real email and client_gravatar was true",
      async (fixtures) => {
        const { ben } = fixtures;
        const person = await fixtures.person();
        const id = await send(person, [ben]);
        const url = async (client_gravatar: boolean): Promise<string | null> => {
          const window = { anchor: id, num_before: 0, num_after: 0, client_gravatar };
          return (await ben.client.ok('GET', '/messages', window)).messages[0].avatar_url;
        };
        expect(await url(true)).to.equal(null);
        expect(await url(false)).to.be.a('string');
        await person.client.ok('PATCH', '/settings', { email_address_visibility: 5 });
        expect(await url(true)).to.be.a('string');
      },
    ),
    sentence('client | string | Client that sent the message', async (fixtures) => {
      const { anna } = fixtures;
      const parameters = { type: 'direct', to: [anna.id], content: 'hi' };
      const headers = { 'User-Agent': 'ZulipPython/0.9.0 (Linux; 6.1)' };
      const { body } = await anna.client.send('POST', '/messages', parameters, { headers });
      expect((await messageOf(anna, body.id)).client).to.equal('ZulipPython');
    }),
    sentence('is_me_message | boolean | Whether it is a /me message', async (fixtures) => {
      const { anna } = fixtures;
      const isMe = async (content: string): Promise<boolean> =>
        (await messageOf(anna, await send(anna, [anna], content))).is_me_message;
      expect(await isMe('/me waves')).to.equal(true);
      expect(await isMe('waves /me')).to.equal(false);
    }),
    field('timestamp | integer | Send time, UTC seconds', ({ timestamp }, { site }) => {
      expect(timestamp).to.equal(site.clock.seconds());
    }),
    sentence('last_edit_timestamp | integer | Absent if never edited', async (fixtures) => {
      const { anna, site } = fixtures;
      const id = await send(anna, [anna]);
      expect(await messageOf(anna, id)).not.to.have.property('last_edit_timestamp');
      site.clock.advance(5000);
      await anna.client.ok('PATCH', `/messages/${String(id)}`, { content: 'hi' });
      expect((await messageOf(anna, id)).last_edit_timestamp).to.equal(site.clock.seconds());
    }),
    sentence(
      'edit_history | object[] | Newest edit first; absent if never edited or history viewing is disabled. Each has user_id (integer or null for events before March 2017) and timestamp, plus optionally prev_content, prev_rendered_content, prev_rendered_content_version, prev_stream (FL 1), stream (FL 118), prev_topic (FL 118; earlier prev_subject), topic (FL 118)',
      async (fixtures) => {
        const { owner, site } = fixtures;
        const [one, other] = [await fixtures.channel([owner]), await fixtures.channel([owner])];
        const id = await send(owner, one, 'first', 'logo');
        expect(await messageOf(owner, id)).not.to.have.property('edit_history');
        const path = `/messages/${String(id)}`;
        await owner.client.ok('PATCH', path, { content: '**second**' });
        site.clock.advance(1000);
        await owner.client.ok('PATCH', path, { topic: 'colors', stream_id: other.id });
        const now = site.clock.seconds();
        const { edit_history } = await messageOf(owner, id);
        expect(edit_history[0]).to.deep.equal({
          user_id: owner.id,
          timestamp: now,
          prev_stream: one.id,
          stream: other.id,
          prev_topic: 'logo',
          topic: 'colors',
        });
        expect(edit_history[1]).to.deep.include({
          user_id: owner.id,
          timestamp: now - 1,
          prev_content: 'first',
          prev_rendered_content: '<p>first</p>',
        });
        expect(edit_history[1].prev_rendered_content_version).to.be.a('number');
        await owner.client.ok('PATCH', '/realm', { allow_edit_history: false });
        expect(await messageOf(owner, id)).not.to.have.property('edit_history');
      },
    ),
    sentence(
      'reactions | object[] | Each: emoji_name, emoji_code, reaction_type, user_id (FL 2), and deprecated user object with id',
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const id = await send(anna, [ben]);
        await ben.client.ok('POST', `/messages/${String(id)}/reactions`, { emoji_name: 'car' });
        const { reactions } = await messageOf(anna, id);
        expect(reactions).to.have.length(1);
        expect(reactions[0]).to.deep.include({
          emoji_name: 'car',
          emoji_code: '1f697',
          reaction_type: 'unicode_emoji',
          user_id: ben.id,
        });
        expect(reactions[0].user.id).to.equal(ben.id);
      },
    ),
    sentence(
      'submessages | object[] | Each: msg_type, content, message_id, sender_id, id',
      async ({ anna }) => {
        const { id } = await anna.client.ok('POST', '/messages', {
          type: 'direct',
          to: [anna.id],
          content: '/poll Which color?',
        });
        const { submessages } = (await anna.client.ok('GET', `/messages/${String(id)}`)).message;
        expect(submessages).to.have.length(1);
        expect(submessages[0]).to.have.keys('msg_type', 'content', 'message_id', 'sender_id', 'id');
        expect(submessages[0]).to.include({ msg_type: 'widget', message_id: id, sender_id: anna.id });
      },
    ),
    sentence(
      'topic_links | object[] | Links generated from linkifiers in the topic; element shape: not shown',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const linkifier = { pattern: 'T(?P<id>[0-9]+)', url_template: 'https://example.com/{id}' };
        await owner.client.ok('POST', '/realm/filters', linkifier);
        const channel = await fixtures.channel([anna]);
        const { topic_links } = await messageOf(anna, await send(anna, channel, 'x', 'see T12'));
        expect(topic_links).to.deep.equal([{ text: 'T12', url: 'https://example.com/12' }]);
      },
    ),
    sentence(
      "flags | string[] | The user's flags for the message; wildcard_mentioned is a deprecated flag equal to stream_wildcard_mentioned or topic_wildcard_mentioned (FL 224)",
      async (fixtures) => {
        const { anna, ben } = fixtures;
        const channel = await fixtures.channel([anna, ben]);
        const flags = async (content: string): Promise<string[]> =>
          (await messageOf(ben, await send(anna, channel, content))).flags;
        expect(await flags('hi')).to.deep.equal([]);
        expect(await flags('@**Ben**')).to.deep.equal(['mentioned']);
        expect(await flags('@**all**')).to.have.members(['stream_wildcard_mentioned', 'wildcard_mentioned']);
        await send(ben, channel, 'me too');
        expect(await flags('@**topic**')).to.have.members(['topic_wildcard_mentioned', 'wildcard_mentioned']);
        const own = await messageOf(anna, await send(anna, channel));
        expect(own.flags).to.deep.equal(['read']);
      },
    ),
  ],
};
