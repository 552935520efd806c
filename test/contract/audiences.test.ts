import { expect } from 'chai';

import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, watch, type Queue } from '../users/watch.js';
import { happenings, neverSent } from './audiences/happenings.js';
import { audienceOf, NAMES, openRoom, type Name, type Room } from './audiences/room.js';
import { readDocument } from './specification/found.js';

const { components, 'x-audiences': words } = readDocument();

interface Form {
  readonly name: string;
  readonly type: unknown;
  readonly op: unknown;
  readonly audience: string;
}

const forms = Object.entries(components.schemas).flatMap(
  ([name, { properties, 'x-audience': audience }]): Form[] =>
    audience === undefined
      ? []
      : [{ name, type: properties?.type?.const, op: properties?.op?.const, audience }],
);

/** Listens as a client that knows everything, but also the legacy events. */
const listen = async ({ client }: Person, type: string): Promise<Queue> => {
  const { queue_id: id, last_event_id: last } = await client.ok('POST', '/register', {
    event_types: [type],
    fetch_event_types: [],
    client_capabilities: {
      bulk_message_deletion: true,
      linkifier_url_template: true,
      user_list_incomplete: true,
    },
  });
  return { client, id, last };
};

describe('audiences', () => {
  let server: TestServer;
  let room: Room;

  before(async () => {
    server = await startServer();
    room = await openRoom(server);
  });
  after(() => server.close());

  it('are all used', () => {
    expect(Object.keys(words)).to.have.members([...new Set(forms.map(({ audience }) => audience))]);
  });

  it('are shown for every form that is sent, and for no other', () => {
    const shown = [...Object.keys(happenings), ...neverSent, 'HeartbeatEvent'];
    expect(forms.map(({ name }) => name)).to.have.members(shown);
  });

  for (const { name, type, op, audience } of forms) {
    const happening = happenings[name];
    if (!happening) continue;
    it(`of ${name}: ${audience}`, async () => {
      const { before, act, about } = happening;
      const made: Body = await before?.(room);
      const queues = await Promise.all(
        NAMES.map(async (one) => [one, await listen(room.people[one], String(type))] as const),
      );
      await act(room, made);
      const receivers: Name[] = [];
      for (const [one, queue] of queues) {
        const got = (await events(queue)).filter((event: Body) => event.op === op);
        if (got.length > 0) receivers.push(one);
      }
      const whole = audienceOf(audience, about);
      const { news = whole } = about;
      expect(whole).to.include.members([...news]);
      expect(receivers).to.have.members([...news]);
    });
  }

  it('of HeartbeatEvent: the queue that waited', async () => {
    const { anna } = room.people;
    const [waiting, other] = [
      await watch(anna.client, ['heartbeat']),
      await watch(anna.client, ['heartbeat']),
    ];
    const { id: queue_id, last: last_event_id } = waiting;
    const polled = anna.client.ok('GET', '/events', { queue_id, last_event_id });
    while (server.server.queues.waiting !== 1) await new Promise(setImmediate);
    server.clock.advance(55_000);
    expect((await polled).events).to.have.length(1);
    expect(await events(other)).to.deep.equal([]);
  });
});
