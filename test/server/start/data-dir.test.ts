import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { createLog } from '../../../src/runtime/log.js';
import { openDataDir } from '../../../src/runtime/data-dir.js';
import { temporaryFolder } from '../../../src/server/testing/temporary-folder.js';

describe('DATA_DIR', () => {
  let folder: string;

  before(() => {
    folder = temporaryFolder('data');
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  const OWN = [
    ...['', '-wal', '-shm', '-journal', '.lock'].map((end) => `chat.sqlite${end}`),
    ...['secret-key', 'secret-key.4711', 'owner.zuliprc', 'owner.netrc', 'owner.netrc.new'],
    ...['mail', 'uploads', 'lost+found'],
  ];
  const OTHER = [
    'notes.txt',
    'chat.sqlite.old',
    'my-chat.sqlite',
    'secret-key.x',
    'owner.',
    'owner.a.b',
    'mails',
    'hotmail',
  ];

  /** Opens a directory that other users can enter and that has a file with this name. Returns its mode and the log. */
  const openWith = (name: string): [mode: string, log: string] => {
    const dataDir = join(folder, `with ${name}`);
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, name), '');
    chmodSync(dataDir, 0o755);
    let text = '';
    openDataDir({ dataDir }, createLog('info', { write: (line) => (text += line) }));
    return [(statSync(dataDir).mode & 0o777).toString(8), text];
  };

  it('becomes private if it has only files of the server', () => {
    for (const name of OWN) expect(openWith(name), name).to.deep.equal(['700', '']);
  });

  it('keeps its mode if it has other files, which is logged', () => {
    for (const name of OTHER) {
      const [mode, text] = openWith(name);
      expect(mode, name).to.equal('755');
      expect(text, name).to.include('Other users can enter DATA_DIR.');
    }
  });
});
