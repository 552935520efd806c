import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { TEXTS } from '../../src/server/documentation/texts.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';
import { createProgram } from '../../tools/team-chat/program.js';
import { createEmptyDatabase, type TestDatabase } from '../support/databases.js';
import { linkPackages } from '../support/program-folder.js';
import { ServerProcess } from '../support/process.js';

const PROGRAM = 'src/team-chat.mjs';

/** Puts the files of an installation, without packages, into an empty folder. */
type Install = (folder: string) => void;

const fromPackage: Install = (folder) => {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const output = execFileSync('npm', args, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  execFileSync('tar', ['-xzf', filename, '--strip-components=1'], { cwd: folder });
  rmSync(join(folder, filename));
};

const fromDockerfile: Install = (folder) => {
  const text = readFileSync(join(projectRoot, 'deploy/Dockerfile'), 'utf8');
  const copied = [...text.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)];
  expect(copied.length).to.be.at.least(5);
  for (const [, from = '', to = ''] of copied) {
    if (from === 'node_modules') continue;
    const target = join(folder, to.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : to);
    mkdirSync(dirname(target), { recursive: true });
    const filter = (path: string): boolean => !path.includes('node_modules') && !path.endsWith('.serving');
    cpSync(join(projectRoot, from), target, { recursive: true, filter });
  }
};

const INSTALLATIONS: Readonly<Record<string, Install>> = {
  'the package of npm': fromPackage,
  'the layout of the container': fromDockerfile,
};

for (const [name, install] of Object.entries(INSTALLATIONS))
  describe(`In ${name}`, () => {
    let folder: string;
    const databases: TestDatabase[] = [];
    /** The settings of a server that was started before. */
    let env: Record<string, string>;

    before(async () => {
      folder = temporaryFolder('installation');
      install(folder);
      linkPackages(folder);
      env = await emptyPlace();
      await serve(['serve'], '/docs/api/messages', ...TEXTS.map(({ path }) => path));
    });

    after(async () => {
      for (const database of databases) await database.remove();
      rmSync(folder, { recursive: true });
    });

    const emptyPlace = async (): Promise<Record<string, string>> => {
      const database = await createEmptyDatabase();
      databases.push(database);
      return { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl };
    };

    /** Runs a command to its end, and expects its success. Returns its output. */
    const run = (args: readonly string[], on = env): string => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, PROGRAM), ...args], {
        env: { PATH: process.env.PATH, PORT: '0', ...on },
        encoding: 'utf8',
      });
      expect(status, stdout + stderr).to.equal(0);
      return stdout;
    };

    /** Runs a command that serves until a signal, and expects that pages are there. */
    const serve = async (args: readonly string[], ...paths: readonly string[]): Promise<void> => {
      const server = await ServerProcess.start(env, {
        root: folder,
        script: [PROGRAM, ...args],
        isDemo: args.includes('--demo'),
      });
      const found: Record<string, number> = {};
      for (const path of paths) found[path] = (await fetch(`${server.url}${path}`)).status;
      expect(await server.stop('SIGTERM')).to.equal(0);
      expect(found).to.deep.equal(Object.fromEntries(paths.map((path) => [path, 200])));
    };

    const backUp = async (): Promise<void> => {
      const copy = join(folder, 'copy');
      expect(run(['backup', copy])).to.include('complete backup');
      expect(run(['restore', copy], await emptyPlace())).to.include('is restored');
    };

    const exportAll = async (): Promise<void> => {
      const archive = join(folder, 'all.tar.gz');
      expect(run(['export', archive])).to.include('has everything except passwords');
      expect(run(['import', archive], await emptyPlace())).to.include('Start the server');
    };

    const loadData = async (): Promise<void> => {
      const amounts = ['--users', '10', '--channels', '5', '--messages', '100'];
      expect(run(['load-data', ...amounts], await emptyPlace())).to.include('All data is loaded');
    };

    const runs: readonly { readonly of: readonly string[]; readonly work: () => unknown }[] = [
      { of: ['serve'], work: () => serve(['serve', '--demo'], '/docs') },
      { of: ['check'], work: () => expect(run(['check'])).to.match(/^database +ok +It can be read/m) },
      { of: ['backup', 'restore'], work: backUp },
      { of: ['export', 'import'], work: exportAll },
      { of: ['load-data'], work: loadData },
      { of: ['mock'], work: () => serve(['mock', '--port', '0'], '/api/v1/server_settings') },
    ];

    it('each command has a test', () => {
      const names = createProgram().commands.map((command) => command.name());
      expect(runs.flatMap(({ of }) => of)).to.have.members(names);
    });

    for (const { of, work } of runs)
      it(`${of.join(' and ')} works`, async () => {
        await work();
      });
  });
