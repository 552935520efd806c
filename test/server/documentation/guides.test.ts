import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { OWNER, startServer, type TestServer } from '../../support/server.js';

const FOLDER = join(projectRoot, 'docs/guides');
const guides = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((name) => name.replace(/\.md$/, ''));

interface Block {
  readonly language: string;
  /** The file that the block shows. */
  readonly file: string;
  readonly text: string;
}

const blocksOf = (guide: string): Block[] =>
  [...readFileSync(join(FOLDER, `${guide}.md`), 'utf8').matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', text = '']) => ({ language, file, text }),
  );

const MARK = '--- end of block ---';

/** Runs the commands of a guide in one shell. Returns the output of each block. */
const run = (blocks: readonly Block[], cwd: string, env: NodeJS.ProcessEnv): Promise<string[]> =>
  new Promise((done, fail) => {
    const script = blocks.map(({ text }) => `${text}\necho '${MARK}'\n`).join('');
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd, env });
    let [text, error] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
    child.on('error', fail);
    child.on('close', (status) => {
      if (status === 0) done(text.split(MARK));
      else fail(new Error(`The shell ended with ${String(status)}: ${text}${error}`));
    });
  });

describe('docs/guides', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer({ env: { RATE_LIMITS: 'on' } });
  });
  after(() => site.close());

  for (const guide of guides) {
    it(`${guide}: its commands run, in order, with the fields that it shows`, async () => {
      const { api_key: key } = await site.anonymous.ok('POST', '/fetch_api_key', {
        username: OWNER.email,
        password: OWNER.password,
      });
      const cwd = await mkdtemp(join(tmpdir(), 'guide-'));
      const blocks = blocksOf(guide);
      for (const { file, text } of blocks) if (file !== '') await writeFile(join(cwd, file), text);
      const commands = blocks.filter(({ language }) => language === 'bash');
      const env = { PATH: process.env.PATH, SITE: site.url, EMAIL: OWNER.email, API_KEY: key as string };
      const outputs = await run(commands, cwd, env);
      expect(commands).not.to.have.length(0);
      blocks.forEach(({ language, text }, index) => {
        if (language !== 'json') return;
        const command = blocks.slice(0, index).filter((one) => one.language === 'bash').length - 1;
        const shown = JSON.parse(text) as { result: string };
        const got = JSON.parse(outputs[command] ?? '') as { result: string };
        expect(got).to.include.all.keys(...Object.keys(shown));
        expect(got.result).to.equal(shown.result);
      });
      await rm(cwd, { recursive: true });
    });

    it(`${guide}: is a page, and in the list of guides`, async () => {
      const response = await fetch(`${site.url}/docs/guides/${guide}`);
      expect(response.status).to.equal(200);
      expect(await response.text()).to.match(/<h1 id="[\w-]+">/);
      expect(await (await fetch(`${site.url}/docs/guides`)).text()).to.include(
        `href="/docs/guides/${guide}"`,
      );
    });
  }

  it('has no block that the tests do not run or compare', () => {
    for (const guide of guides)
      for (const { language, file } of blocksOf(guide))
        expect(['bash', 'json', 'text'].includes(language) || file !== '', `${guide}: ${language}`).to.equal(
          true,
        );
  });
});
