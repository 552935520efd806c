import { expect } from 'chai';
import knexPackage, { type Knex } from 'knex';

import { addColumns, addIndex, createTables } from '../../../src/runtime/store/schema.js';
import { mysqlConfig } from '../../../src/runtime/store/mysql/config.js';
import { parseMysqlUrl } from '../../../src/runtime/store/mysql/url.js';
import { sqliteConfig } from '../../../src/runtime/store/sqlite/config.js';
import { sqliteFile } from '../../../src/runtime/store/sqlite/file.js';
import { upload } from '../../chat/attachments/fixtures.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { textFile } from '../../support/files.js';
import { startServer, type TestServer } from '../../support/server.js';

const connect = ({ databaseUrl, dataDir }: TestDatabase): Knex =>
  knexPackage(
    testDialect === 'sqlite'
      ? sqliteConfig(sqliteFile(databaseUrl, dataDir))
      : mysqlConfig(parseMysqlUrl(databaseUrl), 1),
  );

const listTables = async (knex: Knex): Promise<string[]> => {
  const rows =
    testDialect === 'sqlite'
      ? await knex('sqlite_master').where('type', 'table').whereNot('name', 'like', 'sqlite%').select('name')
      : await knex('information_schema.tables')
          .whereRaw('table_schema = DATABASE()')
          .select({ name: 'table_name' });
  return (rows as { name: string }[]).map(({ name }) => name);
};

/** The migrations of a next release that changes every table in all ways that the rule allows. */
const migrateToNext = async (knex: Knex): Promise<number> => {
  await createTables(knex, {
    next_release: (t) => {
      t.increments('id');
    },
  });
  const tables = await listTables(knex);
  for (const table of tables) {
    await addColumns(knex, table, {
      next_nullable: (t) => t.string('next_nullable', 20).nullable(),
      next_default: (t) => t.integer('next_default').notNullable().defaultTo(7),
    });
    await addIndex(knex, table, ['next_default'], `${table}_next`);
  }
  await knex('knex_migrations').insert({ name: '9999_next_release.ts', batch: 9 });
  return tables.length;
};

/** Requests that write and read most tables. */
const use = async (site: TestServer, name: string): Promise<void> => {
  const person = await site.person(name);
  const { client } = person;
  const { queue_id, last_event_id } = await client.ok('POST', '/register', { event_types: ['message'] });
  await client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: `channel of ${name}` }] });
  const to = `channel of ${name}`;
  const link = await upload(person, textFile('notes.txt', 'words'));
  const content = `[notes.txt](${link}) and **words**`;
  const { id } = await client.ok('POST', '/messages', { type: 'channel', to, topic: 'upgrade', content });
  await client.ok('PATCH', `/messages/${String(id)}`, { content: 'edited', topic: 'renamed' });
  await client.ok('POST', `/messages/${String(id)}/reactions`, { emoji_name: 'heart' });
  await client.ok('POST', '/messages/flags', { messages: [id], op: 'add', flag: 'starred' });
  await client.ok('POST', '/messages', { type: 'direct', to: [ownerOf(site)], content: 'hello' });
  await client.ok('POST', '/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'later' }] });
  await client.ok('POST', '/users/me/status', { status_text: name });
  await client.ok('POST', '/users/me/presence', { status: 'active' });
  await client.ok('PATCH', '/settings', { enter_sends: true });
  await client.ok('POST', '/user_groups/create', {
    name: `group of ${name}`,
    description: '',
    members: [person.id],
  });
  const { messages } = await client.ok('GET', '/messages', {
    anchor: 'newest',
    num_before: 10,
    num_after: 0,
  });
  expect((messages as { content: string }[]).length).to.be.at.least(2);
  const { events } = await client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
  expect((events as unknown[]).length).to.be.at.least(1);
};

const ownerOf = (site: TestServer): string => site.owner.credentials?.email ?? '';

describe('A database of the next release', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    // Other tests get the databases of earlier ones, which must have the tables of this release.
    database = await createEmptyDatabase();
  });
  afterEach(() => database.remove());

  it('is used by this release, as after a rollback', async () => {
    await (await startServer({ database })).close();
    const knex = connect(database);
    expect(await migrateToNext(knex)).to.be.greaterThan(40);
    await knex.destroy();
    const site = await startServer({ database });
    await use(site, 'Anna');
    await site.close();
  });

  if (testDialect === 'mysql') {
    it('is used by processes of this release, while it is migrated and after that', async () => {
      const site = await startServer({ database });
      await use(site, 'Before');
      const migration = { isOver: false };
      const using = (async (): Promise<number> => {
        let count = 0;
        for (; !migration.isOver; count += 1) await use(site, `While ${String(count)}`);
        return count;
      })();
      const knex = connect(database);
      await migrateToNext(knex).finally(() => {
        migration.isOver = true;
      });
      expect(await using).to.be.greaterThan(0);
      await use(site, 'After');
      await knex.destroy();
      await site.close();
    });
  }
});
