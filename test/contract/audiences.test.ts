import { expect } from 'chai';

import { makeChannel, say } from '../chat/messages/fixtures.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, watch, type Queue } from '../chat/users/event-recorder.js';
import { fetched, kept, untoldOf } from './audiences/fetched.js';
import { happenings, neverSent } from './audiences/event-triggers.js';
import { audienceOf, NAMES, openRoom, type Name, type Room } from './audiences/fixtures.js';
import { variationsIn } from './audiences/variations.js';
import { readDocument } from './specification/published.js';
import { expectListed } from '../support/expect-listed.js';

const { components, 'x-audiences': words } = readDocument();

interface Form {
  readonly name: string;
  readonly type: unknown;
  readonly op: unknown;
  readonly audience: string;
  /** The properties of a receiver that the contract says the form depends on. */
  readonly variesBy: readonly string[];
}

const forms = Object.entries(components.schemas).flatMap(
  ([name, { properties, 'x-audience': audience, 'x-varies-by': variesBy = [] }]): Form[] =>
    audience === undefined
      ? []
      : [{ name, type: properties?.type?.const, op: properties?.op?.const, audience, variesBy }],
);

/** Registers a queue with all client capabilities that also receives legacy events. */
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

describe('audiences of events', () => {
  let server: TestServer;
  let room: Room;

  before(async () => {
    server = await startServer();
    room = await openRoom(server);
  });
  after(() => server.close());

  /** What each user can fetch of the subject of a form. */
  const fetchAll = async (name: string, made: unknown): Promise<ReadonlyMap<Name, string>> => {
    const found = new Map<Name, string>();
    for (const one of NAMES) found.set(one, await fetched(name, room, room.people[one], made));
    return found;
  };

  it('are each used by at least one event form', () => {
    expect(Object.keys(words)).to.have.members([...new Set(forms.map(({ audience }) => audience))]);
  });

  it('are tested for every event form that is sent', () => {
    const shown = [...Object.keys(happenings), ...neverSent, 'HeartbeatEvent'];
    const names = forms.map(({ name }) => name);
    expectListed(shown, names, 'test/contract/audiences/event-triggers.ts');
  });

  for (const { name, type, op, audience } of forms) {
    const happening = happenings[name];
    if (!happening) continue;
    it(`of ${name}: ${audience}`, async () => {
      const { before: prepare, act, about } = happening;
      const made: Body = await prepare?.(room);
      const queues = await Promise.all(
        NAMES.map(async (one) => [one, await listen(room.people[one], String(type))] as const),
      );
      const before = await fetchAll(name, made);
      await act(room, made);
      const after = await fetchAll(name, made);
      const receivers: Name[] = [];
      for (const [one, queue] of queues) {
        const got = (await events(queue)).filter((event: Body) => event.op === op);
        if (got.length > 0) receivers.push(one);
      }
      const whole = audienceOf(audience, about);
      const { news = whole } = about;
      expect(whole).to.include.members([...news]);
      expect(receivers).to.have.members([...news]);
      if (!kept(name)) return;
      const finders = NAMES.filter((one) => before.get(one) !== after.get(one));
      expect(
        [...receivers, ...untoldOf(name)],
        'receivers are the users who can fetch the change',
      ).to.have.members(finders);
    });
  }

  it('with all_public_streams, only users who can read a public message receive its event', async () => {
    const { people, fresh } = room;
    const name = fresh('open');
    await makeChannel(people.anna, name, [people.gina]);
    const queues: [Name, Queue][] = [];
    for (const one of NAMES) {
      const parameters = { event_types: ['message'], fetch_event_types: [], all_public_streams: true };
      const { status, body } = await people[one].client.send('POST', '/register', parameters);
      const { client } = people[one];
      if (status === 200) queues.push([one, { client, id: body.queue_id, last: body.last_event_id }]);
      else expect(audienceOf('members', {})).not.to.include(one);
    }
    const id = await say(people.anna, name, 'logo');
    const receivers: Name[] = [];
    for (const [one, queue] of queues) if ((await events(queue)).length > 0) receivers.push(one);
    const readers: Name[] = [];
    for (const [one] of queues) {
      const { status } = await people[one].client.send('GET', `/messages/${String(id)}`);
      if (status === 200) readers.push(one);
    }
    expect(receivers).to.have.members(readers);
    expect(receivers).to.have.members([...audienceOf('members', {})]);
    // The event of a message in the private channel must not reach users outside the channel.
    const secret = await say(people.anna, 'den', 'logo');
    for (const [one, queue] of queues) {
      const { status } = await people[one].client.send('GET', `/messages/${String(secret)}`);
      expect((await events(queue)).length > 0, one).to.equal(status === 200);
    }
  });

  it('exclude deactivated accounts, whose queues are deleted', async () => {
    const { person, queueId } = room.dora;
    const poll = { queue_id: queueId, dont_block: true };
    await person.client.fails('GET', '/events', poll, { status: 401, code: 'UNAUTHORIZED' });
    await room.server.owner.ok('POST', `/users/${String(person.id)}/reactivate`);
    await person.client.fails('GET', '/events', poll, { code: 'BAD_EVENT_QUEUE_ID' });
  });

  it('receive each event in forms that vary exactly by its `x-varies-by`', async () => {
    const { anna } = room.people;
    const { queue_id } = await anna.client.ok('POST', '/register', { fetch_event_types: [] });
    const to = [room.people.boris.id];
    await anna.client.ok('POST', '/messages', { type: 'direct', to, content: 'Hi', queue_id, local_id: '1' });
    const special = { emoji_name: 'zulip' };
    await anna.client.ok('POST', '/users/me/status', special);
    const { id } = await anna.client.ok('POST', '/messages', { type: 'direct', to, content: 'Hello' });
    for (const method of ['POST', 'DELETE'])
      await anna.client.ok(method, `/messages/${String(id)}/reactions`, special);
    for (const op of ['start', 'stop'])
      await anna.client.ok('POST', '/typing', { type: 'channel', op, stream_id: room.den, topic: 'logo' });
    const { found, confused } = await variationsIn(server);
    expect(confused, 'different events with the same key').to.deep.equal([]);
    for (const { name, type, op = '', variesBy } of forms) {
      const words = found.get(`${String(type)} ${String(op)}`);
      if (words) expect([...words], name).to.have.members([...variesBy]);
      else expect([...neverSent, 'HeartbeatEvent'], name).to.include(name);
    }
  });

  it('of HeartbeatEvent: only the queue that is waiting', async () => {
    const { anna } = room.people;
    const [waiting, other] = [
      await watch(anna.client, ['heartbeat']),
      await watch(anna.client, ['heartbeat']),
    ];
    const { id: queue_id, last: last_event_id } = waiting;
    const polled = anna.client.ok('GET', '/events', { queue_id, last_event_id });
    while (server.services.queues.waiting !== 1) await new Promise(setImmediate);
    server.clock.advance(55_000);
    expect((await polled).events).to.have.length(1);
    expect(await events(other)).to.deep.equal([]);
  });
});
