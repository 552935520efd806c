import { expect } from 'chai';

import { channelOf } from '../drafts/fixtures.js';
import type { Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { listed, schedule } from './fixtures.js';

describe('POST /scheduled_messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let channel: number;
  let secret: number;
  let later: number;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    channel = await channelOf(ben, 'design');
    secret = await channelOf(ben, 'payroll', { invite_only: true });
    later = site.clock.seconds() + 3600;
  });
  after(() => site.close());

  it('stores a truncated channel message, and sends the requester an event', async () => {
    const queue = await watch(anna.client, ['scheduled_messages']);
    const others = await watch(ben.client, ['scheduled_messages']);
    const id = await schedule(anna, {
      type: 'stream',
      to: channel,
      topic: 't'.repeat(61),
      content: ' **Hi** \n',
      scheduled_delivery_timestamp: later,
    });
    const message = {
      scheduled_message_id: id,
      type: 'stream',
      to: channel,
      topic: `${'t'.repeat(57)}...`,
      content: ' **Hi**',
      rendered_content: '<p><strong>Hi</strong></p>',
      scheduled_delivery_timestamp: later,
      failed: false,
    };
    expect(await listed(anna)).to.deep.equal([message]);
    expect(await events(queue)).to.deep.equal([
      { type: 'scheduled_messages', op: 'add', scheduled_messages: [message] },
    ]);
    expect(await events(others)).to.deep.equal([]);
  });

  for (const type of ['direct', 'private']) {
    it(`stores a direct message (${type}) with unique recipients, without the requester`, async () => {
      const clara = await site.person(`Clara ${type}`);
      await schedule(clara, {
        type,
        to: [ben.id, clara.id, anna.id, ben.id],
        topic: 'ignored',
        content: 'Hi',
        scheduled_delivery_timestamp: later,
      });
      const [message] = await listed(clara);
      expect(message).to.deep.include({ type: 'private', to: [anna.id, ben.id] });
      expect(message).not.to.have.property('topic');
    });
  }

  const refusals: readonly [what: string, fields: () => Parameters, wanted: Parameters][] = [
    [
      'the current second',
      () => ({ scheduled_delivery_timestamp: site.clock.seconds() }),
      { msg: 'Scheduled delivery time must be in the future.' },
    ],
    ['several channels', () => ({ to: [channel] }), { msg: 'Invalid data type for channel ID' }],
    ['a single recipient', () => ({ type: 'direct' }), { msg: 'Invalid data type for recipients' }],
    [
      'recipients by email',
      () => ({ type: 'direct', to: ['ben@example.com'] }),
      { msg: 'Recipient list may only contain user IDs' },
    ],
    ['a recipient that is not JSON', () => ({ to: 'design' }), { msg: 'Argument "to" is not valid JSON.' }],
    ['an unknown type', () => ({ type: 'mail' }), { msg: 'Invalid type' }],
    ['an unknown recipient', () => ({ type: 'direct', to: [4711] }), { msg: 'Invalid user ID 4711' }],
    [
      'an unknown channel',
      () => ({ to: 4711 }),
      { msg: "Channel with ID '4711' does not exist", code: 'STREAM_DOES_NOT_EXIST', stream_id: 4711 },
    ],
    [
      'an inaccessible channel with the same error',
      () => ({ to: secret }),
      { code: 'STREAM_DOES_NOT_EXIST' },
    ],
    ['blank content', () => ({ content: ' ' }), { msg: 'Message must not be empty' }],
    ['no topic', () => ({ topic: undefined }), { msg: 'Missing topic' }],
  ];
  for (const [what, fields, wanted] of refusals) {
    it(`refuses ${what}, and stores nothing`, async () => {
      const before = await listed(anna);
      const good = {
        type: 'channel',
        to: channel,
        topic: 'logo',
        content: 'Hi',
        scheduled_delivery_timestamp: later,
      };
      await anna.client.fails('POST', '/scheduled_messages', { ...good, ...fields() }, wanted);
      expect(await listed(anna)).to.deep.equal(before);
    });
  }
});
