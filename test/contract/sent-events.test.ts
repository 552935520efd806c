import { expect } from 'chai';

import { eventTypesOf } from '../../tools/generate-contract/schema/events-of-operation.js';
import { contract } from '../support/contract-sources.js';
import { testDialect } from '../support/databases.js';
import { startServer } from '../support/server.js';
import { happenings } from './audiences/event-triggers.js';
import { openRoom } from './audiences/fixtures.js';
import { buildWorld } from './examples/build-world.js';
import { removeWorld } from './examples/copies.js';
import { scenes } from './examples/event-scenes.js';
import { sendExamples } from './examples/send.js';
import { recordEvents } from './examples/sent-events.js';
import { variationsOf } from './examples/variations.js';

const changing = contract.operations.filter(({ method }) => method !== 'GET');

/** Events that the server sends a moment after the response, by operation. */
const SENT_LATER: Readonly<Record<string, readonly string[]>> = { updateOwnPresence: ['presence'] };

const sentEvents = function (this: Mocha.Suite): void {
  /** What each operation sent, from the log of the servers. */
  const sent = new Map<string, Set<string>>();

  before(async () => {
    const server = await startServer();
    const room = await openRoom(server);
    await recordEvents(server, sent, async () => {
      for (const { before: prepare, act } of Object.values(happenings))
        await act(room, await prepare?.(room));
      for (const scene of Object.values(scenes)) await scene(room);
    });
    await server.close();
    const built = await buildWorld();
    for (const operation of changing)
      for (const variation of [{}, ...Object.values(variationsOf(operation))])
        await sendExamples(built, operation, variation, sent);
    await removeWorld(built);
  });

  for (const operation of changing)
    it(`${operation.id} names the events that it sends, and no others`, () => {
      const later = SENT_LATER[operation.id] ?? [];
      expect([...(sent.get(operation.id) ?? []), ...later]).to.have.members(
        eventTypesOf(operation, contract),
      );
    });
};

// The organization of the examples is restored by copying the file of the database, which only SQLite has.
if (testDialect === 'sqlite') describe('the events of operations', sentEvents);
