import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import SwaggerParser from '@apidevtools/swagger-parser';
import { expect } from 'chai';

import { findDrift } from '../../tools/generate-contract/main.js';
import { projectRoot } from '../../src/http/validators.js';

const run = promisify(execFile);

const DOCUMENTS = ['generated/openapi.json', 'generated/openapi-3.0.json'];

/** Runs a tool of the project; what it complains about becomes the failure. */
const tool = async (name: string, ...args: string[]): Promise<void> => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await run(join(projectRoot, 'node_modules/.bin', name), args, { cwd: projectRoot, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${name} is not content:\n${stdout}${stderr}`);
  }
};

describe('generated/', function () {
  // The tools read some megabytes; a busy machine takes its time for that.
  this.timeout(90_000);

  it('is what openapi/ gives', async () => {
    expect(await findDrift(), 'stale files; run `npm run generate`').to.deep.equal([]);
  });

  for (const document of DOCUMENTS) {
    describe(document, () => {
      it('satisfies swagger-parser', async () => {
        await SwaggerParser.validate(join(projectRoot, document));
      });

      it('satisfies Redocly, with its strictest rules', () => tool('redocly', 'lint', document));

      it('satisfies Spectral, with every rule for OpenAPI', () =>
        tool('spectral', 'lint', '--fail-severity', 'hint', '--ruleset', '.spectral.yaml', document));
    });
  }
});
