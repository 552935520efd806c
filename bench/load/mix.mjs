import { constants, gunzipSync } from 'node:zlib';

import { Counts, Times } from './figures.mjs';
import { hashes } from './clients.mjs';
import { FETCHES, OPERATIONS } from './rates.mjs';
import { reading, writing } from './requests.mjs';

const TICK_MS = 2;
const TOPICS = 5;
/** Sent messages that get reactions and edits. */
const RECENT = 64;
/** One user in three is idle. */
const IDLE = 3;
/** The beginning of a response has the ID. The rest has megabytes. */
const PREFIX = 512;

const WORDS =
  'the plan for next week needs another look before we ship it so please read the notes and tell me what is missing'.split(
    ' ',
  );

const random = (most) => Math.floor(Math.random() * most);
const oneOf = (list) => list[random(list.length)];

const textOf = () => {
  const words = Array.from({ length: 5 + random(30) }, () => oneOf(WORDS)).join(' ');
  const form = Math.random();
  if (form < 0.06) return `${words} https://example.com/${random(1000)}`;
  if (form < 0.1) return `**${oneOf(WORDS)}** ${words}`;
  if (form < 0.14) return `\`${oneOf(WORDS)}()\` ${words}`;
  if (form < 0.16) return `${words}\n\n* one\n* two\n* three`;
  return words;
};

const fetchOf = () => {
  let rest = Math.random();
  return FETCHES.find(({ share }) => (rest -= share) < 0) ?? FETCHES[0];
};

const idIn = (body) => JSON.parse(body.latin1Slice()).id;

/** Reads only the beginning of a response, which the server does not compress. */
const presenceIdIn = (body, isCompressed) => {
  const start = body.subarray(0, PREFIX);
  const text = isCompressed ? gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }) : start;
  return Number(/"presence_last_update_id":(-?\d+)/.exec(text.toString('latin1'))[1]);
};

/** Makes the requests of the users at given rates, whether or not the server keeps up. */
export class Mix {
  times = Object.fromEntries(OPERATIONS.map((operation) => [operation, new Times()]));
  deliveries = new Times();
  statuses = new Counts();
  failures = new Counts();
  unanswered = 0;
  #clients;
  #pool;
  #people;
  #presenceIds;
  #nextReporter = 0;
  #recent = [];

  constructor(clients, pool, people, presenceId) {
    this.#clients = clients;
    this.#pool = pool;
    this.#people = people;
    this.#presenceIds = new Float64Array(people.length).fill(presenceId);
  }

  /** Requests at these rates for some seconds. */
  async run(rates, seconds) {
    const begun = performance.now();
    const end = begun + seconds * 1000;
    const next = Object.entries(rates).map(([operation, rate]) => ({
      operation,
      every: 1000 / rate,
      at: begun,
    }));
    for (const one of next) one.at += Math.random() * one.every;
    await new Promise((resolve) => {
      const timer = setInterval(() => {
        const now = Math.min(performance.now(), end);
        for (const one of next)
          for (; one.at <= now; one.at -= Math.log(1 - Math.random()) * one.every)
            this.#operations[one.operation](one.at);
        if (now < end) return;
        clearInterval(timer);
        resolve();
      }, TICK_MS);
    });
  }

  reset() {
    for (const times of [...Object.values(this.times), this.deliveries]) times.reset();
  }

  /** Counts a response. */
  answered(operation, status) {
    if (status !== 200) this.statuses.add(`${operation} ${status}`);
  }

  delivered(milliseconds) {
    this.deliveries.add(milliseconds);
  }

  /** Sends a message to a channel. Calls `acknowledged` when the server has it. */
  sendToChannel(
    user,
    channel,
    { at = performance.now(), topic = `topic ${random(TOPICS)}`, acknowledged = () => undefined } = {},
  ) {
    const message = { type: 'stream', to: this.#clients.channels[channel].id, topic, content: textOf() };
    this.#request('channel message', at, this.#writing(user, 'POST', '/messages', message), (body) => {
      const id = idIn(body);
      this.#clients.acknowledged(id, channel);
      this.#clients.ledger.sentToChannel(channel, hashes.message(id, this.#people[user].id));
      this.#recent.push({ id, user, channel, reactions: 0, isEdited: false });
      if (this.#recent.length > RECENT) this.#recent.shift();
      acknowledged();
    });
  }

  #writing(user, method, path, parameters) {
    return writing(this.#clients.headers[user], method, path, parameters);
  }

  /** Makes a request that was due at a time. The wait for a free connection counts. */
  #request(operation, at, text, succeeded) {
    this.unanswered += 1;
    this.#pool.send(text, (status, body, isCompressed) => {
      this.unanswered -= 1;
      this.times[operation].add(performance.now() - at);
      this.answered(operation, status);
      if (status === 200) succeeded?.(body, isCompressed);
      else this.failures.add(`${operation} ${status}: ${body.toString().slice(0, 150)}`);
    });
  }

  /** Channels with few subscribers have as many messages as large ones: a user writes less often to a large one. */
  #channelOf(user) {
    const channels = this.#clients.channelsOf[user];
    const weights = channels.map((channel) => 1 / this.#clients.channels[channel].members.length);
    let rest = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
    return channels.find((_channel, index) => (rest -= weights[index]) < 0) ?? channels[0];
  }

  /** Each user writes to a few others. */
  #partnerOf(user) {
    return (user + 1 + random(5)) % this.#people.length;
  }

  #operations = {
    presence: (at) => {
      const user = this.#nextReporter;
      this.#nextReporter = (user + 1) % this.#people.length;
      const report = {
        status: user % IDLE === 0 ? 'idle' : 'active',
        last_update_id: this.#presenceIds[user],
        new_user_input: true,
      };
      this.#request(
        'presence',
        at,
        this.#writing(user, 'POST', '/users/me/presence', report),
        (body, isCompressed) => {
          this.#presenceIds[user] = presenceIdIn(body, isCompressed);
        },
      );
    },
    'channel message': (at) => {
      const user = random(this.#people.length);
      this.sendToChannel(user, this.#channelOf(user), { at });
    },
    'direct message': (at) => {
      const user = random(this.#people.length);
      const partner = this.#partnerOf(user);
      const message = { type: 'direct', to: [this.#people[partner].id], content: textOf() };
      this.#request('direct message', at, this.#writing(user, 'POST', '/messages', message), (body) => {
        const id = idIn(body);
        this.#clients.acknowledged(id);
        this.#clients.ledger.sentToUsers([user, partner], hashes.message(id, this.#people[user].id));
      });
    },
    fetch: (at) => {
      const user = random(this.#people.length);
      const { narrow, share: _share, ...page } = fetchOf();
      const parameters = { ...page, narrow: this.#narrows[narrow](user) };
      this.#request('fetch', at, reading(this.#clients.headers[user], '/messages', parameters));
    },
    'mark read': (at) => {
      const user = this.#userWithUnread();
      if (user === undefined) return;
      const id = this.#clients.unread[user];
      this.#clients.unread[user] = 0;
      const change = { messages: [id], op: 'add', flag: 'read' };
      this.#request('mark read', at, this.#writing(user, 'POST', '/messages/flags', change), () => {
        this.#clients.ledger.sentToUsers([user], hashes.flags(id));
      });
    },
    typing: (at) => {
      const user = random(this.#people.length);
      const partner = this.#partnerOf(user);
      const isStart = Math.random() < 0.5;
      const typing = { type: 'direct', op: isStart ? 'start' : 'stop', to: [this.#people[partner].id] };
      this.#request('typing', at, this.#writing(user, 'POST', '/typing', typing), () => {
        this.#clients.ledger.sentToUsers([user, partner], hashes.typing(this.#people[user].id, isStart));
      });
    },
    reaction: (at) => {
      if (this.#recent.length === 0) return;
      const message = oneOf(this.#recent);
      const members = this.#clients.channels[message.channel].members;
      if (message.reactions >= members.length) return;
      const user = members[message.reactions++];
      const path = `/messages/${message.id}/reactions`;
      this.#request('reaction', at, this.#writing(user, 'POST', path, { emoji_name: 'thumbs_up' }), () => {
        const hash = hashes.reaction(message.id, this.#people[user].id);
        this.#clients.ledger.sentToChannel(message.channel, hash);
      });
    },
    edit: (at) => {
      const message = this.#recent.findLast(({ isEdited }) => !isEdited);
      if (!message) return;
      message.isEdited = true;
      const { id, user, channel } = message;
      this.#request(
        'edit',
        at,
        this.#writing(user, 'PATCH', `/messages/${id}`, { content: `${textOf()} edited` }),
        () => {
          this.#clients.ledger.sentToChannel(channel, hashes.edit(id, this.#people[user].id));
        },
      );
    },
  };

  #narrows = {
    all: () => [],
    channel: (user) => [{ operator: 'channel', operand: this.#clients.channels[this.#channelOf(user)].id }],
    topic: (user) => [
      ...this.#narrows.channel(user),
      { operator: 'topic', operand: `topic ${random(TOPICS)}` },
    ],
    direct: (user) => [{ operator: 'dm', operand: [this.#people[this.#partnerOf(user)].id] }],
  };

  #userWithUnread() {
    for (let tries = 0; tries < 50; tries += 1) {
      const user = random(this.#people.length);
      if (this.#clients.unread[user] > 0) return user;
    }
    return undefined;
  }
}
