import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import SwaggerParser from '@apidevtools/swagger-parser';
import { expect } from 'chai';

import { installToolbox } from '../../tools/sdks/toolbox.js';
import { pythonPackage } from '../../tools/sdks/toolboxes.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { lint } from './lint.js';

const run = promisify(execFile);

const SOURCES = join(projectRoot, 'openapi/openapi.yaml');

const hasPython = (): Promise<boolean> =>
  run('python3', ['-c', 'import venv']).then(
    () => true,
    () => false,
  );

/** The tools read the sources themselves, without the generator. */
describe('openapi/openapi.yaml', () => {
  it('satisfies swagger-parser', async () => {
    const { paths } = await SwaggerParser.validate(SOURCES);
    expect(paths?.['/drafts/{draft_id}']).to.have.nested.property('patch.operationId', 'updateDraft');
  });

  it('satisfies the strictest rules of Redocly', () => lint('redocly', 'lint', SOURCES));

  it('satisfies the rules of Spectral and of OWASP', () =>
    lint('spectral', 'lint', '--fail-severity', 'hint', '--ruleset', '.spectral.sources.yaml', SOURCES));

  it('gives types by openapi-typescript', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'types-'));
    await lint('openapi-typescript', SOURCES, '--output', join(folder, 'types.ts'));
    expect(await readFile(join(folder, 'types.ts'), 'utf8')).to.match(/"\/drafts\/\{draft_id\}": \{/);
    await rm(folder, { recursive: true });
  });

  it('satisfies a parser in another language, openapi-spec-validator', async function () {
    if (!(await hasPython())) {
      console.log('openapi-spec-validator needs python3 with venv.');
      this.skip();
    }
    const toolbox = await installToolbox(pythonPackage('openapi-spec-validator', '0.9.0'));
    const { stdout } = await run(join(toolbox, '.venv/bin/python'), [
      '-m',
      'openapi_spec_validator',
      SOURCES,
    ]);
    expect(stdout.trim()).to.match(/: OK$/);
  });
});
