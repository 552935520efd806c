import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly message: string }[];
}

/** Runs oxlint with the rules of this project alone. Returns the messages for each file. */
const lint = async (files: Readonly<Record<string, string>>): Promise<Map<string, string[]>> => {
  const root = await mkdtemp(join(tmpdir(), 'lint-'));
  try {
    const rules = { 'house/plain-english': 'error', 'house/packages-only': 'error' };
    const jsPlugins = [join(projectRoot, 'tools/lint/house.mjs')];
    const config = { jsPlugins, rules, categories: { correctness: 'off' } };
    await writeFile(join(root, '.oxlintrc.json'), JSON.stringify(config));
    for (const [name, code] of Object.entries(files)) await writeFile(join(root, name), code);
    const oxlint = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, [oxlint, '--format=json'], { cwd: root }, (_, stdout) => {
        resolve(stdout);
      });
    });
    const { diagnostics } = JSON.parse(output) as Report;
    const messages = new Map(Object.keys(files).map((name): [string, string[]] => [name, []]));
    for (const { filename, message } of diagnostics) messages.get(filename)?.push(message);
    return messages;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

const firstWords = (messages: readonly string[] | undefined): (string | undefined)[] | undefined =>
  messages?.map((message) => /^"([^"]*)"/.exec(message)?.[1]);

describe('the lint rules of this project', () => {
  let reports: Map<string, string[]>;

  before(async () => {
    reports = await lint({
      'comments.ts': '// Whoever asks\nconst a = 1; /* is told\n * of it */',
      'titles.ts': "describe('an answer', () => { it(`is for nobody`, () => 'nobody'); });",
      'plain.ts': '// role:nobody has no members. Returns the sender.\n',
      'imports.ts': "await import('koa');\nawait import('./drafts.js');\n",
    });
  });

  it('refuse the words of the contract rule in comments', () => {
    expect(firstWords(reports.get('comments.ts'))).to.have.members(['Whoever', 'is told']);
  });

  it('refuse these words in test titles, and in no other text', () => {
    expect(firstWords(reports.get('titles.ts'))).to.have.members(['answer', 'nobody']);
  });

  it('accept the name of the system group and plain sentences', () => {
    expect(reports.get('plain.ts')).to.deep.equal([]);
  });

  it('refuse a dynamic import of a file, and accept one of a package', () => {
    expect(reports.get('imports.ts')).to.have.length(1);
  });
});
