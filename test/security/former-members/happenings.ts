import { makeChannel, say } from '../../chat/messages/fixtures.js';
import { edit } from '../../chat/messages/edit-fixtures.js';
import { react, takeBack, TADA } from '../../chat/messages/reaction-fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { WHO } from './people.js';
import { NEVER_HAD } from './question.js';
import { mentionAll, subscribe, unsubscribe, type Place, type Scene, type Spare } from './scene.js';

/** Something that happens in a channel, and the event that tells of it. */
export interface Happening {
  /** The form of the event in the contract. */
  readonly form: string;
  /** Returns the ID by which `tells` knows the event. */
  readonly act: (scene: Scene, place: Place) => Promise<number>;
  readonly tells: (event: Body, id: number) => boolean;
  /** Whether the queue asks for the messages of all public channels. */
  readonly allPublic?: true;
}

type Happenings = Readonly<Record<string, Happening>>;

const isAbout = (event: Body, type: string, id: number): boolean =>
  event.type === type && (event.message_id === id || event.message_ids?.includes(id) === true);

/** Anna's changes of a message of each time. */
const ofEach = (
  title: string,
  form: string,
  [type, name]: readonly [string, keyof Spare],
  act: (anna: Person, id: number) => Promise<unknown>,
): Happenings =>
  Object.fromEntries(
    (['before', 'after'] as const).map((era): [string, Happening] => [
      title.replace('…', era),
      {
        form,
        async act({ anna }, { spare }) {
          await act(anna, spare[era][name]);
          return spare[era][name];
        },
        tells: (event, id) => isAbout(event, type, id),
      },
    ]),
  );

const newMessage: Happening = {
  form: 'MessageEvent',
  act: ({ anna }, { name }) => say(anna, name, 'news'),
  tells: (event, id) => event.type === 'message' && event.message.id === id,
};

const typing = (op: 'start' | 'stop', form: string): Happening => ({
  form,
  async act({ anna }, { id: stream_id }) {
    await anna.client.ok('POST', '/typing', { type: 'channel', op, stream_id, topic: 'news' });
    return stream_id;
  },
  tells: (event, id) => event.type === 'typing' && event.op === op && event.stream_id === id,
});

const ofPeers = (
  op: 'peer_add' | 'peer_remove',
  form: string,
  act: typeof subscribe | typeof unsubscribe,
): Happening => ({
  form,
  async act(scene, { id, name }) {
    await act(scene, name, [scene.carl]);
    return id;
  },
  tells: (event, id) => event.type === 'subscription' && event.op === op && event.stream_ids.includes(id),
});

/** The channel of Anna alone to which she moves messages. */
const moveAway = async (anna: Person, id: number): Promise<void> => {
  const stream_id = await makeChannel(anna, 'the vault', [], { invite_only: true });
  await edit(anna, id, { stream_id });
};

export const happenings: Happenings = {
  'is sent a message': newMessage,
  'is sent it by all_public_streams': { ...newMessage, allPublic: true },
  'is sent a mention': {
    ...newMessage,
    act: ({ anna, people }, { name }) => say(anna, name, 'news', mentionAll(people)),
  },
  ...ofEach('is told of an edit of …', 'UpdateMessageEvent', ['update_message', 'edited'], (anna, id) =>
    edit(anna, id, { content: 'changed' }),
  ),
  ...ofEach('is told of a new topic of …', 'UpdateMessageEvent', ['update_message', 'retitled'], (anna, id) =>
    edit(anna, id, { topic: `retitled ${id}`, propagate_mode: 'change_all' }),
  ),
  'is told where a followed topic goes': {
    form: 'UserTopicEvent',
    async act({ anna }, { id, spare }) {
      await edit(anna, spare.before.retitled, { topic: 'followed', propagate_mode: 'change_all' });
      return id;
    },
    tells: ({ type, stream_id, topic_name }, id) =>
      type === 'user_topic' && stream_id === id && topic_name === 'followed',
  },
  ...ofEach('is told of a reaction to …', 'ReactionAddEvent', ['reaction', 'reacted'], (anna, id) =>
    react(anna, id, TADA),
  ),
  ...ofEach(
    'is told of a submessage to …',
    'SubmessageEvent',
    ['submessage', 'reacted'],
    ({ client }, message_id) =>
      client.ok('POST', '/submessage', { message_id, msg_type: 'widget', content: '{}' }),
  ),
  'is told that a reaction is gone': {
    form: 'ReactionRemoveEvent',
    async act({ anna }, { spare: { before } }) {
      await takeBack(anna, before.reacted, TADA);
      return before.reacted;
    },
    tells: (event, id) => isAbout(event, 'reaction', id) && event.op === 'remove',
  },
  ...ofEach(
    'is told of a deletion of …',
    'DeleteMessageEvent',
    ['delete_message', 'deleted'],
    ({ client }, id) => client.ok('DELETE', `/messages/${id}`),
  ),
  ...ofEach('is told of the move away of …', 'DeleteMessageEvent', ['delete_message', 'moved'], moveAway),
  'is told of typing': typing('start', 'TypingStartEvent'),
  'is told that typing stopped': typing('stop', 'TypingStopEvent'),
  'is told of a new first message': {
    form: 'StreamUpdateEvent',
    async act({ anna }, { id, first }) {
      await anna.client.ok('DELETE', `/messages/${first}`);
      return id;
    },
    tells: ({ type, op, stream_id }, id) => type === 'stream' && op === 'update' && stream_id === id,
  },
  'is told of a subscriber': ofPeers('peer_add', 'SubscriptionPeerAddEvent', subscribe),
  'is told that a subscriber is gone': ofPeers('peer_remove', 'SubscriptionPeerRemoveEvent', unsubscribe),
  'is told that their file is gone': {
    form: 'AttachmentRemoveEvent',
    async act({ anna }, { own }) {
      for (const { withFile } of Object.values(own)) await anna.client.ok('DELETE', `/messages/${withFile}`);
      return 0;
    },
    tells: ({ type, op }) => type === 'attachment' && op === 'remove',
  },
};

/** What happens at the end: all users are subscribed, and then all of them leave. */
export const lastHappenings: Happenings = {
  'is told that the channel is there': {
    form: 'StreamCreateEvent',
    async act(scene, { id, name }) {
      await subscribe(scene, name, Object.values(scene.people));
      return id;
    },
    tells: ({ type, op, streams }, id) =>
      type === 'stream' && op === 'create' && streams.some(({ stream_id }: Body) => stream_id === id),
  },
  'is told that the channel is gone': {
    form: 'StreamDeleteEvent',
    async act(scene, { id, name }) {
      await unsubscribe(scene, name, [scene.anna, ...Object.values(scene.people)]);
      return id;
    },
    tells: ({ type, op, streams }, id) =>
      type === 'stream' && op === 'delete' && streams.some(({ stream_id }: Body) => stream_id === id),
  },
};

/** Registers a queue for every event. Returns what reads it, and undefined if the server refuses it. */
const openQueue = async (
  { client }: Person,
  all_public_streams: boolean,
): Promise<(() => Promise<Body[]>) | undefined> => {
  const { status, body } = await client.send('POST', '/register', {
    fetch_event_types: [],
    all_public_streams,
    client_capabilities: { bulk_message_deletion: true, stream_typing_notifications: true },
  });
  if (status !== 200) return undefined;
  const { queue_id, last_event_id } = body;
  return async () =>
    (await client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true })).events;
};

/** Returns a function that returns whether a user received an event about a happening since then. */
const listen = async (person: Person): Promise<(happening: Happening, id: number) => Promise<string>> => {
  const queues = { usual: await openQueue(person, false), wide: await openQueue(person, true) };
  const heard = new Map<keyof typeof queues, Body[] | undefined>();
  return async ({ tells, allPublic }, id) => {
    const name = allPublic ? 'wide' : 'usual';
    if (!heard.has(name)) heard.set(name, await queues[name]?.());
    const events = heard.get(name);
    if (!events) return 'refused';
    return events.some((event) => tells(event, id)) ? 'told' : NEVER_HAD;
  };
};

/** Lets everything happen in a channel. Returns the words by happening, for each person in the order of `WHO`. */
export const observe = async (
  scene: Scene,
  place: Place,
  all: Happenings,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const listeners = await Promise.all(WHO.map((who) => listen(scene.people[who])));
  const ids = new Map<string, number>();
  for (const [name, { act }] of Object.entries(all)) ids.set(name, await act(scene, place));
  const words = new Map<string, readonly string[]>();
  for (const [name, happening] of Object.entries(all)) {
    const own = listeners.map((told) => told(happening, ids.get(name) ?? 0));
    words.set(name, await Promise.all(own));
  }
  return words;
};
