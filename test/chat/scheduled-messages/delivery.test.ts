import { expect } from 'chai';

import { ScheduledMessagesWorker } from '../../../src/chat/scheduled-messages/worker.js';
import { channelOf } from '../drafts/fixtures.js';
import type { Body } from '../../support/client.js';
import { copyRow, times } from '../../support/copy-rows.js';
import type { Person } from '../../support/people.js';
import { withProductionBatches } from '../../support/small-batches.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch, type Queue } from '../users/event-recorder.js';
import { listed, pass, received, schedule, advanceInOneStep } from './fixtures.js';

const contents = async (person: Person): Promise<string[]> =>
  (await received(person)).map(({ content }) => content as string);

describe('Scheduled messages', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let channel: number;
  let statements: string[] = [];

  beforeEach(async () => {
    site = await startServer({ overrides: { observe: (sql) => statements.push(sql) } });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    channel = await channelOf(ben, 'design', { principals: [anna.id, ben.id] });
  });
  afterEach(() => site.close());

  const inSeconds = (seconds: number, content: string, fields: object = {}): Promise<number> =>
    schedule(anna, {
      type: 'channel',
      to: channel,
      topic: 'logo',
      content,
      scheduled_delivery_timestamp: site.clock.seconds() + seconds,
      ...fields,
    });

  /** Registers a queue that stays alive without polling. */
  const patientQueue = async (): Promise<Queue> => {
    const types = { event_types: ['message', 'scheduled_messages'], queue_lifespan_secs: 3600 };
    const { queue_id: id, last_event_id: last } = await anna.client.ok('POST', '/register', types);
    return { client: anna.client, id, last };
  };

  it('are sent once at their time, and then deleted', async () => {
    const direct = await inSeconds(20, 'to you', { type: 'direct', to: [ben.id] });
    const id = await inSeconds(30, 'to **all**', { read_by_sender: false });
    const queue = await watch(anna.client, ['message', 'scheduled_messages']);
    await pass(15, site);
    expect(await contents(ben)).not.to.include('to you');
    await pass(5, site);
    expect(await contents(ben))
      .to.include('to you')
      .and.not.include('to **all**');
    await pass(10, site);
    const sent = (await received(ben)).at(-1);
    expect(sent).to.deep.include({
      type: 'stream',
      stream_id: channel,
      subject: 'logo',
      content: 'to **all**',
      sender_id: anna.id,
      timestamp: site.clock.seconds(),
    });
    const told = await events(queue);
    expect(
      told.map(({ type, op, scheduled_message_id: which, flags }: Body): unknown => [
        type,
        op ?? flags,
        which,
      ]),
    ).to.deep.equal([
      ['message', ['read'], undefined],
      ['scheduled_messages', 'remove', direct],
      ['message', [], undefined],
      ['scheduled_messages', 'remove', id],
    ]);
    expect(await listed(anna)).to.deep.equal([]);
    await pass(60, site);
    expect((await contents(ben)).filter((content) => content === 'to **all**')).to.have.length(1);
  });

  it('are sent up to ten minutes late; later they fail, and the sender receives a message', async () => {
    await inSeconds(100, 'just in time');
    await advanceInOneStep(700, site);
    expect(await contents(ben)).to.include('just in time');
    const id = await inSeconds(100, 'too late');
    const queue = await patientQueue();
    await advanceInOneStep(701, site);
    expect(await contents(ben)).not.to.include('too late');
    const [failed] = await listed(anna);
    expect(failed).to.deep.include({ scheduled_message_id: id, content: 'too late', failed: true });
    const [update, told, ...more] = await events(queue);
    expect(update).to.deep.equal({ type: 'scheduled_messages', op: 'update', scheduled_message: failed });
    expect(more).to.deep.equal([]);
    expect(told.message).to.deep.include({ type: 'private', sender_full_name: 'Notification Bot' });
    const last = (await received(anna)).at(-1);
    expect(last.content).to.include('> Message could not be sent at the scheduled time.');
    await pass(30, site);
    expect((await received(anna)).at(-1).id).to.equal(last.id);
  });

  it('fail if the sender may no longer send them, with the error of sending', async () => {
    await inSeconds(10, 'secret plans');
    await site.services.store.write((tx) =>
      tx.run('UPDATE channels SET stream_post_policy = 2 WHERE id = ?', [channel]),
    );
    await pass(10, site);
    expect((await listed(anna))[0].failed).to.equal(true);
    expect(await contents(ben)).not.to.include('secret plans');
    expect((await received(anna)).at(-1).content).to.include(
      '> Only organization administrators can send to this channel.',
    );
  });

  it('fail for a deactivated sender, who receives no message about it', async () => {
    await inSeconds(10, 'from beyond');
    await site.owner.ok('DELETE', `/users/${anna.id}`);
    const rows = (): Promise<Body[]> =>
      site.services.store.read((tx) => tx.all('SELECT state, failure FROM scheduled_messages'));
    const count = (): Promise<Body> =>
      site.services.store.read((tx) => tx.first('SELECT COUNT(*) AS messages FROM messages'));
    const before = await count();
    await pass(10, site);
    expect(await rows()).to.deep.equal([{ state: 'failed', failure: 'Account is deactivated' }]);
    expect(await count()).to.deep.equal(before);
  });

  it('are sent even if another one fails', async () => {
    await inSeconds(10, 'one', { type: 'direct', to: [ben.id] });
    await inSeconds(11, 'two');
    await site.owner.ok('DELETE', `/users/${ben.id}`);
    await pass(15, site);
    expect((await listed(anna)).map(({ content }) => content as string)).to.deep.equal(['one']);
    expect(await contents(anna)).to.include('two');
  });

  it('are sent even if many others cannot be read, and those wait for their next attempt', async () => {
    const broken = await inSeconds(5, 'broken', { type: 'direct', to: [ben.id] });
    await site.services.store.write((tx) =>
      tx.run("UPDATE scheduled_messages SET user_ids = '{' WHERE id = ?", [broken]),
    );
    await copyRow(
      site,
      'scheduled_messages',
      broken,
      times(30, () => ({})),
    );
    await inSeconds(6, 'whole');
    statements = [];
    await advanceInOneStep(10, site);
    expect(await contents(ben)).to.include('whole');
    const attempts = (): number =>
      statements.filter((sql) => sql.includes('update `scheduled_messages` set `state`')).length;
    expect(attempts()).to.equal(32);
    await pass(5, site);
    expect(attempts()).to.equal(31 + 32);
    // The second wait is ten seconds.
    await pass(5, site);
    expect(attempts()).to.equal(31 + 32);
    await pass(5, site);
    expect(attempts()).to.equal(31 + 31 + 32);
  });

  it(
    'are read once for many that are due',
    withProductionBatches(async () => {
      const one = await inSeconds(5, 'one of many');
      await copyRow(
        site,
        'scheduled_messages',
        one,
        times(30, () => ({})),
      );
      statements = [];
      await advanceInOneStep(5, site);
      expect((await contents(ben)).filter((text) => text === 'one of many')).to.have.length(31);
      expect(statements.filter((sql) => sql.includes('FROM scheduled_messages s JOIN'))).to.have.length(2);
    }),
  );

  it('are sent once each, with several workers', async () => {
    const { services, clock } = site;
    const workers = [1, 2, 3].map(() => new ScheduledMessagesWorker({ clock, log: services.log }));
    for (const worker of workers) worker.start(services);
    const wanted = Array.from({ length: 12 }, (_, index) => `message ${String(index).padStart(2, '0')}`);
    for (const content of wanted) await inSeconds(5, content);
    clock.advance(5000);
    await Promise.all([site.server.workers.scheduledMessages, ...workers].map((worker) => worker.settled()));
    await pass(5, site);
    const sent = (await contents(ben)).filter((content) => content.startsWith('message '));
    expect(sent.sort()).to.deep.equal(wanted);
    expect(await listed(anna)).to.deep.equal([]);
    for (const worker of workers) await worker.stop();
  });
});
