import { expect } from 'chai';

import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { program } from '../../../src/chat/organization/version.js';
import { StoreOpenError } from '../../../src/runtime/store/errors.js';
import { migrations } from '../../../src/runtime/store/migrations/index.js';
import { openStore } from '../../../src/runtime/store/open.js';
import { RELEASES } from '../../../src/runtime/store/migrate.js';
import type { Store } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { createEmptyDatabase, type TestDatabase, testDialect } from '../../support/databases.js';

const names = migrations.map(({ name }) => name);

describe('migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(() => database.remove());

  const open = (warnings: string[] = []): Promise<Store> => {
    const clock = new ManualClock();
    const log = {
      info: () => undefined,
      warn: (_: object, text: string) => warnings.push(text),
      error: () => undefined,
    };
    return openStore({ ...database, clock, log, ...createEventLog({ clock }) });
  };

  const applied = async (store: Store): Promise<string[]> =>
    (await store.read((tx) => tx.all<{ name: string }>('SELECT name FROM migrations ORDER BY name'))).map(
      ({ name }) => name,
    );

  /** Returns the schema that the engine reports. */
  const schema = (store: Store): Promise<unknown> =>
    store.read((tx) =>
      tx.all(
        store.dialect === 'sqlite'
          ? 'SELECT type, name, sql FROM sqlite_master ORDER BY name'
          : `SELECT table_name, index_name, seq_in_index, column_name, non_unique FROM information_schema.statistics
              WHERE table_schema = DATABASE() ORDER BY table_name, index_name, seq_in_index`,
      ),
    );

  it('run once', async () => {
    const first = await open();
    const before = await schema(first);
    expect(await applied(first)).to.deep.equal(names);
    await first.close();
    const second = await open();
    expect(await applied(second)).to.deep.equal(names);
    expect(await schema(second)).to.deep.equal(before);
    await second.close();
  });

  it('can each run again after a partial run', async () => {
    const first = await open();
    const before = await schema(first);
    await first.write(async (tx) => {
      await tx.run('DELETE FROM migrations');
      // On SQLite a migration is atomic.
      if (testDialect === 'sqlite') return;
      await tx.run('DROP TABLE outbox');
      await tx.run('ALTER TABLE messages DROP INDEX messages_sender');
      await tx.run('ALTER TABLE users DROP INDEX users_email_key_unique');
      await tx.run('DELETE FROM event_sequence');
    });
    await first.close();
    const second = await open();
    expect(await applied(second)).to.deep.equal(names);
    expect(await schema(second)).to.deep.equal(before);
    expect(
      await second.read((tx) => tx.all('SELECT id, last_id, trimmed_id FROM event_sequence')),
    ).to.deep.equal([{ id: 1, last_id: 0, trimmed_id: 0 }]);
    await second.close();
  });

  it('stop the start if the database refuses a statement', async () => {
    const first = await open();
    await first.write(async (tx) => {
      await tx.run("DELETE FROM migrations WHERE name = '0009_moved_messages'");
      await tx.run('DROP TABLE read_marks');
    });
    await first.close();
    const error = await open().catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Error);
    expect((error as Error).message).to.contain('read_marks');
  });

  it('replace HTML that exceeds the new limit by escaped text', async () => {
    const store = await open();
    const long = 'x'.repeat(10_001);
    await store.write(async (tx) => {
      await tx.run('DELETE FROM migrations WHERE name = ?', ['0021_bounded_html']);
      for (const [name, rendered_description] of [
        ['long', long],
        ['short', '<p>kept</p>'],
      ] as const)
        await tx.insert('channels', {
          name,
          name_key: name,
          description: '<b> & "more"',
          rendered_description,
          date_created: 1,
          can_remove_subscribers_group: 1,
        });
      await tx.insertMany('custom_profile_values', [
        { user_id: 1, field_id: 1, value: 'a < b', rendered_value: long },
        { user_id: 1, field_id: 2, value: 'c', rendered_value: null },
      ]);
    });
    await store.close();
    const again = await open();
    const [channels, values] = await again.read(async (tx) => [
      await tx.all('SELECT rendered_description AS html FROM channels ORDER BY name'),
      await tx.all('SELECT rendered_value AS html FROM custom_profile_values ORDER BY field_id'),
    ]);
    await again.close();
    expect(channels).to.deep.equal([
      { html: '<p>&lt;b&gt; &amp; &quot;more&quot;</p>' },
      { html: '<p>kept</p>' },
    ]);
    expect(values).to.deep.equal([{ html: '<p>a &lt; b</p>' }, { html: null }]);
  });

  it('fold the Turkish İ of stored names, except where another one has the name', async () => {
    const store = await open();
    const old = (name: string): string => name.toLowerCase();
    await store.write(async (tx) => {
      await tx.run('DELETE FROM migrations WHERE name = ?', ['0052_dotted_names']);
      for (const name of ['İzmir', 'İstanbul', 'istanbul'])
        await tx.insert('channels', {
          name,
          name_key: old(name),
          description: '',
          rendered_description: '',
          date_created: 1,
          can_remove_subscribers_group: 1,
        });
      const { id: channel_id = 0 } =
        (await tx.first<{ id: number }>('SELECT id FROM channels ORDER BY id LIMIT 1')) ?? {};
      await tx.insertMany('user_topics', [
        {
          user_id: 1,
          channel_id,
          topic: 'İlk',
          topic_key: old('İlk'),
          visibility_policy: 3,
          last_updated: 1,
        },
      ]);
      const recipient_id = await tx.insert('recipients', { channel_id });
      for (const topic of ['İlk', 'İki', 'iki']) {
        const topic_key = old(topic);
        const conversation_id = await tx.insert('conversations', { recipient_id, channel_id, topic_key });
        const text = { content: 'x', content_key: 'x', rendered_content: '<p>x</p>', client: 'test' };
        const place = { sender_id: 1, recipient_id, channel_id, conversation_id, topic, topic_key };
        await tx.insert('messages', { ...place, ...text, date_sent: 1 });
      }
    });
    await store.close();
    const again = await open();
    const keys = (sql: string): Promise<string[]> =>
      again.read(async (tx) => (await tx.all<{ value: string }>(sql)).map(({ value }) => value));
    expect(await keys('SELECT name_key AS value FROM channels ORDER BY id')).to.deep.equal([
      'izmir',
      old('İstanbul'),
      'istanbul',
    ]);
    expect(await keys('SELECT topic_key AS value FROM user_topics')).to.deep.equal(['ilk']);
    for (const table of ['conversations', 'messages'])
      expect(await keys(`SELECT topic_key AS value FROM ${table} ORDER BY id`), table).to.deep.equal([
        'ilk',
        old('İki'),
        'iki',
      ]);
    await again.close();
  });

  it('name stored emoji as existing clients name their codes', async () => {
    const store = await open();
    const emoji = (emoji_name: string, emoji_code: string, reaction_type = 'unicode_emoji') => ({
      emoji_name,
      emoji_code,
      reaction_type,
    });
    const before = [
      emoji('smile', '1f604'),
      emoji('cat', '1f431'),
      emoji('o', '2b55'),
      emoji('+1', '1f44d'),
      emoji('smile', '1f642'),
      emoji('cat', '1', 'realm_emoji'),
    ];
    await store.write(async (tx) => {
      await tx.run('DELETE FROM migrations WHERE name = ?', ['0025_emoji_names']);
      await tx.insertMany(
        'reactions',
        before.map((one, index) => ({ message_id: 1, user_id: index + 1, ...one })),
      );
      await tx.insertMany('user_statuses', [
        { user_id: 1, status_text: 'at home', ...emoji('cat', '1f431') },
        { user_id: 2, status_text: 'away', ...emoji('', '') },
      ]);
    });
    await store.close();
    const again = await open();
    const fields = 'emoji_name, emoji_code, reaction_type';
    const [reactions, statuses] = await again.read(async (tx) => [
      await tx.all(`SELECT ${fields} FROM reactions ORDER BY user_id`),
      await tx.all(`SELECT status_text, ${fields} FROM user_statuses ORDER BY user_id`),
    ]);
    await again.close();
    expect(reactions).to.deep.equal([
      emoji('big_smile', '1f604'),
      emoji('kitten', '1f431'),
      emoji('circle', '2b55'),
      ...before.slice(3),
    ]);
    expect(statuses).to.deep.equal([
      { status_text: 'at home', ...emoji('kitten', '1f431') },
      { status_text: 'away', ...emoji('', '') },
    ]);
  });

  it('of a newer server are ignored, with a warning', async () => {
    const first = await open();
    await first.write((tx) => tx.insert('migrations', { name: '9999_later', applied_at: 1 }));
    await first.close();
    const warnings: string[] = [];
    await (await open(warnings)).close();
    expect(warnings).to.deep.equal(['The database was migrated by a newer version of this server.']);
  });

  /** Makes the database one that a later release has migrated. */
  const migrateLater = async (releases: readonly string[]): Promise<void> => {
    const later = await open();
    await later.write(async (tx) => {
      await tx.insert('migrations', { name: '9999_later', applied_at: 1 });
      await tx.run("UPDATE server_state SET value = ? WHERE name = 'releases'", [JSON.stringify(releases)]);
    });
    await later.close();
  };

  const own = RELEASES.at(-1) ?? '';

  it('of the next release are ignored, and its note stays', async () => {
    await migrateLater([own, '9.1']);
    const warnings: string[] = [];
    const store = await open(warnings);
    const note = await store.read((tx) =>
      tx.first<{ value: string }>("SELECT value FROM server_state WHERE name = 'releases'"),
    );
    await store.close();
    expect(JSON.parse(note?.value ?? '')).to.deep.equal([own, '9.1']);
    expect(warnings).to.have.length(1);
  });

  it('of a release after the next one are refused, in one line that says what to start', async () => {
    await migrateLater(['9.1', '9.2']);
    const refused = await open().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).to.be.instanceOf(StoreOpenError);
    expect((refused as Error).message).to.equal(
      `The database is of release 9.2, and this is release ${own}. Start 9.2 or 9.1, or restore a backup that ${own} has made.`,
    );
  });

  it('belong to the release of the package', () => {
    expect(`${program.version}.`).to.match(new RegExp(`^${own.replace('.', '\\.')}\\.`));
  });

  if (testDialect === 'mysql') {
    it('run once if several processes start together', async () => {
      const stores = await Promise.all([open(), open(), open(), open()]);
      for (const store of stores) expect(await applied(store)).to.deep.equal(names);
      await Promise.all(stores.map((store) => store.close()));
    });

    it('continue after a killed process once its lease has expired', async () => {
      const first = await open();
      await first.write(async (tx) => {
        await tx.run('DELETE FROM migrations');
        await tx.run(
          "INSERT INTO leases (name, owner, expires_at) VALUES ('migrations', 'the dead', UNIX_TIMESTAMP() + 1)",
        );
      });
      await first.close();
      const second = await open();
      expect(await applied(second)).to.deep.equal(names);
      expect(await second.read((tx) => tx.all('SELECT * FROM leases'))).to.deep.equal([]);
      await second.close();
    });
  }
});
