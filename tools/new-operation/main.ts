// `npm run new-operation <part> <operationId> [METHOD /path]`: writes the three files of an operation.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parse } from 'yaml';

import { projectRoot } from '../../src/http/validators.js';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** `createDraft` -> `Create draft`. */
const summaryOf = (id: string): string => {
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const contractOf = (id: string): string => `operationId: ${id}
summary: ${summaryOf(id)}
description: |
  Describe what the operation does, which events it sends and to whom.
x-permission: { role: member, bots: true }
parameters: {}
response:
  properties: {}
examples:
  default: {}
`;

const handlerOf = (id: string, title: string): string => `import { operation } from '../http/operation.js';

/** ${title}: describe what it does. */
export const ${id} = operation('${id}', async () => Promise.resolve({}));
`;

const testOf = (method: string, path: string): string => `import { expect } from 'chai';

import { startServer, type TestServer } from '../support/server.js';

describe('${method} ${path}', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  it('succeeds', async () => {
    await site.owner.ok('${method}', '${path}');
  });

  it('does what its description states', () => {
    expect.fail('Replace this by tests of the behavior.');
  });
});
`;

const NEXT = (part: string, id: string, path: string, method: string): string => `
Next:
- openapi/openapi.yaml, below \`paths\`, has to name it:
    ${path}:
      ${method.toLowerCase()}: { $ref: './${part}/${id}.yaml' }
- Write the contract, then run \`npm run generate\`. Write the handler and the test.
- Errors that it throws: openapi/${part}/errors.yaml, and \`errors\`. Events: openapi/${part}/events.yaml.
- Lists that have an entry for each operation (their tests name what is missing):
    test/contract/specification/extensions-to-spec.ts      what goes beyond the specification
    test/contract/audiences/event-triggers.ts    what causes each new form of an event
    test/security/authorization/rules/       who may use it
    conformance/src/parts/                   how Dredd reaches each status and named example
    test/contract/examples/                  new objects of examples, and requests for further example responses
    test/bad-input/things.ts                 a maker for each new kind of object
- \`npm test\` checks everything.
`;

const [part = '', id = '', method = 'GET', path = '/replace/this/path'] = process.argv.slice(2);
const usage = 'Usage: npm run new-operation <part> <operationId> [METHOD /path]';
if (!/^[a-z]+[A-Z]\w*$/.test(id)) fail(`${usage}\nThe operationId must be camelCase: a verb and a noun.`);
const { tags } = parse(readFileSync(join(projectRoot, 'openapi/openapi.yaml'), 'utf8')) as {
  tags: readonly { readonly name: string }[];
};
const parts = tags.map(({ name }) => name);
if (!parts.includes(part)) fail(`${usage}\nThe part must be one of: ${parts.join(', ')}.`);

const title = `${method.toUpperCase()} ${path}`;
const files = new Map([
  [`openapi/${part}/${id}.yaml`, contractOf(id)],
  [`src/${part}/${id}.ts`, handlerOf(id, title)],
  [`test/${part}/${id}.test.ts`, testOf(method.toUpperCase(), path)],
]);
const existing = [...files.keys()].filter((file) => existsSync(join(projectRoot, file)));
if (existing.length > 0) fail(`Nothing was written, since these files exist: ${existing.join(', ')}.`);
for (const [file, text] of files) {
  mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
  writeFileSync(join(projectRoot, file), text);
  process.stdout.write(`Written: ${file}\n`);
}
process.stdout.write(NEXT(part, id, path, method));
