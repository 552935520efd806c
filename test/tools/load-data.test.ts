import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { visitOf } from '../../tools/load-data/schedule.js';
import { beginOrContinue, newestMessage } from '../../tools/load-data/state.js';
import type { Services } from '../../src/accounts/services.js';
import { Client } from '../support/client.js';
import { ManualClock } from '../support/clock.js';
import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import { Loading } from '../support/loading.js';
import { copyRow } from '../support/copy-rows.js';
import { startServer } from '../support/server.js';

const AMOUNTS = { users: 14, channels: 6, messages: 320, seed: 7 };
const ARGUMENTS = ['--users', '14', '--channels', '6', '--messages', '320', '--seed', '7'];
/** The time of the last message. */
const END = Date.UTC(2024, 5, 1) / 1000;

type Row = Record<string, unknown>;

/**
 * The tables with the loaded data, and their columns that are random, or depend on the client, the time or the number of
 * changes. On MariaDB, floors depend on how long ago messages were sent.
 */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  users: ['api_key_encrypted', 'api_key_hash', 'password_hash', 'read_floor'],
  channels: [],
  subscriptions: [],
  user_topics: [],
  recipients: [],
  recipient_members: [],
  conversations: [],
  messages: ['client', 'version'],
  message_flags: [],
  reactions: [],
  read_marks: [],
  read_ranges: [],
  attachments: ['file_key'],
  attachment_messages: [],
  upload_usage: [],
};

/** Returns a time relative to the last message. All times of the first start are the same. */
const relative = (seconds: number, end: number): number | string =>
  Math.abs(seconds - end) < 3600 ? 'the first start' : seconds - end;

const withoutTime = (value: unknown, end: number): unknown => {
  if (typeof value === 'number' && value > 1e12) return relative(Math.floor(value / 1000), end);
  if (typeof value === 'number' && value > 1e9) return relative(value, end);
  if (typeof value !== 'string') return value;
  return value.replaceAll(/"timestamp":(\d+)/g, (_, seconds) => String(relative(Number(seconds), end)));
};

const contentsOf = async (services: Pick<Services, 'store'>, end = END): Promise<Record<string, Row[]>> =>
  services.store.read(async (tx) => {
    const files = await tx.all<{ id: number; file_key: string }>('SELECT id, file_key FROM attachments');
    const text = (value: unknown): unknown =>
      files.reduce(
        (known, { id, file_key }) =>
          typeof known === 'string'
            ? known.replaceAll(file_key, `file ${id}`).replaceAll(file_key.toLowerCase(), `file ${id}`)
            : known,
        value,
      );
    const contents: Record<string, Row[]> = {};
    for (const [table, left] of Object.entries(TABLES)) {
      const rows = await tx.all(`SELECT * FROM ${table}`);
      contents[table] = rows
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).flatMap(([name, value]) =>
              left.includes(name) ? [] : [[name, withoutTime(text(value), end)]],
            ),
          ),
        )
        .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    }
    return contents;
  });

/** Expects the same rows. Names the first one that differs, since mocha shows no differences of long lists. */
const expectSame = (some: Record<string, Row[]>, others: Record<string, Row[]>): void => {
  for (const table of Object.keys(TABLES)) {
    const [rows = [], expected = []] = [some[table], others[table]];
    for (const [index, row] of rows.entries()) expect(row, table).to.deep.equal(expected[index]);
    expect(rows, table).to.have.length(expected.length);
  }
};

const program = join(projectRoot, 'dist/tools/team-chat/main.js');

const start = ({ databaseUrl, dataDir }: TestDatabase, args: readonly string[] = ARGUMENTS): ChildProcess =>
  spawn(process.execPath, [program, 'load-data', ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      OWNER_EMAIL: 'owner@example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
}

/** Reads the output until the program ends. Kills it after some lines. */
const output = async (child: ChildProcess, killAfter = Infinity): Promise<Ended> => {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const lines: string[] = [];
  const read = async (stream: NodeJS.ReadableStream | null): Promise<void> => {
    if (!stream) return;
    for await (const line of createInterface({ input: stream })) {
      lines.push(line);
      if (lines.length === killAfter) child.kill('SIGKILL');
    }
  };
  await Promise.all([read(child.stdout), read(child.stderr)]);
  const [code] = await exit;
  return { code, lines };
};

/** Reads what the program loaded, with times relative to its end. */
const loaded = async (database: TestDatabase): Promise<Record<string, Row[]>> => {
  const site = await startServer({ database, overrides: { isIdle: true } });
  try {
    const { end } = await beginOrContinue(site.services.store, {}, AMOUNTS, 0);
    return await contentsOf(site.services, end);
  } finally {
    await site.close();
  }
};

describe('npm run load-data', function () {
  const databases: TestDatabase[] = [];
  const create = async (): Promise<TestDatabase> => {
    const database = await createEmptyDatabase();
    databases.push(database);
    return database;
  };
  after(() => Promise.all(databases.map((database) => database.remove())));

  it('loads the same data when it is killed again and again', async () => {
    const [whole, killed] = [await create(), await create()];
    const uninterrupted = await output(start(whole));
    expect(uninterrupted).to.have.property('code', 0);
    expect(uninterrupted.lines.at(-1)).to.equal('All data is loaded. `team-chat serve` serves it.');
    const began = uninterrupted.lines.findIndex((line) => line.startsWith('Loading 14 users'));
    for (const lines of [began + 2, 4, 7]) await output(start(killed), lines);
    const { code, lines } = await output(start(killed, []));
    expect(lines.join('\n')).to.match(/Continuing with 14 users, 6 channels, 320 messages/);
    expect(code).to.equal(0);
    const [all, again] = [await loaded(whole), await loaded(killed)];
    expectSame(again, all);
    expect(all.messages).to.have.length.above(320);
  });

  it('refuses a database with other data, other amounts, and a running server', async () => {
    const database = await create();
    const site = await startServer({ database });
    const busy = await output(start(database));
    expect(busy.code).to.equal(1);
    expect(busy.lines.join()).to.match(/in use by another server process|Another process uses the database/);
    await site.person('Anna');
    await site.close();
    const foreign = await output(start(database));
    expect(foreign).to.have.property('code', 1);
    expect(foreign.lines.at(-1)).to.equal(
      'The database has other data. Choose an empty DATA_DIR or database.',
    );
    const begun = await output(start(databases[0] ?? database, ['--messages', '640']));
    expect(begun.lines.at(-1)).to.equal(
      'This load was begun with --messages 320. Run it again with the same number.',
    );
  });

  it('refuses to go on after a server has added messages', async () => {
    const database = databases[0] ?? (await create());
    const site = await startServer({ database, overrides: { isIdle: true } });
    const newest = await site.services.store.read(newestMessage);
    await copyRow(site, 'messages', newest, [{}]);
    await site.close();
    const refused = await output(start(database, []));
    expect(refused.code).to.equal(1);
    expect(refused.lines.at(-1)).to.equal(
      'A server has used the database since. Choose an empty DATA_DIR or database.',
    );
  });

  it('refuses numbers that are too small, and unknown options', async () => {
    const database = await create();
    const few = await output(start(database, ['--users', '3']));
    expect(few.lines).to.deep.equal(['--users must be a number from 10 to 1000000.']);
    expect((await output(start(database, ['--people', '30']))).code).to.equal(2);
  });
});

interface Sent {
  readonly id: number;
  readonly sender_id: number;
  readonly channel_id: number | null;
  readonly topic: string;
  readonly user_ids: string | null;
  readonly content: string;
  readonly edit_history: string | null;
  readonly date_sent: number;
}

/** Does through the API on one server what the loading did on another. */
class Replay {
  readonly #clients = new Map<number, Client>();

  constructor(
    private readonly from: Loading,
    private readonly to: Loading,
    private readonly clock: ManualClock,
  ) {}

  async client(user: number): Promise<Client> {
    const known = this.#clients.get(user);
    if (known) return known;
    const [row] = await this.to.rows<{ email: string; key: string }>(
      'SELECT delivery_email AS email, api_key_encrypted AS `key` FROM users WHERE id = ?',
      [user],
    );
    const { keys } = this.to.site.services;
    const client = new Client(this.to.site.url, {
      email: row?.email ?? '',
      key: keys.decrypt(row?.key ?? ''),
    });
    this.#clients.set(user, client);
    return client;
  }

  /** Replaces the files of one server by those of the other. */
  async #filesIn(content: string): Promise<string> {
    const sql = 'SELECT file_key FROM attachments ORDER BY id';
    const [theirs, own] = [
      await this.from.rows<{ file_key: string }>(sql),
      await this.to.rows<{ file_key: string }>(sql),
    ];
    return theirs.reduce(
      (text, { file_key }, index) => text.replaceAll(file_key, own[index]?.file_key ?? ''),
      content,
    );
  }

  async send(message: Sent): Promise<void> {
    this.clock.advance(message.date_sent * 1000 - this.clock.now());
    const client = await this.client(message.sender_id);
    const [edit] = JSON.parse(message.edit_history ?? '[]') as { prev_content: string }[];
    const { id } = await client.ok('POST', '/messages', {
      ...(message.channel_id === null
        ? { type: 'direct', to: (message.user_ids ?? '').split(',').map(Number) }
        : { type: 'channel', to: message.channel_id, topic: message.topic }),
      content: await this.#filesIn(edit?.prev_content ?? message.content),
      read_by_sender: true,
    });
    expect(id).to.equal(message.id);
    await this.#react(message.id);
    if (edit)
      await client.ok('PATCH', `/messages/${message.id}`, { content: await this.#filesIn(message.content) });
    const stars = await this.from.rows<{ user_id: number }>(
      'SELECT user_id FROM message_flags WHERE message_id = ? AND (flags & 1) <> 0',
      [message.id],
    );
    for (const { user_id } of stars)
      await (
        await this.client(user_id)
      ).ok('POST', '/messages/flags', { messages: [message.id], op: 'add', flag: 'starred' });
  }

  async #react(id: number): Promise<void> {
    const reactions = await this.from.rows<{ user_id: number; emoji_name: string }>(
      'SELECT user_id, emoji_name FROM reactions WHERE message_id = ? ORDER BY id',
      [id],
    );
    for (const { user_id, emoji_name } of reactions)
      await (await this.client(user_id)).ok('POST', `/messages/${id}/reactions`, { emoji_name });
  }
}

describe('The loaded data', function () {
  let direct: Loading;
  let through: Loading;
  const clock = new ManualClock((END - 800 * 24 * 3600) * 1000);

  before(async () => {
    [direct, through] = [
      await Loading.begin(AMOUNTS, END, { clock }),
      await Loading.begin(AMOUNTS, END, { clock }),
    ];
  });
  after(() => Promise.all([direct.site.close(), through.site.close()]));

  it('is as if it was sent through the API', async () => {
    const replay = new Replay(direct, through, clock);
    let sent = 0;
    for (const [index, step] of direct.steps.entries()) {
      await direct.run(step);
      const own = through.steps[index];
      if (step.kind === 'messages') {
        const messages = await direct.rows<Sent>(
          `SELECT m.*, r.user_ids FROM messages m JOIN recipients r ON r.id = m.recipient_id WHERE m.id > ? ORDER BY m.id`,
          [sent],
        );
        for (const message of messages) await replay.send(message);
        sent = messages.at(-1)?.id ?? sent;
      } else if (step.kind === 'read messages') {
        for (let user = 0; user < AMOUNTS.users; user += 1)
          if (visitOf(user, through.loader.amounts) === step.round)
            await (await replay.client(through.loader.user(user).id)).ok('POST', '/mark_all_as_read');
      } else if (own) {
        await through.run(own);
        sent = (await direct.rows<{ id: number }>('SELECT MAX(id) AS id FROM messages'))[0]?.id ?? 0;
      }
    }
    const [loadedRows, sentRows] = [
      await contentsOf(direct.site.services),
      await contentsOf(through.site.services),
    ];
    expectSame(loadedRows, sentRows);
  });

  it('has every kind of message and state', async () => {
    const counts = await direct.rows<Record<string, number>>(
      `SELECT SUM(channel_id IS NULL) AS direct, SUM(has_link) AS links, SUM(has_attachment) AS files,
         SUM(edit_history IS NOT NULL) AS edits, SUM(has_image) AS images FROM messages`,
    );
    for (const [kind, count] of Object.entries(counts[0] ?? {})) expect(count, kind).to.be.above(0);
    for (const table of ['message_flags', 'reactions', 'read_marks', 'user_topics', 'attachment_messages'])
      expect(await direct.rows(`SELECT * FROM ${table} LIMIT 1`), table).to.have.length(1);
  });
});
