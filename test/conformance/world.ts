import type { Role } from '../../src/contract/types.js';
import type { Client } from '../support/client.js';
import type { NewPerson, Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

/** Nobody gets a request through. */
const NOTHING = [{ seconds: 60, count: 0 }];

/** The server that the cases run against, and who and what lives on it. */
export class World {
  #made = 0;
  readonly #people = new Map<string, Promise<Person>>();

  private constructor(
    readonly server: TestServer,
    /** The same server where every limit is reached. */
    readonly exhausted: TestServer,
  ) {}

  static async create(): Promise<World> {
    const limits = { api_by_user: NOTHING, events_by_user: NOTHING, api_by_ip: NOTHING };
    const exhausted = await startServer({ env: { RATE_LIMITS: 'on' }, overrides: { limits } });
    return new World(await startServer(), exhausted);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.exhausted.close();
  }

  get url(): string {
    return this.server.url;
  }

  get owner(): Client {
    return this.server.owner;
  }

  /** A name that nothing has yet. */
  fresh(word: string): string {
    this.#made += 1;
    return `${word} ${String(this.#made)}`;
  }

  /** Somebody new. */
  person(options: NewPerson = {}): Promise<Person> {
    return this.server.person(this.fresh('Person'), options);
  }

  /** Somebody of a role, the same each time; not to be changed. */
  one(role: Role): Promise<Person> {
    return this.#once(role, () => this.person({ role }));
  }

  /** A bot of that member. */
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

  /** A bot that may only post to an address of its own. */
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

  /** A new channel with its first subscribers: whoever makes it and those named. */
  async channel(
    by: Client = this.owner,
    options: Readonly<Record<string, unknown>> = {},
  ): Promise<{ readonly id: number; readonly name: string }> {
    const name = this.fresh('Channel');
    await by.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], ...options });
    const { subscriptions } = (await by.ok('GET', '/users/me/subscriptions')) as {
      subscriptions: readonly { readonly stream_id: number; readonly name: string }[];
    };
    const made = subscriptions.find((one) => one.name === name);
    if (!made) throw new Error(`${name} was not made.`);
    return { id: made.stream_id, name };
  }

  /** Changes rows behind the server's back, where no operation of today does; and tells it what to read again. */
  async store(sql: string, values: readonly (string | number | null)[], invalidate: string): Promise<void> {
    await this.server.server.store.write(async (tx) => {
      await tx.run(sql, [...values]);
      tx.invalidate(invalidate);
    });
  }
}
