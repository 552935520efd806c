import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { temporaryFolder } from '../../src/testing/temporary-folder.js';

const { removeRemains } = createRequire(import.meta.url)('../../src/build.mjs') as {
  readonly removeRemains: (project: string) => void;
};

describe('A build', () => {
  it('deletes what was compiled from files that are gone, and nothing else', () => {
    const project = temporaryFolder('project');
    const here = ['src/here.ts', 'tools/a/here.ts'];
    const kept = ['here.js', 'here.js.map', 'data.json', 'testing/joined.js'].map((name) => `src/${name}`);
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
