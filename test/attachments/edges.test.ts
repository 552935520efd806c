import { mkdtempSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { openFiles, type Files } from '../../src/attachments/files.js';
import { FileSweep } from '../../src/attachments/orphan-file-cleanup.js';
import { loadConfig } from '../../src/config.js';
import { createLog } from '../../src/log.js';
import { ManualClock } from '../support/clock.js';
import { startServer } from '../support/server.js';
import { openTestStore, type TestStore } from '../support/store.js';
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
    files = await openFiles(loadConfig({ UPLOADS: root }), clock);
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
  it('is kept for five weeks to the millisecond', async () => {
    const site = await startServer();
    const anna = await site.person('Anna');
    await upload(anna);
    site.clock.advance(1);
    await upload(anna);
    site.clock.advance(5 * WEEK_MS - 1);
    await site.server.workers.unusedFiles.settled();
    expect(await listed(anna)).to.have.length(2);
    // The worker looks again after an hour, so the files become younger by an hour less a millisecond.
    const shift = HOUR * 1000 - 1;
    await site.services.store.write((tx) =>
      tx.run('UPDATE attachments SET create_time_ms = create_time_ms + ?', [shift]),
    );
    site.clock.advance(HOUR * 1000);
    await site.server.workers.unusedFiles.settled();
    expect(await listed(anna)).to.have.length(1);
    await site.close();
  });
});
