import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { expect } from 'chai';

import { FEATURE_LEVEL } from '../../generated/feature-level.js';
import { variables } from '../../src/runtime/config-variables.js';
import { createEventLog } from '../../src/runtime/event-log/log.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { program } from '../../src/chat/organization/version.js';
import { freePort } from '../../src/server/start/probe-port.js';
import { openStore } from '../../src/runtime/store/open.js';
import { createProgram } from '../../tools/team-chat/program.js';
import { ManualClock } from '../support/clock.js';
import { createEmptyDatabase } from '../support/databases.js';
import { ServerProcess } from '../support/process.js';
import { anyTable } from '../support/any-table.js';
import { migrations } from '../../src/server/schema/migrations.js';

/** Closes each connection. It runs in a thread, since the tests wait for commands without other work. */
const OTHER_PROGRAM = `
  const server = require('node:net').createServer((socket) => socket.destroy());
  server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));
`;

const names = createProgram().commands.map((command) => command.name());

describe('The program team-chat', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'team-chat-program-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Runs a command in an empty folder, without a server. */
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectRoot, 'src/team-chat.mjs'), ...args],
      { cwd: folder, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };

  const inFolder = (): string[] => readdirSync(folder);

  it('prints its help, with each command and each setting, and its version', () => {
    const { status, stdout } = run(['--help']);
    expect(status).to.equal(0);
    for (const name of names) expect(stdout).to.match(new RegExp(`^ {2}${name}\\b`, 'm'));
    for (const { name } of Object.values(variables)) expect(stdout).to.include(`\n  ${name}\n`);
    expect(run(['--version']).stdout).to.equal(`${program.version} (feature level ${FEATURE_LEVEL})\n`);
  });

  for (const name of names)
    it(`${name} --help prints its help, and changes nothing`, () => {
      const { status, stdout, stderr } = run([name, '--help']);
      expect({ status, stderr, left: inFolder() }).to.deep.equal({ status: 0, stderr: '', left: [] });
      expect(stdout).to.match(new RegExp(`^Usage: team-chat ${name} `));
    });

  it('refuses what it does not have with one exit code, and changes nothing', () => {
    const refused: readonly [args: string[], text: string][] = [
      [['bakup'], 'Did you mean backup?'],
      [['backup'], "missing required argument 'folder'"],
      [['backup', 'a', 'b'], 'too many arguments'],
      [['backup', '--colour', 'a'], "unknown option '--colour'"],
      [['mock', '--port', '70000'], '--port must be a number from 0 to 65535.'],
      [['load-data', '--users', '9'], '--users must be a number from 10 to 1000000.'],
    ];
    for (const [args, text] of refused) {
      const { status, stdout, stderr } = run(args);
      expect({ status, stdout, left: inFolder() }, args.join(' ')).to.deep.equal({
        status: 2,
        stdout: '',
        left: [],
      });
      expect(stderr).to.include(text);
    }
  });

  it('makes no database where there is none to copy', () => {
    const missing = join(folder, 'wrong');
    mkdirSync(join(folder, 'empty'));
    for (const dataDir of [missing, join(folder, 'empty')])
      for (const command of ['backup', 'export']) {
        const { status, stderr } = run([command, join(folder, 'copy')], { DATA_DIR: dataDir });
        expect(stderr).to.match(/^There is no database of a server at .*chat\.sqlite\. .*\n$/);
        expect(status).to.equal(2);
      }
    expect([inFolder(), readdirSync(join(folder, 'empty'))]).to.deep.equal([['empty'], []]);
  });

  it('shows a bug with its stack, and an error of the operator in one line', () => {
    const { status, stderr } = run(['import', join(folder, 'missing.tar.gz')], {
      DATA_DIR: join(folder, 'data'),
    });
    expect(stderr).to.match(/^\S*missing\.tar\.gz does not exist\. Check the path\.\n$/);
    expect(status).to.equal(1);
  });

  describe('check', () => {
    const lines = (env: Readonly<Record<string, string>>) => {
      const { status, stdout, stderr } = run(['check'], env);
      expect(stdout, 'no colours').not.to.include('\u001B');
      return { status, found: stdout + stderr };
    };

    it('changes nothing before the first start', async () => {
      const port = await freePort({ host: '127.0.0.1', port: 0 });
      const { status, found } = lines({ DATA_DIR: join(folder, 'data'), PORT: String(port) });
      expect(status).to.equal(0);
      expect(found).to.match(/^address +ok +HOST and PORT are free\.$/m);
      expect(found).to.match(/^database +ok +There are no tables yet/m);
      expect(found).to.match(/^proxy +warning +No server responds at http:\/\/127\.0\.0\.1:\d+\./m);
      expect(inFolder()).to.deep.equal([]);
    });

    it('knows the database and the address of a running server', async () => {
      const database = await createEmptyDatabase();
      const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
      const server = await ServerProcess.start(settings);
      const free = await freePort({ host: '127.0.0.1', port: 0 });
      const { status, found } = lines({ ...settings, PORT: String(free), SITE_URL: server.url });
      const { port } = new URL(server.url);
      const own = lines({ ...settings, PORT: port });
      expect(own.found).to.include(`A server runs at ${server.url} already.`);
      expect(own.status).to.equal(0);
      await server.stop();
      await database.remove();
      expect(found).to.match(/^database +ok +It can be read/m);
      expect(found).to.include(`The server responds at ${server.url}.`);
      expect(found).to.match(/^proxy +warning +SITE_URL is not the address of this process/m);
      expect(status).to.equal(0);
    });

    it('ends with 1 if the secret or UPLOADS is not that of the database, and no backup is made then', async () => {
      const database = await createEmptyDatabase();
      const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
      await (await ServerProcess.start(settings)).stop();
      const cases = [
        [{ SECRET_KEY: 'x'.repeat(40) }, /^database +failed +SECRET_KEY .* is not the secret/m],
        [{ UPLOADS: join(folder, 'other') }, /^database +failed +UPLOADS is .* which is not the directory/m],
      ] as const;
      for (const [wrong, line] of cases) {
        const { status, found } = lines({ ...settings, ...wrong });
        expect(found).to.match(line);
        expect(status).to.equal(1);
      }
      const backup = run(['backup', join(folder, 'copy')], { ...settings, UPLOADS: join(folder, 'other') });
      expect(backup.status).to.equal(2);
      expect(backup.stderr).to.match(/^UPLOADS is .* which is not the directory/);
      expect(inFolder()).to.deep.equal([]);
      await database.remove();
    });

    it('ends with 1 for a database that this release refuses', async () => {
      const database = await createEmptyDatabase();
      const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
      await (await ServerProcess.start(settings)).stop();
      const clock = new ManualClock();
      const store = await openStore({ ...database, clock, migrations, ...createEventLog({ clock }) });
      await store.write(async (tx) => {
        await anyTable(tx).insert('knex_migrations', { name: '9999_later.ts', batch: 9 });
        await tx.run("UPDATE server_state SET value = ? WHERE name = 'releases'", ['["9.1","9.2"]']);
      });
      await store.close();
      const { status, found } = lines(settings);
      expect(found).to.match(/^database +failed +The database is of release 9\.2/m);
      expect(status).to.equal(1);
      await database.remove();
    });

    it('ends with 1 for what cannot work, and with 2 for a setting', () => {
      const { status, found } = lines({
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: 'mysql://nobody:secret-of-nobody@127.0.0.1:1/none',
        LDAP_URL: 'ldap://127.0.0.1:1',
        LDAP_SEARCH_BASE: 'dc=example',
        REDIS_URL: 'redis://127.0.0.1:1',
        SMTP_URL: 'smtp://user:secret-of-nobody@127.0.0.1:1',
        DATADIR: 'x',
      });
      expect(status).to.equal(1);
      expect(found).to.match(/^settings +warning +DATADIR is no setting of the server\. DATA_DIR is one\.$/m);
      expect(found).to.match(/^database +failed +The database at .* cannot be opened/m);
      expect(found).to.match(/^directory +warning +The directory of LDAP_URL cannot be used at present/m);
      expect(found).to.match(/^mail +warning +The mail server 127\.0\.0\.1:1 cannot be used/m);
      expect(found).to.match(/^redis +failed +REDIS_URL names a server that cannot be reached/m);
      expect(found).not.to.include('secret-of-nobody');
      const bad = lines({ PORT: 'x' });
      expect(bad).to.deep.equal({
        status: 2,
        found: 'PORT is "x", but must be a port number from 0 to 65535.\n',
      });
    });

    it('ends with 1 if another program listens at PORT, or HOST is of another machine', async () => {
      const other = new Worker(OTHER_PROGRAM, { eval: true });
      const [port] = (await once(other, 'message')) as [number];
      const data = { DATA_DIR: join(folder, 'data') };
      const used = lines({ ...data, PORT: String(port) });
      expect(used.found).to.match(
        /^address +failed +PORT \d+ of 127\.0\.0\.1 is in use by another program\.$/m,
      );
      expect(used.status).to.equal(1);
      await other.terminate();
      const foreign = lines({ ...data, HOST: '192.0.2.1' });
      expect(foreign.found).to.match(
        /^address +failed +HOST 192\.0\.2\.1 is not an address of this machine\.$/m,
      );
      expect(foreign.status).to.equal(1);
    });

    it('names a folder to which it cannot write, or that has no room', () => {
      const { found } = lines({ DATA_DIR: '/proc/nope' });
      expect(found).to.match(/^disk +(failed|warning) +DATA_DIR.* \/proc/m);
    });
  });
});
