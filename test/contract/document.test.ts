import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import SwaggerParser from '@apidevtools/swagger-parser';
import { expect } from 'chai';

import { SOURCE } from '../../tools/generate-contract/files.js';
import { readChecked } from '../../tools/generate-contract/generate.js';
import { gapsOf } from '../../tools/generate-contract/schema/gaps.js';
import { projectRoot } from '../../src/http/validators.js';

const run = promisify(execFile);

const DOCUMENTS = ['generated/openapi.json', 'generated/openapi-3.0.json'];

/** Runs a tool of the project. Its output becomes the failure message. */
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
  // The tools read several megabytes, which takes long on a busy machine.
  this.timeout(180_000);

  it('is what the generator writes from openapi/', () =>
    tool('tsx', 'tools/generate-contract/main.ts', '--check'));

  for (const document of DOCUMENTS) {
    it(`${document} satisfies swagger-parser`, async () => {
      await SwaggerParser.validate(join(projectRoot, document));
    });
  }

  it('satisfies the strictest rules of Redocly', () => tool('redocly', 'lint', ...DOCUMENTS));

  it('satisfies all OpenAPI rules of Spectral', () =>
    tool('spectral', 'lint', '--fail-severity', 'hint', '--ruleset', '.spectral.yaml', ...DOCUMENTS));
});

const PLAIN_ENGLISH = 'plain-english';

interface Finding {
  readonly code: string;
  readonly path: readonly (string | number)[];
}

/** The findings of one Spectral rule in a document, as key paths. */
const findingsOf = async (rule: string, document: object): Promise<string[]> => {
  const directory = await mkdtemp(join(tmpdir(), 'spectral-'));
  const file = join(directory, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const spectral = join(projectRoot, 'node_modules/.bin/spectral');
  const options = ['--format', 'json', '--quiet', '--ruleset', '.spectral.yaml'];
  // Spectral exits with 1 if it has findings.
  const { stdout } = await run(spectral, ['lint', ...options, file], { cwd: projectRoot }).catch(
    (error: unknown) => error as { stdout: string },
  );
  await rm(directory, { recursive: true });
  const findings = JSON.parse(stdout) as Finding[];
  return findings.filter(({ code }) => code === rule).map(({ path }) => path.join('.'));
};

const REFUSED_TEXTS = [
  'Nobody can see it.',
  'Somebody changed it.',
  'Visible to anybody.',
  'Visible to everybody.',
  'Returned to whoever sent it.',
  'A message to oneself.',
  "A list of one's own.",
  'Answers all channels.',
  'The answer of register.',
  'The user is told\nwhen it ends.',
  'Subscribers are told.',
  'Clients told of it.',
  'A change, be it small.',
  'The text as it stands.',
  'What comes of it.',
  'The users in turn.',
];

const ACCEPTED_TEXTS = [
  'Returns all channels.',
  'The system group `role:nobody`.',
  '1 members, 2 administrators, 3 nobody.',
  '1 members, 2\nnobody.',
  'Maybe its topic.',
];

describe('the Spectral rule for plain English', function () {
  this.timeout(90_000);

  const tags = (texts: readonly string[]) =>
    texts.map((description, index) => ({ name: `tag${String(index)}`, description }));
  const head = { openapi: '3.1.0', paths: {} };
  const info = { title: 'Planted', version: '1' };

  it('refuses each planted word in a description', async () => {
    const found = await findingsOf(PLAIN_ENGLISH, { ...head, info, tags: tags(REFUSED_TEXTS) });
    expect(found).to.have.members(REFUSED_TEXTS.map((_, index) => `tags.${String(index)}.description`));
  });

  it('refuses a planted word in a summary, a change and an audience', async () => {
    const found = await findingsOf(PLAIN_ENGLISH, {
      ...head,
      info: {
        ...info,
        summary: 'For everybody.',
        'x-changes': [{ level: 1, change: 'Answers `id`.' }],
      },
      'x-feature-levels': [{ level: 1, change: 'Visible to nobody.', absent: 'Somebody else has it.' }],
      'x-audiences': { queue: 'Whoever asked.' },
    });
    expect(found).to.have.members([
      'info.summary',
      'info.x-changes.0.change',
      'x-feature-levels.0.change',
      'x-feature-levels.0.absent',
      'x-audiences.queue',
    ]);
  });

  it('accepts names and plain texts, among them all texts of generated/gaps.md', async () => {
    const texts = gapsOf(readChecked(SOURCE)).flatMap((gap) =>
      gap.kind === 'open' ? [gap.open, gap.decided] : gap.departs,
    );
    expect(texts).not.to.have.length(0);
    const found = await findingsOf(PLAIN_ENGLISH, {
      ...head,
      info,
      tags: tags([...ACCEPTED_TEXTS, ...texts]),
    });
    expect(found).to.deep.equal([]);
  });
});
