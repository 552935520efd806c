import { expect } from 'chai';

import type { Body, Parameters } from '../support/client.js';
import { backgroundDone } from '../support/background.js';
import { startServer, type TestServer } from '../support/server.js';
import { openRoom, type Room } from './audiences/fixtures.js';
import { changeAll } from './client-options/both-orders.js';
import { complaints } from './client-options/differences.js';
import { options } from './client-options/options.js';
import { passingTime, scenes, type Scene } from './client-options/scenes.js';
import { BASES, pairs, parametersOf, statedIn, Watch, type Pair } from './client-options/watching.js';
import { REGISTER, operationsOf, readDocument } from './specification/published.js';

const document = readDocument();
const { schemas } = document.components;
const capabilities = new Set(Object.keys(schemas.ClientCapabilities?.properties ?? {}));

const parameterNames = (title: string): string[] => {
  const operation = operationsOf(document).get(title);
  const content = Object.values(operation?.requestBody?.content ?? {})[0];
  const inBody = Object.keys(content?.schema.properties ?? {});
  return [...inBody, ...(operation?.parameters ?? []).map(({ name }) => name)];
};

/** Forms of events, by type and op. */
const forms = new Map(
  Object.entries(schemas).flatMap(([name, { properties, 'x-audience': audience }]): [string, string][] =>
    audience === undefined ? [] : [[JSON.stringify([properties?.type?.const, properties?.op?.const]), name]],
  ),
);

const formOf = ({ type, op }: Body): string => forms.get(JSON.stringify([type, op])) ?? `${type} ${op}`;

/** Users with clients: in all channels of the scenes, in few of them, a guest, and an administrator in none. */
const VIEWERS = ['anna', 'boris', 'gina', 'ada'] as const;
type Viewer = (typeof VIEWERS)[number];

const NOT_FOR_GUESTS = { all_public_streams: false };
const isFor = (viewer: Viewer, { name }: Pair): boolean => viewer !== 'gina' || !(name in NOT_FOR_GUESTS);
const parametersFor = (viewer: Viewer, stated: Pair['without']): Parameters =>
  parametersOf(viewer === 'gina' ? { ...stated, ...NOT_FOR_GUESTS } : stated, capabilities);

const SCENES_PER_LOOK = 10;

describe('two clients that differ in one option', () => {
  let server: TestServer;
  let room: Room;
  /** By user and parameters. */
  const watches = new Map<string, Watch>();
  /** Clients without a difference from the first ones, served after all others. */
  const last = new Map<string, Watch>();
  const states: { viewer: Viewer; order: string; byKey: ReadonlyMap<string, Body> }[] = [];

  const keyOf = (viewer: Viewer, stated: Pair['without']): string =>
    JSON.stringify([viewer, parametersFor(viewer, stated)]);

  const start = async (to: Map<string, Watch>, viewer: Viewer, stated: Pair['without']): Promise<void> => {
    const key = keyOf(viewer, stated);
    if (to.has(key)) return;
    const parameters = { fetch_event_types: [], ...parametersFor(viewer, stated) };
    to.set(key, await Watch.start(room.people[viewer].client, parameters));
  };

  const startAll = async (viewer: Viewer): Promise<void> => {
    for (const base of BASES) await start(watches, viewer, statedIn(base));
    for (const pair of pairs.filter((one) => isFor(viewer, one))) {
      await start(watches, viewer, pair.without);
      await start(watches, viewer, pair.having);
    }
    for (const base of BASES) await start(last, viewer, statedIn(base));
  };

  const lookAll = async (): Promise<void> => {
    // On SQLite a read sees rows of a worker that are not committed, so not delivered either.
    await backgroundDone(server);
    const row = await server.services.store.read((tx) =>
      tx.first<{ id: number }>('SELECT MAX(id) AS id FROM events'),
    );
    const newest = Number(row?.id);
    await Promise.all([...watches.values(), ...last.values()].map((watch) => watch.look(newest)));
  };

  /** Plays a scene. All queues are in memory, so that one delivery serves all of them: idle and full ones are not. */
  const play = async (name: string, { before: prepare, act }: Scene): Promise<void> => {
    const start = server.clock.now();
    if (passingTime.includes(name)) await lookAll();
    const made: unknown = await prepare?.(room);
    if (server.clock.now() !== start) await lookAll();
    await act(room, made);
    if (server.clock.now() === start) return;
    expect(passingTime, 'scenes that pass time').to.include(name);
    await lookAll();
  };

  const playAll = async (): Promise<void> => {
    for (const [index, [name, scene]] of Object.entries(scenes).entries()) {
      await play(name, scene);
      if (index % SCENES_PER_LOOK === 0) await lookAll();
    }
    await lookAll();
  };

  const fetchState = async (viewer: Viewer, stated: Pair['without']): Promise<Body> => {
    const { client } = room.people[viewer];
    const parameters = { ...parametersFor(viewer, stated), fetch_event_types: undefined };
    const { queue_id, ...state } = await client.ok('POST', '/register', parameters);
    await client.ok('DELETE', '/events', { queue_id });
    return { ...state, last_event_id: undefined };
  };

  /** Fetches the states for all clients of a user, in both orders. */
  const fetchStates = async (viewer: Viewer): Promise<void> => {
    const all = pairs
      .filter((pair) => pair.option.selects !== 'state' && isFor(viewer, pair))
      .flatMap(({ without, having }) => [without, having]);
    const clients = [...new Map(all.map((stated) => [keyOf(viewer, stated), stated]))];
    for (const order of ['first to last', 'last to first']) {
      await changeAll(room);
      const byKey = new Map<string, Body>();
      for (const [key, stated] of clients) byKey.set(key, await fetchState(viewer, stated));
      states.push({ viewer, order, byKey });
      clients.reverse();
    }
  };

  before(async () => {
    server = await startServer();
    room = await openRoom(server);
    for (const viewer of VIEWERS) await startAll(viewer);
    await playAll();
    for (const viewer of ['anna', 'gina'] as const) await fetchStates(viewer);
  });
  after(() => server.close());

  const eventsOf = (viewer: Viewer, stated: Pair['without']): ReadonlyMap<number, Body> => {
    const watch = watches.get(keyOf(viewer, stated));
    if (!watch) throw new Error(`${viewer} has no client with ${JSON.stringify(stated)}.`);
    return watch.events;
  };

  it('have a row for each parameter and each capability of the contract', () => {
    const names = new Set([...parameterNames(REGISTER), ...parameterNames('GET /events')]);
    for (const name of ['client_capabilities', 'queue_id', 'last_event_id', 'dont_block']) names.delete(name);
    expect(Object.keys(options)).to.have.members([...names, ...capabilities]);
  });

  it('get all forms of events', () => {
    const seen = [...watches.values()].flatMap(({ events }) => [...events.values()].map(formOf));
    expect(seen).to.include.members(Object.keys(scenes).filter((name) => name.endsWith('Event')));
    expect([...forms.values()]).to.include.members(seen);
  });

  it('get no event later than others', () => {
    const late = [...watches].filter(([, watch]) => watch.late.length > 0);
    expect(late.map(([key, watch]) => `${key}: ${watch.late.join()}`)).to.deep.equal([]);
  });

  it('get the same if they do not differ, whichever is served first', () => {
    for (const [key, { events }] of last)
      expect([...events], key).to.deep.equal([...(watches.get(key)?.events ?? [])]);
  });

  /** Compares the events of two clients. Adds the forms that differ as expected. */
  const compare = (viewer: Viewer, pair: Pair, differing: Set<string>): string[] => {
    const [without, having] = [eventsOf(viewer, pair.without), eventsOf(viewer, pair.having)];
    return [...new Set([...without.keys(), ...having.keys()])].flatMap((id) => {
      const [first, second] = [without.get(id), having.get(id)];
      const form = formOf(first ?? second);
      const rows = pair.option.events;
      const expected = (rows?.every ?? rows?.[form])?.(first ?? second, viewer) ?? {};
      if (Object.keys(expected).length > 0) differing.add(form);
      return complaints(first, second, expected).map((one) => `${viewer}, ${pair.base}, ${form}: ${one}`);
    });
  };

  for (const [name, { events }] of Object.entries(options)) {
    const rows = Object.keys(events ?? {});
    it(`get events that differ by ${name}: ${rows.join(', ') || 'none'}`, () => {
      const differing = new Set<string>();
      const found = VIEWERS.flatMap((viewer) =>
        pairs
          .filter((pair) => pair.name === name && isFor(viewer, pair))
          .flatMap((pair) => compare(viewer, pair, differing)),
      );
      expect(found).to.deep.equal([]);
      if (!events?.every) expect([...differing]).to.have.members(rows);
    });
  }

  for (const [name, { state, selects }] of Object.entries(options)) {
    if (selects === 'state') continue;
    it(`get a state from POST /register that differs only as stated by ${name}`, () => {
      const found = states.flatMap(({ viewer, order, byKey }) =>
        pairs
          .filter((pair) => pair.name === name && isFor(viewer, pair))
          .flatMap((pair) => {
            const both = [pair.without, pair.having].map((stated) => byKey.get(keyOf(viewer, stated)));
            return complaints(both[0], both[1], state?.(viewer) ?? {}).map(
              (one) => `${viewer}, ${order}, ${pair.base}: ${one}`,
            );
          }),
      );
      expect(found).to.deep.equal([]);
    });
  }
});
