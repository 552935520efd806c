import { expect } from 'chai';

import { thumbnailFormats, thumbnailName } from '../../../src/chat/attachments/thumbnail-formats.js';
import { namedThumbnails } from '../../../src/chat/attachments/thumbnails.js';
import { fetchFile, thumbnailOf, upload } from '../../chat/attachments/fixtures.js';
import { makeWebhook, requestsDone, type Webhook } from '../../chat/bots/webhooks/fixtures.js';
import { Receiver } from '../../chat/bots/webhooks/receiver.js';
import { makeChannel, say, tell } from '../../chat/messages/fixtures.js';
import { testDialect } from '../../support/databases.js';
import { addCrowd } from '../../support/many-users.js';
import type { Person } from '../../support/people.js';
import { exampleFile } from '../../support/files.js';
import { picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';

/** MariaDB reads a small table whole, since that is quicker. */
const ROWS = 500;

/** The first jobs of lanes. These statements read the index of the lanes, and sort one row for each lane. */
const HEADS = 'GROUP BY lane';

describe('The plans of statements', () => {
  let site: TestServer;
  let receiver: Receiver;
  let anna: Person;
  let ben: Person;
  let bot: Webhook;
  let crowd: readonly number[];
  let statements: string[] = [];

  before(async () => {
    receiver = await Receiver.start('127.0.0.2');
    site = await startServer({
      env: { OUTGOING_WEBHOOK_ADDRESSES: '127.0.0.2' },
      overrides: { observe: (sql) => statements.push(sql) },
    });
    [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    bot = await makeWebhook(site, anna, receiver.url);
    await makeChannel(anna, 'crowd', []);
    const channel = await site.services.store.read((tx) =>
      tx.first<{ id: number }>("SELECT id FROM channels WHERE name = 'crowd'"),
    );
    crowd = await addCrowd(site, channel?.id ?? 0, 'filler', ROWS);
    for (const topic of ['a', 'b']) await say(anna, 'crowd', topic);
    await fill();
  });
  after(async () => {
    await site.close();
    receiver.close();
  });

  /** Adds rows of other users to the tables that the statements read. */
  const fill = async (): Promise<void> => {
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'other' }],
      principals: crowd,
    });
    await site.services.store.write(async (tx) => {
      await tx.insertMany(
        'bot_storage',
        crowd.map((user_id) => ({ user_id, name: 'a', value: 'b', key_hash: `${user_id}`, size: 2 })),
      );
      await tx.insertMany(
        'attachments',
        crowd.map((owner_id) => ({
          owner_id,
          file_key: `1/00/${owner_id}`,
          path_name: 'a',
          name: 'a',
          content_type: 'image/png',
          size: 1,
          create_time_ms: 0,
        })),
      );
      await tx.run(
        `INSERT INTO attachment_messages (attachment_id, message_id)
         SELECT a.id, newest.id FROM attachments a, (SELECT MAX(id) AS id FROM messages) newest`,
      );
      await tx.insertMany(
        'upload_usage',
        crowd.map((user_id) => ({ user_id, files: 1, bytes: 1 })),
      );
      await tx.insertMany(
        'queues',
        crowd.map((user_id) => ({
          ...{
            id: `queue ${user_id}`,
            user_id,
            registered_id: 0,
            acknowledged_id: 0,
            seen_at: 2_000_000_000,
          },
          ...{ lifespan_secs: 600, client: 'test', options: '{}' },
        })),
      );
      await tx.insertMany(
        'scheduled_messages',
        crowd.map((sender_id) => ({
          ...{ sender_id, user_ids: '[1]', topic: '', content: 'a', rendered_content: '<p>a</p>' },
          ...{ scheduled_delivery_timestamp: 3_165_826_990, read_by_sender: 1, client: 'test' },
        })),
      );
      await tx.insertMany(
        'outbox',
        crowd.map((id) => ({ kind: 'webhook', payload: '{}', due_at: 2_000_000_000, lane: id })),
      );
    });
    if (testDialect === 'mysql')
      await site.services.store.write((tx) =>
        tx.all(
          'ANALYZE TABLE bot_storage, upload_usage, queues, scheduled_messages, attachments, attachment_messages, outbox, users, messages, recipients, recipient_members, conversations, subscriptions',
        ),
      );
  };

  /** Returns the statement that finds the rows which an UPDATE or DELETE changes. */
  const finding = (sql: string): string =>
    sql
      .replace(/\sRETURNING .*$/is, '')
      .replace(/^\s*DELETE FROM (\S+)/i, 'SELECT 1 FROM $1')
      .replace(/^\s*UPDATE (\S+) SET .*? WHERE/is, 'SELECT 1 FROM $1 WHERE');

  /** Returns what the engine says about each table that the statement reads. */
  const planOf = async (statement: string): Promise<string[]> => {
    const sql = finding(statement);
    // A number would prevent MariaDB from using the index of a column of text.
    const values = Array.from(sql.matchAll(/\?/g), () => '1');
    const explain = testDialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    const rows = await site.services.store.read((tx) =>
      tx.all<Record<string, string | null>>(`${explain} ${sql}`, values),
    );
    return rows.map(({ detail, type, table, key, Extra }) =>
      detail === undefined ? [type, table, key, Extra].map((cell) => cell ?? '').join(' ') : (detail ?? ''),
    );
  };

  // The accounts of an owner are a table of their own, which is read whole.
  const withoutIndex = /^SCAN (?!account)|TEMP B-TREE|^(?:ALL|index) (?!<)|filesort|temporary/;

  /** Expects that all statements of the work about certain rows use indexes. */
  const expectIndexes = async (about: readonly RegExp[], work: () => Promise<unknown>): Promise<void> => {
    statements = [];
    await work();
    const found = new Set(
      statements.filter((sql) => /^\s*(?:SELECT|UPDATE|DELETE)/i.test(sql) && !sql.includes(HEADS)),
    );
    for (const pattern of about) {
      const relevant = [...found].filter((sql) => pattern.test(sql));
      expect(relevant, String(pattern)).not.to.deep.equal([]);
      for (const sql of relevant)
        expect(
          (await planOf(sql)).filter((line) => withoutIndex.test(line)),
          sql,
        ).to.deep.equal([]);
    }
  };

  it('of the storage of a bot use indexes', async () => {
    await expectIndexes([/`bot_storage` where `user_id`/, /`bot_storage` where `id`/], async () => {
      await bot.client.ok('PUT', '/bot_storage', { storage: { one: '1', two: '2' } });
      await bot.client.ok('PUT', '/bot_storage', { storage: { one: '3' } });
      await bot.client.ok('GET', '/bot_storage');
      await bot.client.ok('GET', '/bot_storage', { keys: ['one'] });
      await bot.client.ok('DELETE', '/bot_storage', { keys: ['one'] });
      await bot.client.ok('DELETE', '/bot_storage');
    });
  });

  it('of outgoing webhooks use indexes', async () => {
    await expectIndexes([/from `outbox`/, /update `outbox`/], async () => {
      await tell(anna, [bot], 'Hello');
      await requestsDone(site);
      receiver.respond = () => ({ status: 500 });
      await tell(anna, [bot], 'Again');
      await requestsDone(site);
      expect(receiver.requests).to.have.length.above(1);
    });
  });

  it('of what a person and all their bots have use indexes', async () => {
    const about = [
      /FROM queues WHERE user_id IN/,
      /FROM scheduled_messages\s+WHERE/,
      /FROM upload_usage WHERE/,
    ];
    await expectIndexes(about, async () => {
      await anna.client.ok('POST', '/register', { fetch_event_types: [] });
      await upload(anna, exampleFile());
      const later = { scheduled_delivery_timestamp: 3_165_826_990, type: 'direct', to: [anna.id] };
      await anna.client.ok('POST', '/scheduled_messages', { ...later, content: 'Later' });
    });
  });

  it('of thumbnails use indexes', async () => {
    await expectIndexes(
      [/FROM attachments a WHERE a\.file_key/, /from `attachments` where `file_key`/],
      async () => {
        const file = await picture();
        const url = await upload(anna, new File([file], 'a.png', { type: 'image/png' }));
        await say(anna, 'crowd', 'a', `[a](${url})`);
        expect((await fetchFile(site, thumbnailOf(url), ben.client)).status).to.equal(200);
        const name = thumbnailName(
          { file_key: url.split('/').slice(2, 5).join('/'), path_name: 'a.png', is_animated: 0 },
          thumbnailFormats[1],
        );
        expect(await site.services.store.read((tx) => namedThumbnails(tx, [name]))).to.deep.equal([name]);
      },
    );
  });

  it('of the messages of the notification bot use indexes', async () => {
    await expectIndexes(
      [
        /`is_system_bot` = \? and/,
        /from `recipients` where `user_ids_key`/,
        /from `conversations`/,
        /`conversation_id` in/,
      ],
      async () => {
        await makeChannel(anna, 'new', []);
        await anna.client.ok('POST', '/users/me/subscriptions', {
          subscriptions: [{ name: 'new' }],
          principals: [ben.id, ...crowd.slice(0, 40)],
        });
        await site.person('Carla');
      },
    );
  });

  it('of the notices about a topic use indexes', async () => {
    const { id } = await anna.client.ok('POST', '/messages', {
      type: 'stream',
      to: 'crowd',
      topic: 'done',
      content: 'a',
    });
    await expectIndexes(
      [/`is_system_bot` = \? and/, /m\.resolve_notice\s+FROM channels c JOIN messages/],
      async () => {
        for (const topic of ['✔ done', 'done'])
          await anna.client.ok('PATCH', `/messages/${String(id)}`, {
            topic,
            propagate_mode: 'change_all',
            send_notification_to_old_thread: false,
          });
      },
    );
  });
});
