// `npm run new-operation <part> <operationId> [METHOD /path]`: writes the contract, the handler and the test of an operation,
// and its entries of some lists.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parse } from 'yaml';

import { projectRoot } from '../../src/lib/project-root.js';
import { folderOfPart } from '../generate-contract/read/handler-file.js';
import { withArrangements, withExtension, withRules } from './entries.js';
import { findSibling, type Sibling } from './sibling.js';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** `createDraft` -> `Create draft`. */
const summaryOf = (id: string): string => {
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const READS = new Set(['GET']);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the Operation Object, and the schema of the response below it. */
const contractOf = (
  id: string,
  part: string,
  method: string,
  sibling: Sibling | undefined,
): readonly [operation: string, schemas: string] => {
  const common = '../../common';
  const changes = !READS.has(method);
  const shared = (status: number, name: string): string =>
    `    '${String(status)}': { $ref: ${common}/responses.yaml#/${name} }\n`;
  const parameters = [
    ...(sibling?.parameters ?? []),
    ...(changes ? [`    - { $ref: ${common}/parameters.yaml#/IdempotencyKey }\n`] : []),
  ];
  const operation = `${method.toLowerCase()}:
  operationId: ${id}
  summary: ${summaryOf(id)}
  description: |
    Describe what the operation does, which events it sends and to whom.
  tags: [${part}]
${sibling?.permission ?? '  x-permission: { role: member, bots: true }\n'}  x-gap: 'left open: this operation; decided: what its description states.'
${parameters.length > 0 ? `  parameters:\n${parameters.join('')}` : ''}  responses:
    '200':
      description: The request succeeded.
${changes ? `      headers: { Idempotency-Replayed: { $ref: ${common}/headers.yaml#/Idempotency-Replayed } }\n` : ''}      content:
        application/json:
          schema: { $ref: '#/${capitalized(id)}Result' }
          examples: { default: { value: { result: success, msg: '', count: 1 } } }
${[
  sibling?.errors.get('400') ?? shared(400, 'BadRequest'),
  shared(401, 'Unauthorized'),
  changes ? shared(403, 'Forbidden') : '',
  sibling?.errors.get('404') ?? '',
  changes ? shared(422, 'KeyReused') : '',
  shared(429, 'TooManyRequests'),
  shared(431, 'RequestHeaderFieldsTooLarge'),
  shared(500, 'InternalError'),
  shared(503, 'Unavailable'),
].join('')}`;
  const schemas = `${capitalized(id)}Result:
  description: Response of ${id}.
  allOf:
    - { $ref: ${common}/schemas.yaml#/SuccessResponse }
    - type: object
      required: [count]
      properties:
        count: { type: integer, description: Replace this by the fields of the response. }
`;
  return [operation, schemas];
};

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** Adds the operation to the file of its path, which may be there for another method. */
const withOperation = (present: string | undefined, operation: string, schemas: string): string =>
  present === undefined
    ? `path:\n${indented(operation)}\n${schemas}`
    : `${present.replace(/^path:\n/m, (line) => line + indented(operation))}\n${schemas}`;

const INDEX = 'openapi/openapi.yaml';

/**
 * Adds the path to the index, behind the others of its part. Those behind the comment end what examples of others use, and
 * remain the last.
 */
const withPath = (index: string, path: string, file: string, part: string): string => {
  const { paths } = parse(index) as { readonly paths: Readonly<Record<string, unknown>> };
  if (Object.hasOwn(paths, path)) return index;
  const lines = index.split('\n');
  const begin = lines.indexOf('paths:');
  const comment = lines.findIndex((one, at) => at > begin && one.startsWith('  #'));
  const end = comment === -1 ? lines.length : comment;
  const last = lines.findLastIndex((one, at) => at < end && one.includes(`./${part}/paths/`));
  const at = last === -1 ? begin : last;
  const line = `  ${path}: { $ref: ./${file.slice('openapi/'.length)}#/path }`;
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
};

const handlerOf = (id: string, title: string): string => `import { operation } from '../operation.js';

/** ${title}: describe what it does. */
export const ${id} = operation('${id}', async () => Promise.resolve({ count: 1 }));
`;

/** A request of a path with parameters needs an object, which only its author can make. */
const firstTest = (method: string, path: string): string =>
  path.includes('{')
    ? ''
    : `  it('succeeds', async () => {
    await site.owner.ok('${method}', '${path}');
  });

`;

const testOf = (method: string, path: string): string => `import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';

describe('${method} ${path}', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

${firstTest(method, path)}  it('does what its description states', () => {
    expect.fail('Replace this by tests of the behavior.');
  });
});
`;

const EXTENSIONS = 'test/contract/specification/extensions-to-spec.ts';
const RULES = 'test/security/authorization/rules/';

const NEXT = (part: string, file: string, sibling: Sibling | undefined): string => `
Next:
${
  sibling
    ? `- The errors, the rules and the requests of the conformance tests are those of ${sibling.id}. Change what differs.
`
    : ''
}- Write the contract in ${file}: the summary, the description, the parameters, the
  response with its example. Then run \`npm run generate\`. Write the handler and the test.
- Errors that it throws: openapi/${part}/errors.yaml, and examples of the response with their status. Events:
  openapi/${part}/events.yaml and openapi/events/unions.yaml.
- Lists that have an entry for each operation. \`npm run check:operation <id>\` names what is missing:
    ${EXTENSIONS}      what goes beyond the specification
    test/contract/audiences/event-triggers.ts    what causes each new form of an event
    ${RULES}       who may use it
    test/contract/list-orders.test.ts        the order of each list in the response
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

const verb = method.toUpperCase();
const title = `${verb} ${path}`;
const pathFile = `openapi/${part}/paths/${path.slice(1).replaceAll('/', '.').replaceAll(/[{}]/g, '')}.yaml`;
const textOf = (file: string): string | undefined =>
  existsSync(join(projectRoot, file)) ? readFileSync(join(projectRoot, file), 'utf8') : undefined;
const folder = folderOfPart(part);
const [handlerFile, testFile] = [`src/${folder}/${id}.ts`, `test/${folder}/${id}.test.ts`];
const existing = [handlerFile, testFile].filter((file) => textOf(file) !== undefined);
if (existing.length > 0) fail(`Nothing was written, since these files exist: ${existing.join(', ')}.`);
const pathText = textOf(pathFile);
const sibling = pathText === undefined ? undefined : findSibling(pathFile, pathText);
const edited = (file: string, edit: (text: string) => string): readonly [string, string] => [
  file,
  edit(textOf(file) ?? ''),
];
const files = new Map([
  [pathFile, withOperation(pathText, ...contractOf(id, part, verb, sibling))],
  edited(INDEX, (text) => withPath(text, path, pathFile, part)),
  [handlerFile, handlerOf(id, title)],
  [testFile, testOf(verb, path)],
  edited(EXTENSIONS, (text) => withExtension(text, title)),
]);
if (sibling) {
  const entries = [
    edited(`conformance/src/parts/${part}.ts`, (text) => withArrangements(text, id, sibling.id)),
    ...readdirSync(join(projectRoot, RULES)).map((name) =>
      edited(RULES + name, (text) => withRules(text, id, sibling.id, READS.has(verb))),
    ),
  ];
  for (const [file, text] of entries) files.set(file, text);
}
for (const [file, text] of files) {
  const before = textOf(file);
  if (text === (before ?? '')) continue;
  mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
  writeFileSync(join(projectRoot, file), text);
  process.stdout.write(`${before === undefined ? 'Written' : 'Changed'}: ${file}\n`);
}
process.stdout.write(NEXT(part, pathFile, sibling));
