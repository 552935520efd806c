import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { FileSweep } from '../../../src/chat/attachments/orphan-file-cleanup.js';
import { openFiles, type Files, type KeptFile } from '../../../src/chat/attachments/files.js';
import { ConfigError, loadConfig } from '../../../src/runtime/config.js';
import { createLog } from '../../../src/runtime/log.js';
import { ManualClock } from '../../support/clock.js';
import { openTestStore, type TestStore } from '../../support/store.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('The file store', () => {
  let root: string;
  let clock: ManualClock;
  let files: Files;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'files-'));
    clock = new ManualClock();
    files = openFiles(loadConfig({ UPLOADS: root }), clock);
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const arrived = (text: string): { path: string } => {
    const path = join(files.temporary, 'arrived');
    writeFileSync(path, text);
    return { path };
  };

  const listed = async (directory: string): Promise<KeptFile[]> => {
    const found: KeptFile[] = [];
    for await (const file of files.list(directory)) found.push(file);
    return found;
  };

  it('moves a file to its name, and lists it with the time of storage', async () => {
    const upload = arrived('blue');
    await files.keep(upload, 'attachments/2/ab/logo.txt');
    expect(existsSync(upload.path)).to.equal(false);
    expect(readFileSync(files.pathOf('attachments/2/ab/logo.txt'), 'utf8')).to.equal('blue');
    expect(await listed('attachments')).to.deep.equal([
      { name: 'attachments/2/ab/logo.txt', keptAt: clock.seconds() },
    ]);
  });

  it('writes a file from bytes', async () => {
    await files.write(Buffer.from('green'), 'avatars/7.png');
    expect(readFileSync(files.pathOf('avatars/7.png'), 'utf8')).to.equal('green');
    expect(await listed('tmp')).to.deep.equal([]);
  });

  it('deletes a file and its empty directories, and ignores a second deletion', async () => {
    await files.keep(arrived('blue'), 'attachments/2/ab/logo.txt');
    await files.remove('attachments/2/ab/logo.txt');
    await files.remove('attachments/2/ab/logo.txt');
    expect(existsSync(join(root, 'attachments/2/ab'))).to.equal(false);
  });

  it('lists no files in a directory that does not exist', async () => {
    expect(await listed('attachments')).to.deep.equal([]);
  });

  it('fails to open without a usable directory', () => {
    expect(() => openFiles(loadConfig({ UPLOADS: '/dev/null/uploads' }), clock)).to.throw(
      ConfigError,
      /^UPLOADS is/,
    );
  });

  describe('the sweep', () => {
    let store: TestStore;

    beforeEach(async () => {
      store = await openTestStore({ clock });
    });

    afterEach(() => store.close());

    const sweepOf = (named: readonly string[]): FileSweep => {
      const owners = {
        attachments: (_tx: unknown, names: readonly string[]) =>
          Promise.resolve(names.filter((name) => named.includes(name))),
      };
      const sweep = new FileSweep({ store, files, clock, log: createLog('silent'), owners });
      sweep.start();
      return sweep;
    };

    it('deletes files without a row and abandoned temporary files after a day, with several processes', async () => {
      await files.write(Buffer.from('a'), 'attachments/named.txt');
      await files.write(Buffer.from('b'), 'attachments/forgotten.txt');
      await files.write(Buffer.from('c'), 'tmp/crashed');
      const sweeps = [1, 2].map(() => sweepOf(['attachments/named.txt']));
      const pass = async (ms: number): Promise<void> => {
        clock.advance(ms);
        await Promise.all(sweeps.map((sweep) => sweep.settled()));
      };
      await pass(DAY_MS / 2);
      expect(await listed('attachments')).to.have.length(2);
      await files.write(Buffer.from('d'), 'attachments/new.txt');
      await pass(DAY_MS / 2);
      const names = (await listed('attachments')).map(({ name }) => name);
      expect(names.sort()).to.deep.equal(['attachments/named.txt', 'attachments/new.txt']);
      expect(await listed('tmp')).to.deep.equal([]);
      await files.keep(arrived('e'), 'attachments/later.txt');
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
    });
  });
});
