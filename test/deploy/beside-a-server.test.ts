import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, rmSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';
import { Client } from '../support/client.js';
import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import { linkPackages } from '../support/program-folder.js';
import { readCredentials } from '../support/people.js';
import { ServerProcess } from '../support/process.js';

/** What a built server has, besides its packages. */
const PARTS = ['package.json', 'package-lock.json', 'tsconfig.json', 'src', 'tools', 'openapi', 'generated'];

/** Makes a copy of the built project, with a link to each of its packages. */
const copyProgram = (): string => {
  const folder = temporaryFolder('installation');
  for (const part of [...PARTS, 'docs', 'client', 'conformance', 'dist'])
    cpSync(join(projectRoot, part), join(folder, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !path.includes('node_modules') && !path.endsWith('.serving'),
    });
  linkPackages(folder);
  return folder;
};

/** Returns the files below a folder with the times of their last changes. */
const timesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('.serving'))
    .sort()
    .map((name) => `${name} ${String(statSync(join(folder, name)).mtimeMs)}`);

describe('Beside a running server', () => {
  let program: string;
  let database: TestDatabase;
  let others: TestDatabase[];
  let server: ServerProcess;
  let env: Record<string, string>;

  const settingsOf = ({ dataDir, databaseUrl }: TestDatabase): Record<string, string> => ({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });

  /** Runs a command of the project. Returns its exit code and its output. */
  const run = (
    args: readonly string[],
    on = env,
    script = 'src/team-chat.mjs',
  ): { readonly status: number | null; readonly output: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(program, script), ...args], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...on },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };

  /** Changes the time of a source and not its content, as `npm prune` does. */
  const touch = (): void => {
    const now = new Date();
    utimesSync(join(program, 'package-lock.json'), now, now);
  };

  beforeEach(async () => {
    program = copyProgram();
    database = await createEmptyDatabase();
    others = [];
    env = settingsOf(database);
    server = await ServerProcess.start(env, { root: program });
  });

  afterEach(async () => {
    await server.stop();
    for (const one of [database, ...others]) await one.remove();
    rmSync(program, { recursive: true });
  });

  const another = async (): Promise<Record<string, string>> => {
    const made = await createEmptyDatabase();
    others.push(made);
    return settingsOf(made);
  };

  it('no command changes a file that the server reads, even if the sources have changed', async () => {
    touch();
    appendFileSync(join(program, 'src/server/main.ts'), '// A new version.\n');
    const before = timesBelow(join(program, 'dist'));
    const [backup, archive] = [join(program, 'backup'), join(program, 'all.tar.gz')];
    const expectDone = ({ status, output }: ReturnType<typeof run>): void => {
      expect(status, output).to.equal(0);
      expect(output).not.to.match(/Building|Installing/);
    };
    expectDone(run(['backup', backup]));
    expectDone(run(['restore', backup], await another()));
    // An archive is read and written without a server on the same database.
    await server.stop();
    expectDone(run(['export', archive]));
    expectDone(run(['import', archive], await another()));
    expect(timesBelow(join(program, 'dist'))).to.deep.equal(before);
  });

  it('a start does not build if only times have changed', () => {
    touch();
    const before = timesBelow(join(program, 'dist'));
    const { output } = run(['serve'], {
      ...env,
      PORT: new URL(server.url).port,
      HOST: '127.0.0.1',
    });
    expect(output)
      .to.match(/in use/)
      .and.not.to.match(/Building|Installing/);
    const stamps = (lines: readonly string[]): string[] => lines.filter((line) => !line.startsWith('.built'));
    expect(stamps(timesBelow(join(program, 'dist')))).to.deep.equal(stamps(before));
  });

  it('a start and a build from new sources are refused', () => {
    appendFileSync(join(program, 'src/server/main.ts'), '// A new version.\n');
    const before = timesBelow(join(program, 'dist'));
    for (const { args, script } of [{ args: ['serve'] }, { args: [], script: 'src/build.mjs' }]) {
      const { status, output } = run(args, env, script);
      expect(status).to.equal(1);
      expect(output).to.match(
        new RegExp(`^A server runs from this folder \\(process ${server.pid}\\).*\\n$`),
      );
    }
    expect(timesBelow(join(program, 'dist'))).to.deep.equal(before);
  });

  it('load balancers learn that files of the program are gone', async () => {
    const owner = new Client(server.url, await readCredentials(database.dataDir));
    const ready = async (): Promise<[status: number, body: unknown]> => {
      const response = await fetch(new URL('/health/ready', server.url));
      return [response.status, await response.json()];
    };
    expect(await ready()).to.deep.equal([200, { status: 'ready' }]);
    unlinkSync(join(program, 'node_modules/katex'));
    const { status } = await fetch(new URL('/api/v1/messages/render', server.url), {
      method: 'POST',
      headers: { Authorization: owner.authorization ?? '' },
      body: new URLSearchParams({ content: '$$x$$' }),
    });
    expect(status).to.equal(500);
    expect(await ready()).to.deep.equal([503, { status: 'program files missing' }]);
  });
});
