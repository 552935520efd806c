import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import SwaggerParser from '@apidevtools/swagger-parser';
import { expect } from 'chai';

import { gapsOf } from '../../tools/generate-contract/schema/gaps.js';
import { projectRoot } from '../../src/lib/project-root.js';
import { contract } from '../support/contract-sources.js';
import { lint } from './lint.js';

const run = promisify(execFile);

const SERVED = 'dist/generated/served';
const DOCUMENTS = ['generated/openapi.json', `${SERVED}/openapi-3.0.json`, `${SERVED}/openapi-sdk.json`];

describe('generated/', () => {
  it('is what the generator writes from openapi/', () =>
    lint('tsx', 'tools/generate-contract/main.ts', '--check'));

  for (const document of DOCUMENTS) {
    it(`${document} satisfies swagger-parser`, async () => {
      await SwaggerParser.validate(join(projectRoot, document));
    });
  }

  it('satisfies the strictest rules of Redocly', () => lint('redocly', 'lint', ...DOCUMENTS));

  it('satisfies the rules of Spectral and of OWASP', () =>
    lint('spectral', 'lint', '--fail-severity', 'hint', '--ruleset', '.spectral.yaml', ...DOCUMENTS));
});

const PLAIN_ENGLISH = 'plain-english';

interface Finding {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly source: string;
}

/** The findings of a Spectral rule in a document, as key paths. */
type Findings = (rule: string, name: string) => string[];

/** Returns the findings in documents, by name. One process reads them all. */
const findingsIn = async (documents: Readonly<Record<string, object>>): Promise<Findings> => {
  const directory = await mkdtemp(join(tmpdir(), 'spectral-'));
  const fileOf = (name: string): string => join(directory, `${name}.json`);
  for (const [name, document] of Object.entries(documents))
    await writeFile(fileOf(name), JSON.stringify(document));
  const spectral = join(projectRoot, 'node_modules/.bin/spectral');
  const options = ['--format', 'json', '--quiet', '--ruleset', '.spectral.yaml'];
  const files = Object.keys(documents).map(fileOf);
  // Spectral exits with 1 if it has findings.
  const { stdout } = await run(spectral, ['lint', ...options, ...files], { cwd: projectRoot }).catch(
    (error: unknown) => error as { stdout: string },
  );
  await rm(directory, { recursive: true });
  const found = JSON.parse(stdout) as Finding[];
  return (rule, name) =>
    found
      .filter(({ code, source }) => code === rule && source === fileOf(name))
      .map(({ path }) => path.join('.'));
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

describe('the Spectral rules for safe interfaces', () => {
  const description = 'Planted.';
  const operation = (parameters: readonly object[]): object => ({
    operationId: 'planted',
    description,
    tags: ['planted'],
    parameters,
    responses: { 200: { description } },
  });

  it('find a list without a limit in a query, a request beyond HTTPS and a missing 429', async () => {
    const head = { openapi: '3.1.0', info: { title: 'Planted', version: '1' } };
    const content = (schema: object): object => ({ content: { 'application/json': { schema } } });
    const ids = (limit: object): object => ({
      name: 'ids',
      in: 'query',
      ...content({ type: 'array', items: { type: 'integer' }, ...limit }),
    });
    const documents = {
      unlimited: { ...head, paths: { '/planted': { get: operation([ids({})]) } } },
      limited: { ...head, paths: { '/planted': { get: operation([ids({ maxItems: 9 })]) } } },
      insecure: { ...head, servers: [{ url: 'http://chat.example.com' }], paths: {} },
    };
    const findings = await findingsIn(documents);
    expect(findings('lists-of-requests-have-limits', 'unlimited')).to.have.length(1);
    expect(findings('lists-of-requests-have-limits', 'limited')).to.deep.equal([]);
    expect(findings('owasp:api8:2023-no-server-http', 'insecure')).to.deep.equal(['servers.0.url']);
    expect(findings('owasp:api4:2023-rate-limit-responses-429', 'limited')).to.include(
      'paths./planted.get.responses',
    );
  });
});

describe('the Spectral rule for plain English', () => {
  let gaps: readonly string[];
  let findingsOf: (name: string) => string[];

  before(async () => {
    gaps = gapsOf(contract).flatMap((gap) => (gap.kind === 'open' ? [gap.open, gap.decided] : gap.departs));
    const tags = (texts: readonly string[]) =>
      texts.map((description, index) => ({ name: `tag${String(index)}`, description }));
    const head = { openapi: '3.1.0', paths: {} };
    const info = { title: 'Planted', version: '1' };
    const findings = await findingsIn({
      descriptions: { ...head, info, tags: tags(REFUSED_TEXTS) },
      others: {
        ...head,
        info: {
          ...info,
          summary: 'For everybody.',
          'x-changes': [{ level: 1, change: 'Answers `id`.' }],
        },
        'x-feature-levels': [{ level: 1, change: 'Visible to nobody.', absent: 'Somebody else has it.' }],
        'x-audiences': { queue: 'Whoever asked.' },
      },
      accepted: { ...head, info, tags: tags([...ACCEPTED_TEXTS, ...gaps]) },
    });
    findingsOf = (name) => findings(PLAIN_ENGLISH, name);
  });

  it('refuses each planted word in a description', () => {
    const planted = REFUSED_TEXTS.map((_, index) => `tags.${String(index)}.description`);
    expect(findingsOf('descriptions')).to.have.members(planted);
  });

  it('refuses a planted word in a summary, a change and an audience', () => {
    expect(findingsOf('others')).to.have.members([
      'info.summary',
      'info.x-changes.0.change',
      'x-feature-levels.0.change',
      'x-feature-levels.0.absent',
      'x-audiences.queue',
    ]);
  });

  it('accepts names and plain texts, among them all texts of generated/gaps.md', () => {
    expect(gaps).not.to.have.length(0);
    expect(findingsOf('accepted')).to.deep.equal([]);
  });
});
