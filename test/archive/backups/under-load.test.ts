import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { upload } from '../../chat/attachments/fixtures.js';
import { Browser } from '../../support/browser.js';
import { Client } from '../../support/client.js';
import { createEmptyDatabase, testDialect, type TestDatabase } from '../../support/databases.js';
import { textFile } from '../../support/files.js';
import { readCredentials } from '../../support/people.js';
import { ServerProcess } from '../../support/process.js';

const WRITERS = 6;
const PASSWORD = 'sesame-lantern-42';

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a command as an operator does. */
const command = (name: 'backup' | 'restore', env: Record<string, string>, folder: string): Promise<Ended> =>
  new Promise((resolve) => {
    const program = join(projectRoot, 'dist/tools/team-chat/main.js');
    const options = { env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [program, name, folder], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });

/** Sends messages until it is stopped. Keeps the IDs of those that were acknowledged. */
class Writer {
  readonly acknowledged = new Map<number, string>();
  #isStopped = false;
  readonly #done: Promise<void>;

  constructor(
    private readonly client: Client,
    private readonly name: string,
  ) {
    this.#done = this.#write();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#done;
  }

  async #write(): Promise<void> {
    for (let number = 0; !this.#isStopped; number += 1) {
      const content = `${this.name} ${String(number)}`;
      const { id } = await this.client.ok('POST', '/messages', {
        type: 'channel',
        to: 'general',
        topic: this.name,
        content,
      });
      this.acknowledged.set(Number(id), content);
    }
  }
}

/** All messages of the channel, by ID. */
const readMessages = async (client: Client): Promise<Map<number, string>> => {
  const found = new Map<number, string>();
  const narrow = [{ operator: 'channel', operand: 'general' }];
  for (let anchor: number | 'oldest' = 'oldest'; ;) {
    const { messages, found_newest } = await client.ok('GET', '/messages', {
      anchor,
      include_anchor: false,
      num_before: 0,
      num_after: 1000,
      apply_markdown: false,
      narrow,
    });
    for (const { id, content } of messages as { id: number; content: string }[]) found.set(id, content);
    if (found_newest === true) return found;
    anchor = Math.max(...found.keys());
  }
};

const greatest = (ids: Iterable<number>): number => Math.max(0, ...ids);

describe('A backup', function () {
  let source: TestDatabase;
  let target: TestDatabase;
  let parent: string;
  let folder: string;
  let env: Record<string, string>;
  let targetEnv: Record<string, string>;
  let server: ServerProcess;
  let owner: Client;
  const running: ServerProcess[] = [];

  const envOf = ({ dataDir, databaseUrl }: TestDatabase): Record<string, string> => ({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
  });
  const start = async (on: Record<string, string>): Promise<ServerProcess> => {
    const started = await ServerProcess.start(on);
    running.push(started);
    return started;
  };

  beforeEach(async () => {
    [source, target] = await Promise.all([createEmptyDatabase(), createEmptyDatabase()]);
    parent = await mkdtemp(join(tmpdir(), 'team-chat-backup-'));
    folder = join(parent, 'backup');
    env = envOf(source);
    targetEnv = envOf(target);
    server = await start({ ...env, OWNER_PASSWORD: PASSWORD });
    owner = new Client(server.url, await readCredentials(source.dataDir));
  });
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop();
    await Promise.all([source.remove(), target.remove(), rm(parent, { recursive: true })]);
  });

  const backUp = async (): Promise<void> => {
    const { code, output } = await command('backup', env, folder);
    expect(code, output).to.equal(0);
  };
  const restore = (on = targetEnv): Promise<Ended> => command('restore', on, folder);

  it('has everything that was acknowledged before it began, whatever is written meanwhile', async () => {
    const uploaded = await upload({ client: owner }, textFile('notes.txt', 'the words of the file'));
    const queue = await owner.ok('POST', '/register', { event_types: ['message'] });
    const writers = Array.from(
      { length: WRITERS },
      (_, index) => new Writer(owner, `writer ${String(index)}`),
    );
    const all = (): Map<number, string> => new Map(writers.flatMap((writer) => [...writer.acknowledged]));
    while (all().size < 100) await new Promise(setImmediate);
    const before = all();
    await backUp();
    const during = all();
    expect(during.size, 'messages that were sent meanwhile').to.be.greaterThan(before.size);
    while (all().size < during.size + 50) await new Promise(setImmediate);
    for (const writer of writers) await writer.stop();
    const sent = all();
    await server.stop('SIGTERM');

    const restored = await restore();
    expect(restored.code, restored.output).to.equal(0);
    const second = await start(targetEnv);
    const { key, email } = await readCredentials(source.dataDir);
    const again = new Client(second.url, { key, email });
    const found = await readMessages(again);
    for (const [id, content] of before) expect(found.get(id), `message ${String(id)}`).to.equal(content);
    for (const [id, content] of found) if (sent.has(id)) expect(content).to.equal(sent.get(id));
    // A writer sends one message after the other, so the backup has the first ones of each.
    for (const { acknowledged } of writers) {
      const has = [...acknowledged.keys()].map((id) => found.has(id));
      expect(has.lastIndexOf(true) + 1).to.equal(has.filter(Boolean).length);
    }

    const file = await fetch(new URL(uploaded, second.url), {
      headers: { Authorization: again.authorization ?? '' },
    });
    expect(await file.text()).to.equal('the words of the file');

    const bad = { code: 'BAD_EVENT_QUEUE_ID' };
    await again.fails(
      'GET',
      '/events',
      { queue_id: queue.queue_id, last_event_id: queue.last_event_id },
      bad,
    );
    await again.fails('GET', '/events', { queue_id: queue.queue_id, last_event_id: sent.size + 1000 }, bad);
    const next = await again.ok('POST', '/register', { event_types: ['message'] });
    expect(next.last_event_id, 'the next event').to.be.greaterThan(Number(queue.last_event_id) + sent.size);
    const { id } = await again.ok('POST', '/messages', {
      type: 'channel',
      to: 'general',
      topic: 'new',
      content: 'x',
    });
    expect(id, 'the next message').to.be.greaterThan(greatest(sent.keys()));
    const { events } = await again.ok('GET', '/events', {
      queue_id: next.queue_id,
      last_event_id: next.last_event_id,
    });
    expect((events as { message: { id: number } }[])[0]?.message.id).to.equal(id);
    await second.stop('SIGTERM');
  });

  it('is private, and its manifest lists every file', async () => {
    await backUp();
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      files: { name: string }[];
      hasSecretKey: boolean;
    };
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name !== 'manifest.json');
    expect(manifest.files).to.have.length(files.length);
    expect(manifest.hasSecretKey).to.equal(true);
    const again = await command('backup', env, folder);
    expect(again).to.deep.include({ code: 2 });
    expect(again.output).to.include('exists already');
  });

  it('is refused as a whole if a file of it changed', async () => {
    await backUp();
    const [file = ''] = (await readdir(join(folder, 'database'))).sort();
    const path = join(folder, 'database', file);
    const bytes = await readFile(path);
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    await writeFile(path, bytes);
    expect((await restore()).output).to.include(`database/${file} is missing or not as it was written`);
    await truncate(path, 100);
    expect((await restore()).code).to.equal(2);
    await rm(join(folder, 'manifest.json'));
    expect((await restore()).output).to.include('no complete backup');
    expect(await readdir(target.dataDir)).to.deep.equal([]);
  });

  it('is restored into an empty server only', async () => {
    await backUp();
    const taken = await restore(env);
    expect(taken.code).to.equal(2);
    expect(taken.output).to.include('The database is not empty.');
    const otherEngine =
      testDialect === 'sqlite' ? 'mysql://user:password@127.0.0.1:1/chat' : 'sqlite:chat.sqlite';
    expect((await restore({ ...targetEnv, DATABASE_URL: otherEngine })).output).to.include(
      'The backup is of ',
    );
    await writeFile(join(target.dataDir, 'secret-key'), 'another secret of thirty-two characters\n');
    expect((await restore()).output).to.include('the secret of another server');
    await rm(join(target.dataDir, 'secret-key'));
    const UPLOADS = join(source.dataDir, 'uploads');
    await upload({ client: owner }, textFile('notes.txt', 'words'));
    expect((await restore({ ...targetEnv, UPLOADS })).output).to.include('which has files');
    const wrong = { SECRET_KEY: 'another secret of thirty-two characters' };
    expect((await restore({ ...targetEnv, ...wrong })).output).to.include('not the secret of the backup');
    expect((await restore()).code).to.equal(0);
  });

  if (testDialect === 'mysql') {
    it('that was restored in part starts no server', async () => {
      await backUp();
      const path = join(folder, 'manifest.json');
      const manifest = JSON.parse(await readFile(path, 'utf8')) as {
        database: { tables: { users: number } };
      };
      manifest.database.tables.users += 1;
      await writeFile(path, JSON.stringify(manifest));
      expect((await restore()).output).to.include('The table users has');
      const refused = await start(targetEnv).catch((error: unknown) => error as Error);
      expect((refused as Error).message).to.include('a restore into this database did not finish');
    });
  }

  it('ends sessions of browsers, since one that ended later would be valid again', async () => {
    const browser = new Browser(server.url);
    await browser.logIn('owner@localhost', PASSWORD);
    const statusOn = async ({ url }: ServerProcess): Promise<number> => {
      const headers = { Cookie: `sessionid=${String(browser.cookies.get('sessionid'))}` };
      return (await fetch(new URL('/api/v1/users/me', url), { headers })).status;
    };
    expect(await statusOn(server)).to.equal(200);
    await backUp();
    expect((await restore()).code).to.equal(0);
    expect(await statusOn(await start(targetEnv))).to.equal(401);
  });
});
