import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { addJob, AT_ONCE, type Job } from '../../../src/runtime/outbox/jobs.js';
import type { JobHandlers, OutboxWorker } from '../../../src/runtime/outbox/worker.js';
import { ManualClock } from '../../support/clock.js';
import { startServer } from '../../support/server.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { startMailer } from './fixtures.js';

const MAIL = { to: 'iago@example.com', subject: 'News – from here', text: 'Häh?\n' };

describe('The outbox', () => {
  let store: TestStore;
  let clock: ManualClock;

  beforeEach(async () => {
    clock = new ManualClock();
    store = await openTestStore({ clock });
  });

  afterEach(() => store.close());

  const start = (mail: JobHandlers['mail']): OutboxWorker => startMailer(store, clock, mail);

  const pass = async (seconds: number, ...workers: OutboxWorker[]): Promise<void> => {
    clock.advance(seconds * 1000);
    await Promise.all(workers.map((worker) => worker.settled()));
  };

  const left = (): Promise<Job[]> => store.read((tx) => tx.all<Job>('SELECT id, attempts FROM outbox'));

  it('runs each job once, with several processes', async () => {
    const done: string[] = [];
    const workers = [1, 2].map(() =>
      start(({ subject }) => {
        done.push(subject);
        return Promise.resolve();
      }),
    );
    await store.write(async (tx) => {
      for (const subject of ['one', 'two', 'three'])
        await addJob(tx, 'mail', { ...MAIL, subject }, clock.seconds());
    });
    await pass(5, ...workers);
    expect(done.sort()).to.deep.equal(['one', 'three', 'two']);
    expect(await left()).to.deep.equal([]);
    for (const worker of workers) await worker.stop();
  });

  it('runs all due jobs in one round, urgent ones first', async () => {
    const done: string[] = [];
    const worker = start(async ({ subject }) => {
      done.push(subject);
      if (done.length === 1)
        await store.write((tx) => addJob(tx, 'mail', { ...MAIL, subject: 'urgent' }, AT_ONCE));
    });
    await store.write(async (tx) => {
      for (let index = 0; index < 120; index += 1)
        await addJob(tx, 'mail', { ...MAIL, subject: String(index) }, clock.seconds());
    });
    await pass(5, worker);
    expect(done).to.have.length(121);
    expect(done.indexOf('urgent')).to.equal(50);
    expect(await left()).to.deep.equal([]);
    await worker.stop();
  });

  it('does not run a job instead of another one that has its ID, as after a crash of the database', async () => {
    const done: string[] = [];
    const worker = start(async ({ subject }) => {
      done.push(subject);
      if (subject !== 'one') return;
      const payload = JSON.stringify({ ...MAIL, subject: 'another' });
      await store.write((tx) => tx.run('UPDATE outbox SET payload = ? WHERE id = ?', [payload, last]));
    });
    for (const subject of ['one', 'two'])
      await store.write((tx) => addJob(tx, 'mail', { ...MAIL, subject }, clock.seconds()));
    const last = (await left()).at(-1)?.id ?? 0;
    await pass(5, worker);
    await pass(5, worker);
    expect(done).to.deep.equal(['one', 'another']);
    expect(await left()).to.deep.equal([]);
    await worker.stop();
  });

  it('waits until a job is due', async () => {
    const done: number[] = [];
    const worker = start(() => Promise.resolve(void done.push(clock.seconds())));
    const due = clock.seconds() + 60;
    await store.write((tx) => addJob(tx, 'mail', MAIL, due));
    for (let passed = 0; passed < 65; passed += 5) await pass(5, worker);
    expect(done).to.deep.equal([due]);
    await worker.stop();
  });

  it('retries a failed job with growing delays, and gives up in the end', async () => {
    const attempts: number[] = [];
    const begin = clock.seconds();
    const worker = start(() => {
      attempts.push(clock.seconds() - begin);
      return Promise.reject(new Error('No mail server.'));
    });
    await store.write((tx) => addJob(tx, 'mail', MAIL, clock.seconds()));
    await pass(5, worker);
    await pass(55, worker);
    await pass(5, worker);
    expect(attempts).to.deep.equal([5, 65]);
    for (let doubled = 0; doubled < 12; doubled += 1) {
      await pass(60 * 2 ** doubled, worker);
      await pass(5, worker);
    }
    expect(attempts).to.have.length(12);
    expect(await left()).to.deep.equal([]);
    await worker.stop();
  });
});

describe('Mail without a mail server', () => {
  it('is written to files that only the server’s user can read', async () => {
    const site = await startServer();
    await site.services.store.write((tx) => addJob(tx, 'mail', MAIL, site.clock.seconds()));
    site.clock.advance(5000);
    await site.server.workers.outbox.settled();
    const folder = join(site.services.config.dataDir, 'mail');
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name)).mode & 0o777).to.equal(0o600);
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text)
      .to.match(/^To: iago@example\.com$/m)
      .and.match(/^From: Team Chat <noreply@chat\.example\.com>$/m);
    await site.close();
  });
});
