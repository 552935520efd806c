import { mkdtempSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { openFiles, type Files } from '../../../src/chat/attachments/files.js';
import { FileSweep } from '../../../src/chat/attachments/orphan-file-cleanup.js';
import { loadConfig } from '../../../src/runtime/config.js';
import { createLog } from '../../../src/runtime/log.js';
import { ManualClock } from '../../support/clock.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { openTestStore, type TestStore } from '../../support/store.js';
import { listed, upload } from './fixtures.js';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const WEEK_MS = 7 * DAY * 1000;

describe('A file without a row', () => {
  let root: string;
  let clock: ManualClock;
  let files: Files;
  let store: TestStore;

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'files-'));
    clock = new ManualClock();
    files = openFiles(loadConfig({ UPLOADS: root }), clock);
    store = await openTestStore({ clock });
  });
  afterEach(async () => {
    await store.close();
    rmSync(root, { recursive: true });
  });

  /** Stores a file that is as many seconds old. */
  const write = async (name: string, age: number): Promise<void> => {
    await files.write(Buffer.from('a'), `attachments/${name}`);
    const at = clock.seconds() - age;
    await utimes(files.pathOf(`attachments/${name}`), at, at);
  };

  const names = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { name } of files.list('attachments')) found.push(name.replace('attachments/', ''));
    return found.sort();
  };

  it('is deleted by the first hourly sweep after it became a day old', async () => {
    const owners = { attachments: () => Promise.resolve([]) };
    const sweep = new FileSweep({ store, files, clock, log: createLog('silent'), owners });
    await write('day', DAY - HOUR);
    await write('second-less', DAY - HOUR - 1);
    sweep.start();
    clock.advance(HOUR * 1000 - 1);
    await sweep.settled();
    expect(await names()).to.deep.equal(['day', 'second-less']);
    clock.advance(1);
    await sweep.settled();
    expect(await names()).to.deep.equal(['second-less']);
    clock.advance(HOUR * 1000);
    await sweep.settled();
    expect(await names()).to.deep.equal([]);
    await sweep.stop();
  });
});

describe('A file without a message', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  /** Uploads a file that will be this old when the worker looks. */
  const uploadAged = async (milliseconds: number): Promise<void> => {
    const url = await upload(anna);
    const created = site.clock.now() + HOUR * 1000 - milliseconds;
    const [file] = (await listed(anna)).filter(({ path_id }) => url.endsWith(path_id));
    await site.services.store.write((tx) =>
      tx.run('UPDATE attachments SET create_time_ms = ? WHERE id = ?', [created, Number(file?.id)]),
    );
  };

  /** Advances the clock to the next round of the worker. */
  const look = async (): Promise<void> => {
    site.clock.advance(HOUR * 1000);
    await site.server.workers.unusedFiles.settled();
  };

  it('is kept for five weeks to the millisecond', async () => {
    await uploadAged(5 * WEEK_MS);
    const [kept] = await listed(anna);
    await uploadAged(5 * WEEK_MS + 1);
    await look();
    expect((await listed(anna)).map(({ id }) => id as number)).to.deep.equal([kept?.id]);
  });

  it('is deleted in one round together with more files than a batch has', async () => {
    for (let files = 0; files < 5; files += 1) await uploadAged(5 * WEEK_MS + 1);
    await look();
    expect(await listed(anna)).to.deep.equal([]);
  });
});
