import { expect } from 'chai';

import type { Body } from '../../../support/client.js';
import { untilWaiting } from '../../../support/until-waiting.js';
import { sentence, type Section } from './sentence.js';
import { listen, registered, type Fixtures } from './fixtures.js';

const PATH = '/events';

const draft = { type: '', to: [], topic: '', content: 'Blue' };

/** Triggers an event in the queues of a user. */
const makeEvent = ({ client }: Fixtures['anna']): Promise<Body> =>
  client.ok('POST', '/drafts', { drafts: [draft] });

const register = ({ client }: Fixtures['anna']): Promise<{ queue_id: string; last_event_id: number }> =>
  client.ok('POST', '/register', { event_types: ['drafts'], fetch_event_types: [] });

const poll = ({ client }: Fixtures['anna'], parameters: object): Promise<Body> =>
  client.ok('GET', PATH, { ...parameters });

const HEARTBEAT_MS = 55_000;

export const getEvents: Section = {
  title: 'GET /events',
  sentences: [
    sentence('Receives events from a registered event queue.', async ({ anna }) => {
      const queue = await register(anna);
      await makeEvent(anna);
      const { events } = await poll(anna, queue);
      expect(events.map(({ type }: Body) => type as string)).to.deep.equal(['drafts']);
    }),
    sentence(
      'queue_id | string | yes | ID of a queue registered via POST /register',
      async ({ anna, ben }) => {
        const { queue_id } = await register(anna);
        expect((await poll(anna, { queue_id, dont_block: true })).events).to.deep.equal([]);
        for (const [person, id] of [
          [anna, 'nothing'],
          [ben, queue_id],
        ] as const)
          await person.client.fails(
            'GET',
            PATH,
            { queue_id: id, dont_block: true },
            {
              code: 'BAD_EVENT_QUEUE_ID',
              queue_id: id,
            },
          );
      },
    ),
    sentence(
      'last_event_id | integer | no | Highest event ID received and acknowledged; -1 when none',
      async ({ anna }) => {
        const { queue_id } = await register(anna);
        await makeEvent(anna);
        await makeEvent(anna);
        const { events } = await poll(anna, { queue_id, last_event_id: -1 });
        expect(events).to.have.length(2);
        const last_event_id = events[0].id as number;
        const rest = await poll(anna, { queue_id, last_event_id });
        expect(rest.events).to.deep.equal(events.slice(1));
        expect((await poll(anna, { queue_id, dont_block: true })).events).to.deep.equal(events.slice(1));
      },
    ),
    sentence(
      'dont_block | boolean | no | Default false. True requests a nonblocking reply',
      async (fixtures) => {
        const { anna } = fixtures;
        const queue = await register(anna);
        expect((await poll(anna, { ...queue, dont_block: true })).events).to.deep.equal([]);
        const blocked = poll(anna, queue);
        await untilWaiting(fixtures.site.services.queues, 1);
        await makeEvent(anna);
        expect((await blocked).events).to.have.length(1);
      },
    ),
    sentence(
      'Without dont_block the request blocks until a new event is available or a few minutes pass, then a heartbeat event is sent.',
      async (fixtures) => {
        const { anna, site } = fixtures;
        const blocked = poll(anna, await register(anna));
        await untilWaiting(fixtures.site.services.queues, 1);
        site.clock.advance(44_000);
        expect(site.services.queues.waiting).to.equal(1);
        site.clock.advance(HEARTBEAT_MS - 44_000);
        const { events } = await blocked;
        expect(events.map(({ type }: Body) => type as string)).to.deep.equal(['heartbeat']);
      },
    ),
    sentence(
      'Clients should use event_queue_longpoll_timeout_seconds from the register response as their HTTP timeout; it is higher than the heartbeat frequency.',
      async ({ anna }) => {
        const state = await registered(anna.client, 'realm');
        expect(state.event_queue_longpoll_timeout_seconds).to.be.greaterThan(HEARTBEAT_MS / 1000);
      },
    ),
    sentence(
      'The register parameters may also be passed here; a queue is then registered when no queue_id is given.',
      async (fixtures) => {
        const { anna } = fixtures;
        const parameters = { event_types: ['drafts'], last_event_id: -1 };
        const made = await poll(anna, { ...parameters, dont_block: true });
        await makeEvent(anna);
        await anna.client.ok('PATCH', '/settings', { twenty_four_hour_time: true });
        await anna.client.ok('PATCH', '/settings', { twenty_four_hour_time: false });
        const { events } = await poll(anna, { queue_id: made.queue_id, dont_block: true });
        expect(events.map(({ type }: Body) => type as string)).to.deep.equal(['drafts']);
      },
    ),
    sentence(
      'Response: `events` (array of event objects with IDs greater than last_event_id; may be empty when dont_block is true; IDs increase but need not be consecutive), `queue_id` (string).',
      async (fixtures) => {
        const { anna } = fixtures;
        const queue = await register(anna);
        for (let made = 0; made < 3; made += 1) await makeEvent(anna);
        const { events, queue_id } = await poll(anna, queue);
        expect(queue_id).to.equal(queue.queue_id);
        const ids = events.map(({ id }: Body) => id as number);
        expect(ids).to.deep.equal([...new Set<number>(ids)].sort((a, b) => a - b));
        expect(ids[0]).to.be.greaterThan(queue.last_event_id);
        const after = { queue_id, last_event_id: ids.at(-1) };
        const empty = await poll(anna, { ...after, dont_block: true });
        expect(empty).to.deep.include({ events: [], queue_id });
        const blocked = poll(anna, after);
        await untilWaiting(fixtures.site.services.queues, 1);
        await makeEvent(anna);
        expect((await blocked).queue_id).to.equal(queue_id);
        const next = await listen(anna.client, ['drafts']);
        expect(await next()).to.deep.equal([]);
      },
    ),
  ],
};
