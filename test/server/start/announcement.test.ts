import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { loadConfig } from '../../../src/runtime/config.js';
import { createServer } from '../../../src/server/server.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/databases.js';

const SITE = 'http://chat.example.com:8080';
const PASSWORD = 'sesame-lantern-42';
const FILES = ['owner.zuliprc', 'owner.netrc'];

describe('The text that the first start prints', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(() => database.remove());

  /** Runs a first start with its data in a directory. Returns what it printed. */
  const firstStart = async (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<string> => {
    const config = loadConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: database.databaseUrl,
      SITE_URL: SITE,
      OWNER_EMAIL: 'anna@example.com',
      LOG_LEVEL: 'silent',
      ...env,
    });
    const printed: string[] = [];
    const server = await createServer(config, { announce: (text) => printed.push(text) });
    await server.close();
    expect(printed).to.have.length(1);
    return printed[0] ?? '';
  };

  it('names the email, the generated password, the files of the key and a command to try it', async () => {
    const { dataDir } = database;
    const text = await firstStart(dataDir);
    const [zuliprc, netrc] = FILES.map((name) => join(dataDir, name));
    const password = /Password {2}(\S{16}) /.exec(text)?.[1] ?? '';
    expect(text).to.equal(
      [
        'This is the first start. An organization and its owner were created.',
        '  Email     anna@example.com',
        `  Password  ${password}   (shown only now)`,
        `  API key   in ${zuliprc}, and for curl in ${netrc}`,
        'Try it, once the server is ready:',
        `  curl --netrc-file ${netrc} ${SITE}/api/v1/users/me`,
        '',
      ].join('\n'),
    );
    expect(password).to.have.length(16);
  });

  it('does not contain a password that OWNER_PASSWORD sets', async () => {
    const text = await firstStart(database.dataDir, { OWNER_PASSWORD: PASSWORD });
    expect(text)
      .not.to.match(/password/i)
      .and.not.include(PASSWORD);
    expect(text.split('\n')).to.have.length(6);
  });

  it('is a line of JSON with the same facts if the log is JSON, whatever its level', async () => {
    const text = await firstStart(database.dataDir, { LOG_FORMAT: 'json' });
    expect(text).to.not.include('\n');
    const { time, password, ...entry } = JSON.parse(text) as Record<string, string>;
    const [zuliprc, netrc] = FILES.map((name) => join(database.dataDir, name));
    expect(entry).to.deep.equal({
      level: 'info',
      msg: 'This is the first start. An organization and its owner were created.',
      email: 'anna@example.com',
      zuliprc,
      netrc,
      command: `curl --netrc-file ${String(netrc)} ${SITE}/api/v1/users/me`,
    });
    expect(password).to.have.length(16);
    expect(time).to.match(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('has no password in JSON either if OWNER_PASSWORD sets it', async () => {
    const text = await firstStart(database.dataDir, { LOG_FORMAT: 'json', OWNER_PASSWORD: PASSWORD });
    expect(text)
      .to.not.match(/password/i)
      .and.not.include(PASSWORD);
  });

  it('quotes the path of a directory with spaces and apostrophes for the shell', async () => {
    const dataDir = join(database.dataDir, "Anna's  $HOME", "it's");
    const text = await firstStart(dataDir);
    const command = /^ {2}(curl .*)$/m.exec(text)?.[1] ?? '';
    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' });
    expect(words.trimEnd().split('\n')).to.deep.equal([
      'curl',
      '--netrc-file',
      join(dataDir, 'owner.netrc'),
      `${SITE}/api/v1/users/me`,
    ]);
  });

  it('comes with files of the key, in the forms that clients and curl read, for the owner of the server only', async () => {
    const dataDir = join(database.dataDir, 'data');
    mkdirSync(dataDir);
    // A crash left them, and other users can read them.
    for (const name of FILES) {
      writeFileSync(join(dataDir, `${name}.new`), 'old');
      chmodSync(join(dataDir, `${name}.new`), 0o644);
    }
    await firstStart(dataDir);
    const [zuliprc = '', netrc = ''] = FILES.map((name) => readFileSync(join(dataDir, name), 'utf8'));
    const key = /^key=(\w{32})$/m.exec(zuliprc)?.[1] ?? '';
    expect(zuliprc).to.equal(`[api]\nemail=anna@example.com\nkey=${key}\nsite=${SITE}\n`);
    expect(netrc).to.equal(`machine chat.example.com\nlogin anna@example.com\npassword ${key}\n`);
    for (const name of FILES) expect(statSync(join(dataDir, name)).mode & 0o777).to.equal(0o600);
  });
});
