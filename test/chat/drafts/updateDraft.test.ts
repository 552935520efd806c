import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { channelOf, DISABLED, NOT_FOUND, setSynchronization, UNADDRESSED } from './fixtures.js';

describe('PATCH /drafts/{draft_id}', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let id: number;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [{ ...UNADDRESSED, timestamp: 1 }] });
    id = ids[0];
  });
  after(() => site.close());

  it('replaces the draft, sets its edit time, and sends an event to the requester', async () => {
    const channel = await channelOf(anna, 'design');
    const queue = await watch(anna.client, ['drafts']);
    const others = await watch(ben.client, ['drafts']);
    const draft = { type: 'stream', to: [channel], topic: 'logo', content: 'green' };
    expect(await anna.client.ok('PATCH', `/drafts/${id}`, { draft })).to.deep.equal({
      result: 'success',
      msg: '',
    });
    const now = { id, ...draft, timestamp: site.clock.seconds() };
    expect((await anna.client.ok('GET', '/drafts')).drafts).to.deep.equal([now]);
    expect(await events(queue)).to.deep.equal([{ type: 'drafts', op: 'update', draft: now }]);
    expect(await events(others)).to.deep.equal([]);
    await anna.client.ok('PATCH', `/drafts/${id}`, { draft: { ...UNADDRESSED, timestamp: 5 } });
    expect((await anna.client.ok('GET', '/drafts')).drafts).to.deep.equal([
      { id, ...UNADDRESSED, timestamp: 5 },
    ]);
  });

  it('changes only the draft that the request names', async () => {
    const others = [
      { ...UNADDRESSED, content: 'other', timestamp: 2 },
      { ...UNADDRESSED, content: 'of Ben', timestamp: 3 },
    ];
    await anna.client.ok('POST', '/drafts', { drafts: [others[0]] });
    await ben.client.ok('POST', '/drafts', { drafts: [others[1]] });
    await anna.client.ok('PATCH', `/drafts/${id}`, { draft: { ...UNADDRESSED, timestamp: 9 } });
    const kept = async ({ client }: Person): Promise<string[]> =>
      (await client.ok('GET', '/drafts')).drafts.map((draft: typeof UNADDRESSED) => draft.content);
    expect(await kept(anna)).to.deep.equal(['other', UNADDRESSED.content]);
    expect(await kept(ben)).to.deep.equal(['of Ben']);
  });

  const refusals: readonly [what: string, draft: object, msg: string][] = [
    ['an ID', { ...UNADDRESSED, id: 5 }, 'Argument "id" at draft["id"] is unexpected'],
    ['blank content', { ...UNADDRESSED, content: ' ' }, 'draft["content"] cannot be blank'],
    ['a negative timestamp', { ...UNADDRESSED, timestamp: -1 }, 'Timestamp must not be negative.'],
    ['an unknown channel', { ...UNADDRESSED, type: 'stream', to: [4711] }, 'Invalid channel ID'],
    ['an unknown recipient', { ...UNADDRESSED, type: 'private', to: [4711] }, 'Invalid user ID 4711'],
  ];
  for (const [what, draft, msg] of refusals) {
    it(`refuses ${what}, and leaves the draft unchanged`, async () => {
      const before = await anna.client.ok('GET', '/drafts');
      await anna.client.fails('PATCH', `/drafts/${id}`, { draft }, { msg });
      expect(await anna.client.ok('GET', '/drafts')).to.deep.equal(before);
    });
  }

  it('refuses to change unknown drafts and those of other users', async () => {
    await anna.client.fails('PATCH', '/drafts/4711', { draft: UNADDRESSED }, NOT_FOUND);
    await ben.client.fails('PATCH', `/drafts/${id}`, { draft: UNADDRESSED }, NOT_FOUND);
  });

  it('refuses requests while draft synchronization is off', async () => {
    await setSynchronization(site, anna, false);
    await anna.client.fails('PATCH', `/drafts/${id}`, { draft: UNADDRESSED }, DISABLED);
  });
});
