import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';
import { channelMaker, find, tell } from './fixtures.js';

describe('A message sent again with the same queue_id and local_id', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  const make = channelMaker(() => anna);

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  after(() => site.close());

  const register = async ({ client }: Person = anna): Promise<string> =>
    (await client.ok('POST', '/register', { event_types: ['message'] })).queue_id;

  const events = async (queue_id: string, { client }: Person = anna): Promise<Body[]> =>
    (await client.ok('GET', '/events', { queue_id, last_event_id: -1, dont_block: true })).events;

  const send = (to: number, parameters: Parameters, { client }: Person = anna): Promise<Body> =>
    client.ok('POST', '/messages', { type: 'channel', to, topic: 'logo', content: 'x', ...parameters });

  const count = async (to: number): Promise<number> =>
    (await find(anna, [{ operator: 'channel', operand: to }])).length;

  const remembered = async (queue_id: string): Promise<number> =>
    (
      await site.services.store.read((tx) =>
        tx.all('SELECT id FROM queue_local_ids WHERE queue_id = ?', [queue_id]),
      )
    ).length;

  it('gets the first response, and sends neither a message nor an event', async () => {
    const { id: to } = await make([ben]);
    await anna.client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 3 });
    const queue_id = await register();
    const bens = await register(ben);
    const first = await send(to, { queue_id, local_id: '1.01' });
    expect(first).to.include({ automatic_new_visibility_policy: 3 });
    expect(await send(to, { queue_id, local_id: '1.01', content: 'other', topic: 'other' })).to.deep.equal(
      first,
    );
    expect(await count(to)).to.equal(1);
    const seen = await events(queue_id);
    expect(seen.map(({ local_message_id }) => local_message_id)).to.deep.equal(['1.01']);
    expect(await events(bens, ben)).to.have.length(1);
    await anna.client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 4 });
  });

  it('counts for direct messages too', async () => {
    const queue_id = await register();
    const parameters = { type: 'direct', to: [ben.id], content: 'psst', queue_id, local_id: 'a' };
    const first = await anna.client.ok('POST', '/messages', parameters);
    expect(await anna.client.ok('POST', '/messages', parameters)).to.deep.equal(first);
    expect(await tell(anna, [ben])).to.be.greaterThan(first.id as number);
  });

  it('is another message with another local_id, another queue, or without one of the two', async () => {
    const { id: to } = await make([]);
    const [one, two] = [await register(), await register()];
    for (const parameters of [
      { queue_id: one, local_id: 'a' },
      { queue_id: one, local_id: 'a ' },
      { queue_id: one, local_id: 'A' },
      { queue_id: two, local_id: 'a' },
      { queue_id: one },
      { queue_id: one },
      { local_id: 'a' },
      { local_id: 'a' },
      { queue_id: 'unknown', local_id: 'a' },
      { queue_id: 'unknown', local_id: 'a' },
    ]) {
      await send(to, parameters);
    }
    expect(await count(to)).to.equal(10);
  });

  it("is another message if the queue is another user's, who gets no local_message_id", async () => {
    const { id: to } = await make([ben]);
    const queue_id = await register(ben);
    await send(to, { queue_id, local_id: 'a' });
    await send(to, { queue_id, local_id: 'a' });
    const seen = await events(queue_id, ben);
    expect(seen.map(({ local_message_id }) => local_message_id)).to.deep.equal([undefined, undefined]);
    expect(await remembered(queue_id)).to.equal(0);
  });

  it('is sent once if both requests run at the same time', async () => {
    const { id: to } = await make([]);
    const queue_id = await register();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(to, { queue_id, local_id: 'a' })));
    expect(new Set(answers.map(({ id }) => id as number)).size).to.equal(1);
    expect(await count(to)).to.equal(1);
  });

  it('is sent if the first request failed', async () => {
    const { id: to } = await make([]);
    const queue_id = await register();
    await anna.client.fails(
      'POST',
      '/messages',
      {
        type: 'channel',
        to,
        topic: 'logo',
        content: ' ',
        queue_id,
        local_id: 'a',
      },
      { msg: 'Message must not be empty' },
    );
    await send(to, { queue_id, local_id: 'a' });
    expect(await count(to)).to.equal(1);
  });

  it('gets the first response after a restart, also if the message was deleted', async () => {
    const database = await migratedTestDatabase();
    const first = await startServer({ database });
    const { queue_id } = await first.owner.ok('POST', '/register', { event_types: ['message'] });
    const { user_id } = await first.owner.ok('GET', '/users/me');
    const message = { type: 'direct', to: [user_id], content: 'x', queue_id, local_id: 'a' };
    const sent = await first.owner.ok('POST', '/messages', message);
    await first.close();
    const second = await startServer({ database });
    expect(await second.owner.ok('POST', '/messages', message)).to.deep.equal(sent);
    await second.owner.ok('DELETE', `/messages/${String(sent.id)}`);
    expect(await second.owner.ok('POST', '/messages', message)).to.deep.equal(sent);
    await second.close();
    await database.remove();
  });

  it('is forgotten with the queue', async () => {
    const { id: to } = await make([]);
    const deleted = await register();
    await send(to, { queue_id: deleted, local_id: 'a' });
    await anna.client.ok('DELETE', '/events', { queue_id: deleted });
    const expired = await register();
    await send(to, { queue_id: expired, local_id: 'a' });
    const carl = await site.person('Carl');
    const carls = await register(carl);
    await carl.client.ok('POST', '/messages', {
      type: 'direct',
      to: [carl.id],
      content: 'x',
      queue_id: carls,
      local_id: 'a',
    });
    expect(await remembered(carls)).to.equal(1);
    await site.owner.ok('DELETE', `/users/${String(carl.id)}`);
    site.clock.advance(12 * 60_000);
    await site.services.queues.settled();
    for (const queue of [deleted, expired, carls]) expect(await remembered(queue)).to.equal(0);
  });

  it('is forgotten when 200 newer ones are remembered for the queue', async () => {
    const { id: to } = await make([]);
    const queue_id = await register();
    const first = await send(to, { queue_id, local_id: 'first' });
    await site.services.store.write((tx) =>
      tx.insertMany(
        'queue_local_ids',
        Array.from({ length: 199 }, (_, index) => ({
          queue_id,
          local_id_hash: String(index),
          message_id: first.id as number,
        })),
      ),
    );
    expect((await send(to, { queue_id, local_id: 'first' })).id).to.equal(first.id);
    await send(to, { queue_id, local_id: 'next' });
    expect(await remembered(queue_id)).to.equal(200);
    expect((await send(to, { queue_id, local_id: 'first' })).id).not.to.equal(first.id);
  });
});
