import { expect } from 'chai';

import { edit } from '../messages/edit-fixtures.js';
import { find, listen, makeChannel, read, say, setFlags, setMark, tell } from '../messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Events as existing clients know them, in content and order. The kinds are those that other tests do not compare. */
describe('Events for existing clients', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let made = 0;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());

  const fresh = (start: string): string => `${start} ${String((made += 1))}`;
  const hear = (by: Pick<Person, 'client'>, types: readonly string[], more: Parameters = {}) =>
    listen(by.client, { event_types: types, ...more });
  const kinds = (events: readonly Body[]): string[] =>
    events.map(({ type, op }) => `${String(type)} ${String(op ?? '')}`.trim());
  const set = ({ client }: Pick<Person, 'client'>, settings: Parameters): Promise<Body> =>
    client.ok('PATCH', '/settings', settings);

  it('name the version that rendered the text before an edit, but only if the text changed', async () => {
    const name = fresh('edited');
    await makeChannel(anna, name, []);
    const id = await say(anna, name, 'a');
    const heard = await hear(anna, ['update_message']);
    await edit(anna, id, { content: 'new' });
    await edit(anna, id, { topic: 'b', send_notification_to_new_thread: false });
    const [content, topic] = await heard();
    expect(content.prev_rendered_content_version).to.equal(1);
    expect(topic).not.to.have.property('prev_rendered_content_version');
  });

  it('show a user who turns presence off as idle, before the status', async () => {
    const shy = await server.person('Shy');
    await shy.client.ok('POST', '/users/me/presence', { status: 'active' });
    server.clock.advance(2_000);
    await server.services.presence.reports.settled();
    const heard = await hear(ben, ['presence', 'user_status']);
    await set(shy, { presence_enabled: false });
    const [presence, status, ...others] = await heard();
    expect(others).to.deep.equal([]);
    expect(presence).to.deep.include({ type: 'presence', user_id: shy.id });
    const [shown] = Object.values(presence.presence) as Body[];
    expect(shown.status).to.equal('idle');
    expect(shown.timestamp).to.be.below(server.clock.seconds() - 200);
    expect(status).to.deep.include({ type: 'user_status', user_id: shy.id, away: true });
  });

  it('hide an email and show it again in order: the email, the API email, the avatar', async () => {
    const shy = await server.person('Sly');
    const heard = await hear(ben, ['realm_user']);
    const forms = async (): Promise<string[]> =>
      (await heard()).map(({ person }) =>
        Object.keys(person)
          .filter((key) => key !== 'user_id')
          .sort()
          .join(),
      );
    await set(shy, { email_address_visibility: 5 });
    const avatar = 'avatar_source,avatar_url,avatar_url_medium,avatar_version';
    expect(await forms()).to.deep.equal(['delivery_email', 'new_email', avatar]);
    await set(shy, { email_address_visibility: 1 });
    expect((await forms()).slice(3)).to.deep.equal(['delivery_email', 'new_email', avatar]);
  });

  it('have an avatar address for a user with another API email, also for those who see the real one', async () => {
    const shy = await server.person('Sky');
    await set(shy, { email_address_visibility: 3 });
    const name = fresh('avatars');
    await makeChannel(shy, name, []);
    const id = await say(shy, name, 'a');
    await makeChannel(shy, name, [ben]);
    const { user } = await server.owner.ok('GET', `/users/${shy.id}`, { client_gravatar: true });
    expect(user).to.include({ delivery_email: shy.email });
    expect(user.avatar_url).to.match(/^https:/);
    expect((await read({ client: server.owner }, id)).avatar_url).to.match(/^https:/);
  });

  describe('about leaving a channel', () => {
    it('mark its unread messages as read', async () => {
      const [name, other] = [fresh('left'), fresh('kept')];
      await makeChannel(anna, name, [ben]);
      await makeChannel(anna, other, [ben]);
      const first = await say(anna, name, 'a');
      const second = await say(anna, name, 'b');
      await say(ben, name, 'a', 'read by its sender');
      await say(anna, other, 'a');
      const heard = await hear(ben, ['subscription', 'update_message_flags']);
      await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
      const events = await heard();
      expect(kinds(events)).to.deep.equal(['subscription remove', 'update_message_flags add']);
      const { id: _, ...flags } = events[1] ?? {};
      expect(flags).to.deep.equal({
        type: 'update_message_flags',
        op: 'add',
        operation: 'add',
        flag: 'read',
        messages: [first, second],
        all: false,
      });
    });

    it('name to each user the own unread messages, and nothing without any', async () => {
      const name = fresh('left by many');
      const [carl, dora, eve] = [
        await server.person('Carl'),
        await server.person('Dora'),
        await server.person('Eve'),
      ];
      await makeChannel(anna, name, [carl, dora]);
      const first = await say(anna, name, 'a');
      await makeChannel(anna, name, [eve]);
      const second = await say(carl, name, 'a');
      // Dora read both, and marked the first one as unread again.
      await setMark(server, dora, second, [first]);
      const [annas, carls, doras, eves] = await Promise.all(
        [anna, carl, dora, eve].map((one) => hear(one, ['update_message_flags'])),
      );
      const people = [carl, dora, eve].map(({ id }) => id);
      await server.owner.ok('DELETE', '/users/me/subscriptions', {
        subscriptions: [name],
        principals: people,
      });
      const ids = async (heard: typeof annas): Promise<unknown> =>
        (await heard?.())?.map(({ messages }) => messages as unknown);
      expect(await ids(annas)).to.deep.equal([]);
      expect(await ids(carls)).to.deep.equal([[first]]);
      expect(await ids(doras)).to.deep.equal([[first]]);
      expect(await ids(eves)).to.deep.equal([[second]]);
    });
  });

  it('create each of several channels by an event of its own', async () => {
    const names = [fresh('one'), fresh('two'), fresh('three')];
    const [annas, bens] = [
      await hear(anna, ['stream', 'subscription']),
      await hear(ben, ['stream', 'subscription']),
    ];
    const subscriptions = names.map((name) => ({ name }));
    await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions });
    const created = (events: readonly Body[]): Body[] =>
      events.filter(({ op }) => op === 'create').map(({ streams }) => streams.map(({ name }: Body) => name));
    expect(created(await bens())).to.deep.equal(names.map((name) => [name]));
    const events = await annas();
    expect(created(events)).to.deep.equal(names.map((name) => [name]));
    expect(kinds(events).at(-1)).to.equal('subscription add');
  });

  it('tell each user once that a user came back to several public channels', async () => {
    const guest = await server.person('Gwen', { role: 'guest' });
    const gone = await server.person('Gone');
    const [shared, other] = [fresh('with a guest'), fresh('without a guest')];
    const ids = [await makeChannel(gone, shared, [guest]), await makeChannel(gone, other, [])];
    await server.owner.ok('DELETE', `/users/${gone.id}`);
    const [bens, guests] = [await hear(ben, ['subscription']), await hear(guest, ['subscription'])];
    await server.owner.ok('POST', `/users/${gone.id}/reactivate`);
    const [first, ...others] = await bens();
    expect(others).to.deep.equal([]);
    expect(first).to.deep.include({ op: 'peer_add', user_ids: [gone.id] });
    expect(first.stream_ids).to.include.members(ids);
    const [theirs, ...more] = await guests();
    expect(more).to.deep.equal([]);
    expect(theirs.stream_ids).to.include(ids[0]).and.not.to.include(ids[1]);
  });

  it('do not call a moved message historical for a user who never received it', async () => {
    const [from, to] = [fresh('from'), fresh('to')];
    await makeChannel(anna, from, [ben]);
    const target = await makeChannel(anna, to, [ben]);
    const id = await say(anna, from, 'a');
    await makeChannel(anna, from, [await server.person('Later')]);
    const { client } = server.owner.credentials ? { client: server.owner } : anna;
    const heard = await hear({ client }, ['update_message']);
    await edit({ client }, id, { stream_id: target, send_notification_to_new_thread: false });
    const [moved] = await heard();
    expect(moved.flags).to.deep.equal(['read']);
    expect((await read({ client }, id)).flags).to.deep.equal(['read', 'historical']);
  });

  describe('about topics that sending makes users follow', () => {
    it('precede the message, for the sender and for mentioned users', async () => {
      const name = fresh('followed');
      await makeChannel(anna, name, [ben]);
      const types = ['message', 'user_topic'];
      const [annas, bens] = [await hear(anna, types), await hear(ben, types)];
      await say(anna, name, 'a', '@**Ben**');
      expect(kinds(await annas())).to.deep.equal(['user_topic', 'message']);
      expect(kinds(await bens())).to.deep.equal(['user_topic', 'message']);
    });

    it('include topics of a public channel to which the sender is not subscribed', async () => {
      const name = fresh('not joined');
      await makeChannel(anna, name, []);
      const heard = await hear(ben, ['user_topic']);
      const message = { type: 'channel', to: name, topic: 'a', content: 'hello' };
      const sent = await ben.client.ok('POST', '/messages', message);
      expect(sent.automatic_new_visibility_policy).to.equal(3);
      expect(await heard()).to.have.length(1);
      const again = await ben.client.ok('POST', '/messages', message);
      expect(again).not.to.have.property('automatic_new_visibility_policy');
    });

    it('include those of the sender’s own group, but the response names only what sending did', async () => {
      const group = fresh('group').replace(' ', '-');
      const { group_id: _, ...created } = await server.owner.ok('POST', '/user_groups/create', {
        name: group,
        description: '',
        members: [ben.id],
      });
      expect(created.result).to.equal('success');
      const name = fresh('mentioned');
      await makeChannel(anna, name, [ben]);
      await say(anna, name, 'a');
      const heard = await hear(ben, ['user_topic', 'message']);
      const sent = await ben.client.ok('POST', '/messages', {
        type: 'channel',
        to: name,
        topic: 'a',
        content: `@*${group}*`,
      });
      expect(sent).not.to.have.property('automatic_new_visibility_policy');
      const events = await heard();
      expect(kinds(events)).to.deep.equal(['user_topic', 'message']);
      expect(events[0]).to.deep.include({ topic_name: 'a', visibility_policy: 3 });
    });
  });

  it('report a changed notification setting by its older event, too', async () => {
    const heard = await hear(anna, ['update_global_notifications', 'user_settings'], {
      client_capabilities: {},
    });
    await set(anna, { realm_name_in_email_notifications_policy: 2 });
    const events = await heard();
    expect(events.map(({ type }) => type)).to.have.members(['user_settings', 'update_global_notifications']);
    expect(events.find(({ type }) => type === 'update_global_notifications')).to.deep.include({
      user: anna.email,
      notification_name: 'realm_name_in_email_notifications_policy',
      setting: 2,
    });
  });

  it('give clients without URL templates an empty list of linkifiers', async () => {
    const older = await hear(anna, ['realm_linkifiers']);
    const newer = await hear(anna, ['realm_linkifiers'], {
      client_capabilities: { linkifier_url_template: true },
    });
    const linkifier = { pattern: '#(?P<number>[0-9]+)', url_template: 'https://bugs.example.com/{number}' };
    await server.owner.ok('POST', '/realm/filters', linkifier);
    expect((await older()).map(({ realm_linkifiers }) => realm_linkifiers)).to.deep.equal([[]]);
    expect((await newer()).map(({ realm_linkifiers }) => realm_linkifiers.length)).to.deep.equal([1]);
  });

  describe('about direct messages that mention everyone', () => {
    for (const name of ['all', 'everyone', 'channel']) {
      it(`flag them as wildcard mentions: ${name}`, async () => {
        const heard = await hear(ben, ['message']);
        const id = await tell(anna, [ben], `@**${name}** hello`);
        const [sent] = await heard();
        const flags = ['stream_wildcard_mentioned', 'wildcard_mentioned'];
        expect(sent.flags).to.deep.equal(flags);
        expect((await read(ben, id)).flags).to.deep.equal(flags);
        expect((await read(anna, id)).flags).to.deep.equal(['read', ...flags]);
        expect(await find(ben, [['is', 'mentioned']])).to.include(id);
        const { unread_msgs } = await ben.client.ok('POST', '/register', { event_types: ['message'] });
        expect(unread_msgs.mentions).to.include(id);
      });
    }

    it('but not those with a silent or a topic mention, and follow an edit', async () => {
      const heard = await hear(ben, ['message', 'update_message']);
      const id = await tell(anna, [ben], '@_**all** @**topic** hello');
      await setFlags(server, ben, id, 1);
      await edit(anna, id, { content: '@**all**' });
      await edit(anna, id, { content: 'nothing' });
      const [sent, ...edits] = await heard();
      expect(sent.flags).to.deep.equal([]);
      expect(edits.map(({ flags }) => flags as unknown)).to.deep.equal([
        ['starred', 'stream_wildcard_mentioned', 'wildcard_mentioned'],
        ['starred'],
      ]);
    });
  });
});
