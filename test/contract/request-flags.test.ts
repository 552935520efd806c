import { expect } from 'chai';

import { makeChannel, say } from '../chat/messages/fixtures.js';
import type { Body, Parameters } from '../support/client.js';
import { startServer, type TestServer } from '../support/server.js';
import { openRoom, type Room } from './audiences/fixtures.js';
import { compareInBothOrders } from './client-options/both-orders.js';
import { reads, type Made } from './client-options/reads.js';
import { readDocument, type Operation } from './specification/published.js';

const { paths } = readDocument();

/** The operations that only read, by name, with their paths. */
const readers: ReadonlyMap<string, { readonly path: string; readonly operation: Operation }> = new Map(
  Object.entries(paths).flatMap(([path, { get: operation }]) =>
    operation ? [[operation.operationId, { path, operation }] as const] : [],
  ),
);

/** The parameters of event queues, which `client-options.test.ts` compares. Their flag tells whether to wait. */
const OF_QUEUES = ['getEvents', 'streamEvents'];

const flags = [...readers].flatMap(([id, { operation }]) =>
  (OF_QUEUES.includes(id) ? [] : (operation.parameters ?? []))
    .filter(({ content, schema }) => {
      const { type } = schema ?? content?.['application/json']?.schema ?? {};
      return type === 'boolean';
    })
    .map(({ name }) => `${id} ${name}`),
);

describe('two requests that differ in one flag', () => {
  let server: TestServer;
  let room: Room;
  let made: Made;

  before(async () => {
    server = await startServer();
    room = await openRoom(server);
    const channel = room.fresh('reading');
    await makeChannel(room.people.boris, channel, [room.people.anna]);
    await server.services.store.write((tx) =>
      tx.run("UPDATE channels SET is_web_public = 1 WHERE name = 'general'", []),
    );
    made = { channel, message: await say(room.people.boris, channel, 'logo') };
  });
  after(() => server.close());

  it('have a row for each boolean parameter of a GET operation', () => {
    expect(Object.keys(reads)).to.have.members(flags);
  });

  for (const [title, { by = 'anna', path, parameters, values, differences }] of Object.entries(reads))
    it(`get responses that differ only as stated: ${title}`, async () => {
      const [id = '', flag = ''] = title.split(' ');
      const to = path?.(room, made) ?? readers.get(id)?.path ?? '';
      const fetch = (given: Parameters): Promise<Body> => room.people[by].client.ok('GET', to, given);
      const [without, having] = values.map((value) => ({ ...parameters?.(room, made), [flag]: value }));
      const found = await compareInBothOrders(room, fetch, [without ?? {}, having ?? {}], differences);
      expect(found).to.deep.equal([]);
    });
});
