import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { contentsOf } from '../runtime/retries/fixtures.js';
import { readPublished } from '../support/published-document.js';
import { startServer, type TestServer } from '../support/server.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const KEY = { $ref: '#/components/parameters/IdempotencyKey' };

/** Operations that can be repeated without a key: they only read, or a repeat does no harm. */
const REPEATABLE = [
  'deleteQueue',
  'deleteTopic',
  'fetchApiKey',
  'fetchDevApiKey',
  'registerQueue',
  'renderMessage',
  'updateOwnPresence',
];

interface PublishedOperation {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
}

/** A proxy that loses the first response, after the server has sent it. Records the keys of the requests. */
const startLossyProxy = async (target: string, keys: unknown[]): Promise<Server> => {
  const proxy = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    const isFirst = keys.push(headers['idempotency-key']) === 1;
    const outgoing = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
      if (isFirst) answer.resume().once('end', () => response.destroy());
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return proxy;
};

describe('docs/retries.md', () => {
  const text = read('docs/retries.md');
  const [, program = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });
  after(() => site.close());

  it('has an example that makes the change once, although the first response is lost', async () => {
    const keys: unknown[] = [];
    const proxy = await startLossyProxy(site.url, keys);
    const url = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}/api/v1/messages`;
    const { user_id } = await site.owner.ok('GET', '/users/me');
    const parameters = { type: 'direct', to: JSON.stringify([user_id]), content: 'Once' };
    const call = `console.log(JSON.stringify(await change(...process.argv.slice(1, 3), JSON.parse(process.argv[3]))))`;
    const args = ['--input-type=module', '--eval', `${program}\n${call}`];
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...args,
      url,
      site.owner.authorization ?? '',
      JSON.stringify(parameters),
    ]);
    proxy.close();
    expect(JSON.parse(stdout)).to.include({ result: 'success' });
    expect(keys).to.have.length(2);
    expect(new Set(keys).size).to.equal(1);
    expect((await contentsOf(site.owner)).filter((content) => content === 'Once')).to.have.length(1);
  });

  it('explains each field of x-retries', () => {
    const { 'x-retries': retries } = JSON.parse(read('generated/openapi.json')) as { 'x-retries': object };
    const [, table = ''] = /\| field[^\n]*\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const explained = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
    expect(explained).to.deep.equal(Object.keys(retries));
  });
});

describe('the published documents', () => {
  for (const file of ['openapi.json', 'openapi-3.0.json'])
    it(`state for each operation whether it accepts the header Idempotency-Key: ${file}`, () => {
      const { paths, ...document } = readPublished(file) as {
        paths: Record<string, Record<string, PublishedOperation>>;
      };
      expect(document).to.have.nested.include({
        'components.parameters.IdempotencyKey.name': 'Idempotency-Key',
        'components.parameters.IdempotencyKey.in': 'header',
        'components.parameters.IdempotencyKey.schema.type': 'string',
        'x-retries.header': 'Idempotency-Key',
        'x-retries.replayedHeader': 'Idempotency-Replayed',
        'x-retries.keptSeconds': 86_400,
        'x-retries.maxKeyLength': 255,
        'x-retries.reused.status': 422,
        'x-retries.reused.code': 'IDEMPOTENCY_KEY_REUSED',
      });
      const without: string[] = [];
      for (const methods of Object.values(paths))
        for (const [method, operation] of Object.entries(methods)) {
          const { operationId, parameters = [] } = operation;
          const hasParameter = parameters.some((one) => JSON.stringify(one) === JSON.stringify(KEY));
          if (!hasParameter && method !== 'get') without.push(operationId);
        }
      expect(without).to.have.members(REPEATABLE);
    });
});
