import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { createEmptyDatabase, type TestDatabase } from '../../support/databases.js';
import { temporaryFolder } from '../../../src/server/testing/temporary-folder.js';
import { ServerProcess } from '../../support/process.js';

const NAME = '0001_first.ts';

describe("Knex's own tools", () => {
  let database: TestDatabase;

  before(async () => {
    database = await createEmptyDatabase();
  });
  after(() => database.remove());

  const settings = () => ({ DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl });

  /** Runs `npm run knex` with these arguments, and returns what it prints. */
  const knex = async (...args: readonly string[]): Promise<string> => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      scripts: { knex: string };
    };
    const [, ...command] = scripts.knex.split(' ');
    const { stdout } = await promisify(execFile)(process.execPath, [...command, ...args], {
      cwd: projectRoot,
      env: { ...process.env, ...settings() },
    });
    return stdout;
  };

  it('migrate an empty database, which the server then uses as it is', async () => {
    expect(await knex('migrate:status')).to.match(new RegExp(`1 Pending Migration file/files\\.\\s+${NAME}`));
    expect(await knex('migrate:latest')).to.include('Batch 1 run: 1 migrations');
    await (await ServerProcess.start(settings())).stop();
    const status = await knex('migrate:status');
    expect(status).to.match(new RegExp(`1 Completed Migration file/files\\.\\s+${NAME}`));
    expect(status).to.include('No Pending Migration files Found.');
  });

  it('roll back the last migrations, which the server then runs again', async () => {
    expect(await knex('migrate:rollback')).to.include('rolled back: 1 migrations');
    expect(await knex('migrate:status')).to.include('No Completed Migration files Found.');
    await (await ServerProcess.start(settings())).stop();
    expect(await knex('migrate:status')).to.include('1 Completed Migration file/files.');
  });

  it('write the beginning of a migration in TypeScript', async () => {
    const folder = temporaryFolder('migrations');
    await knex('migrate:make', 'new_table', '--migrations-directory', folder);
    const [name = ''] = readdirSync(folder);
    expect(name).to.match(/^\d{14}_new_table\.ts$/);
    expect(readFileSync(join(folder, name), 'utf8')).to.include('export async function down(knex: Knex)');
  });
});
