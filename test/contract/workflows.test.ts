import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';
import { parse } from 'yaml';

import { projectRoot } from '../../src/lib/project-root.js';
import { startServer, type TestServer } from '../support/server.js';

const FILE = 'docs/workflows.arazzo.yaml';

const run = promisify(execFile);

interface Arazzo {
  readonly workflows: readonly { readonly workflowId: string; readonly steps: readonly object[] }[];
}

const { workflows } = parse(readFileSync(join(projectRoot, FILE), 'utf8')) as Arazzo;

describe(FILE, () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  /** Runs all workflows. Returns what Redocly prints, and whether each step succeeded. */
  const respect = async (authorization: string): Promise<{ text: string; isGood: boolean }> => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const options = ['--server', `chat=${site.url}/api/v1`, '--input', `authorization=${authorization}`];
    try {
      const { stdout, stderr } = await run(
        join(projectRoot, 'node_modules/.bin/redocly'),
        ['respect', FILE, ...options],
        { cwd: projectRoot, env },
      );
      return { text: stdout + stderr, isGood: true };
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return { text: stdout + stderr, isGood: false };
    }
  };

  it('has workflows whose every step succeeds on the server', async () => {
    const { text, isGood } = await respect(site.owner.authorization ?? '');
    expect(isGood, text).to.equal(true);
    const steps = workflows.reduce((sum, one) => sum + one.steps.length, 0);
    expect(text).to.include(`Workflows: ${workflows.length} passed, ${workflows.length} total`);
    expect(text).to.include(`Steps: ${steps} passed, ${steps} total`);
  });

  it('fails for a user who has no access', async () => {
    const { text, isGood } = await respect('Basic nothing');
    expect(isGood).to.equal(false);
    expect(text).to.include(`Workflows: ${workflows.length} failed, ${workflows.length} total`);
  });
});
