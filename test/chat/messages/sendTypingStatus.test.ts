import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { keepingOrganization } from '../../support/settings.js';
import { startServer, type TestServer } from '../../support/server.js';
import { systemGroup } from '../user-groups/fixtures.js';
import { makeChannel } from './fixtures.js';
import { hear } from './edit-fixtures.js';

describe('POST /typing', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  let channel: number;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    guest = await server.person('Gwen', { role: 'guest' });
    channel = await makeChannel(anna, 'design', [ben, guest]);
  });
  after(() => server.close());

  const type = ({ client }: Person, fields: Parameters): Promise<Body> =>
    client.ok('POST', '/typing', { op: 'start', ...fields });
  const refuses = ({ client }: Person, fields: Parameters, msg: string): Promise<Body> =>
    client.fails('POST', '/typing', { op: 'start', ...fields }, { code: 'BAD_REQUEST', msg });
  const listenTo = (who: Person, stream_typing_notifications = true): ReturnType<typeof hear> =>
    hear(who, ['typing'], { client_capabilities: JSON.stringify({ stream_typing_notifications }) });
  const person = ({ id, email }: Person): Body => ({ user_id: id, email });

  it('sends an event to the participants of a direct message', async () => {
    const [annas, bens, carls] = [await listenTo(anna), await listenTo(ben, false), await listenTo(carl)];
    await type(anna, { to: [ben.id] });
    await type(anna, { type: 'direct', op: 'stop', to: [ben.id, anna.id] });
    const event = {
      type: 'typing',
      message_type: 'direct',
      sender: person(anna),
      recipients: [person(anna), person(ben)],
    };
    expect(await bens()).to.deep.equal([
      { ...event, op: 'start' },
      { ...event, op: 'stop' },
    ]);
    expect(await carls()).to.deep.equal([]);
    // The other clients of the sender show it, too.
    expect(await annas()).to.deep.equal([
      { ...event, op: 'start' },
      { ...event, op: 'stop' },
    ]);
  });

  it('sends an event about a message of the sender to themselves', async () => {
    const annas = await listenTo(anna);
    await type(anna, { to: [anna.id] });
    const shown = { sender: person(anna), recipients: [person(anna)] };
    expect(await annas()).to.deep.equal([{ type: 'typing', op: 'start', message_type: 'direct', ...shown }]);
  });

  it('sends an event to subscribers whose clients support it', async () => {
    const [bens, olds, guests] = [await listenTo(ben), await listenTo(ben, false), await listenTo(guest)];
    const annas = await listenTo(anna);
    await type(anna, { type: 'channel', stream_id: channel, topic: ' logo ' });
    const event = {
      type: 'typing',
      op: 'start',
      message_type: 'stream',
      sender: person(anna),
      stream_id: channel,
      topic: 'logo',
    };
    expect(await bens()).to.deep.equal([event]);
    expect(await guests()).to.deep.equal([event]);
    expect(await annas()).to.deep.equal([event]);
    expect(await olds()).to.deep.equal([]);
  });

  it('sends an event about a channel message without a topic yet', async () => {
    const bens = await listenTo(ben);
    await type(anna, { type: 'stream', stream_id: channel, topic: '' });
    await type(anna, { type: 'channel', stream_id: channel, topic: ' ' });
    expect((await bens()).map(({ topic }) => topic as string)).to.deep.equal(['', '']);
  });

  it('sends the sender no event if they do not want typing events', async () => {
    await anna.client.ok('PATCH', '/settings', { receives_typing_notifications: false });
    const [annas, bens] = [await listenTo(anna), await listenTo(ben)];
    await type(anna, { to: [ben.id] });
    await type(anna, { type: 'channel', stream_id: channel, topic: 'a' });
    expect(await bens()).to.have.length(2);
    expect(await annas()).to.deep.equal([]);
    await anna.client.ok('PATCH', '/settings', { receives_typing_notifications: true });
  });

  it('sends no event in channels with many subscribers', async () => {
    await server.services.store.write(async (tx) => {
      const rows = Array.from({ length: 98 }, (_, index) => ({
        email: `${index}@many.example.com`,
        email_key: `${index}@many.example.com`,
        delivery_email: `${index}@many.example.com`,
        delivery_email_key: `${index}@many.example.com`,
        full_name: `Many ${index}`,
        full_name_key: `many ${index}`,
        role: 400,
        date_joined: 0,
        api_key_encrypted: '',
        api_key_hash: `${index}`,
        settings: '{}',
      }));
      await tx.insertMany('users', rows);
      await tx.run(
        `INSERT INTO subscriptions (user_id, channel_id, since_message_id, active, color)
         SELECT id, ?, 0, 1, '#000000' FROM users WHERE email LIKE '%@many.example.com'`,
        [channel],
      );
      await tx.run('UPDATE channels SET members_version = members_version + 1 WHERE id = ?', [channel]);
    });
    const bens = await listenTo(ben);
    await type(anna, { type: 'stream', stream_id: channel, topic: 'a' });
    expect(await bens()).to.deep.equal([]);
    const quiet = await makeChannel(anna, 'few', [ben]);
    await type(anna, { type: 'stream', stream_id: quiet, topic: 'a' });
    expect(await bens()).to.have.length(1);
  });

  it('follows the settings of sender and recipient', async () => {
    await ben.client.ok('PATCH', '/settings', { receives_typing_notifications: false });
    const bens = await listenTo(ben);
    await type(anna, { to: [ben.id] });
    expect(await bens()).to.deep.equal([]);
    await ben.client.ok('PATCH', '/settings', { receives_typing_notifications: true });
    await anna.client.ok('PATCH', '/settings', {
      send_private_typing_notifications: false,
      send_stream_typing_notifications: false,
    });
    await refuses(anna, { to: [ben.id] }, 'User has disabled typing notifications for direct messages');
    await refuses(
      anna,
      { type: 'channel', stream_id: channel, topic: 'a' },
      'User has disabled typing notifications for channel messages',
    );
  });

  it('refuses conversations that the requester cannot access, and invalid requests', async () => {
    const secret = await makeChannel(anna, 'secret', [], { invite_only: true });
    const open = await makeChannel(anna, 'open', []);
    for (const [who, stream_id] of [
      [ben, 4711],
      [ben, secret],
      [guest, open],
    ] as const) {
      await refuses(who, { type: 'channel', stream_id, topic: 'a' }, 'Invalid channel ID');
    }
    await refuses(ben, { to: [4711] }, 'Invalid user ID 4711');
    await refuses(ben, { to: [] }, "Empty 'to' list");
    for (const [fields, var_name] of [
      [{}, 'to'],
      [{ type: 'direct', stream_id: open, topic: 'a' }, 'to'],
      [{ type: 'channel', topic: 'a' }, 'stream_id'],
      [{ type: 'stream', to: [anna.id] }, 'stream_id'],
    ] as const) {
      const missing = { code: 'REQUEST_VARIABLE_MISSING', msg: `Missing '${var_name}' argument`, var_name };
      await ben.client.fails('POST', '/typing', { op: 'start', ...fields }, missing);
    }
    await refuses(ben, { type: 'channel', stream_id: open }, 'Missing topic');
    await refuses(ben, { type: 'private', to: [anna.id] }, 'Invalid type');
    await refuses(ben, { op: 'pause', to: [anna.id] }, 'Invalid op');
    await refuses(ben, { to: 'anna' }, 'Argument "to" is not valid JSON.');
    await refuses(ben, { to: '5' }, 'to is not a list');
    await refuses(ben, { to: '["a"]' }, 'to[0] is not an integer');
  });

  it('requires the right to send a message to the conversation', async () => {
    const dora = await server.person('Dora');
    const closed = await makeChannel(await server.person('Olga', { role: 'owner' }), 'closed', [dora], {
      stream_post_policy: 2,
    });
    const doras = await listenTo(dora);
    const typing = { type: 'channel', stream_id: closed, topic: 'logo' };
    await refuses(dora, typing, 'Only organization administrators can send to this channel.');
    await keepingOrganization(server, async () => {
      const owners = { new: await systemGroup(server.owner, 'role:owners') };
      await dora.client.ok('POST', '/messages', { type: 'direct', to: [ben.id], content: 'Hi' });
      await server.owner.ok('PATCH', '/realm', { direct_message_initiator_group: owners });
      await type(dora, { to: [ben.id] });
      const initiation = 'You do not have permission to initiate direct message conversations.';
      await refuses(dora, { to: [ben.id, carl.id] }, initiation);
      await server.owner.ok('PATCH', '/realm', { direct_message_permission_group: owners });
      await refuses(
        dora,
        { to: [ben.id] },
        'This conversation does not include any users who can authorize it.',
      );
    });
    expect((await doras()).map(({ recipients }) => recipients.length)).to.deep.equal([2]);
  });
});
