import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';

const PLANTED = join(import.meta.dirname, 'log-secrets/planted.ts');

describe('The check that no log holds a secret', () => {
  it('fails the run for each planted line, and names the test that wrote it', async () => {
    const mocha = join(projectRoot, 'node_modules/mocha/bin/mocha.js');
    const run = spawn(process.execPath, [mocha, PLANTED], { cwd: projectRoot });
    const [output, failures] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')]);
    const titles = [...readFileSync(PLANTED, 'utf8').matchAll(/^ {2}it\('([^']+)'/gm)].map(
      ([, title = '']) => title,
    );
    const reported = titles.filter((title) => output.includes(` during "A planted log line ${title}"`));
    expect(reported, `${output}${failures}`).to.deep.equal(
      titles.filter((title) => title !== 'with no secret'),
    );
    expect(reported).to.have.length(10);
    expect(output).to.include('11 passing');
    expect(run.exitCode).to.equal(1);
  });
});
