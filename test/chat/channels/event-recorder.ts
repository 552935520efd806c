import type { Body, Client } from '../../support/client.js';

const withoutId = (event: Body): Body => {
  const { id, ...rest } = event;
  return typeof id === 'number' ? rest : event;
};

/** A user's state of channels and groups as register returned it, and the events since then. */
export class Watch {
  private constructor(
    readonly client: Client,
    readonly state: Body,
    private lastEventId: number,
  ) {}

  static async start(client: Client): Promise<Watch> {
    const { user_id: ownId } = await client.ok('GET', '/users/me');
    const state = await client.ok('POST', '/register', {
      event_types: ['stream', 'subscription', 'default_streams', 'user_group'],
      fetch_event_types: ['stream', 'subscription', 'default_streams', 'realm_user_groups'],
      include_subscribers: true,
    });
    return new Watch(client, { ...state, ownId }, state.last_event_id);
  }

  /** Returns the events since the last call, without their IDs. */
  async events(): Promise<Body[]> {
    const { events } = await this.client.ok('GET', '/events', {
      queue_id: this.state.queue_id,
      last_event_id: this.lastEventId,
      dont_block: true,
    });
    this.lastEventId = events.at(-1)?.id ?? this.lastEventId;
    return events.filter(({ type }: Body) => type !== 'heartbeat').map(withoutId);
  }

  /** The state updated by the events, and the state that register returns now. Both must be equal. */
  async compare(): Promise<{ followed: Body; fresh: Body }> {
    for (const event of await this.events()) apply(this.state, event);
    const { state } = await Watch.start(this.client);
    return { followed: view(this.state), fresh: view(state) };
  }
}

const LISTS = ['subscriptions', 'unsubscribed', 'never_subscribed'] as const;

/** The first message of a channel follows from `message` events, which this client does not get. */
const withoutFirstMessage = (channel: Body): Body => ({ ...channel, first_message_id: undefined });

const byId = (channels: Body[]): Body[] =>
  channels.map(withoutFirstMessage).sort((a, b) => a.stream_id - b.stream_id);

/** Returns the compared fields, with sorted lists. */
const view = (state: Body): Body => ({
  ...Object.fromEntries(LISTS.map((list) => [list, byId(state[list])])),
  streams: byId(state.streams),
  realm_default_streams: byId(state.realm_default_streams),
  realm_user_groups: state.realm_user_groups,
});

const take = (state: Body, streamId: number): Body => {
  for (const list of LISTS) {
    const found = state[list].find(({ stream_id }: Body) => stream_id === streamId);
    state[list] = state[list].filter((channel: Body) => channel !== found);
    if (found) return found;
  }
  return undefined;
};

const changePeers = (state: Body, event: Body, change: (ids: Set<number>, userId: number) => void): void => {
  for (const list of LISTS) {
    for (const channel of state[list].filter(({ stream_id }: Body) => event.stream_ids.includes(stream_id))) {
      const ids = new Set<number>(channel.subscribers);
      for (const userId of event.user_ids) change(ids, userId);
      channel.subscribers = [...ids].sort((a, b) => a - b);
    }
  }
};

/** Applies each event to the state, as a client does. */
const appliers: Record<string, (state: Body, event: Body) => void> = {
  'stream create': (state, { streams }) => {
    state.streams.push(...streams);
    state.never_subscribed.push(...streams.map((channel: Body) => ({ ...channel, subscribers: [] })));
  },
  'stream update': (state, { stream_id, property, value, ...more }) => {
    const { rendered_description, history_public_to_subscribers, is_web_public } = more;
    const further = { rendered_description, history_public_to_subscribers, is_web_public };
    const known = Object.entries({ [property]: value, ...further }).filter(([, one]) => one !== undefined);
    for (const list of [...LISTS, 'streams', 'realm_default_streams'])
      for (const channel of state[list].filter((one: Body) => one.stream_id === stream_id))
        Object.assign(channel, Object.fromEntries(known));
  },
  'stream delete': (state, { streams }) => {
    for (const { stream_id } of streams) {
      state.streams = state.streams.filter((channel: Body) => channel.stream_id !== stream_id);
      take(state, stream_id);
    }
  },
  'subscription add': (state, { subscriptions }) => {
    for (const { stream_id } of subscriptions) take(state, stream_id);
    state.subscriptions.push(...subscriptions);
  },
  'subscription remove': (state, { subscriptions }) => {
    for (const { stream_id } of subscriptions) {
      const channel = take(state, stream_id);
      channel.subscribers = channel.subscribers.filter((id: number) => id !== state.ownId);
      state.unsubscribed.push(channel);
    }
  },
  'subscription update': (state, { stream_id, property, value }) => {
    state.subscriptions.find((channel: Body) => channel.stream_id === stream_id)[property] = value;
  },
  'subscription peer_add': (state, event) => {
    changePeers(state, event, (ids, id) => ids.add(id));
  },
  'subscription peer_remove': (state, event) => {
    changePeers(state, event, (ids, id) => ids.delete(id));
  },
  'default_streams ': (state, { default_streams }) => {
    state.realm_default_streams = default_streams;
  },
  'user_group add_members': (state, { group_id, user_ids }) => {
    const group = state.realm_user_groups.find(({ id }: Body) => id === group_id);
    group.members = [...group.members, ...user_ids].sort((a, b) => a - b);
  },
  'user_group remove_members': (state, { group_id, user_ids }) => {
    const group = state.realm_user_groups.find(({ id }: Body) => id === group_id);
    group.members = group.members.filter((id: number) => !user_ids.includes(id));
  },
};

const apply = (state: Body, event: Body): void => {
  const applier = appliers[`${event.type} ${event.op ?? ''}`];
  if (!applier) throw new Error(`No client knows this event: ${JSON.stringify(event)}`);
  applier(state, event);
};
