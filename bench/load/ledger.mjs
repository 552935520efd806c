/**
 * Compares the events of every queue with what was sent, in constant memory for each queue: how many events there were, the sum
 * of their hashes, and the sum of their hashes with their IDs. A lost, doubled or changed event changes a sum. Two events in
 * another order have other IDs, or IDs that do not ascend.
 */

const mixed = (hash, number) => {
  let value = Math.imul(hash ^ number, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
};

/** A hash of what happened: the kind of event, and the numbers that distinguish it from others. */
export const hashOf = (...numbers) => numbers.reduce(mixed, 0x9e3779b9);

/** Sums of events, for each of some places. */
class Sums {
  constructor(length) {
    this.counts = new Uint32Array(length);
    this.hashes = new Int32Array(length);
    this.orders = new Int32Array(length);
  }

  count(place, hash) {
    this.counts[place] += 1;
    this.hashes[place] += hash;
  }

  order(place, hash, eventId) {
    this.orders[place] += mixed(hash, eventId);
  }
}

/** The places of an event are all subscribers of a channel, or some users. All are indexes. */
export class Ledger {
  #inChannels;
  #toUsers;
  #received;
  #channelsOf;
  #newest;
  #falling = 0;

  /** `channelsOf` are the channels of each user. */
  constructor(channelsOf, channels) {
    this.#channelsOf = channelsOf;
    this.#inChannels = new Sums(channels);
    this.#toUsers = new Sums(channelsOf.length);
    this.#received = new Sums(channelsOf.length);
    this.#newest = new Float64Array(channelsOf.length).fill(-1);
  }

  /** The server has acknowledged a change whose event goes to all subscribers of a channel, … */
  sentToChannel(channel, hash) {
    this.#inChannels.count(channel, hash);
  }

  /** … or to these users. */
  sentToUsers(users, hash) {
    for (const user of users) this.#toUsers.count(user, hash);
  }

  /** The user who made the change has got its event. All others must get it with the same ID. */
  placedInChannel(channel, hash, eventId) {
    this.#inChannels.order(channel, hash, eventId);
  }

  placedAmongUsers(users, hash, eventId) {
    for (const user of users) this.#toUsers.order(user, hash, eventId);
  }

  /** A queue got an ID. Returns whether it is above all that the queue got before, as it must be. */
  pass(user, eventId) {
    const isAbove = eventId > this.#newest[user];
    if (isAbove) this.#newest[user] = eventId;
    else this.#falling += 1;
    return isAbove;
  }

  /** A queue got an event. */
  receive(user, hash, eventId) {
    this.#received.count(user, hash);
    this.#received.order(user, hash, eventId);
  }

  #expected(user) {
    let [count, hash, order] = [
      this.#toUsers.counts[user],
      this.#toUsers.hashes[user],
      this.#toUsers.orders[user],
    ];
    for (const channel of this.#channelsOf[user]) {
      count += this.#inChannels.counts[channel];
      hash = (hash + this.#inChannels.hashes[channel]) | 0;
      order = (order + this.#inChannels.orders[channel]) | 0;
    }
    return { count, hash, order };
  }

  /** What is wrong: events by the first two, queues by the third, IDs and queues by the last. */
  verdict() {
    const found = { lost: 0, doubled: 0, changed: 0, reordered: this.#falling };
    for (let user = 0; user < this.#channelsOf.length; user += 1) {
      const { count, hash, order } = this.#expected(user);
      const { counts, hashes, orders } = this.#received;
      found.lost += Math.max(0, count - counts[user]);
      found.doubled += Math.max(0, counts[user] - count);
      if (count !== counts[user]) continue;
      if (hash !== hashes[user]) found.changed += 1;
      else if (order !== orders[user]) found.reordered += 1;
    }
    return found;
  }
}
