import { expect } from 'chai';

import { Collector, EMAIL_NOTIFICATIONS } from '../../../../src/accounts/email/notifications/collect.js';
import { sendDue } from '../../../../src/accounts/email/notifications/send.js';
import { moveLogPosition, findLogPosition } from '../../../../src/runtime/event-log/log-positions.js';
import { makeChannel, say, tell } from '../../../chat/messages/fixtures.js';
import { backgroundDone } from '../../../support/background.js';
import { Client } from '../../../support/client.js';
import { addCrowd } from '../../../support/many-users.js';
import { testDialect } from '../../../support/databases.js';
import type { Person } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';
import { migratedTestDatabase, type TestDatabase } from '../../../support/store.js';
import {
  allMails,
  BATCH,
  mailsTo,
  pass,
  pendingRows,
  setOwn,
  setSubscription,
  setTopicPolicy,
  untilMailed,
} from './fixtures.js';

const goOn = (): boolean => false;

const position = ({ services }: TestServer): Promise<number> =>
  services.store.read(async (tx) => (await findLogPosition(tx, EMAIL_NOTIFICATIONS)) ?? -1);

const lastId = async ({ services }: TestServer): Promise<number> => {
  const row = await services.store.read((tx) =>
    tx.first<{ last_id: number }>('SELECT last_id FROM event_sequence'),
  );
  return row?.last_id ?? 0;
};

describe('The worker of emails about messages', () => {
  let database: TestDatabase;
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let cora: Person;

  beforeEach(async () => {
    database = await migratedTestDatabase();
    site = await startServer({ database });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    cora = await site.person('Cora');
    await pass(5, site);
  });
  afterEach(async () => {
    await site.close();
    await database.remove();
  });

  const restart = async (): Promise<void> => {
    const { clock } = site;
    await site.close();
    site = await startServer({ database, clock });
  };

  it('sends an email later if it cannot be queued', async () => {
    const rename = (from: string, to: string): Promise<unknown> =>
      site.services.store.write((tx) => tx.run(`ALTER TABLE ${from} RENAME TO ${to}`));
    await tell(anna, [ben], 'kept for later');
    await pass(5, site);
    expect(await pendingRows(site)).to.have.length(1);
    await rename('outbox', 'gone');
    await pass(300, site);
    expect(await pendingRows(site)).to.have.length(1);
    await rename('gone', 'outbox');
    await pass(900, site);
    expect(mailsTo(site, ben).map(({ text }) => text.includes('kept for later'))).to.deep.equal([true]);
  });

  it('sends each email once when the process restarts at any time', async () => {
    await tell(anna, [ben], 'before it was read');
    await restart();
    await pass(5, site);
    expect(await pendingRows(site)).to.have.length(1);
    await restart();
    expect(await pendingRows(site)).to.have.length(1);
    await pass(BATCH - 5, site);
    await restart();
    await untilMailed(site);
    expect(mailsTo(site, ben)).to.have.length(1);
    await restart();
    await untilMailed(site);
    expect(mailsTo(site, ben)).to.have.length(1);
  });

  it('stores pending emails and its log position atomically', async () => {
    await tell(anna, [ben], 'once');
    await setOwn(cora, {});
    const before = await position(site);
    await site.services.store.write((tx) => tx.run('ALTER TABLE email_notifications RENAME TO elsewhere'));
    await new Collector().collect(site.services, goOn).catch(() => undefined);
    expect(await position(site)).to.equal(before);
    await site.services.store.write((tx) => tx.run('ALTER TABLE elsewhere RENAME TO email_notifications'));
    await new Collector().collect(site.services, goOn);
    expect(await position(site)).to.be.above(before);
    expect(await pendingRows(site)).to.have.length(1);
  });

  it('sends each email once, with several processes', async () => {
    const people = [];
    for (let index = 0; index < 5; index += 1) people.push(await site.person(`P ${index}`));
    for (const person of people) await tell(anna, [person]);
    const collectors = [1, 2, 3].map(() => new Collector());
    await Promise.all(collectors.map((collector) => collector.collect(site.services, goOn)));
    expect(await pendingRows(site)).to.have.length(people.length);
    await tell(anna, [ben]);
    await Promise.all(collectors.map((collector) => collector.collect(site.services, goOn)));
    expect(await pendingRows(site)).to.have.length(people.length + 1);
    site.clock.advance(1000);
    await site.services.store.write((tx) =>
      tx.run('UPDATE email_notifications SET due_at = ?', [site.clock.seconds()]),
    );
    await Promise.all([1, 2, 3].map(() => sendDue(site.services, goOn)));
    expect(await pendingRows(site)).to.deep.equal([]);
    await pass(20, site);
    expect(allMails(site)).to.have.length(people.length + 1);
  });

  it('stores nothing if another process was faster, even if the emails are already sent', async () => {
    const slow = new Collector();
    await slow.collect(site.services, goOn);
    await tell(anna, [ben]);
    const { presence } = site.services;
    /** When the slow process reads presence, the other process does all of its work. */
    const board = Object.create(presence.board, {
      fresh: { value: () => untilMailed(site).then(() => presence.board.fresh()) },
      find: { value: (userId: number) => presence.board.find(userId) },
    }) as typeof presence.board;
    const services = Object.create(site.services, {
      presence: { value: { ...presence, board } },
    }) as typeof site.services;
    await slow.collect(services, goOn);
    expect(await pendingRows(site)).to.deep.equal([]);
    await untilMailed(site);
    expect(mailsTo(site, ben)).to.have.length(1);
  });

  it('does not process again what another process sent', async () => {
    const late = new Collector();
    await late.collect(site.services, goOn);
    await tell(anna, [ben]);
    await untilMailed(site);
    await late.collect(site.services, goOn);
    expect(await pendingRows(site)).to.deep.equal([]);
  });

  if (testDialect === 'mysql') {
    it('runs in several processes with one database', async () => {
      const second = await startServer({ database, clock: site.clock });
      for (let index = 0; index < 5; index += 1) {
        await tell(anna, [ben], `one ${index}`);
        await tell(anna, [ben, cora], `two ${index}`);
        await pass(5, site, second);
      }
      await untilMailed(site, second);
      expect(mailsTo(site, ben)).to.have.length(2);
      expect(mailsTo(site, cora)).to.have.length(1);
      await second.close();
    });
  }

  it('continues with other users if the emails to one user fail', async () => {
    await tell(anna, [ben]);
    await tell(anna, [cora]);
    await pass(5, site);
    await site.services.store.write((tx) =>
      tx.run('UPDATE users SET settings = ? WHERE id = ?', ['{broken', ben.id]),
    );
    await untilMailed(site);
    expect(mailsTo(site, ben)).to.have.length(0);
    expect(mailsTo(site, cora)).to.have.length(1);
    await site.services.store.write((tx) =>
      tx.run('UPDATE users SET settings = ? WHERE id = ?', ['{}', ben.id]),
    );
    await pass(600, site);
    expect(mailsTo(site, ben)).to.have.length(1);
  });

  it('writes no events on an idle server', async () => {
    await makeChannel(anna, 'quiet', []);
    await pass(180, site);
    const last = await lastId(site);
    await pass(600, site);
    expect(await lastId(site)).to.equal(last);
  });

  it('stores its log position at least once a minute while no event needs an email', async () => {
    const begin = await position(site);
    await makeChannel(anna, 'quiet', []);
    await pass(30, site);
    expect(await position(site)).to.equal(begin);
    await pass(40, site);
    expect(await position(site)).to.be.above(begin);
  });

  describe('and the trimming of the log', () => {
    const countRows = async (id: number): Promise<number> => {
      const row = await site.services.store.read((tx) =>
        tx.first<{ n: number }>('SELECT COUNT(*) AS n FROM events WHERE id <= ?', [id]),
      );
      return Number(row?.n);
    };

    /** Adds a reader of the log that does not advance. */
    const stall = async (): Promise<number> => {
      const at = await lastId(site);
      await site.services.store.write((tx) =>
        tx.insertMany('log_positions', [{ name: 'stalled', position: at }]),
      );
      return at;
    };

    it('keep unread events for a day', async () => {
      const at = await stall();
      await tell(anna, [ben]);
      const last = await lastId(site);
      await pass(16 * 60, site);
      await site.services.queues.settled();
      expect(await countRows(at), 'what was read').to.equal(0);
      expect(await countRows(last), 'what was not').to.equal(last - at);
      site.clock.advance(23 * 3600 * 1000);
      await pass(65, site);
      await site.services.queues.settled();
      expect(await countRows(last)).to.equal(last - at);
      site.clock.advance(3600 * 1000);
      await pass(65, site);
      await site.services.queues.settled();
      expect(await countRows(last)).to.equal(0);
    });

    it('continue after the trimmed events', async () => {
      await site.services.store.write(async (tx) => {
        const from = (await findLogPosition(tx, EMAIL_NOTIFICATIONS)) ?? 0;
        await moveLogPosition(tx, EMAIL_NOTIFICATIONS, from, 0);
        await tx.run('DELETE FROM events');
        await tx.run('UPDATE event_sequence SET trimmed_id = last_id');
      });
      await restart();
      await tell({ client: new Client(site.url, anna.client.credentials) }, [ben], 'still here');
      await untilMailed(site);
      expect(mailsTo(site, ben)[0]?.text).to.include('still here');
    });
  });

  describe('in a large channel', () => {
    let statements: string[] = [];
    let large: TestServer;

    before(async () => {
      large = await startServer({ overrides: { observe: (sql) => statements.push(sql) } });
    });
    after(() => large.close());

    it('needs as many statements for few subscribers as for many', async () => {
      const author = await large.person('Author');
      const reader = await large.person('Reader');
      const follower = await large.person('Follower');
      const costs: number[] = [];
      for (const size of [3, 600]) {
        const name = `crowd of ${size}`;
        const channel = await makeChannel(author, name, [reader, follower]);
        await addCrowd(large, channel, name, size);
        await setSubscription(reader, channel, { email_notifications: true });
        await setTopicPolicy(large, follower, channel, 'logo', 3);
        await pass(130, large);
        await say(author, name, 'logo');
        await backgroundDone(large);
        statements = [];
        await new Collector().collect(large.services, goOn);
        costs.push(statements.length);
        expect((await pendingRows(large)).map(({ user_id }) => user_id)).to.include.members([
          reader.id,
          follower.id,
        ]);
        await untilMailed(large);
      }
      expect(costs[1]).to.equal(costs[0]);
    });
  });
});
