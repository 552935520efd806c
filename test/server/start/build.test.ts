import { closeSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { temporaryFolder } from '../../../src/server/testing/temporary-folder.js';

const { removeRemains } = createRequire(import.meta.url)('../../../src/build.mjs') as {
  readonly removeRemains: (project: string) => void;
};

const { servingFrom } = createRequire(import.meta.url)('../../../src/staleness.mjs') as {
  readonly servingFrom: (project: string) => number[];
};

describe('A build', () => {
  it('is refused beside a server, and not because of the mark of one that was killed', () => {
    const project = temporaryFolder('project');
    const folder = join(project, 'dist', '.serving');
    mkdirSync(folder, { recursive: true });
    const mark = join(folder, String(process.pid));
    const open = openSync(mark, 'w');
    expect(servingFrom(project)).to.deep.equal([process.pid]);
    // As if the number of a killed server became that of this process.
    closeSync(open);
    expect(servingFrom(project)).to.deep.equal([]);
  });

  it('deletes what was compiled from files that are gone, and nothing else', () => {
    const project = temporaryFolder('project');
    const here = ['src/here.ts', 'tools/a/here.ts'];
    const kept = ['here.js', 'here.js.map', 'data.json', 'server/testing/joined.js'].map(
      (name) => `src/${name}`,
    );
    const gone = ['src/gone.js', 'src/gone.js.map', 'src/a/here.js', 'tools/gone.js'];
    const dist = [...kept, 'tools/a/here.js', ...gone].map((name) => `dist/${name}`);
    for (const name of [...here, ...dist]) {
      mkdirSync(dirname(join(project, name)), { recursive: true });
      writeFileSync(join(project, name), '');
    }
    removeRemains(project);
    const left = readdirSync(join(project, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => /\.\w+$/.test(name)).sort()).to.deep.equal(
      [...kept, 'tools/a/here.js'].sort(),
    );
  });
});
