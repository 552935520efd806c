import { expect } from 'chai';

import { channelOf } from '../drafts/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { listed, pass, received, schedule, advanceInOneStep } from './fixtures.js';

describe('PATCH /scheduled_messages/{scheduled_message_id}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let channel: number;
  let later: number;
  let id: number;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    channel = await channelOf(ben, 'design');
    later = site.clock.seconds() + 3600;
    id = await schedule(anna, {
      type: 'direct',
      to: [ben.id],
      content: 'Hi',
      scheduled_delivery_timestamp: later,
    });
  });
  afterEach(() => site.close());

  const edit = (fields: Parameters): Promise<Body> =>
    anna.client.ok('PATCH', `/scheduled_messages/${id}`, fields);
  const refuse = (fields: Parameters, wanted: Parameters): Promise<Body> =>
    anna.client.fails('PATCH', `/scheduled_messages/${id}`, fields, wanted);

  it('changes only the given fields, and sends the requester an event', async () => {
    const queue = await watch(anna.client, ['scheduled_messages']);
    const others = await watch(ben.client, ['scheduled_messages']);
    await edit({ content: 'Ho' });
    await edit({ scheduled_delivery_timestamp: later + 60 });
    await edit({ to: [anna.id] });
    await edit({ type: 'channel', to: channel, topic: 'logo' });
    await edit({ topic: 'colors' });
    const first = {
      scheduled_message_id: id,
      type: 'private',
      to: [ben.id],
      content: 'Ho',
      rendered_content: '<p>Ho</p>',
      scheduled_delivery_timestamp: later,
      failed: false,
    };
    const second = { ...first, scheduled_delivery_timestamp: later + 60 };
    const third = { ...second, to: [anna.id] };
    const fourth = { ...second, type: 'stream', to: channel, topic: 'logo' };
    const fifth = { ...fourth, topic: 'colors' };
    expect(await listed(anna)).to.deep.equal([fifth]);
    expect(await events(queue)).to.deep.equal(
      [first, second, third, fourth, fifth].map((scheduled_message) => ({
        type: 'scheduled_messages',
        op: 'update',
        scheduled_message,
      })),
    );
    expect(await events(others)).to.deep.equal([]);
  });

  it('refuses invalid or inconsistent changes, and leaves the message unchanged', async () => {
    const before = await listed(anna);
    await refuse({}, { msg: 'Nothing to change' });
    await refuse({ type: 'direct' }, { msg: 'Recipient required when updating type of scheduled message.' });
    const noTopic = { msg: 'Topic required when updating scheduled message type to channel.' };
    for (const type of ['channel', 'stream']) await refuse({ type, to: channel }, noTopic);
    await refuse({ to: channel }, { msg: 'Invalid data type for recipients' });
    await refuse({ type: 'stream', to: [channel], topic: 'x' }, { msg: 'Invalid data type for channel ID' });
    await refuse({ to: ['ben'] }, { msg: 'Recipient list may only contain user IDs' });
    await refuse({ to: [4711] }, { msg: 'Invalid user ID 4711' });
    await refuse(
      { type: 'stream', to: 4711, topic: 'x' },
      { msg: "Channel with ID '4711' does not exist", code: 'STREAM_DOES_NOT_EXIST', stream_id: 4711 },
    );
    await refuse({ content: ' ' }, { msg: 'Message must not be empty' });
    const past = { scheduled_delivery_timestamp: site.clock.seconds() };
    await refuse(past, { msg: 'Scheduled delivery time must be in the future.' });
    expect(await listed(anna)).to.deep.equal(before);
  });

  it('refuses messages of other users and unknown messages', async () => {
    const wanted = { status: 404, msg: 'Scheduled message does not exist', code: 'BAD_REQUEST' };
    await ben.client.fails('PATCH', `/scheduled_messages/${id}`, { content: 'Ho' }, wanted);
    await anna.client.fails('PATCH', '/scheduled_messages/4711', { content: 'Ho' }, wanted);
  });

  it('refuses to change a message that was already sent', async () => {
    await advanceInOneStep(3600, site);
    await pass(5, site);
    await refuse({ content: 'Ho' }, { msg: 'Scheduled message was already sent' });
    expect((await received(ben)).map(({ content }) => content as string)).to.include('Hi');
  });

  it('requires a new time for a failed message, and then sends it', async () => {
    await advanceInOneStep(3600 + 700, site);
    expect(await listed(anna)).to.have.length(1);
    expect((await listed(anna))[0].failed).to.equal(true);
    await refuse({ content: 'Ho' }, { msg: 'Scheduled delivery time must be in the future.' });
    await edit({ scheduled_delivery_timestamp: site.clock.seconds() + 60 });
    expect((await listed(anna))[0].failed).to.equal(false);
    await pass(65, site);
    expect(await listed(anna)).to.deep.equal([]);
    expect((await received(ben)).map(({ content }) => content as string)).to.include('Hi');
  });
});
