import { createRenderers } from '../../../src/chat/events/renderers.js';
import { type EventRow, fromRow } from '../../../src/runtime/event-log/log-reads.js';
import type { QueueOptions, QueueView } from '../../../src/runtime/event-log/queue.js';
import type { LoggedEvent } from '../../../src/runtime/event-log/events.js';
import type { Renderer } from '../../../src/runtime/event-log/variants.js';
import type { TestServer } from '../../support/server.js';
import { readDocument, Reader } from '../specification/published.js';

const reader = new Reader(readDocument());
const { client_capabilities: stated = {} } =
  reader.follow(readDocument().components.schemas.RegisterQueueRequest ?? {}).properties ?? {};
const CAPABILITIES = Object.keys(reader.follow(stated).properties ?? {});

const FLAGS = ['apply_markdown', 'client_gravatar', 'slim_presence', 'include_subscribers'] as const;

/** The capability that takes the place of the name of the client. */
const OF_NAMES = 'zulip_extra_emoji';

const USER = 1;
const ID = 'queue';

/** A queue that has one value for all options, except for one. */
const queueWith = (base: boolean, other?: string, unstated?: string): QueueView => {
  const of = (name: string): boolean => (name === other ? !base : base);
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, of(name)]));
  const options = { event_types: null, narrow: [], all_public_streams: false, ...all(FLAGS) };
  return {
    id: ID,
    user_id: USER,
    client: of('client') ? 'ZulipMobile' : 'curl',
    options: {
      ...options,
      client_capabilities: all(CAPABILITIES.filter((name) => name !== unstated)),
    } as unknown as QueueOptions,
  };
};

interface Receiver {
  readonly queue: QueueView;
  readonly logged: LoggedEvent;
}

/** Pairs of receivers that differ in exactly one property, with the word that `x-varies-by` has for it. */
const pairsOf = (logged: LoggedEvent): [word: string, one: Receiver, other: Receiver][] => {
  const { audience } = logged;
  const withFlags = (...flags: string[]): LoggedEvent => ({
    ...logged,
    audience: { ...audience, flags: new Map([[USER, flags]]) },
  });
  const { local } = logged.event as { local?: { queue_id: string } };
  return [false, true].flatMap((base): [string, Receiver, Receiver][] => {
    const queue = queueWith(base);
    const one = { queue, logged };
    const sender = { queue: { ...queue, id: local?.queue_id ?? ID }, logged };
    return [
      // The name of the client counts only without what it states.
      [
        'client',
        { queue: queueWith(base, undefined, OF_NAMES), logged },
        { queue: queueWith(base, 'client', OF_NAMES), logged },
      ],
      ...[...FLAGS, ...CAPABILITIES].map((name): [string, Receiver, Receiver] => [
        name,
        one,
        { queue: queueWith(base, name), logged },
      ]),
      ['flags', { queue, logged: withFlags('read') }, { queue, logged: withFlags('mentioned') }],
      ['local_message_id', one, sender],
    ];
  });
};

/** How event forms vary, by `type op`. */
export interface Variations {
  readonly found: ReadonlyMap<string, ReadonlySet<string>>;
  /** Receivers that would share one serialized event although their events differ. */
  readonly confused: readonly string[];
}

const AS_EMITTED: Pick<Renderer, 'key' | 'render'> = { key: () => '', render: ({ event }) => event };

const eventsIn = ({ services }: TestServer): Promise<LoggedEvent[]> =>
  services.store.read(async (tx) => {
    const rows = await tx.all<EventRow>('SELECT id, event, audience FROM events ORDER BY id', []);
    return rows.flatMap((row) => fromRow(row).logged ?? []);
  });

/** Renders every event of the log for pairs of receivers that differ in one property. */
export const variationsIn = async (server: TestServer): Promise<Variations> => {
  const renderers = new Map(createRenderers(server.services.keys).map((one) => [one.type, one]));
  const found = new Map<string, Set<string>>();
  const confused = new Set<string>();
  for (const event of await eventsIn(server)) {
    const { type, op = '' } = event.event;
    const { key, render } = renderers.get(type) ?? AS_EMITTED;
    const words = found.get(`${type} ${op}`) ?? new Set();
    found.set(`${type} ${op}`, words);
    for (const [word, one, other] of pairsOf(event)) {
      const texts = [one, other].map(({ queue, logged }) => JSON.stringify(render(logged, queue, USER)));
      const keys = [one, other].map(({ queue, logged }) => key(queue, logged, USER));
      if (texts[0] === texts[1]) continue;
      words.add(word);
      if (keys[0] === keys[1]) confused.add(`${type} ${op}: ${word}`);
    }
  }
  return { found, confused: [...confused] };
};
