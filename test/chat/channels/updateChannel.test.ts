import { expect } from 'chai';

import { channelMaker, find, listen, makeChannel, read, say, type Place } from '../messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const CHANNEL_TYPES = { event_types: ['stream', 'subscription', 'default_streams'] };

describe('PATCH /streams/{stream_id}', () => {
  let server: TestServer;
  let ada: Person;
  let anna: Person;
  let ben: Person;
  let gina: Person;

  before(async () => {
    server = await startServer();
    ada = await server.person('Ada', { role: 'administrator' });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    gina = await server.person('Gina', { role: 'guest' });
  });
  after(() => server.close());

  const make = channelMaker(() => anna);
  const channel = (options?: Parameters): Promise<Place> => make([ada], options);

  const change = (id: number, parameters: Parameters, by: Pick<Person, 'client'> = ada): Promise<Body> =>
    by.client.ok('PATCH', `/streams/${String(id)}`, parameters);

  const refuse = (id: number, parameters: Parameters, wanted: Parameters, by = ada): Promise<Body> =>
    by.client.fails('PATCH', `/streams/${String(id)}`, parameters, wanted);

  /** Returns the events about channels that a user gets from some work, without their IDs. */
  const eventsOf = async ({ client }: Person, work: () => Promise<unknown>): Promise<Body[]> => {
    const events = await listen(client, CHANNEL_TYPES);
    await work();
    return (await events()).map(({ id: _id, ...event }: Body) => event);
  };

  const get = async (id: number): Promise<Body> =>
    (await ada.client.ok('GET', `/streams/${String(id)}`)).stream;

  /** Returns the newest message of the topic for notices. */
  const notice = async (id: number): Promise<Body> => {
    const narrow = [
      { operator: 'channel', operand: id },
      { operator: 'topic', operand: 'channel events' },
    ];
    const parameters = { anchor: 'newest', num_before: 1, num_after: 0, narrow, apply_markdown: false };
    const { messages } = await ada.client.ok('GET', '/messages', parameters);
    return messages.at(-1);
  };

  it('is only for administrators, whatever the channel', async () => {
    const { id } = await channel();
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    for (const one of [id, 4711]) await refuse(one, { description: 'x' }, refusal, anna);
    await refuse(4711, { description: 'x' }, { code: 'BAD_REQUEST', msg: 'Invalid channel ID' });
  });

  describe('with a new name', () => {
    it('renames the channel for everyone who sees it, and says so in the channel', async () => {
      const { id, name } = await channel();
      const events = await eventsOf(ben, () => change(id, { new_name: '  New * name ' }));
      expect(events).to.deep.equal([
        { type: 'stream', op: 'update', property: 'name', value: 'New * name', stream_id: id, name },
      ]);
      expect((await get(id)).name).to.equal('New * name');
      const { content, subject, sender_full_name } = await notice(id);
      expect({ subject, sender_full_name }).to.deep.equal({
        subject: 'channel events',
        sender_full_name: 'Notification Bot',
      });
      expect(content).to.equal(`@_**Ada|${ada.id}** renamed channel **${name}** to \`New * name\`.`);
    });

    it('shows the names as text, whatever they contain', async () => {
      const { id } = await channel();
      await change(id, { new_name: '<b>bold</b> & co' });
      await change(id, { new_name: '<i>plain</i>' });
      const { messages } = await anna.client.ok('GET', '/messages', {
        anchor: 'newest',
        num_before: 1,
        num_after: 0,
        narrow: [{ operator: 'channel', operand: id }],
      });
      expect(messages[0].content)
        .to.include('<strong>&lt;b&gt;bold&lt;/b&gt; &amp; co</strong>')
        .and.include('&lt;i&gt;plain&lt;/i&gt;')
        .and.not.include('<i>');
    });

    it('keeps messages and links, but not the old name', async () => {
      const { id, name } = await channel();
      const message = await say(anna, id, 'logo', `see #**${name}**`);
      await change(id, { new_name: `renamed ${name}` });
      const { content, display_recipient } = await read(anna, message);
      expect(display_recipient).to.equal(`renamed ${name}`);
      expect(content).to.contain(`/#narrow/stream/${String(id)}-`);
      const narrowTo = (operand: string | number) => [
        { operator: 'channel', operand },
        { operator: 'topic', operand: 'logo' },
      ];
      expect(await find(anna, narrowTo(`renamed ${name}`))).to.deep.equal([message]);
      expect(await find(anna, narrowTo(id))).to.deep.equal([message]);
      const old = { narrow: narrowTo(name), anchor: 'newest', num_before: 1, num_after: 0 };
      await anna.client.fails('GET', '/messages', old, {
        msg: `Invalid narrow operator: unknown channel ${name}`,
      });
      // The old name is free.
      await makeChannel(anna, name, []);
    });

    it('refuses the present name and that of another channel, but changes its case', async () => {
      const { id, name } = await channel();
      const other = await channel();
      await refuse(id, { new_name: name }, { msg: 'Channel already has that name.' });
      await refuse(id, { new_name: other.name.toUpperCase() }, { msg: 'Channel name already in use.' });
      await refuse(id, { new_name: ' ' }, { msg: "Channel name can't be empty." });
      await refuse(
        id,
        { new_name: 'x'.repeat(61) },
        { msg: 'Channel name too long (limit: 60 characters).' },
      );
      await change(id, { new_name: name.toUpperCase() });
      expect((await get(id)).name).to.equal(name.toUpperCase());
    });
  });

  it('renders a new description on one line, and quotes both in a notice', async () => {
    const { id, name } = await channel();
    const events = await eventsOf(anna, () => change(id, { description: 'Two\nlines of *text*' }));
    expect(events).to.deep.equal([
      {
        type: 'stream',
        op: 'update',
        property: 'description',
        value: 'Two lines of *text*',
        rendered_description: '<p>Two lines of <em>text</em></p>',
        stream_id: id,
        name,
      },
    ]);
    expect((await notice(id)).content).to.equal(
      `@_**Ada|${ada.id}** changed the description for this channel.\n\n` +
        '**Old description:**\n```` quote\n*No description.*\n````\n\n' +
        '**New description:**\n```` quote\nTwo lines of *text*\n````',
    );
    await refuse(
      id,
      { description: 'x'.repeat(1025) },
      { msg: 'description is too long (limit: 1024 characters)' },
    );
  });

  it('changes who can post, with an event for older clients, and a notice', async () => {
    const { id, name } = await channel();
    const event = (property: string, value: unknown) => ({
      type: 'stream',
      op: 'update',
      property,
      value,
      stream_id: id,
      name,
    });
    expect(await eventsOf(anna, () => change(id, { stream_post_policy: 4 }))).to.deep.equal([
      event('stream_post_policy', 4),
      event('is_announcement_only', false),
    ]);
    expect((await notice(id)).content).to.equal(
      `@_**Ada|${ada.id}** changed the posting permissions for this channel:\n\n` +
        '* **Old permissions**: All channel members can post.\n' +
        '* **New permissions**: Only organization administrators and moderators can post.',
    );
    const refusal = { msg: 'Only organization administrators and moderators can send to this channel.' };
    const message = { type: 'channel', to: id, topic: 'logo', content: 'x' };
    await anna.client.fails('POST', '/messages', message, refusal);
    expect(await eventsOf(anna, () => change(id, { is_announcement_only: true }))).to.deep.equal([
      event('stream_post_policy', 2),
      event('is_announcement_only', true),
    ]);
    await change(id, { is_announcement_only: true, stream_post_policy: 1 });
    expect(await get(id)).to.include({ stream_post_policy: 1, is_announcement_only: false });
  });

  it('lets only owners change how long messages are kept', async () => {
    const { id, name } = await channel();
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization owner' };
    await refuse(id, { message_retention_days: 30 }, refusal);
    const owner = { client: server.owner };
    const events = await eventsOf(anna, () => change(id, { message_retention_days: 30 }, owner));
    expect(events).to.deep.equal([
      { type: 'stream', op: 'update', property: 'message_retention_days', value: 30, stream_id: id, name },
    ]);
    const { user_id: ownerId } = await server.owner.ok('GET', '/users/me');
    const retention = `@_**Owner|${String(ownerId)}** has changed the message retention period for this channel:\n\n`;
    expect((await notice(id)).content).to.equal(
      `${retention}* **Old retention period**: Forever\n* **New retention period**: 30 days\n\n` +
        'Messages in this channel will now be automatically deleted 30 days after they are sent.',
    );
    await change(id, { message_retention_days: 'unlimited' }, owner);
    expect((await notice(id)).content).to.equal(
      `${retention}* **Old retention period**: 30 days\n* **New retention period**: Forever\n\n` +
        'Messages in this channel will now be retained forever.',
    );
    expect((await get(id)).message_retention_days).to.equal(-1);
    await change(id, { message_retention_days: 'realm_default' }, owner);
    expect((await get(id)).message_retention_days).to.equal(null);
    await server.owner.fails('PATCH', `/streams/${String(id)}`, { message_retention_days: 0 }, {});
  });

  it('changes who can unsubscribe others', async () => {
    const { id, name } = await channel();
    const { user_groups } = await ada.client.ok('GET', '/user_groups');
    const group = (wanted: string): number => user_groups.find((one: Body) => one.name === wanted).id;
    const value = group('role:members');
    const events = await eventsOf(ben, () => change(id, { can_remove_subscribers_group: value }));
    expect(events).to.deep.equal([
      { type: 'stream', op: 'update', property: 'can_remove_subscribers_group', value, stream_id: id, name },
    ]);
    await ben.client.ok('DELETE', '/users/me/subscriptions', {
      subscriptions: [name],
      principals: [anna.id],
    });
    await refuse(
      id,
      { can_remove_subscribers_group: group('role:owners') },
      {
        msg: "'can_remove_subscribers_group' setting cannot be set to 'role:owners' group.",
      },
    );
    const secret = { id: await makeChannel(anna, 'removal', [], { invite_only: true }) };
    await refuse(secret.id, { can_remove_subscribers_group: value }, { msg: 'Invalid channel ID' });
  });

  it('adds a channel to the default channels and removes it, for all users except guests', async () => {
    const { id, name } = await channel();
    const names = (events: Body[]): string[][] =>
      events.map(({ default_streams }) => default_streams.map((one: Body) => one.name));
    const added = await eventsOf(anna, async () => {
      const none = await eventsOf(gina, () => change(id, { is_default_stream: true }));
      expect(none).to.deep.equal([]);
    });
    expect(names(added)).to.deep.equal([['general', name]]);
    const carl = await server.person('Carl');
    const { subscriptions } = await carl.client.ok('GET', '/users/me/subscriptions');
    expect(subscriptions.map(({ stream_id }: Body) => stream_id)).to.include(id);
    await refuse(id, { is_private: true }, { msg: 'A default channel cannot be private.' });
    const removed = await eventsOf(anna, () => change(id, { is_default_stream: false }));
    expect(names(removed)).to.deep.equal([['general']]);
  });

  it('changes several properties at once or none, each with an event that has the name of its moment', async () => {
    const { id, name } = await channel();
    const wanted = { description: 'Both', new_name: `both ${name}`, stream_post_policy: 3 };
    await refuse(id, { ...wanted, can_remove_subscribers_group: 4711 }, { msg: 'Invalid user group' });
    expect(await get(id)).to.include({ name, description: '', stream_post_policy: 1 });
    const events = await eventsOf(anna, () => change(id, wanted));
    expect(events.map((one) => [one.property, one.name])).to.deep.equal([
      ['description', name],
      ['name', name],
      ['stream_post_policy', `both ${name}`],
      ['is_announcement_only', `both ${name}`],
    ]);
  });

  it('does nothing for values that the channel already has', async () => {
    const { id } = await channel();
    const present = {
      description: '',
      is_private: false,
      is_web_public: false,
      history_public_to_subscribers: true,
      is_default_stream: false,
      stream_post_policy: 1,
    };
    const before = await notice(id);
    expect(await eventsOf(anna, () => change(id, present))).to.deep.equal([]);
    expect(await notice(id)).to.deep.equal(before);
  });

  it('posts its notices to the members, as unread messages', async () => {
    const { id } = await channel();
    const events = await listen(anna.client, { event_types: ['message'] });
    await change(id, { description: 'News' });
    const [{ message, flags }] = (await events()) as [Body];
    expect(message.stream_id).to.equal(id);
    expect(flags).to.deep.equal([]);
  });
});
