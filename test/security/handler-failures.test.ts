import { expect } from 'chai';

import { createLog } from '../../src/runtime/log.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const FAILED = { result: 'error', msg: 'Internal server error', code: 'INTERNAL_SERVER_ERROR' };
const SECRET = 'the words of a private draft';

/** The statement of the handler fails where its table is away. */
describe('A handler that throws', () => {
  let site: TestServer;
  let anna: Person;
  const lines: string[] = [];

  before(async () => {
    site = await startServer({
      overrides: { log: createLog('info', { write: (line) => lines.push(line) }) },
    });
    anna = await site.person('Anna');
  });
  after(() => site.close());

  const without = async (table: string, work: () => Promise<void>): Promise<void> => {
    const rename = (from: string, to: string): Promise<unknown> =>
      site.services.store.write((tx) => tx.run(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename(table, 'is_away');
    lines.length = 0;
    try {
      await work();
    } finally {
      await rename('is_away', table);
    }
  };

  /** The contract documents no 500, so the client of the tests refuses one. */
  const send = async (
    method: string,
    path: string,
    parameters: object,
    authorization = anna.client.authorization,
  ): Promise<Response> =>
    fetch(`${site.url}/api/v1${path}`, {
      method,
      headers: { Authorization: authorization ?? '', 'Content-Type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(parameters) }),
    });

  const draft = { type: '', to: [], topic: '', content: SECRET };

  for (const [method, path, parameters] of [
    ['POST', '/drafts', { drafts: [draft] }],
    ['GET', '/drafts', {}],
  ] as const) {
    it(`returns a 500 without details for ${method} ${path}, and logs the reason once`, async () => {
      await without('drafts', async () => {
        const response = await send(method, path, parameters);
        const { status, headers } = response;
        expect(status).to.equal(500);
        expect(await response.json()).to.deep.equal(FAILED);
        expect(headers.get('content-type')).to.equal('application/json');
        expect(headers.get('cache-control')).to.equal('no-store');
        expect(lines).to.have.length(1);
        expect(lines[0]).to.match(/^\S+ error Unhandled error; responded 500\./);
        expect(lines[0], 'the table').to.include('drafts');
        expect(lines[0], 'the stack').to.match(/\n +at /);
        expect(lines[0]).to.not.include(SECRET);
        expect(lines[0]).to.not.include(anna.client.credentials?.key);
      });
      await anna.client.ok('GET', '/drafts');
    });
  }

  it('leaves nothing of what it did before', async () => {
    const names = (): Promise<string[]> =>
      site.owner
        .ok('GET', '/users/me/subscriptions')
        .then(({ subscriptions }) => (subscriptions as { name: string }[]).map(({ name }) => name));
    const before = await names();
    const { queue_id, last_event_id } = await site.owner.ok('POST', '/register', {
      event_types: ['stream', 'subscription'],
    });
    await without('subscriptions', async () => {
      const subscriptions = [{ name: 'half made' }];
      const { status } = await send(
        'POST',
        '/users/me/subscriptions',
        { subscriptions },
        site.owner.authorization,
      );
      expect(status).to.equal(500);
    });
    const poll = { queue_id, last_event_id, dont_block: true };
    expect((await site.owner.ok('GET', '/events', poll)).events).to.deep.equal([]);
    expect(await names()).to.deep.equal(before);
    const row = await site.services.store.read((tx) =>
      tx.first<{ found: number }>("SELECT COUNT(*) AS found FROM channels WHERE name = 'half made'"),
    );
    expect(Number(row?.found)).to.equal(0);
  });
});
