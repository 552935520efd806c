import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { randomUUID } from 'node:crypto';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';
import { Client } from '../support/client.js';
import { createMysqlDatabase, dropMysqlDatabases, onServer, testDialect } from '../support/databases.js';
import { readCredentials } from '../support/people.js';
import { ServerProcess } from '../support/process.js';

/** The commands of the steps that are not on each machine. */
const OTHERS: Readonly<Record<string, string>> = {
  'team-chat': `exec '${process.execPath}' '${join(projectRoot, 'src/team-chat.mjs')}' "$@"`,
  systemctl: 'exit 0',
  rsync: 'exit 0',
  docker: 'shift 2; exec "$@"',
};

/** Returns the blocks of a language below a heading of the steps. */
const blocksOf = (heading: string, language = 'sh'): string[] => {
  const text = readFileSync(join(projectRoot, 'docs/operating-steps.md'), 'utf8');
  const section = text.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , block = '']) => block);
};

const DAY_MS = 86_400_000;

describe('The steps for operators', () => {
  /** Stands for the root of the file system. */
  let root: string;
  /** Names of databases and users that no other test has. */
  let name: string;

  const inRoot = (...path: readonly string[]): string => join(root, ...path);

  /** Returns a block with the paths and the database of the test. */
  const placed = (block: string, address = ''): string =>
    block
      .replaceAll(/(?<=^|[\s'"=])\/(?=(?:backups|data|etc|var)\b)/gm, `${root}/`)
      .replaceAll('team_chat', name)
      .replaceAll('@localhost/', `@${address}/`)
      .replaceAll("@'localhost'", "@'%'");

  const shell = (script: string): string => {
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', script], {
      cwd: projectRoot,
      env: { PATH: `${inRoot('bin')}${delimiter}${process.env.PATH ?? ''}`, LOG_LEVEL: 'error' },
      encoding: 'utf8',
    });
    expect(status, `${script}\n${stdout}${stderr}`).to.equal(0);
    return stdout;
  };

  const run = (heading: string, index = 0, address?: string): string =>
    shell(placed(blocksOf(heading)[index] ?? 'exit 1', address));

  const settings = (): Record<string, string> =>
    Object.fromEntries(
      readFileSync(inRoot('etc/team-chat/environment'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );

  const set = (line: string): void => {
    writeFileSync(inRoot('etc/team-chat/environment'), `${line}\n`, { flag: 'a' });
  };

  /** Starts the server with the settings, and calls `use` with the owner. */
  const serve = async (use: (owner: Client) => Promise<unknown>): Promise<void> => {
    const env = settings();
    const server = await ServerProcess.start(env);
    await use(new Client(server.url, await readCredentials(env.DATA_DIR ?? '')));
    await server.stop('SIGTERM');
  };

  const sendOne = (owner: Client): Promise<unknown> =>
    owner.ok('POST', '/messages', { type: 'stream', to: 'general', topic: 'steps', content: 'It is kept.' });

  const expectOne = async (owner: Client): Promise<void> => {
    const query = { anchor: 'newest', num_before: '1', num_after: '0', narrow: '[["topic", "steps"]]' };
    const { messages } = await owner.ok('GET', '/messages', query);
    expect(messages).to.have.lengthOf(1);
  };

  beforeEach(() => {
    root = temporaryFolder('steps');
    name = `chat_${randomUUID().slice(0, 8)}`;
    for (const folder of ['bin', 'backups', 'data', 'etc/team-chat', 'etc/systemd/system', 'var/lib'])
      mkdirSync(inRoot(folder), { recursive: true });
    for (const [program, script] of Object.entries(OTHERS)) {
      writeFileSync(inRoot('bin', program), `#!/bin/sh\n${script}\n`);
      chmodSync(inRoot('bin', program), 0o755);
    }
    set(`DATA_DIR=${inRoot('var/lib/team-chat')}`);
    set('PORT=0');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  if (testDialect === 'sqlite') {
    it('check the settings', () => {
      expect(run('Steps for operators')).to.match(/^settings +ok /m);
    });

    it('make a backup beside the server, remove the old ones, and restore it elsewhere', async () => {
      for (const [folder, days] of [
        ['2020-01-01', 15],
        ['2020-01-05', 13],
      ] as const) {
        mkdirSync(inRoot('backups', folder));
        const time = new Date(Date.now() - days * DAY_MS);
        utimesSync(inRoot('backups', folder), time, time);
      }
      const today = new Date().toISOString().slice(0, 10);
      await serve(async (owner) => {
        await sendOne(owner);
        shell(
          placed(
            `set -a; . /etc/team-chat/environment; set +a\n${blocksOf('A backup every night')[0] ?? ''}`,
          ),
        );
        expect(readdirSync(inRoot('backups'))).to.have.members(['2020-01-05', today]);
        shell(
          placed(
            `set -a; . /etc/team-chat/environment; set +a\n${blocksOf('A backup every night')[2] ?? ''}`,
          ),
        );
        expect(existsSync(inRoot('data', `backup-${today}`))).to.equal(true);
        rmSync(inRoot('backups', today), { recursive: true });
        const [cron = ''] = blocksOf('A backup every night', 'cron');
        shell(placed(cron.replace(/^(\S+ ){5}root /, '').replaceAll('\\%', '%')));
        expect(readdirSync(inRoot('backups'))).to.have.members(['2020-01-05', today]);
      });
      rmSync(inRoot('etc/team-chat/environment'));
      set(`DATA_DIR=${inRoot('var/lib/other')}`);
      run('Restore on another machine');
      writeFileSync(
        inRoot('var/lib/other/owner.netrc'),
        readFileSync(inRoot('var/lib/team-chat/owner.netrc')),
      );
      writeFileSync(
        inRoot('var/lib/other/owner.zuliprc'),
        readFileSync(inRoot('var/lib/team-chat/owner.zuliprc')),
      );
      await serve(expectOne);
    });

    it('install the units of systemd', () => {
      run('A backup every night', 1);
      run('Several processes');
      expect(readdirSync(inRoot('etc/systemd/system'))).to.have.members([
        'team-chat-backup.service',
        'team-chat-backup.timer',
        'team-chat@.service',
      ]);
      const unit = readFileSync(inRoot('etc/systemd/system/team-chat@.service'), 'utf8');
      expect(unit).to.include('[Service]\nEnvironment=PORT=%i\n');
    });
  } else {
    let address: string;

    beforeEach(async () => {
      const { databaseUrl, name: made } = await createMysqlDatabase();
      await dropMysqlDatabases([made]);
      address = new URL(databaseUrl).host;
      const [sql = ''] = blocksOf('A database on MariaDB or MySQL', 'sql');
      await onServer((connection) => connection.query(placed(sql)));
    });

    afterEach(async () => {
      await dropMysqlDatabases([name]);
      await onServer((connection) => connection.query(`DROP USER ${name}`));
    });

    it('make a database whose user has all rights that the server needs', async () => {
      expect(run('A database on MariaDB or MySQL', 0, address)).to.match(
        /^database +ok +There are no tables/m,
      );
      await serve(sendOne);
      await serve(expectOne);
    });

    it('move a server from SQLite', async () => {
      await serve(sendOne);
      run('From SQLite to MariaDB', 0, address);
      await serve(expectOne);
    });
  }

  it('have a run of each block', () => {
    const text = readFileSync(join(projectRoot, 'docs/operating-steps.md'), 'utf8');
    expect(text.match(/^```\w+$/gm)).to.have.lengthOf(10);
  });
});
