import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { Client } from '../../support/client.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/databases.js';
import { readCredentials } from '../../support/people.js';
import { ServerProcess } from '../../support/process.js';
import { keepSecretKey } from '../../support/secrets/find.js';
import { OWNER, startServer } from '../../support/server.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { EXPORT, download, exportAll, listExports, readArchive } from './fixtures.js';
import { filesOf, message, pack, validRecords } from './hostile.js';

const MESSAGES = 4000;

/** Returns an archive with many messages, in several parts. */
const largeArchive = (): string => {
  const records = validRecords();
  records.messages = Array.from({ length: MESSAGES }, (_, index) =>
    message(20 + index, `**${index}** @**Max Member** ${'word '.repeat(40)}`),
  );
  return pack(filesOf(records));
};

const settingsOf = ({ dataDir, databaseUrl }: TestDatabase): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  OWNER_EMAIL: OWNER.email,
  OWNER_PASSWORD: OWNER.password,
});

/** Runs `npm run import` without the build. */
const startImport = (database: TestDatabase, path: string): { child: ChildProcess; output: () => string } => {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/tools/team-chat/main.js'), 'import', path], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settingsOf(database) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output };
};

const seen = async (child: ChildProcess, output: () => string, text: string): Promise<void> => {
  while (!output().includes(text)) {
    await Promise.race([
      once(child.stdout ?? child, 'data'),
      once(child.stderr ?? child, 'data'),
      once(child, 'exit'),
    ]);
    if (child.exitCode !== null && !output().includes(text)) throw new Error(output());
  }
};

describe('An interrupted import or export', () => {
  let database: TestDatabase;

  before(async () => {
    database = await createEmptyDatabase();
  });
  after(() => database.remove());

  it('leaves no server that starts, and an import that begins again', async () => {
    const path = largeArchive();
    const first = startImport(database, path);
    await seen(first.child, first.output, 'importing');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    keepSecretKey(database.dataDir);
    const refused = await ServerProcess.start(settingsOf(database)).then(
      async (server) => {
        await server.stop();
        return 'started';
      },
      (error: unknown) => String(error),
    );
    expect(refused).to.include('An import or a restore into this database did not finish.');
    const second = startImport(database, path);
    await once(second.child, 'exit');
    expect(second.child.exitCode, second.output()).to.equal(0);
    expect(second.output())
      .to.include('importing 90 %')
      .and.to.include('Start the server with the same settings');
    const third = startImport(database, path);
    await once(third.child, 'exit');
    expect(third.child.exitCode, third.output()).to.equal(2);
    expect(third.output()).to.include('has an organization already');
  });

  it('is made by another process, if the first one is killed', async () => {
    const killed = await ServerProcess.start(settingsOf(database));
    const client = new Client(killed.url, await readCredentials(database.dataDir));
    // The first check of a response against the contract can take longer than the export.
    const { status } = await fetch(`${killed.url}/api/v1${EXPORT}`, {
      method: 'POST',
      headers: { Authorization: client.authorization ?? '' },
    });
    await killed.stop('SIGKILL');
    expect(status).to.equal(200);
    // If the killed process has not begun, this one would begin at once.
    const site = await startServer({ database, overrides: { isIdle: true } });
    try {
      expect((await listExports(site.owner)).map(({ pending }) => pending)).to.deep.equal([true]);
      // The clock of the killed process was that of the system, years ahead of this one.
      await site.services.store.write((tx) =>
        tx.run('UPDATE exports SET claimed_until = claimed_until - requested_at + ?', [site.clock.seconds()]),
      );
      site.server.workers.exports.start(site.services);
      site.clock.advance(61_000);
      await site.server.workers.exports.settled();
      const [row] = await listExports(site.owner);
      expect(row).to.deep.include({ pending: false, failed_timestamp: null });
      const { records } = await readArchive(await download(site, row?.export_url));
      expect(records.messages).to.have.length(MESSAGES);
    } finally {
      await site.close();
    }
  });

  it('goes on after the server was stopped and started', async () => {
    const stopped = await startServer({ database });
    const { id } = await stopped.owner.ok('POST', EXPORT);
    await stopped.close();
    const site = await startServer({ database });
    try {
      site.clock.advance(10_000);
      await site.server.workers.exports.settled();
      const row = (await listExports(site.owner)).find((one) => one.id === id);
      expect(row).to.deep.include({ pending: false, failed_timestamp: null });
    } finally {
      await site.close();
    }
  });

  it('fails if the disk is full, and informs administrators', async () => {
    const site = await startServer({ database, env: { UPLOAD_DISK_RESERVE_MIB: '999999999' } });
    try {
      const queue = await watch(site.owner, ['realm_export']);
      const row = await exportAll(site);
      expect(row).to.deep.include({
        pending: false,
        failed_timestamp: site.clock.seconds(),
        export_url: null,
      });
      expect((await events(queue)).map(({ exports }) => exports.at(-1))).to.deep.include(row);
    } finally {
      await site.close();
    }
  });
});
