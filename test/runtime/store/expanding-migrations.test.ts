import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import knexPackage from 'knex';

import { prepareBookkeeping } from '../../../src/runtime/store/migrate.js';
import { migrations } from '../../../src/server/schema/migrations.js';
import { sqliteConfig } from '../../../src/runtime/store/sqlite/config.js';

const SOLE = '(?:`(\\w+)`|(\\w+))';

/** Names of the tables that a migration has created itself: processes of the release before do not know them. */
type Created = Set<string>;

const tableAfter = (sql: string, words: string): string | undefined => {
  const found = new RegExp(`^${words} ${SOLE}`, 'i').exec(sql);
  return found?.[1] ?? found?.[2];
};

/** Returns whether a process of the release before works as before after this statement. */
const isExpanding = (sql: string, created: Created): boolean => {
  const made = tableAfter(sql, 'create table(?: if not exists)?');
  if (made !== undefined) {
    created.add(made);
    return true;
  }
  if (/^(?:select|pragma|with)\b/i.test(sql)) return true;
  if (/^create index\b/i.test(sql)) return true;
  const on = tableAfter(sql, 'alter table') ?? tableAfter(sql, 'insert into') ?? tableAfter(sql, 'update');
  const indexed = /^create unique index .* on `?(\w+)/i.exec(sql)?.[1];
  if (created.has(on ?? indexed ?? '')) return true;
  if (!/^alter table \S+ add column\b/i.test(sql)) return false;
  return !/not null/i.test(sql) || /\bdefault\b/i.test(sql) || /generated always/i.test(sql);
};

/** Migrations with the reason why processes of the release before work nevertheless. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

describe('A statement of a migration', () => {
  const created = (): Created => new Set(['new_table']);

  for (const sql of [
    'create table `a` (`id` integer)',
    'create index `a_b` on `a` (`b`)',
    'alter table `a` add column `b` integer null',
    "alter table `a` add column `b` integer not null default '0'",
    'ALTER TABLE a ADD COLUMN b INTEGER GENERATED ALWAYS AS (c) VIRTUAL',
    'create unique index `new_table_b` on `new_table` (`b`)',
    'insert into `new_table` (`b`) values (?)',
  ])
    it(`may be: ${sql}`, () => {
      expect(isExpanding(sql, created())).to.equal(true);
    });

  for (const sql of [
    'drop table `a`',
    'alter table `a` drop column `b`',
    'alter table `a` rename to `c`',
    'alter table `a` rename column `b` to `c`',
    'alter table `a` add column `b` integer not null',
    'create unique index `a_b` on `a` (`b`)',
    'DROP INDEX IF EXISTS a_b',
    'update `a` set `b` = ?',
    'insert into `a` (`b`) values (?)',
    'delete from `a`',
  ])
    it(`may not be: ${sql}`, () => {
      expect(isExpanding(sql, created())).to.equal(false);
    });
});

describe('Each migration', () => {
  it('leaves the database usable for processes of the release before, or is a known exception', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    const knex = knexPackage(sqliteConfig(join(folder, 'chat.sqlite')));
    const statements: string[] = [];
    knex.on('query', ({ sql }: { sql: string }) => statements.push(sql.trim()));
    const found = new Map<string, string[]>();
    let seen = 0;
    try {
      await prepareBookkeeping(knex);
      for (const migration of migrations) {
        statements.length = 0;
        await migration.up(knex);
        seen += statements.length;
        const created: Created = new Set();
        const others = statements.filter((sql) => !isExpanding(sql, created));
        if (others.length > 0) found.set(migration.name, others);
      }
    } finally {
      await knex.destroy();
      await rm(folder, { recursive: true });
    }
    expect(seen).to.be.greaterThan(100);
    const known = Object.keys(EXCEPTIONS);
    const unknown = [...found].filter(([name]) => !known.includes(name));
    expect(unknown, JSON.stringify(unknown, undefined, 1)).to.deep.equal([]);
    expect([...found.keys()]).to.have.members(known);
  });
});
