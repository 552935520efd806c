import type { ZulipClient } from 'zulip-js';

export const CHANNEL = 'Elsinore';

/** What the calls need: IDs of messages, of a channel and of another user. */
export interface Scene {
  readonly message: number;
  /** A message with a reaction of the client's user. */
  readonly reacted: number;
  readonly stream: number;
  /** A channel that no other call needs. */
  readonly unneeded: number;
  readonly hamlet: number;
  readonly queue: { readonly queue_id: string; readonly last_event_id: number };
}

/** A call of each function. Those that remove something come last. */
export const CALLS: Readonly<Record<string, (client: ZulipClient, scene: Scene) => Promise<unknown>>> = {
  'accounts.retrieve': (client) => client.accounts.retrieve(),
  callEndpoint: (client) => client.callEndpoint('users/me/subscriptions'),
  'emojis.retrieve': (client) => client.emojis.retrieve(),
  'events.retrieve': (client, { queue }) => client.events.retrieve({ ...queue, dont_block: true }),
  'filters.retrieve': (client) => client.filters.retrieve(),
  'messages.retrieve': (client) =>
    client.messages.retrieve({
      anchor: 'newest',
      num_before: 5,
      num_after: 0,
      narrow: [{ operator: 'channel', operand: CHANNEL }],
    }),
  'messages.send': (client) =>
    client.messages.send({ type: 'private', to: ['hamlet@example.com'], content: 'Words, words, words.' }),
  'messages.render': (client) => client.messages.render({ content: '**Words**' }),
  'messages.update': (client, { message }) =>
    client.messages.update({ message_id: message, content: "Who's *here*?" }),
  'messages.flags.add': (client, { message }) =>
    client.messages.flags.add({ messages: [message], flag: 'starred' }),
  'messages.flags.remove': (client, { message }) =>
    client.messages.flags.remove({ messages: [message], flag: 'starred' }),
  'messages.getById': (client, { message }) => client.messages.getById({ message_id: message }),
  'messages.getHistoryById': (client, { message }) => client.messages.getHistoryById({ message_id: message }),
  'queues.register': (client) => client.queues.register({ event_types: ['message'] }),
  'reactions.add': (client, { message }) =>
    client.reactions.add({ message_id: message, emoji_name: 'octopus' }),
  'server.settings': (client) => client.server.settings(),
  'streams.retrieve': (client) => client.streams.retrieve(),
  'streams.getStreamId': (client) => client.streams.getStreamId({ stream: CHANNEL }),
  'streams.subscriptions.retrieve': (client) => client.streams.subscriptions.retrieve(),
  'streams.topics.retrieve': (client, { stream }) => client.streams.topics.retrieve({ stream_id: stream }),
  'typing.send': (client, { hamlet }) => client.typing.send({ to: [hamlet], op: 'start' }),
  'users.retrieve': (client) => client.users.retrieve({ client_gravatar: true }),
  'users.create': (client) =>
    client.users.create({
      email: 'ofelia@example.com',
      password: 'rosemary 4 remembrance',
      full_name: 'Ofelia',
    }),
  'users.me.pointer.retrieve': (client) => client.users.me.pointer.retrieve(),
  'users.me.pointer.update': (client, { message }) => client.users.me.pointer.update(message),
  'users.me.getProfile': (client) => client.users.me.getProfile(),
  'users.me.subscriptions.add': (client) =>
    client.users.me.subscriptions.add({ subscriptions: JSON.stringify([{ name: 'Castle' }]) }),
  'users.me.alertWords.retrieve': (client) => client.users.me.alertWords.retrieve(),
  'users.me.subscriptions.remove': (client) =>
    client.users.me.subscriptions.remove({ subscriptions: JSON.stringify(['Castle']) }),
  'reactions.remove': (client, { message }) =>
    client.reactions.remove({ message_id: message, emoji_name: 'octopus' }),
  'messages.deleteReactionById': (client, { reacted }) =>
    client.messages.deleteReactionById({ message_id: reacted, emoji_name: 'octopus' }),
  'messages.deleteById': (client, { message }) => client.messages.deleteById({ message_id: message }),
  'queues.deregister': (client, { queue }) => client.queues.deregister({ queue_id: queue.queue_id }),
  'streams.deleteById': (client, { unneeded }) => client.streams.deleteById({ stream_id: unneeded }),
};
