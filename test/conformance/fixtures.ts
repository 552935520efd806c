import type { Role } from '../../src/http/types.js';
import { startSession } from '../../src/authentication/sessions/start.js';
import type { ServerOverrides } from '../../src/server.js';
import type { Client } from '../support/client.js';
import type { NewPerson, Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

/** Refuses every request. */
const NOTHING = [{ seconds: 60, count: 0 }];

/** The server that the cases run against, and the objects on it. */
export class Fixtures {
  #made = 0;
  readonly #people = new Map<string, Promise<Person>>();
  readonly #others = new Map<string, Promise<TestServer>>();

  private constructor(
    readonly server: TestServer,
    /** A server with the same data whose rate limits are all exhausted. */
    readonly exhausted: TestServer,
    /** A server with the same data that considers every read too long. */
    readonly impatient: TestServer,
  ) {}

  static async create(overrides: ServerOverrides = {}): Promise<Fixtures> {
    const limits = { api_by_user: NOTHING, events_by_user: NOTHING, api_by_ip: NOTHING };
    const exhausted = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
    const impatient = await startServer({ overrides: { readLimits: { requestMs: 0 } } });
    return new Fixtures(await startServer({ env: { DEV_MODE: 'on' }, overrides }), exhausted, impatient);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.exhausted.close();
    await this.impatient.close();
    for (const other of this.#others.values()) await (await other).close();
  }

  /** A separate server with these settings. The same settings return the same server. */
  other(env: Readonly<Record<string, string>>): Promise<TestServer> {
    const key = JSON.stringify(env);
    const started = this.#others.get(key) ?? startServer({ env });
    this.#others.set(key, started);
    return started;
  }

  get url(): string {
    return this.server.url;
  }

  get owner(): Client {
    return this.server.owner;
  }

  /** Returns an unused name. */
  fresh(word: string): string {
    this.#made += 1;
    return `${word} ${String(this.#made)}`;
  }

  /** Creates a user. */
  person(options: NewPerson = {}): Promise<Person> {
    return this.server.person(this.fresh('Person'), options);
  }

  /** Returns the same user with this role each time. Do not change the user. */
  one(role: Role): Promise<Person> {
    return this.#once(role, () => this.person({ role }));
  }

  /** A bot of the member that `one` returns. */
  bot(): Promise<Person> {
    return this.#once('bot', async () => this.person({ botOf: (await this.one('member')).id }));
  }

  deactivated(): Promise<Person> {
    return this.#once('deactivated', async () => {
      const person = await this.person();
      await this.owner.ok('DELETE', `/users/${person.id}`);
      return person;
    });
  }

  /** A bot that may only use incoming webhooks. */
  webhookBot(): Promise<Person> {
    return this.#once('webhook bot', async () => {
      const bot = await this.person({ botOf: (await this.one('member')).id });
      await this.store('UPDATE users SET bot_type = 2 WHERE id = ?', [bot.id], `user:${String(bot.id)}`);
      return bot;
    });
  }

  #once(key: string, make: () => Promise<Person>): Promise<Person> {
    const made = this.#people.get(key) ?? make();
    this.#people.set(key, made);
    return made;
  }

  /** Creates a channel with its first subscribers: the creator and the given users. */
  async channel(
    by: Client = this.owner,
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<{ readonly id: number; readonly name: string }> {
    const name = this.fresh('Channel');
    await by.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], ...options });
    return { id: await this.channelId(name, by), name };
  }

  /** Returns the ID of a channel that the user is subscribed to. */
  async channelId(name: string, by: Client = this.owner): Promise<number> {
    const { subscriptions } = (await by.ok('GET', '/users/me/subscriptions')) as {
      subscriptions: readonly { readonly stream_id: number; readonly name: string }[];
    };
    const found = subscriptions.find((one) => one.name === name);
    if (!found) throw new Error(`There is no channel ${name}.`);
    return found.stream_id;
  }

  get ownerId(): Promise<number> {
    return this.owner.ok('GET', '/users/me').then(({ user_id }: { user_id: number }) => user_id);
  }

  async systemGroupId(name: string): Promise<number> {
    const { user_groups } = (await this.owner.ok('GET', '/user_groups')) as {
      user_groups: readonly { readonly id: number; readonly name: string }[];
    };
    return user_groups.find((group) => group.name === name)?.id ?? 0;
  }

  /** Creates a user group without members. */
  async ownGroup(): Promise<number> {
    const group = { name: this.fresh('group'), description: '', members: [] };
    const { group_id } = (await this.owner.ok('POST', '/user_groups/create', group)) as { group_id: number };
    return group_id;
  }

  /** Returns the name of a group that no user may mention. */
  async unmentionedGroup(): Promise<string> {
    const group = { name: this.fresh('closed'), description: '', members: [] };
    await this.owner.ok('POST', '/user_groups/create', {
      ...group,
      can_mention_group: await this.ownGroup(),
    });
    return group.name;
  }

  /** Registers a queue of the owner. */
  async queue(): Promise<{ readonly queue_id: string; readonly last_event_id: number }> {
    return (await this.owner.ok('POST', '/register', { fetch_event_types: [] })) as {
      queue_id: string;
      last_event_id: number;
    };
  }

  /** Sends a message to a topic of a new channel. */
  async message(): Promise<{ readonly id: number; readonly to: string; readonly topic: string }> {
    const { name: to } = await this.channel();
    const topic = 'logo';
    const { id } = (await this.owner.ok('POST', '/messages', {
      type: 'channel',
      to,
      topic,
      content: 'Hello',
    })) as {
      id: number;
    };
    return { id, to, topic };
  }

  /** Sixteen users: with them, wildcard mentions in a channel are restricted. */
  async crowd(): Promise<readonly number[]> {
    const ids: number[] = [];
    for (let index = 0; index < 16; index += 1) {
      const full_name = this.fresh('Somebody');
      const email = `${full_name.replace(' ', '.').toLowerCase()}@example.com`;
      const made = (await this.owner.ok('POST', '/users', {
        email,
        full_name,
        password: 'one of the crowd',
      })) as {
        user_id: number;
      };
      ids.push(made.user_id);
    }
    return ids;
  }

  /** Changes rows that no operation can change, and makes the server reload them. */
  async store(sql: string, values: readonly (string | number | null)[], invalidate: string): Promise<void> {
    await this.server.services.store.write(async (tx) => {
      await tx.run(sql, values);
      tx.invalidate(invalidate);
    });
  }

  /** The cookie of a new session of a user. */
  async cookie(userId: number): Promise<string> {
    const { services } = this.server;
    const { token } = await services.store.write((tx) => startSession({ tx, services }, userId, undefined));
    return `sessionid=${token}`;
  }

  /** Changes organization settings for one case. */
  async settings(settings: object): Promise<{ readonly after: () => Promise<void> }> {
    const set = (value: object): Promise<void> =>
      this.store('UPDATE organizations SET settings = ?', [JSON.stringify(value)], 'organization');
    await set(settings);
    return { after: () => set({}) };
  }

  /** Deactivates the organization for one case. */
  async deactivation(): Promise<{ readonly after: () => Promise<void> }> {
    const set = (active: number): Promise<void> =>
      this.store('UPDATE organizations SET is_active = ?', [active], 'organization');
    await set(0);
    return { after: () => set(1) };
  }

  /** Advances the clock by a minute whenever a client waits for events, until the case is over. */
  minutesPassWhenWaiting(): { readonly after: () => Promise<void> } {
    const { clock, services } = this.server;
    let isOver = false;
    const look = (): void => {
      if (services.queues.waiting > 0) clock.advance(60_000);
      if (!isOver) setImmediate(look);
    };
    look();
    return {
      after: () => {
        isOver = true;
        return Promise.resolve();
      },
    };
  }
}
