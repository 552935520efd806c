import { Connection } from './connection.mjs';
import { hashOf, Ledger } from './ledger.mjs';
import { headersOf, reading, writing } from './requests.mjs';

/** What a client registers that shows messages. Their events are all compared with what was sent. */
const EVENT_TYPES = ['message', 'update_message', 'update_message_flags', 'reaction', 'typing'];
const REGISTRATION = {
  event_types: EVENT_TYPES,
  // A client fetches everything, which `npm run bench large` measures.
  fetch_event_types: [],
  apply_markdown: true,
  client_gravatar: true,
  slim_presence: true,
  client_capabilities: {
    notification_settings_null: true,
    bulk_message_deletion: true,
    user_avatar_url_field_optional: true,
    stream_typing_notifications: true,
    user_settings_object: true,
  },
};

const kinds = { message: 1, edit: 2, flags: 3, reaction: 4, typing: 5 };

export const hashes = {
  message: (id, senderId) => hashOf(kinds.message, id, senderId),
  edit: (id, userId) => hashOf(kinds.edit, id, userId),
  flags: (id) => hashOf(kinds.flags, id),
  reaction: (id, userId) => hashOf(kinds.reaction, id, userId),
  typing: (userId, isStart) => hashOf(kinds.typing, userId, isStart ? 1 : 0),
};

/** The topic of the message that all users get last. */
export const LAST_TOPIC = 'the end';

/** Messages whose acknowledgement, place and time are remembered. Older ones have been delivered long ago. */
const REMEMBERED = 50_000;

/** The queues of all users: each has a connection of its own that waits for events. */
export class Clients {
  headers;
  received = 0;
  /** The number of queues that have the last message. */
  ended = 0;
  polls = 0;
  lostConnections = 0;
  #people;
  #indexOf;
  #indexOfChannel;
  #polls;
  #lastIds;
  #requests = [];
  #sent = new Map();
  #awaited;
  /** A message of another user that each user has not read, or 0. */
  unread;
  observer;

  /** `channels` have the indexes of their members. */
  constructor(target, people, channels) {
    this.channels = channels;
    this.#indexOfChannel = new Map(channels.map(({ id }, index) => [id, index]));
    /** The indexes of the channels of each user. */
    this.channelsOf = people.map(() => []);
    for (const [index, { members }] of channels.entries())
      for (const user of members) this.channelsOf[user].push(index);
    this.ledger = new Ledger(this.channelsOf, channels.length);
    this.#people = people;
    this.#indexOf = new Map(people.map(({ id }, index) => [id, index]));
    this.#polls = people.map(() => new Connection(target));
    this.#lastIds = new Float64Array(people.length);
    this.unread = new Float64Array(people.length);
    this.headers = people.map((person) => headersOf(target.host, person));
  }

  /** The request that registers a user's queue. */
  registration(user) {
    return writing(this.headers[user], 'POST', '/register', REGISTRATION);
  }

  /** Takes the response to it. */
  registered(user, { queue_id, last_event_id }) {
    const query = reading(this.headers[user], '/events', { queue_id });
    const end = query.indexOf(' HTTP/1.1');
    this.#requests[user] = [`${query.slice(0, end)}&last_event_id=`, query.slice(end)];
    this.#lastIds[user] = last_event_id;
  }

  poll(user) {
    const [start, end] = this.#requests[user];
    this.polls += 1;
    this.#polls[user].send(
      `${start}${this.#lastIds[user]}${end}`,
      (status, body) => {
        this.#take(user, status, body);
      },
      () => {
        this.lostConnections += 1;
        this.poll(user);
      },
    );
  }

  close() {
    for (const connection of this.#polls) connection.close();
  }

  /** Remembers when a message was acknowledged, and its channel. */
  acknowledged(id, channel) {
    this.#sent.set(id, { at: performance.now(), channel });
    if (this.#sent.size <= REMEMBERED) return;
    const [oldest] = this.#sent.keys();
    this.#sent.delete(oldest);
  }

  #take(user, status, body) {
    this.observer.answered('GET /events', status);
    if (status !== 200) return;
    const { events } = JSON.parse(body.latin1Slice());
    for (const event of events) {
      const { id } = event;
      const isNew = this.ledger.pass(user, id);
      if (isNew) this.#lastIds[user] = id;
      if (event.type !== 'heartbeat') this.#receive(user, event, isNew);
    }
    this.poll(user);
  }

  /** Calls the listener at the event with this number. */
  whenReceived(number, listener) {
    if (this.received >= number) listener();
    else this.#awaited = { number, listener };
  }

  #receive(user, event, isNew) {
    const { by, hash } = this.#readers[event.type](event, user);
    this.received += 1;
    if (this.received === this.#awaited?.number) this.#awaited.listener();
    this.ledger.receive(user, hash, event.id);
    if (event.type === 'message') this.#receiveMessage(user, event);
    // The user who made the change tells with which ID all others must get it.
    const isOwn = by === this.#people[user].id;
    if (isNew && isOwn) this.#place(user, event, hash);
  }

  #receiveMessage(user, { message, flags }) {
    if (message.subject === LAST_TOPIC) this.ended += 1;
    const sent = this.#sent.get(message.id);
    this.observer.delivered(sent ? performance.now() - sent.at : 0);
    if (!flags.includes('read')) this.unread[user] = message.id;
  }

  /** What distinguishes an event from others, and the ID of the user who made the change. */
  #readers = {
    message: ({ message: { id, sender_id: by } }) => ({ by, hash: hashes.message(id, by) }),
    update_message: ({ message_id, user_id: by }) => ({ by, hash: hashes.edit(message_id, by) }),
    reaction: ({ message_id, user_id: by }) => ({ by, hash: hashes.reaction(message_id, by) }),
    update_message_flags: ({ messages }, user) => ({
      by: this.#people[user].id,
      hash: hashes.flags(messages[0]),
    }),
    typing: ({ op, sender: { user_id: by } }) => ({ by, hash: hashes.typing(by, op === 'start') }),
  };

  #place(user, event, hash) {
    const place = this.#places[event.type](event, user);
    if (Array.isArray(place)) this.ledger.placedAmongUsers(place, hash, event.id);
    else this.ledger.placedInChannel(place, hash, event.id);
  }

  /** The channel or the users who get an event. */
  #places = {
    message: ({ message: { type, stream_id, display_recipient } }) =>
      type === 'stream'
        ? this.#indexOfChannel.get(stream_id)
        : display_recipient.map(({ id }) => this.#indexOf.get(id)),
    update_message: ({ message_id }) => this.#channelOf(message_id),
    reaction: ({ message_id }) => this.#channelOf(message_id),
    update_message_flags: (_event, user) => [user],
    typing: ({ recipients }) => recipients.map(({ user_id }) => this.#indexOf.get(user_id)),
  };

  /** The channel of a message that was acknowledged lately. */
  #channelOf(messageId) {
    return this.#sent.get(messageId)?.channel;
  }
}
