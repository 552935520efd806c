import { expect } from 'chai';

import { Watch } from '../channels/watch.js';
import type { Body, Client } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const ROUNDS = 12;

/** Accounts and unread messages as register answered them, and the events since. */
class Follower {
  private constructor(
    private readonly client: Client,
    private readonly state: Body,
  ) {}

  static async start(client: Client): Promise<Follower> {
    // Events carry the whole address of an avatar to everyone.
    const choices = { event_types: ['realm_user', 'message'], client_gravatar: false };
    return new Follower(client, await client.ok('POST', '/register', choices));
  }

  async compare(): Promise<{ followed: Body; fresh: Body }> {
    const { queue_id, last_event_id } = this.state;
    const { events } = await this.client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
    for (const event of events) this.#apply(event);
    const { state } = await Follower.start(this.client);
    return { followed: view(this.state), fresh: view(state) };
  }

  #apply(event: Body): void {
    if (event.type === 'message') this.#addMessage(event);
    else if (event.op === 'add') this.state.realm_users.push(event.person);
    else this.#move(event.person);
  }

  #addMessage({ message, flags }: Body): void {
    this.state.max_message_id = message.id;
    if (flags.includes('read')) return;
    const { unread_msgs: unread } = this.state;
    unread.count = Number(unread.count) + 1;
    const isSame = ({ stream_id, topic }: Body): boolean =>
      stream_id === message.stream_id && topic === message.subject;
    const found = unread.streams.find(isSame);
    if (found) found.unread_message_ids.push(message.id);
    else {
      const { id, stream_id, subject } = message;
      unread.streams.push({ stream_id, topic: subject, unread_message_ids: [id] });
    }
  }

  #move({ user_id, ...changes }: Body): void {
    const { realm_users, realm_non_active_users } = this.state;
    const [from, to] = changes.is_active
      ? [realm_non_active_users, realm_users]
      : [realm_users, realm_non_active_users];
    const index = from.findIndex((user: Body) => user.user_id === user_id);
    const [user] = from.splice(index, 1);
    to.push({ ...user, ...changes });
  }
}

const byId = (users: Body[]): Body[] => [...users].sort((a, b) => a.user_id - b.user_id);

const view = (state: Body): Body => ({
  users: byId(state.realm_users),
  gone: byId(state.realm_non_active_users),
  max_message_id: state.max_message_id,
  count: state.unread_msgs.count,
  topics: [...state.unread_msgs.streams].sort(
    (a: Body, b: Body) => a.unread_message_ids[0] - b.unread_message_ids[0],
  ),
});

describe('state and events', () => {
  let server: TestServer;
  let people: [Person, Person, Person];

  beforeEach(async () => {
    server = await startServer();
    people = [await server.person('Anna'), await server.person('Boris'), await server.person('Clara')];
  });

  afterEach(() => server.close());

  /** Keeps starting watches until the writing is over. */
  const startWhile = async <T>(writing: Promise<unknown>, start: () => Promise<T>): Promise<T[]> => {
    const progress = { isOver: false };
    const end = (): void => {
      progress.isOver = true;
    };
    writing.then(end, end);
    const started: T[] = [];
    while (!progress.isOver) started.push(await start());
    await writing;
    return started;
  };

  const subscribeAround = async ({ client, id }: Person, others: readonly Person[]): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `channel ${String(round % 4)}`;
      const principals = [
        id,
        ...others.filter((_, index) => (index + round) % 2 === 0).map((other) => other.id),
      ];
      await client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], principals });
      if (round % 3 === 2) await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
    }
  };

  it('fit together whenever one registers: channels and subscriptions', async () => {
    const writing = Promise.all(people.map((person) => subscribeAround(person, people)));
    const [{ client }] = people;
    const watches = await startWhile(writing, () => Watch.start(client));
    expect(watches.length).to.be.above(2);
    for (const watch of watches) {
      const { followed, fresh } = await watch.compare();
      expect(followed).to.deep.equal(fresh);
    }
  });

  const sendAround = async ({ client }: Person, topic: string): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await client.ok('POST', '/messages', {
        type: 'stream',
        to: 'all of us',
        topic,
        content: `Round ${String(round)}`,
      });
    }
  };

  const changeAccounts = async (name: string): Promise<void> => {
    for (let round = 0; round < ROUNDS / 4; round += 1) {
      const { id } = await server.person(`${name} ${String(round)}`);
      await server.owner.ok('DELETE', `/users/${String(id)}`);
      if (round % 2 === 0) await server.owner.ok('POST', `/users/${String(id)}/reactivate`);
    }
  };

  it('fit together whenever one registers: accounts and unread messages', async () => {
    const [anna, boris, clara] = people;
    await anna.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: 'all of us' }],
      principals: people.map(({ id }) => id),
    });
    const writing = Promise.all([
      sendAround(boris, 'one'),
      sendAround(clara, 'two'),
      changeAccounts('Dora'),
      changeAccounts('Emil'),
    ]);
    const followers = await startWhile(writing, () => Follower.start(anna.client));
    expect(followers.length).to.be.above(2);
    for (const follower of followers) {
      const { followed, fresh } = await follower.compare();
      expect(followed).to.deep.equal(fresh);
    }
    const { unread_msgs } = await anna.client.ok('POST', '/register', { event_types: ['message'] });
    expect(unread_msgs.count).to.equal(2 * ROUNDS);
  });
});
