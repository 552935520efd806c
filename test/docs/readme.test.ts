import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { variables } from '../../src/runtime/config-variables.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { readRows } from '../../tools/sdks/expected.js';
import { tableOf } from '../../tools/sdks/table.js';
import { targets } from '../../tools/sdks/targets.js';
import { createEmptyDatabase } from '../support/databases.js';
import { ServerProcess } from '../support/process.js';

const settingsTable = (): string => {
  const rows = Object.values(variables).map(
    ({ name, default: unset, defaultMeaning, meaning }: (typeof variables)[keyof typeof variables]) => {
      const value = defaultMeaning ?? (unset === '' ? 'none' : `\`${unset}\``);
      return `| \`${name}\` | ${value} | ${meaning.replaceAll('](docs/', '](')} |`;
    },
  );
  return ['| variable | default | meaning |', '| - | - | - |', ...rows].join('\n');
};

/** A table without the padding that the formatter adds. */
const unpadded = (table: string): string => table.trim().replaceAll(/-+ \|/g, '- |').replaceAll(/ +/g, ' ');

const read = (page: string): string => readFileSync(join(projectRoot, page), 'utf8');

describe('docs/settings.md', () => {
  it('has every setting of the server, as the configuration states it', () => {
    const [, shown] =
      /<!-- settings -->\n([\s\S]*?)\n?<!-- \/settings -->/.exec(read('docs/settings.md')) ?? [];
    expect(unpadded(shown ?? '')).to.equal(settingsTable());
  });
});

describe('docs/clients.md', () => {
  it('has the recorded result of every generated SDK', () => {
    const [, shown] = /<!-- sdks -->\n([\s\S]*?)\n?<!-- \/sdks -->/.exec(read('docs/clients.md')) ?? [];
    expect(unpadded(shown ?? '')).to.equal(unpadded(tableOf(targets, readRows())));
  });
});

describe('README.md', () => {
  const text = read('README.md');

  it('can be read in a few minutes', () => {
    expect(text.split(/\s+/).length).to.be.at.most(900);
  });

  it('has a zulip-js example that runs as printed', async () => {
    const [, program = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
    const database = await createEmptyDatabase();
    const server = await ServerProcess.start({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
    });
    const zuliprc = join(database.dataDir, 'owner.zuliprc');
    const run = promisify(execFile)(process.execPath, ['--eval', program, 'example.js', zuliprc], {
      cwd: projectRoot,
    });
    expect((await run).stdout).to.equal('<p>Is <strong>blue</strong> fine?</p>\n');
    await server.stop();
    await database.remove();
  });

  it('names only folders that exist', () => {
    const files = Array.from(text.matchAll(/`((?:\w+\/)+)`/g), ([, file = '']) => file);
    expect(files).to.include('src/');
    for (const file of files) expect(existsSync(join(projectRoot, file)), file).to.equal(true);
  });
});
