import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { channelOf, DISABLED, setSynchronization, UNADDRESSED } from './fixtures.js';

describe('POST /drafts', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let guest: Person;
  let open: number;
  let secret: number;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    guest = await site.person('Guest', { role: 'guest' });
    open = await channelOf(ben, 'open');
    secret = await channelOf(ben, 'secret', { invite_only: true });
  });
  after(() => site.close());

  it('stores drafts of each type, returns their IDs in order, and sends the requester an event', async () => {
    const queue = await watch(anna.client, ['drafts']);
    const others = await watch(ben.client, ['drafts']);
    const { ids } = await anna.client.ok('POST', '/drafts', {
      drafts: [
        { type: 'stream', to: [open], topic: 'logo', content: '\nblue \n', timestamp: 1000 },
        { type: 'private', to: [ben.id, anna.id, ben.id], topic: 'no\0thing', content: 'hi' },
        { type: '', to: [open, 4711], topic: 'nothing', content: 'who?' },
      ],
    });
    const now = site.clock.seconds();
    const drafts = [
      { id: ids[0], type: 'stream', to: [open], topic: 'logo', content: 'blue', timestamp: 1000 },
      { id: ids[1], type: 'private', to: [ben.id, anna.id], topic: '', content: 'hi', timestamp: now },
      { id: ids[2], type: '', to: [], topic: '', content: 'who?', timestamp: now },
    ];
    expect(await events(queue)).to.deep.equal([{ type: 'drafts', op: 'add', drafts }]);
    expect(await events(others)).to.deep.equal([]);
    expect((await anna.client.ok('GET', '/drafts')).drafts).to.deep.equal(drafts);
  });

  it('removes the fraction of a timestamp', async () => {
    const queue = await watch(anna.client, ['drafts']);
    const { ids } = await anna.client.ok('POST', '/drafts', {
      drafts: [{ ...UNADDRESSED, timestamp: 1595479020.5 }],
    });
    const draft = { ...UNADDRESSED, id: ids[0], timestamp: 1595479020 };
    expect(await events(queue)).to.deep.equal([{ type: 'drafts', op: 'add', drafts: [draft] }]);
    expect((await anna.client.ok('GET', '/drafts')).drafts).to.deep.include(draft);
  });

  it('stores a direct message without recipients as an unaddressed draft', async () => {
    const queue = await watch(anna.client, ['drafts']);
    const { ids } = await anna.client.ok('POST', '/drafts', {
      drafts: [{ ...UNADDRESSED, type: 'private', topic: 'nothing', timestamp: 2000 }],
    });
    const draft = { ...UNADDRESSED, id: ids[0], timestamp: 2000 };
    expect(await events(queue)).to.deep.equal([{ type: 'drafts', op: 'add', drafts: [draft] }]);
  });

  it('truncates a topic and content that are too long for a message', async () => {
    const {
      ids: [id],
    } = await ben.client.ok('POST', '/drafts', {
      drafts: [{ type: 'stream', to: [open], topic: 't'.repeat(61), content: 'c'.repeat(10_001) }],
    });
    const { drafts } = await ben.client.ok('GET', '/drafts');
    const ending = '\n[message truncated]';
    expect(drafts).to.deep.equal([
      {
        id,
        type: 'stream',
        to: [open],
        topic: `${'t'.repeat(57)}...`,
        content: 'c'.repeat(10_000 - ending.length) + ending,
        timestamp: site.clock.seconds(),
      },
    ]);
  });

  it('accepts an empty list without sending an event', async () => {
    const queue = await watch(anna.client, ['drafts']);
    expect((await anna.client.ok('POST', '/drafts', { drafts: [] })).ids).to.deep.equal([]);
    expect((await anna.client.ok('POST', '/drafts')).ids).to.deep.equal([]);
    expect(await events(queue)).to.deep.equal([]);
  });

  const stream = { ...UNADDRESSED, type: 'stream' };
  const refusals: readonly [what: string, draft: () => object, msg: string][] = [
    ['an ID', () => ({ ...UNADDRESSED, id: 5 }), 'Argument "id" at drafts[1]["id"] is unexpected'],
    [
      'a draft without a type',
      () => ({ to: [], topic: '', content: 'x' }),
      'drafts[1]["type"] field is missing: Field required',
    ],
    ['an unknown type', () => ({ ...UNADDRESSED, type: 'channel' }), 'Invalid drafts[1]["type"]'],
    ['empty content', () => ({ ...UNADDRESSED, content: '' }), 'drafts[1]["content"] cannot be blank'],
    ['blank content', () => ({ ...UNADDRESSED, content: ' \n ' }), 'drafts[1]["content"] cannot be blank'],
    [
      'a null byte in the content',
      () => ({ ...UNADDRESSED, content: 'a\0b' }),
      'Message must not contain null bytes',
    ],
    [
      'a null byte in the topic of a channel',
      () => ({ ...stream, to: [open], topic: 'a\0b' }),
      'Topic must not contain null bytes',
    ],
    ['a negative timestamp', () => ({ ...UNADDRESSED, timestamp: -1 }), 'Timestamp must not be negative.'],
    [
      'a timestamp after the year 9999',
      () => ({ ...UNADDRESSED, timestamp: 253402300800 }),
      'drafts[1]["timestamp"] is too large',
    ],
    [
      'a timestamp in text',
      () => ({ ...UNADDRESSED, timestamp: '1.5' }),
      'drafts[1]["timestamp"] is not a float',
    ],
    [
      'a negative fraction as the timestamp',
      () => ({ ...UNADDRESSED, timestamp: -0.5 }),
      'Timestamp must not be negative.',
    ],
    ['no channel', () => stream, 'Must specify exactly 1 channel ID for channel messages'],
    [
      'two channels',
      () => ({ ...stream, to: [open, open] }),
      'Must specify exactly 1 channel ID for channel messages',
    ],
    ['a channel that does not exist', () => ({ ...stream, to: [4711] }), 'Invalid channel ID'],
    [
      'an inaccessible channel with the same message',
      () => ({ ...stream, to: [secret] }),
      'Invalid channel ID',
    ],
    [
      'a recipient who does not exist',
      () => ({ ...UNADDRESSED, type: 'private', to: [ben.id, 4711] }),
      'Invalid user ID 4711',
    ],
  ];
  for (const [what, draft, msg] of refusals) {
    it(`refuses ${what}, and stores no draft`, async () => {
      const queue = await watch(anna.client, ['drafts']);
      const before = await anna.client.ok('GET', '/drafts');
      await anna.client.fails(
        'POST',
        '/drafts',
        { drafts: [UNADDRESSED, draft()] },
        { msg, code: 'BAD_REQUEST' },
      );
      expect(await anna.client.ok('GET', '/drafts')).to.deep.equal(before);
      expect(await events(queue)).to.deep.equal([]);
    });
  }

  it('lets guests address drafts only to channels they are subscribed to', async () => {
    const inside = await channelOf(ben, 'inside', { principals: [ben.id, guest.id] });
    await guest.client.ok('POST', '/drafts', { drafts: [{ ...stream, to: [inside] }] });
    const drafts = [{ ...stream, to: [open] }];
    await guest.client.fails('POST', '/drafts', { drafts }, { msg: 'Invalid channel ID' });
  });

  it('refuses requests while draft synchronization is off', async () => {
    const clara = await site.person('Clara');
    await setSynchronization(site, clara, false);
    await clara.client.fails('POST', '/drafts', { drafts: [UNADDRESSED] }, DISABLED);
    await setSynchronization(site, clara, true);
    expect((await clara.client.ok('GET', '/drafts')).count).to.equal(0);
  });

  it('returns each of several concurrent requests the IDs of its own drafts', async () => {
    const dora = await site.person('Dora');
    const create = (content: string): Promise<{ ids: number[] }> =>
      dora.client.ok('POST', '/drafts', {
        drafts: [1, 2, 3].map((number) => ({ ...UNADDRESSED, content: `${content} ${number}` })),
      }) as Promise<{ ids: number[] }>;
    const created = await Promise.all(['a', 'b', 'c', 'd'].map(create));
    const { drafts } = (await dora.client.ok('GET', '/drafts')) as {
      drafts: readonly { readonly id: number; readonly content: string }[];
    };
    const byId = new Map(drafts.map(({ id, content }) => [id, content]));
    expect(created.map(({ ids }) => ids.map((id) => byId.get(id)))).to.deep.equal(
      ['a', 'b', 'c', 'd'].map((content) => [1, 2, 3].map((number) => `${content} ${number}`)),
    );
  });
});
