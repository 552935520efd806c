import { expect } from 'chai';

import { RetentionWorker } from '../../../src/chat/messages/removal/retention-worker.js';
import { flagBits } from '../../../src/chat/messages/model/flags.js';
import { isKept, pass as passFor, upload } from '../attachments/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { find, makeChannel, say, setFlags, setOrganization, tell } from './fixtures.js';
import { hear } from './edit-fixtures.js';

const DAY_MS = 86_400_000;

describe('Messages past their retention period', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
  });
  afterEach(() => site.close());

  const pass = async (days: number): Promise<void> => {
    site.clock.advance(days * DAY_MS);
    await site.server.workers.retention.settled();
  };
  const setDays = async (channel: number, days: number | null): Promise<void> => {
    await site.services.store.write((tx) =>
      tx.run('UPDATE channels SET message_retention_days = ? WHERE id = ?', [days, channel]),
    );
  };
  const patient = { queue_lifespan_secs: 604_800 };
  const own = async (channel: number): Promise<number[]> =>
    find(ben, [{ operator: 'channel', operand: channel }]);

  it('are deleted by the setting of the channel, or else of the organization', async () => {
    const [short, inherited, kept] = [
      await makeChannel(anna, 'short', [ben]),
      await makeChannel(anna, 'inherited', [ben]),
      await makeChannel(anna, 'kept', [ben]),
    ];
    await setDays(short, 2);
    await setDays(kept, -1);
    for (const channel of [short, inherited, kept]) await say(anna, channel, 'a');
    await tell(anna, [ben]);
    await pass(2);
    expect(await own(short)).to.have.length(1);
    await pass(1);
    expect(await own(short)).to.deep.equal([]);
    await pass(100);
    expect(await own(inherited)).to.have.length(1);
    await setOrganization(site, { message_retention_days: 30 });
    const fresh = [await say(anna, inherited, 'a'), await tell(anna, [ben])];
    await pass(1);
    expect(await own(inherited)).to.deep.equal(fresh.slice(0, 1));
    expect(await find(ben, [['is', 'dm']])).to.deep.equal(fresh.slice(1));
    expect(await own(kept)).to.have.length(1);
    await pass(31);
    expect(await find(ben, [['is', 'dm']])).to.deep.equal([]);
  });

  it('are deleted with their reactions and flags', async () => {
    const channel = await makeChannel(anna, 'short', [ben]);
    await setDays(channel, 1);
    const old = await say(anna, channel, 'a');
    await pass(1);
    const young = await say(anna, channel, 'a');
    await ben.client.ok('POST', `/messages/${old}/reactions`, { emoji_name: 'tada' });
    await setFlags(site, ben, old, flagBits.starred);
    await pass(0.5);
    const rows = (sql: string): Promise<Body[]> => site.services.store.read((tx) => tx.all(sql));
    expect(await rows('SELECT id FROM reactions')).to.deep.equal([]);
    expect(await rows(`SELECT user_id FROM message_flags WHERE message_id = ${old}`)).to.deep.equal([]);
    expect(await own(channel)).to.deep.equal([young]);
  });

  it('are deleted with files that no other message links', async () => {
    const channel = await makeChannel(anna, 'short', [ben]);
    await setDays(channel, 1);
    const [lost, kept] = [await upload(anna), await upload(anna)];
    await say(anna, channel, 'a', `[one](${lost}) and [other](${kept})`);
    await tell(anna, [ben], `[other](${kept})`);
    await pass(2);
    await passFor(0, site);
    expect([isKept(site, lost), isKept(site, kept)]).to.deep.equal([false, true]);
  });

  it(
    'send events to their recipients by topic, and one by one to legacy clients',
    withProductionBatches(async () => {
      const channel = await makeChannel(anna, 'short', [ben]);
      await setDays(channel, 1);
      const ids = [
        await say(anna, channel, 'a'),
        await say(anna, channel, 'b'),
        await say(anna, channel, 'a'),
      ];
      const types = ['delete_message', 'stream'];
      const bens = await hear(ben, types, patient);
      const olds = await hear(ben, types, { ...patient, client_capabilities: '{}' });
      const left = await hear(await site.person('Carl'), types, patient);
      await pass(2);
      const event = { type: 'delete_message', message_type: 'stream', stream_id: channel };
      const first = {
        type: 'stream',
        op: 'update',
        property: 'first_message_id',
        stream_id: channel,
        name: 'short',
      };
      expect(await bens()).to.deep.equal([
        { ...event, topic: 'a', message_ids: [ids[0], ids[2]] },
        { ...event, topic: 'b', message_ids: [ids[1]] },
        { ...first, value: null },
      ]);
      expect(await olds()).to.deep.equal([
        { ...event, topic: 'a', message_id: ids[0] },
        { ...event, topic: 'a', message_id: ids[2] },
        { ...event, topic: 'b', message_id: ids[1] },
        { ...first, value: null },
      ]);
      expect(await left()).to.deep.equal([{ ...first, value: null }]);
    }),
  );

  it('send each recipient the IDs of the messages that they received', async () => {
    const [carl, dora] = [await site.person('Carl'), await site.person('Dora')];
    const options = { invite_only: true, history_public_to_subscribers: false };
    const channel = await makeChannel(anna, 'short', [carl], options);
    await setDays(channel, 1);
    const first = await say(anna, channel, 'a');
    await carl.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['short'] });
    await makeChannel(anna, 'short', [dora]);
    const second = await say(anna, channel, 'a');
    await makeChannel(anna, 'short', [carl]);
    const heard = [];
    for (const one of [anna, carl, dora]) heard.push(await hear(one, ['delete_message'], patient));
    await pass(2);
    const events = await Promise.all(heard.map((hears) => hears()));
    expect(events.map((own) => own.map(({ message_ids }) => message_ids as unknown))).to.deep.equal([
      [[first, second]],
      [[first]],
      [[second]],
    ]);
  });

  it('are deleted once each, with several workers', async () => {
    const channel = await makeChannel(anna, 'short', [ben]);
    await setDays(channel, 1);
    const first = await say(anna, channel, 'a');
    await site.services.store.write(async (tx) => {
      const columns =
        'sender_id, recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key, ' +
        'rendered_content, date_sent, client';
      for (let doubled = 0; doubled < 8; doubled += 1) {
        await tx.run(
          `INSERT INTO messages (${columns}) SELECT ${columns} FROM messages WHERE channel_id = ?`,
          [channel],
        );
      }
    });
    const bens = await hear(ben, ['delete_message'], patient);
    const { clock, services } = site;
    const workers = [1, 2].map(() => new RetentionWorker({ clock, log: services.log }));
    for (const worker of workers) worker.start(services);
    clock.advance(2 * DAY_MS);
    await Promise.all([site.server.workers.retention, ...workers].map((worker) => worker.settled()));
    for (const worker of workers) await worker.stop();
    expect(await own(channel)).to.deep.equal([]);
    const told = (await bens()).flatMap(({ message_ids }) => message_ids as number[]);
    expect(told).to.have.length(256);
    expect(new Set(told)).to.have.property('size', 256);
    expect(Math.min(...told)).to.equal(first);
  });
});
