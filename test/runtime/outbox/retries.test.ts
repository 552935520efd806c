import { expect } from 'chai';

import { addJob, PermanentFailure } from '../../../src/runtime/outbox/jobs.js';
import type { JobHandlers, OutboxWorker } from '../../../src/runtime/outbox/worker.js';
import { ManualClock } from '../../support/clock.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { startMailer } from './fixtures.js';

const MAIL = { to: 'iago@example.com', subject: 'News', text: 'Hello' };

/** Seconds between one attempt and the next. */
const DELAYS = [60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 30_720, 61_440];

describe('A failing job of the outbox', () => {
  let store: TestStore;
  let clock: ManualClock;

  beforeEach(async () => {
    clock = new ManualClock();
    store = await openTestStore({ clock });
    await store.write((tx) => addJob(tx, 'mail', MAIL, clock.seconds()));
  });
  afterEach(() => store.close());

  const start = (mail: JobHandlers['mail']): OutboxWorker => startMailer(store, clock, mail);

  /** Advances the clock. A new worker then looks for due jobs exactly at the end, as it does five seconds after its start. */
  const look = async (seconds: number, mail: JobHandlers['mail']): Promise<void> => {
    clock.advance((seconds - 5) * 1000);
    const worker = start(mail);
    clock.advance(5_000);
    await worker.settled();
    await worker.stop();
  };

  const jobs = (): Promise<unknown[]> => store.read((tx) => tx.all('SELECT id FROM outbox'));

  it('is attempted twelve times, after delays that double from a minute, and is then deleted', async () => {
    let attempts = 0;
    const fail = (): Promise<void> => {
      attempts += 1;
      return Promise.reject(new Error('No mail server.'));
    };
    await look(5, fail);
    expect(attempts).to.equal(1);
    for (const [index, delay] of DELAYS.entries()) {
      await look(delay - 1, fail);
      expect(attempts, `a second before the delay of ${String(delay)}`).to.equal(index + 1);
      expect(await jobs()).to.have.length(1);
      // A worker looks five seconds after its start. The job becomes due four seconds later instead.
      await store.write((tx) => tx.run('UPDATE outbox SET due_at = due_at + 4'));
      await look(5, fail);
      expect(attempts, `at the delay of ${String(delay)}`).to.equal(index + 2);
    }
    expect(await jobs()).to.deep.equal([]);
    await look(200_000, fail);
    expect(attempts).to.equal(12);
  });

  it('is deleted if the twelfth attempt succeeds', async () => {
    let attempts = 0;
    const succeedAtLast = (): Promise<void> => {
      attempts += 1;
      return attempts < 12 ? Promise.reject(new Error('No mail server.')) : Promise.resolve();
    };
    for (const delay of [5, ...DELAYS]) await look(delay, succeedAtLast);
    expect(attempts).to.equal(12);
    expect(await jobs()).to.deep.equal([]);
  });

  it('is attempted once if its failure is permanent', async () => {
    let attempts = 0;
    const fail = (): Promise<void> => {
      attempts += 1;
      return Promise.reject(new PermanentFailure('The mail server refused a mail.', {}));
    };
    await look(5, fail);
    expect(await jobs()).to.deep.equal([]);
    await look(60, fail);
    expect(attempts).to.equal(1);
  });
});
