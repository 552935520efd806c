import { expect } from 'chai';

import { findRoute } from '../../../src/runtime/http/match.js';
import { differences } from '../../support/apply/differences.js';
import { EVERYTHING, Follower, MODERN } from '../../support/apply/follower.js';
import { Client, type Credentials } from '../../support/client.js';
import type { TestServer } from '../../support/server.js';
import { type Channel, Chat, type Kind, ROLES, type User } from './model.js';
import { optionsOf } from './other-actions.js';
import type { ChatRequest } from './request.js';
import { checkState, takePolicies } from './state.js';
import { ServerTemplate } from './template.js';

interface Account {
  readonly user: User;
  readonly credentials: Credentials;
}

interface StagedChannel extends Pick<Channel, 'id' | 'name' | 'kind'> {
  /** The positions of the subscribers among the accounts. */
  readonly subscribers: readonly number[];
}

/** What exists before the first step. */
interface Stage {
  readonly accounts: readonly Account[];
  readonly channels: readonly StagedChannel[];
}

/** The worker looks for new messages each second. */
const SECONDS_OF_INDEXING = 3;

/** Limits of time do not apply, and policies differ by role. */
const ORGANIZATION = {
  enable_spectator_access: true,
  edit_topic_policy: 1,
  move_messages_between_streams_policy: 4,
  delete_own_message_policy: 1,
  user_group_edit_policy: 4,
  invite_to_stream_policy: 1,
  message_content_edit_limit_seconds: 'unlimited',
  message_content_delete_limit_seconds: 'unlimited',
  move_messages_within_stream_limit_seconds: 'unlimited',
  move_messages_between_streams_limit_seconds: 'unlimited',
};

/** No topic gets a policy by itself. */
const PERSONAL = {
  automatically_follow_topics_policy: 4,
  automatically_unmute_topics_in_muted_streams_policy: 4,
  automatically_follow_topics_where_mentioned: false,
};

const PEOPLE = { Mo: 'moderator', Anna: 'member', Ben: 'member', Gil: 'guest' } as const;

/** The channels: their kind and their subscribers, of whom the first one creates it. */
const CHANNELS: readonly (readonly [kind: Kind, ...subscribers: number[]])[] = [
  ['public', 2, 3, 4],
  ['protected', 2, 1],
  ['shared', 3, 0, 4],
  ['web-public', 0, 2],
];

const addChannels = async (
  clients: readonly Client[],
  accounts: readonly Account[],
): Promise<StagedChannel[]> => {
  const channels: StagedChannel[] = [];
  for (const [kind, ...subscribers] of CHANNELS) {
    const name = `channel ${channels.length + 1}`;
    const principals = subscribers.map((index) => accounts[index]?.user.id);
    const creator = clients[subscribers[0] ?? 0];
    if (!creator) throw new Error(`${name} has no subscribers.`);
    const parameters = { subscriptions: [{ name }], principals, ...optionsOf(kind) };
    await creator.ok('POST', '/users/me/subscriptions', parameters);
    const { stream_id: id } = await creator.ok('GET', '/get_stream_id', { stream: name });
    channels.push({ id, name, kind, subscribers });
  }
  return channels;
};

/** An owner, a moderator, two members and a guest, and a channel of each kind. */
const prepare = async (server: TestServer): Promise<Stage> => {
  const { owner } = server;
  await owner.ok('PATCH', '/realm', ORGANIZATION);
  const { user_id, full_name, email } = await owner.ok('GET', '/users/me');
  const accounts: Account[] = [
    {
      user: { id: user_id, name: full_name, email, role: ROLES.owner },
      credentials: owner.credentials ?? { email: '', key: '' },
    },
  ];
  for (const [name, role] of Object.entries(PEOPLE)) {
    const { id, email: address, client } = await server.person(name, { role });
    accounts.push({
      user: { id, name, email: address, role: ROLES[role] },
      credentials: client.credentials ?? { email: '', key: '' },
    });
  }
  const clients = accounts.map(({ credentials }) => new Client(server.url, credentials));
  for (const client of clients) {
    await client.ok('PATCH', '/settings', PERSONAL);
    const { subscriptions } = await client.ok('GET', '/users/me/subscriptions');
    const names = subscriptions.map(({ name }: { name: string }) => name);
    await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
  }
  return { accounts, channels: await addChannels(clients, accounts) };
};

/** The model of the stage. */
const modelOf = ({ accounts, channels }: Stage): Chat => {
  const chat = new Chat(accounts.map(({ user }) => ({ ...user })));
  for (const { subscribers, ...channel } of channels) {
    const users = chat.users.filter((_, index) => subscribers.includes(index));
    chat.channels.push({
      ...channel,
      postPolicy: 1,
      isArchived: false,
      subscribers: new Set(users),
      muting: new Set(),
    });
  }
  return chat;
};

let template: Promise<ServerTemplate<Stage>> | undefined;

/** A running server, the clients of its users, and what each of them followed. */
export class World {
  readonly #clients: ReadonlyMap<User, Client>;
  readonly #followers = new Map<User, Follower>();
  #keys = 0;

  private constructor(
    readonly chat: Chat,
    accounts: readonly Account[],
    private readonly server: TestServer,
  ) {
    this.#clients = new Map(
      chat.users.map((user, index) => [user, new Client(server.url, accounts[index]?.credentials)]),
    );
  }

  /** Runs `work` with a new organization. */
  static async with(work: (world: World) => Promise<void>): Promise<void> {
    template ??= ServerTemplate.create(prepare);
    await (
      await template
    ).with(async (server, stage) => {
      const world = new World(modelOf(stage), stage.accounts, server);
      await world.#followAll();
      await work(world);
    });
  }

  client(user: User): Client {
    const client = this.#clients.get(user);
    if (!client) throw new Error(`${user.name} has no client.`);
    return client;
  }

  async #followAll(): Promise<void> {
    for (const user of this.chat.users) {
      const choices = { ...EVERYTHING, client_capabilities: MODERN };
      this.#followers.set(user, await Follower.start(this.client(user), choices));
    }
  }

  /**
   * Sends a request, compares its outcome with the model, and changes the model. A request that is sent again with the same
   * key gets the same response, and changes nothing.
   */
  async request(
    by: User,
    { method, path, parameters = {}, refusal, done }: ChatRequest,
    isRepeated: boolean,
  ): Promise<void> {
    const client = this.client(by);
    const isSafe = findRoute(method, path)?.retrySafe === true;
    this.#keys += 1;
    const options = isSafe && isRepeated ? { headers: { 'Idempotency-Key': `key-${this.#keys}` } } : {};
    const { status, body } = await client.send(method, path, parameters, options);
    const title = `${by.name}: ${method} ${path} ${JSON.stringify(parameters)}: ${JSON.stringify(body)}`;
    if (refusal) {
      expect(status, title).to.be.within(400, 499);
      expect(refusal, title).to.include(body.code);
      return;
    }
    expect(status, title).to.equal(200);
    if (isSafe && isRepeated) {
      const again = await client.send(method, path, parameters, options);
      expect(again.body, title).to.deep.equal(body);
    }
    await done?.(body, client);
  }

  /** Teaches the model the policies of topics that a move may have changed. */
  async takePolicies(): Promise<void> {
    for (const user of this.chat.users)
      takePolicies(
        this.chat,
        user,
        await this.client(user).ok('POST', '/register', { event_types: ['user_topic'] }),
      );
    this.chat.movedTopics.length = 0;
  }

  /** Lets the worker index the messages that were sent. */
  async buildSearchIndex(): Promise<void> {
    this.server.clock.advance(SECONDS_OF_INDEXING * 1000);
    await Promise.all(Object.values(this.server.server.workers).map((worker) => worker.settled()));
  }

  /** Sends a request whose outcome is unknown, because others are sent at the same time. */
  async attempt(by: User, { method, path, parameters = {}, done }: ChatRequest): Promise<void> {
    const client = this.client(by);
    const { status, body } = await client.send(method, path, parameters);
    expect(status, JSON.stringify(body)).to.be.below(500);
    if (status === 200) await done?.(body, client);
  }

  /** Compares what each user followed with a new registration. */
  async compareEvents(check: (user: User, fresh: unknown) => void = () => undefined): Promise<void> {
    for (const [user, follower] of this.#followers) {
      const { followed, fresh, next, events } = await follower.compare();
      this.#followers.set(user, next);
      check(user, fresh);
      const found = JSON.stringify(differences(followed, fresh));
      const title = `${user.name}: what the events lead to is not what register returns: ${found}, after ${JSON.stringify(events)}`;
      expect(found, title).to.equal('{}');
    }
  }

  /** The same, and compares each registration with the model. */
  async compare(): Promise<void> {
    await this.compareEvents((user, fresh) => {
      checkState(this.chat, user, fresh);
    });
    this.chat.movedTopics.length = 0;
  }

  /** Compares which messages each user can read at all. */
  async compareReading(): Promise<void> {
    for (const user of this.chat.users)
      for (const message of this.chat.messages) {
        const { status, body } = await this.client(user).send('GET', `/messages/${message.id}`, {
          apply_markdown: false,
        });
        const title = `${user.name}: message ${message.id}: ${JSON.stringify(body)}`;
        expect(status === 200, title).to.equal(this.chat.reads(user, message));
        if (status !== 200) continue;
        const { content, topic } = this.chat.version(user, message);
        expect(body.message, title).to.deep.include({ content, subject: topic });
        const isHistorical = (body.message.flags as string[]).includes('historical');
        expect(isHistorical, title).to.equal(this.chat.isHistorical(user, message));
      }
  }
}
