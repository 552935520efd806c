import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../../src/lib/project-root.js';
import { createEmptyDatabase, testDialect } from '../../../support/databases.js';
import { keepSecretKey } from '../../../support/secrets/find.js';
import { OWNER } from '../../../support/server.js';
import { temporaryFolder } from '../../../../src/server/testing/temporary-folder.js';
import { ids, ReferenceBuilder, to } from './builder.js';

/** Runs a command in which a folder is a disk of its own. */
const SMALL_DISK = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'];
const mountOn = (folder: string, size: string): string[] => [
  ...SMALL_DISK,
  'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@"',
  'sh',
  size,
  folder,
];

const canMount = (): boolean => {
  const folder = temporaryFolder('mount');
  const [program, ...rest] = [...mountOn(folder, '100k'), 'true'];
  return spawnSync(program, rest).status === 0;
};

interface Running {
  readonly signal?: NodeJS.Signals;
  /** The size of the disk of the temporary directory, or of the data directory. */
  readonly temporaryDisk?: string;
  readonly dataDisk?: string;
}

describe('npm run import with an export of the reference server', () => {
  /** Runs the command without the build. Returns its exit code and output, and what it left in the temporary directory. */
  const run = async (path: string, { signal, temporaryDisk, dataDisk }: Running = {}) => {
    const database = await createEmptyDatabase();
    const temporary = temporaryFolder('command');
    const [program, ...rest] = [
      ...(temporaryDisk === undefined ? [] : mountOn(temporary, temporaryDisk)),
      ...(dataDisk === undefined ? [] : mountOn(database.dataDir, dataDisk)),
      process.execPath,
      join(projectRoot, 'dist/tools/team-chat/main.js'),
      'import',
      path,
    ];
    const child = spawn(program, rest, {
      env: {
        PATH: process.env.PATH,
        TMPDIR: temporary,
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl,
        OWNER_EMAIL: OWNER.email,
        OWNER_PASSWORD: OWNER.password,
        LOG_LEVEL: 'error',
        UPLOAD_DISK_RESERVE_MIB: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (signal && output.includes('reading')) child.kill(signal);
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    keepSecretKey(database.dataDir);
    await database.remove();
    return { code, output, left: readdirSync(temporary) };
  };

  it('recognizes it, imports it, and prints what it did not take', async () => {
    const path = await new ReferenceBuilder().message(1, ids.owner, to(ids.general)).write();
    const { code, output, left } = await run(path);
    expect(output)
      .to.include('The archive was imported.')
      .and.include('Not taken: rows of zerver_userpresence (1)\n');
    expect([code, left]).to.deep.equal([0, []]);
  });

  it('names the mistake in one line, and leaves nothing behind', async () => {
    const builder = new ReferenceBuilder();
    builder.row('zerver_stream', ids.general).name = 7;
    const { code, output, left } = await run(await builder.write());
    expect(output)
      .to.include('realm.json, zerver_stream, row 1: name is not a text\n')
      .and.not.include('at ');
    expect([code, left]).to.deep.equal([1, []]);
  });

  it('removes its temporary files when it is stopped', async () => {
    const builder = new ReferenceBuilder();
    builder.perFile = 100;
    for (let id = 1; id <= 3000; id += 1)
      builder.message(id, ids.owner, to(ids.general), {}, { [ids.member]: 1 });
    const { code, left } = await run(await builder.write(), { signal: 'SIGTERM' });
    expect([code, left]).to.deep.equal([1, []]);
  });

  const large = (): Promise<string> => {
    const builder = new ReferenceBuilder();
    for (let id = 1; id <= 8000; id += 1)
      builder.message(id, ids.owner, to(ids.general), { content: 'x'.repeat(300) }, { [ids.member]: 1 });
    return builder.write();
  };

  it('states what to do if the disk of the temporary directory is full', async function () {
    if (!canMount()) this.skip();
    const path = await large();
    // Not enough for the unpacked export, and not enough for the database that sorts it.
    for (const temporaryDisk of ['3m', '6m']) {
      const { code, output } = await run(path, { temporaryDisk });
      expect(output, temporaryDisk).to.match(
        /^\S+: the disk is full\. Free three times .*, and run the same command again\.\n$/m,
      );
      expect(code).to.equal(1);
    }
  });

  it('states what to do if the disk of the database is full', async function () {
    if (testDialect === 'mysql' || !canMount()) this.skip();
    const { code, output } = await run(await large(), { dataDisk: '5m' });
    expect(output).to.match(
      /^The disk is full\. Free space on the disk of DATA_DIR, .*, and run the same command again\.\n$/m,
    );
    expect(code).to.equal(1);
  });
});
