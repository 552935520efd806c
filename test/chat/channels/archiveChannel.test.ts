import { expect } from 'chai';

import { raiseMembersVersion } from '../../../src/chat/channels/members/members.js';
import { schedule, advanceInOneStep } from '../scheduled-messages/fixtures.js';
import { channelMaker, find, listen, makeChannel, read, say } from '../messages/fixtures.js';
import { addCrowd } from '../../support/many-users.js';
import { leastHold, MOST_MS } from '../../support/event-loop.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { Watch } from './event-recorder.js';

describe('DELETE /streams/{stream_id}', () => {
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

  const channel = channelMaker(() => anna);
  const archive = (id: number): Promise<Body> => ada.client.ok('DELETE', `/streams/${String(id)}`);
  const withoutId = ({ id: _id, ...event }: Body): Body => event;

  it('is only for administrators, and an archived channel does not exist', async () => {
    const { id } = await channel([]);
    const refusal = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    await anna.client.fails('DELETE', `/streams/${String(id)}`, {}, refusal);
    await archive(id);
    const missing = { code: 'BAD_REQUEST', msg: 'Invalid channel ID' };
    for (const unknown of [id, 4711])
      await ada.client.fails('DELETE', `/streams/${String(unknown)}`, {}, missing);
    await ada.client.fails('PATCH', `/streams/${String(id)}`, { description: 'x' }, missing);
  });

  it('removes the channel for everyone who saw it, with one event', async () => {
    const { id, name } = await channel([gina]);
    const people = [ada, anna, ben, gina];
    const types = { event_types: ['stream', 'subscription'] };
    const queues = await Promise.all(people.map(({ client }) => listen(client, types)));
    const watches = await Promise.all(people.map(({ client }) => Watch.start(client)));
    await archive(id);
    for (const events of queues) {
      const [event, ...others] = (await events()).map(withoutId);
      expect(others).to.deep.equal([]);
      expect(event).to.deep.include({ type: 'stream', op: 'delete' });
      expect(event?.streams).to.have.length(1);
      expect(event?.streams[0]).to.deep.include({ stream_id: id, name, invite_only: false });
    }
    for (const watch of watches) {
      const { followed, fresh } = await watch.compare();
      expect(followed).to.deep.equal(fresh);
    }
  });

  it('tells users who do not see a private channel nothing', async () => {
    const { id } = await channel([], { invite_only: true });
    const events = await listen(ben.client, { event_types: ['stream', 'subscription'] });
    await archive(id);
    expect(await events()).to.deep.equal([]);
  });

  it('leaves messages to the users who received them, and to no others', async () => {
    const { id, name } = await channel([]);
    const early = await say(anna, id, 'logo', 'early');
    await read(ben, early);
    await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
    const late = await say(anna, id, 'logo', 'late');
    await archive(id);
    expect((await read(anna, early)).display_recipient).to.equal(name);
    expect((await read(ben, late)).content).to.equal('<p>late</p>');
    const gone = { msg: 'Invalid message(s)' };
    await ben.client.fails('GET', `/messages/${String(early)}`, {}, gone);
    await ada.client.fails('GET', `/messages/${String(late)}`, {}, gone);
    // They are found without the channel, which no longer exists.
    expect(await find(ben, [{ operator: 'search', operand: 'late' }])).to.deep.equal([late]);
    const narrow = {
      narrow: [{ operator: 'channel', operand: id }],
      anchor: 'newest',
      num_before: 1,
      num_after: 0,
    };
    await anna.client.fails('GET', '/messages', narrow, { code: 'BAD_NARROW' });
  });

  it('refuses messages, edits, reactions and moves', async () => {
    const { id, name } = await channel([]);
    const message = await say(anna, id, 'logo');
    const elsewhere = await say(anna, (await channel([])).id, 'logo');
    await archive(id);
    const { client } = anna;
    for (const to of [id, name]) {
      const sent = { type: 'channel', to, topic: 'logo', content: 'x' };
      await client.fails('POST', '/messages', sent, { code: 'STREAM_DOES_NOT_EXIST' });
    }
    const path = `/messages/${String(message)}`;
    await client.fails('PATCH', path, { content: 'other' }, { msg: 'Invalid message(s)' });
    await client.fails('POST', `${path}/reactions`, { emoji_name: 'tada' }, { msg: 'Invalid message(s)' });
    const into = { stream_id: id };
    await client.fails('PATCH', `/messages/${String(elsewhere)}`, into, { msg: 'Invalid channel ID' });
  });

  it('makes scheduled messages to the channel fail', async () => {
    const { id } = await channel([]);
    const at = server.clock.seconds() + 60;
    const message = { type: 'channel', to: id, topic: 'logo', content: 'Later' };
    await schedule(anna, { ...message, scheduled_delivery_timestamp: at });
    await archive(id);
    await advanceInOneStep(60, server);
    const { scheduled_messages } = await anna.client.ok('GET', '/scheduled_messages');
    expect(scheduled_messages.map(({ to, failed }: Body) => [to, failed])).to.deep.equal([[id, true]]);
  });

  it('frees the name, and a new channel of that name has no messages of the old one', async () => {
    const { id, name } = await channel([]);
    await say(anna, id, 'logo');
    await archive(id);
    const other = await makeChannel(anna, name.toUpperCase(), []);
    expect(other).not.to.equal(id);
    expect(await find(anna, [{ operator: 'channel', operand: name }])).to.deep.equal([]);
  });

  it('counts unread messages as read, which follows from the event about the channel', async () => {
    const { id } = await channel([ben]);
    await say(anna, id, 'logo');
    const events = await listen(ben.client, { event_types: ['update_message_flags', 'stream'] });
    await archive(id);
    expect((await events()).map(({ type, op }) => [type, op])).to.deep.equal([['stream', 'delete']]);
    const { unread_msgs } = await ben.client.ok('POST', '/register', { event_types: ['message'] });
    expect(unread_msgs.streams.map(({ stream_id }: Body) => stream_id)).not.to.include(id);
  });

  it('removes the channel from the default channels and from the settings of the organization', async () => {
    const { id } = await channel([]);
    await ada.client.ok('PATCH', `/streams/${String(id)}`, { is_default_stream: true });
    const name = 'signup_announcements_stream_id';
    await server.owner.ok('PATCH', '/realm', { [name]: id });
    const events = await listen(anna.client, { event_types: ['default_streams', 'realm'] });
    await archive(id);
    const [settings, defaults, ...others] = (await events()).map(withoutId);
    expect(others).to.deep.equal([]);
    expect(settings).to.deep.equal({ type: 'realm', op: 'update', property: name, value: -1 });
    expect(defaults?.default_streams.map((one: Body) => one.name)).to.deep.equal(['general']);
    const state = await anna.client.ok('POST', '/register', {
      fetch_event_types: ['realm', 'default_streams'],
      event_types: [],
    });
    expect(state[`realm_${name}`]).to.equal(-1);
    const carl = await server.person('Carl');
    const { subscriptions } = await carl.client.ok('GET', '/users/me/subscriptions');
    expect(subscriptions.map(({ stream_id }: Body) => stream_id)).not.to.include(id);
  });

  it('ends the subscriptions of deactivated users, too', async () => {
    const { id, name } = await channel([]);
    const dora = await server.person('Dora');
    await dora.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
    await server.owner.ok('DELETE', `/users/${String(dora.id)}`);
    await archive(id);
    await server.owner.ok('POST', `/users/${String(dora.id)}/reactivate`);
    const { subscriptions } = await dora.client.ok('GET', '/users/me/subscriptions');
    expect(subscriptions.map(({ stream_id }: Body) => stream_id)).not.to.include(id);
  });

  it('no longer shows the channel as the default of a bot', async () => {
    const { id, name } = await channel([]);
    const bot = { full_name: 'Sender', short_name: 'sender', default_sending_stream: name };
    await anna.client.ok('POST', '/bots', bot);
    await archive(id);
    const { bots } = await anna.client.ok('GET', '/bots');
    expect(bots[0].default_sending_stream).to.equal(null);
  });

  it('hides users from guests who shared only this channel with them', async () => {
    const { user_groups } = await server.owner.ok('GET', '/user_groups');
    const group = (wanted: string): number => user_groups.find(({ name }: Body) => name === wanted).id;
    const limit = (name: string): Promise<Body> =>
      server.owner.ok('PATCH', '/realm', { can_access_all_users_group: { new: group(name) } });
    await limit('role:members');
    const edna = await server.person('Edna');
    await gina.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    const { name, id } = await channel([gina]);
    await edna.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
    const events = await listen(gina.client, { event_types: ['realm_user', 'stream'] });
    await archive(id);
    const told = (await events()).map(({ type, op, person }) => [type, op, person?.user_id]);
    expect(told).to.deep.include.members([
      ['stream', 'delete', undefined],
      ['realm_user', 'remove', edna.id],
    ]);
    await limit('role:everyone');
  });

  it(
    'archives a channel of 10,000 users without holding the event loop for 20 ms',
    withProductionBatches(async () => {
      const first = await channel([]);
      await addCrowd(server, first.id, 'crowd', 10_000);
      const held = await leastHold(async () => {
        const { id } = await channel([]);
        await server.services.store.write(async (tx) => {
          const crowd =
            'SELECT user_id, ?, 0, 1, color FROM subscriptions WHERE channel_id = ? AND user_id <> ?';
          await tx.run(
            `INSERT INTO subscriptions (user_id, channel_id, since_message_id, active, color) ${crowd}`,
            [id, first.id, anna.id],
          );
          await raiseMembersVersion(tx, [id]);
        });
        await say(anna, id, 'logo');
        return () => archive(id);
      });
      expect(held).to.be.below(MOST_MS);
    }),
  ).timeout(60_000);
});
