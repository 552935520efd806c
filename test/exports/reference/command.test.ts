import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/http/validators.js';
import { createEmptyDatabase } from '../../support/databases.js';
import { keepSecretKey } from '../../support/secrets/find.js';
import { OWNER } from '../../support/server.js';
import { temporaryFolder } from '../../../src/testing/temporary-folder.js';
import { ids, ReferenceBuilder, to } from './builder.js';

describe('npm run import with an export of the reference server', () => {
  /** Runs the command without the build. Returns its exit code and output, and what it left in the temporary directory. */
  const run = async (path: string, signal?: NodeJS.Signals) => {
    const database = await createEmptyDatabase();
    const temporary = temporaryFolder('command');
    const child = spawn(process.execPath, [join(projectRoot, 'dist/src/exports/import-main.js'), path], {
      env: {
        PATH: process.env.PATH,
        TMPDIR: temporary,
        DATA_DIR: database.dataDir,
        DATABASE_URL: database.databaseUrl,
        OWNER_EMAIL: OWNER.email,
        OWNER_PASSWORD: OWNER.password,
        LOG_LEVEL: 'error',
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
    const { code, left } = await run(await builder.write(), 'SIGTERM');
    expect([code, left]).to.deep.equal([1, []]);
  });
});
