import { expect } from 'chai';

import { visibility } from '../../../src/chat/messages/model/topic-visibility-policy.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, listen, makeChannel, read, say, setOrganization, setPersonal, tell } from './fixtures.js';

const followNothing = {
  automatically_follow_topics_policy: 4,
  automatically_unmute_topics_in_muted_streams_policy: 4,
};

describe('POST /messages', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  let bot: Person;
  let design: number;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    guest = await server.person('Gwen', { role: 'guest' });
    bot = await server.person('Botty', { botOf: anna.id });
    design = await makeChannel(anna, 'design', [ben]);
  });
  after(() => server.close());
  afterEach(() => setOrganization(server, {}));

  const send = (by: Person, parameters: Parameters): Promise<Body> =>
    by.client.ok('POST', '/messages', parameters);
  const refuses = (by: Person, parameters: Parameters, msg: string, more: Parameters = {}): Promise<Body> =>
    by.client.fails(
      'POST',
      '/messages',
      { content: 'x', ...parameters },
      { code: 'BAD_REQUEST', msg, ...more },
    );

  describe('to a channel', () => {
    it('sends an event to the subscribers, each with their own flags', async () => {
      const eventsOfAnna = await listen(anna.client);
      const eventsOfBen = await listen(ben.client);
      const eventsOfCarl = await listen(carl.client);
      const id = await say(anna, 'design', 'logo', '**Hi**');
      // Anna follows the topic that she started, and learns it before she gets the message.
      const [followed, mine] = await eventsOfAnna();
      expect(followed).to.include({ type: 'user_topic', topic_name: 'logo', visibility_policy: 3 });
      expect(mine.flags).to.deep.equal(['read']);
      const [theirs] = await eventsOfBen();
      expect(theirs.flags).to.deep.equal([]);
      expect(theirs.message).to.deep.include({
        id,
        type: 'stream',
        stream_id: design,
        display_recipient: 'design',
        subject: 'logo',
        content: '**Hi**',
        content_type: 'text/x-markdown',
        sender_id: anna.id,
        sender_email: anna.email,
        sender_full_name: 'Anna',
        timestamp: server.services.clock.seconds(),
        is_me_message: false,
      });
      expect(await eventsOfCarl()).to.deep.equal([]);
    });

    it('accepts the channel by name, ID or list, and both names of type and topic', async () => {
      for (const [type, to, topic] of [
        ['channel', 'Design', { topic: 'logo' }],
        ['stream', design, { subject: 'logo' }],
        ['stream', '"design"', { topic: 'logo' }],
        ['channel', [design], { topic: 'LOGO' }],
        ['channel', ['design'], { topic: ' logo ' }],
      ] as const) {
        const { id } = await send(anna, { type, to, content: 'x', ...topic });
        const message = await read(ben, id);
        expect(message.stream_id).to.equal(design);
        expect(message.subject.toLowerCase()).to.equal('logo');
      }
    });

    it('refuses both topic and subject', () =>
      refuses(
        anna,
        { type: 'channel', to: 'design', topic: 'a', subject: 'b' },
        "Can't decide between 'topic' and 'subject' arguments",
        {
          code: 'REQUEST_CONFUSING_VAR',
        },
      ));

    it('refuses unknown channels, and missing or invalid topics', async () => {
      await refuses(
        anna,
        { type: 'channel', to: 'nowhere', topic: 'a' },
        "Channel 'nowhere' does not exist",
        {
          code: 'STREAM_DOES_NOT_EXIST',
          stream: 'nowhere',
        },
      );
      await refuses(
        anna,
        { type: 'channel', to: 4711, topic: 'a' },
        "Channel with ID '4711' does not exist",
        {
          code: 'STREAM_DOES_NOT_EXIST',
          stream_id: 4711,
        },
      );
      await refuses(anna, { type: 'channel', to: ['a', 'b'], topic: 'a' }, 'Expected exactly one channel');
      await refuses(anna, { type: 'channel', to: 'design' }, 'Missing topic');
      await refuses(anna, { type: 'channel', to: 'design', topic: ' ' }, "Topic can't be empty!");
      await refuses(
        anna,
        { type: 'channel', to: 'design', topic: 'a\u0001' },
        'Invalid character in topic, at position 2!',
      );
      await refuses(anna, { type: 'feed', to: 'design', topic: 'a' }, 'Invalid type');
      await refuses(anna, { type: 'channel', topic: 'a' }, "Missing 'to' argument", {
        code: 'REQUEST_VARIABLE_MISSING',
      });
    });

    it('requires a topic if the organization does', async () => {
      await setOrganization(server, { mandatory_topics: true });
      await refuses(
        anna,
        { type: 'channel', to: 'design', topic: '(no topic)' },
        'Topics are required in this organization.',
      );
    });

    it('truncates a long topic and long content by characters', async () => {
      const id = await say(anna, 'design', '🦀'.repeat(61), '𝕏'.repeat(10_001));
      const { message } = await ben.client.ok('GET', `/messages/${id}`, { apply_markdown: false });
      expect(message.subject).to.equal(`${'🦀'.repeat(57)}...`);
      expect(message.content).to.equal(`${'𝕏'.repeat(10_000 - 20)}\n[message truncated]`);
      const exact = await say(anna, 'design', '🦀'.repeat(60), 'x'.repeat(10_000));
      expect((await read(ben, exact)).subject).to.equal('🦀'.repeat(60));
    });

    it('trims the content, and refuses empty or too large content', async () => {
      const { id } = await send(anna, {
        type: 'channel',
        to: 'design',
        topic: 'a',
        content: '\n\n  code  \n ',
      });
      expect((await anna.client.ok('GET', `/messages/${id}`)).raw_content).to.equal('  code');
      const to = { type: 'channel', to: 'design', topic: 'a' };
      await refuses(anna, { ...to, content: ' \n\t' }, 'Message must not be empty');
      await refuses(anna, { ...to, content: 'a\0b' }, 'Message must not contain null bytes');
      await refuses(
        anna,
        { ...to, content: '\u{1fae4}'.repeat(10_000) },
        'Message is too long when rendered (limit: 120000 bytes)',
      );
    });

    it('enforces the posting policy of the channel', async () => {
      const moderator = await server.person('Mona', { role: 'moderator' });
      const administrator = await server.person('Adam', { role: 'administrator' });
      const everyone = [ben, guest, moderator, administrator];
      for (const policy of [2, 3, 4]) {
        await makeChannel(anna, `policy ${policy}`, everyone, { stream_post_policy: policy });
      }
      const to = (policy: number): Parameters => ({
        type: 'channel',
        to: `policy ${policy}`,
        topic: 'a',
        content: 'x',
      });
      await refuses(moderator, to(2), 'Only organization administrators can send to this channel.');
      await refuses(ben, to(4), 'Only organization administrators and moderators can send to this channel.');
      await refuses(guest, to(3), 'Guests cannot send to this channel.');
      await send(administrator, to(2));
      await send(moderator, to(4));
      await send(ben, to(3));
      await setOrganization(server, { waiting_period_threshold: 3 });
      await refuses(ben, to(3), 'New members cannot send to this channel.');
      await send(moderator, to(3));
    });

    it('refuses unsubscribed users in private channels, and unsubscribed guests in any channel', async () => {
      const payroll = await makeChannel(anna, 'payroll', [], { invite_only: true });
      await refuses(
        ben,
        { type: 'channel', to: payroll, topic: 'a' },
        `Channel with ID '${payroll}' does not exist`,
        { code: 'STREAM_DOES_NOT_EXIST', stream_id: payroll },
      );
      await refuses(ben, { type: 'channel', to: 'payroll', topic: 'a' }, "Channel 'payroll' does not exist", {
        code: 'STREAM_DOES_NOT_EXIST',
        stream: 'payroll',
      });
      await refuses(guest, { type: 'channel', to: 'design', topic: 'a' }, "Channel 'design' does not exist", {
        code: 'STREAM_DOES_NOT_EXIST',
        stream: 'design',
      });
      const overseer = await server.person('Olga', { role: 'administrator' });
      await refuses(
        overseer,
        { type: 'channel', to: 'Payroll', topic: 'a' },
        "Not authorized to send to channel 'payroll'",
      );
      await send(carl, {
        type: 'channel',
        to: 'design',
        topic: 'a',
        content: 'not subscribed, but a member',
      });
      await send(bot, { type: 'channel', to: 'payroll', topic: 'a', content: 'as my owner' });
    });
  });

  describe('to users', () => {
    it('sends an event to the recipients and the sender', async () => {
      const eventsOfAnna = await listen(anna.client);
      const eventsOfBen = await listen(ben.client);
      const eventsOfCarl = await listen(carl.client);
      const id = await tell(anna, [ben]);
      const [mine] = await eventsOfAnna();
      const [theirs] = await eventsOfBen();
      expect([mine.flags, theirs.flags]).to.deep.equal([['read'], []]);
      expect(theirs.message).to.deep.include({ id, type: 'private', subject: '' });
      expect(theirs.message).not.to.have.property('stream_id');
      expect(theirs.message.display_recipient).to.deep.equal([
        { id: anna.id, email: anna.email, full_name: 'Anna', is_mirror_dummy: false },
        { id: ben.id, email: ben.email, full_name: 'Ben', is_mirror_dummy: false },
      ]);
      expect(await eventsOfCarl()).to.deep.equal([]);
    });

    it('accepts one or several recipients by ID or email', async () => {
      const recipient = (await read(anna, await tell(anna, [ben, carl]))).recipient_id;
      for (const to of [
        [ben.id, carl.id],
        [carl.id, ben.id, anna.id, ben.id],
        [ben.email, carl.email.toUpperCase()],
        `${ben.email}, ${carl.email}`,
      ]) {
        const { id } = await send(anna, { type: 'private', to, content: 'x' });
        expect((await read(carl, id)).recipient_id).to.equal(recipient);
      }
      const { id } = await send(anna, { type: 'direct', to: ben.id, content: 'x' });
      expect((await read(ben, id)).display_recipient).to.have.length(2);
    });

    it('accepts the sender as the only recipient', async () => {
      const { id } = await send(anna, { type: 'direct', to: anna.email, content: 'note' });
      const message = await read(anna, id);
      expect(message.display_recipient).to.have.length(1);
      expect(message.flags).to.deep.equal(['read']);
    });

    it('refuses unknown, mixed, deactivated or too many recipients', async () => {
      const gone = await server.person('Gone');
      await server.owner.ok('DELETE', `/users/${gone.id}`);
      await refuses(anna, { type: 'direct', to: [] }, 'Message must have recipients');
      await refuses(anna, { type: 'direct', to: [4711] }, 'Invalid user ID 4711');
      await refuses(
        anna,
        { type: 'direct', to: Array.from({ length: 251 }, (_, index) => `p${index}@example.com`).join(',') },
        'Message may have at most 250 recipients.',
      );
      await refuses(
        anna,
        { type: 'direct', to: ['nobody@example.com'] },
        "Invalid email 'nobody@example.com'",
      );
      await refuses(
        anna,
        { type: 'direct', to: [ben.id, carl.email] },
        'Recipient lists may contain emails or user IDs, but not both.',
      );
      await refuses(
        anna,
        { type: 'direct', to: [gone.id] },
        `'${gone.email}' is no longer using this service.`,
      );
    });

    it('requires a participant who may authorize it, and permission to start a conversation', async () => {
      const dora = await server.person('Dora');
      await setOrganization(server, { direct_message_permission_group: 'role:nobody' });
      await refuses(
        anna,
        { type: 'direct', to: [ben.id] },
        'Direct messages are disabled in this organization.',
      );
      await tell(anna, [bot]);
      await tell(anna, [anna]);
      await setOrganization(server, { direct_message_permission_group: 'role:owners' });
      await refuses(
        anna,
        { type: 'direct', to: [ben.id] },
        'This conversation does not include any users who can authorize it.',
      );
      await setOrganization(server, { direct_message_initiator_group: 'role:administrators' });
      await refuses(
        anna,
        { type: 'direct', to: [dora.id] },
        'You do not have permission to initiate direct message conversations.',
      );
      await tell(anna, [ben]);
    });
  });

  describe('with mentions', () => {
    it('sets the mentioned flag of recipients, except after silent mentions', async () => {
      const id = await say(anna, 'design', 'a', '@**Ben** @**Carl** @_**Anna**');
      expect((await read(ben, id)).flags).to.deep.equal(['mentioned']);
      expect((await read(anna, id)).flags).to.deep.equal(['read']);
      expect((await read(carl, id)).flags).to.deep.equal(['read', 'historical']);
    });

    it('sets wildcard flags of subscribers, or of participants of the topic', async () => {
      const all = await say(anna, 'design', 'everyone', '@**all** and @**Ben**');
      expect((await read(ben, all)).flags).to.deep.equal([
        'mentioned',
        'stream_wildcard_mentioned',
        'wildcard_mentioned',
      ]);
      expect((await read(anna, all)).flags).to.deep.equal([
        'read',
        'stream_wildcard_mentioned',
        'wildcard_mentioned',
      ]);
      const bens = await listen(ben.client);
      const quiet = await say(anna, 'design', 'everyone', '@**topic**');
      expect((await read(ben, quiet)).flags).to.deep.equal([]);
      await say(ben, 'design', 'everyone');
      const loud = await say(anna, 'design', 'everyone', '@**topic**');
      expect((await read(ben, loud)).flags).to.deep.equal(['topic_wildcard_mentioned', 'wildcard_mentioned']);
      const events = (await bens()).filter(({ type }: Body) => type === 'message');
      expect(events.at(-1)?.flags).to.deep.equal(['topic_wildcard_mentioned', 'wildcard_mentioned']);
    });

    it('counts those who reacted in a topic as its participants', async () => {
      const asked = await say(anna, 'design', 'reactions');
      await ben.client.ok('POST', `/messages/${asked}/reactions`, { emoji_name: 'eyes' });
      const decided = await say(anna, 'design', 'reactions', '@**topic**');
      const wanted = ['topic_wildcard_mentioned', 'wildcard_mentioned'];
      expect((await read(ben, decided)).flags).to.deep.equal(wanted);
      await ben.client.ok('DELETE', `/messages/${asked}/reactions`, { emoji_name: 'eyes' });
      const later = await say(anna, 'design', 'reactions', '@**topic**');
      expect((await read(ben, later)).flags).to.deep.equal([]);
    });

    it('restricts wildcard mentions in large channels and topics', async () => {
      const crowd = await Promise.all(
        Array.from({ length: 15 }, (_, index) => server.person(`Crowd ${index}`)),
      );
      await makeChannel(anna, 'crowd', crowd);
      const to = { type: 'channel', to: 'crowd', topic: 'a' };
      await refuses(
        anna,
        { ...to, content: '@**all**' },
        'You do not have permission to use channel wildcard mentions in this channel.',
        {
          code: 'STREAM_WILDCARD_MENTION_NOT_ALLOWED',
        },
      );
      // Fifteen participants with the sender, until the last one reacts.
      const [last, ...writers] = crowd;
      for (const member of writers) await say(member, 'crowd', 'a');
      const newest = await say(anna, 'crowd', 'a', '@**topic**');
      await last?.client.ok('POST', `/messages/${newest}/reactions`, { emoji_name: 'eyes' });
      await refuses(
        anna,
        { ...to, content: '@**topic**' },
        'You do not have permission to use topic wildcard mentions in this topic.',
        {
          code: 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED',
        },
      );
      await send(anna, { ...to, content: '@_**all** `@**all**`' });
      await server.owner.ok('POST', '/messages', { ...to, content: '@**all** @**topic**' });
      await setOrganization(server, { wildcard_mention_policy: 1 });
      await send(anna, { ...to, content: '@**all** @**topic**' });
    });

    it('mentions members of a group and its subgroups, if the sender is permitted', async () => {
      const group = await server.services.store.write(async (tx) => {
        const make = (name: string, canMention: string): Promise<number> =>
          tx.insert('user_groups', {
            name,
            name_key: name,
            description: '',
            date_created: 0,
            can_mention_group: canMention,
          });
        const { id: everyone } = (await tx.first<{ id: number }>(
          "SELECT id FROM user_groups WHERE name = 'role:everyone'",
        )) ?? { id: 0 };
        const outer = await make('makers', String(everyone));
        const inner = await make(
          'painters',
          JSON.stringify({ direct_members: [carl.id], direct_subgroups: [] }),
        );
        await tx.insertMany('user_group_members', [{ user_group_id: inner, user_id: ben.id }]);
        await tx.insertMany('user_group_subgroups', [{ user_group_id: outer, subgroup_id: inner }]);
        return outer;
      });
      const id = await say(anna, 'design', 'a', '@*makers* @_*painters*');
      const message = await read(ben, id);
      expect(message.flags).to.deep.equal(['mentioned']);
      expect(message.content).to.contain(`data-user-group-id="${group}"`);
      const refused = { type: 'channel', to: 'design', topic: 'a', content: '@*painters*' };
      await refuses(anna, refused, "You are not allowed to mention user group 'painters'.");
    });

    it('mentions no system group', async () => {
      const id = await say(anna, 'design', 'a', '@*role:members*');
      const message = await read(ben, id);
      expect(message.flags).to.deep.equal([]);
      expect(message.content).to.equal('<p>@<em>role:members</em></p>');
    });

    it('leaves links to channels as text if the sender cannot access them', async () => {
      const id = await say(ben, 'design', 'a', '#**payroll** #**design>logo**');
      const { content } = await read(ben, id);
      expect(content).to.contain('#<strong>payroll</strong>');
      expect(content).to.contain(`data-stream-id="${design}"`);
    });
  });

  describe('and topic visibility', () => {
    const topicEvent = (topic: string, visibility_policy: number): Body => ({
      type: 'user_topic',
      stream_id: design,
      topic_name: topic,
      last_updated: server.services.clock.seconds(),
      visibility_policy,
    });

    it('makes the sender follow a topic they start, and sends an event', async () => {
      const events = await listen(ben.client);
      const first = await send(ben, { type: 'channel', to: 'design', topic: 'begun', content: 'x' });
      expect(first.automatic_new_visibility_policy).to.equal(visibility.followed);
      const second = await send(ben, { type: 'channel', to: 'design', topic: 'begun', content: 'x' });
      expect(second).not.to.have.property('automatic_new_visibility_policy');
      const [event] = (await events()).filter(({ type }: Body) => type === 'user_topic');
      expect(event).to.deep.include(topicEvent('begun', visibility.followed));
    });

    it('makes the sender follow a topic whose only messages were deleted, as a new one', async () => {
      const begun = { type: 'channel', to: 'design', topic: 'begun again', content: 'x' };
      const { id } = await send(anna, begun);
      expect((await send(ben, begun)).automatic_new_visibility_policy).to.equal(undefined);
      for (const message of await find(ben, [['topic', begun.topic]]))
        await server.owner.ok('DELETE', `/messages/${String(message)}`);
      expect(await find(ben, [['id', String(id)]])).to.deep.equal([]);
      expect((await send(ben, begun)).automatic_new_visibility_policy).to.equal(visibility.followed);
    });

    it('follows and unmutes the topic by the sender’s settings', async () => {
      await say(anna, 'design', 'busy');
      const after = async (settings: object): Promise<number | undefined> => {
        await setPersonal(server, ben, { ...followNothing, ...settings });
        await server.services.store.write((tx) =>
          tx.run('DELETE FROM user_topics WHERE user_id = ?', [ben.id]).then(() => undefined),
        );
        return (await send(ben, { type: 'channel', to: 'design', topic: 'busy', content: 'x' }))
          .automatic_new_visibility_policy;
      };
      const mute = (is_muted: boolean): Promise<Body> =>
        ben.client.ok('POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id: design, property: 'is_muted', value: is_muted }],
        });
      expect(await after({})).to.equal(undefined);
      expect(await after({ automatically_follow_topics_policy: 3 })).to.equal(undefined);
      expect(await after({ automatically_follow_topics_policy: 2 })).to.equal(visibility.followed);
      expect(await after({ automatically_follow_topics_policy: 1 })).to.equal(visibility.followed);
      expect(await after({ automatically_unmute_topics_in_muted_streams_policy: 2 })).to.equal(undefined);
      await mute(true);
      expect(await after({ automatically_unmute_topics_in_muted_streams_policy: 2 })).to.equal(
        visibility.unmuted,
      );
      expect(await after({ automatically_unmute_topics_in_muted_streams_policy: 3 })).to.equal(undefined);
      await mute(false);
      await setPersonal(server, ben, {});
    });

    it('makes mentioned users follow the topic, unless their settings disable it', async () => {
      const events = await listen(ben.client);
      await say(anna, 'design', 'calling', '@**Ben**');
      expect((await events()).map(({ type }: Body) => type)).to.have.members(['message', 'user_topic']);
      await setPersonal(server, ben, { automatically_follow_topics_where_mentioned: false });
      await say(anna, 'design', 'calling again', '@**Ben**');
      expect((await events()).map(({ type }: Body) => type)).to.have.members([
        'message',
        'user_topic',
        'message',
      ]);
      await setPersonal(server, ben, {});
      const { user_topics } = await ben.client.ok('POST', '/register', { fetch_event_types: ['user_topic'] });
      expect(user_topics).to.deep.include({
        stream_id: design,
        topic_name: 'calling',
        last_updated: server.services.clock.seconds(),
        visibility_policy: visibility.followed,
      });
    });

    it('makes members of mentioned groups follow the topic, too', async () => {
      await anna.client.ok('POST', '/user_groups/create', {
        name: 'callers',
        description: '',
        members: [ben.id, carl.id],
      });
      const ids = async (topic: string): Promise<number[]> => {
        const rows = await server.services.store.read((tx) =>
          tx.all<{ user_id: number }>(
            'SELECT user_id FROM user_topics WHERE topic = ? AND visibility_policy = ? AND user_id <> ? ORDER BY user_id',
            [topic, visibility.followed, anna.id],
          ),
        );
        return rows.map(({ user_id }) => user_id);
      };
      await say(anna, 'design', 'calling a group', '@*callers*');
      expect(await ids('calling a group'), 'subscribers of the channel').to.deep.equal([ben.id]);
      await say(anna, 'design', 'a silent mention', '@_*callers*');
      expect(await ids('a silent mention')).to.deep.equal([]);
    });

    it('does not change topic visibility for bots', async () => {
      expect(
        await send(bot, { type: 'channel', to: 'design', topic: 'robots', content: 'x' }),
      ).not.to.have.property('automatic_new_visibility_policy');
    });
  });

  describe('and its event', () => {
    it('includes local_id only for the queue of the request', async () => {
      const { queue_id, last_event_id } = await anna.client.ok('POST', '/register', {
        event_types: ['message'],
      });
      const other = await listen(anna.client);
      await send(anna, {
        type: 'channel',
        to: 'design',
        topic: 'a',
        content: 'x',
        queue_id,
        local_id: '7.01',
      });
      const { events } = await anna.client.ok('GET', '/events', {
        queue_id,
        last_event_id,
        dont_block: true,
      });
      expect(events[0].local_message_id).to.equal('7.01');
      expect((await other())[0]).not.to.have.property('local_message_id');
    });

    it('has content and avatar in the format of the queue', async () => {
      const plain = await listen(ben.client, { client_gravatar: false });
      const rich = await listen(ben.client, { apply_markdown: true, client_gravatar: true });
      await say(anna, 'design', 'a', '*x*');
      expect((await plain())[0].message).to.include({ content: '*x*', content_type: 'text/x-markdown' });
      expect((await plain())[0].message.avatar_url).to.match(/^https:\/\//);
      expect((await rich())[0].message).to.include({
        content: '<p><em>x</em></p>',
        content_type: 'text/html',
        avatar_url: null,
      });
    });

    it('includes the avatar URL if the sender’s email is hidden', async () => {
      await setPersonal(server, carl, { email_address_visibility: 4 });
      const events = await listen(ben.client, { client_gravatar: true });
      await say(carl, 'design', 'a');
      expect((await events())[0].message.avatar_url).to.be.a('string');
      await setPersonal(server, carl, {});
    });

    it('reaches queues for all public channels, without flags', async () => {
      const events = await listen(carl.client, { all_public_streams: true });
      await say(anna, 'design', 'a', '@**Carl** @**all**');
      await say(anna, 'payroll', 'a');
      const found = (await events()).filter(({ type }: Body) => type === 'message');
      expect(found.map(({ message, flags }: Body) => [message.display_recipient, flags])).to.deep.equal([
        ['design', []],
      ]);
    });
  });

  it('marks the message as read by the sender unless the request disables it', async () => {
    const { id } = await send(anna, {
      type: 'channel',
      to: 'design',
      topic: 'a',
      content: 'x',
      read_by_sender: false,
    });
    expect((await read(anna, id)).flags).to.deep.equal([]);
  });

  it('marks messages that start with /me', async () => {
    expect((await read(ben, await say(anna, 'design', 'a', '/me waves'))).is_me_message).to.equal(true);
  });

  it('accepts JSON bodies', async () => {
    const body = { type: 'direct', to: [ben.id], content: 'x', read_by_sender: true };
    const { id } = await anna.client.ok('POST', '/messages', body, 'json');
    expect(id).to.be.a('number');
  });
});
