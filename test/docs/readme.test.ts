import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { variables } from '../../src/config-variables.js';
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
      return `| \`${name}\` | ${value} | ${meaning} |`;
    },
  );
  return ['| variable | default | meaning |', '| - | - | - |', ...rows].join('\n');
};

/** A table without the padding that the formatter adds. */
const unpadded = (table: string): string => table.trim().replaceAll(/-+ \|/g, '- |').replaceAll(/ +/g, ' ');

describe('README.md', () => {
  const text = readFileSync(join(projectRoot, 'README.md'), 'utf8');

  it('has every setting of the server, as the configuration states it', () => {
    const [, shown] = /<!-- settings -->\n([\s\S]*?)\n?<!-- \/settings -->/.exec(text) ?? [];
    expect(unpadded(shown ?? '')).to.equal(settingsTable());
  });

  it('has the recorded result of every generated SDK', () => {
    const [, shown] = /<!-- sdks -->\n([\s\S]*?)\n?<!-- \/sdks -->/.exec(text) ?? [];
    expect(unpadded(shown ?? '')).to.equal(unpadded(tableOf(targets, readRows())));
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

  it('names only files that exist', () => {
    const files = [...text.matchAll(/`((?:openapi|src|test|docs)\/[\w/.-]+\.\w+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files).not.to.be.empty;
    for (const file of files) expect(() => readFileSync(join(projectRoot, file)), file).not.to.throw();
  });
});
