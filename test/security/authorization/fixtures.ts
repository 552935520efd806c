import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { ACTORS, ownerOf, roleOf, type Account, type ActorName } from './roles.js';

const CHANNELS_OF_ONE = 200;

/** A server with one account of each kind, and two members who create the objects. */
export class Fixtures {
  #made = 0;
  #channels = 0;
  readonly #creators: Promise<Person>[] = [];
  readonly #once = new Map<string, Promise<unknown>>();

  private constructor(
    readonly server: TestServer,
    /** Creates channels and sends messages. */
    readonly keeper: Person,
    /** Another member, who shares no channel with any actor. */
    readonly mate: Person,
    readonly actors: Readonly<Record<Account, Person>>,
    /** IDs of the system groups by name. */
    readonly groups: Readonly<Record<string, number>>,
    readonly ownerId: number,
  ) {}

  /**
   * `guestsSee` is the group that may see all users: with `role:members`, guests see only users with whom
   * they share a channel or conversation.
   */
  static async open(guestsSee: 'role:everyone' | 'role:members'): Promise<Fixtures> {
    const server = await startServer({ env: { DEV_MODE: 'on', WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    // New accounts are subscribed to no channel, so they share none.
    await server.services.store.write((tx) => tx.run('UPDATE channels SET is_default = 0', []));
    const { user_groups } = await server.owner.ok('GET', '/user_groups');
    const groups = Object.fromEntries(user_groups.map(({ name, id }: Body) => [name, id]));
    await server.owner.ok('PATCH', '/realm', {
      enable_spectator_access: true,
      can_access_all_users_group: { new: groups[guestsSee] },
    });
    const [keeper, mate] = [await server.person('Keeper'), await server.person('Mate')];
    const people = new Map<ActorName, Person>();
    for (const name of ACTORS.filter((one): one is Account => one !== 'spectator')) {
      const owner = people.get(ownerOf[name] ?? name);
      const options = owner ? { botOf: owner.id } : {};
      people.set(name, await server.person(`Some ${name}`, { role: roleOf[name], ...options }));
    }
    const actors = Object.fromEntries(people) as Record<Account, Person>;
    const { user_id } = await server.owner.ok('GET', '/users/me');
    const fixtures = new Fixtures(server, keeper, mate, actors, groups, user_id);
    await fixtures.store('UPDATE users SET bot_type = 2 WHERE id = ?', actors['webhook bot'].id);
    await server.owner.ok('DELETE', `/users/${String(actors.deactivated.id)}`);
    return fixtures;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** A user or bot with a role. Bots have no password. */
  async #account(name: string, kind: Account, bot: { readonly botOf?: number }): Promise<Person> {
    const person = await this.server.person(name, { role: roleOf[kind], ...bot });
    if (bot.botOf !== undefined)
      await this.store('UPDATE users SET password_hash = NULL WHERE id = ?', person.id);
    return person;
  }

  /** Returns an unused name, valid for emoji, groups and bots too. */
  fresh(word: string): string {
    this.#made += 1;
    return `${word}${String(this.#made)}`;
  }

  /** Creates an account of the same kind as the actor. */
  like(kind: Account): Promise<Person> {
    const owner = ownerOf[kind];
    const bot = owner === undefined ? {} : { botOf: this.actors[owner].id };
    return this.#account(this.fresh('Person'), kind, bot);
  }

  /** An owner who creates channels. It is replaced regularly because of the daily cap on new channels. */
  #creator(): Promise<Person> {
    const turn = Math.floor(this.#channels / CHANNELS_OF_ONE);
    this.#channels += 1;
    this.#creators[turn] ??= this.server.person(this.fresh('Creator'), { role: 'owner' });
    return this.#creators[turn];
  }

  /** Creates a channel with the keeper and other subscribers. */
  async channel(
    people: readonly Person[],
    options: Parameters = {},
  ): Promise<{ readonly id: number; readonly name: string }> {
    const name = this.fresh('channel');
    const { client } = await this.#creator();
    await client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name }],
      principals: [this.keeper.id, ...people.map(({ id }) => id)],
      ...options,
    });
    const row = await this.server.services.store.read((tx) =>
      tx.first<{ id: number }>('SELECT id FROM channels WHERE name = ?', [name]),
    );
    return { id: row?.id ?? 0, name };
  }

  /** Creates an object once for each user. No request changes it. */
  once<T>(what: string, { id }: Person, make: () => Promise<T>): Promise<T> {
    const key = `${what} ${String(id)}`;
    const made = (this.#once.get(key) as Promise<T> | undefined) ?? make();
    this.#once.set(key, made);
    return made;
  }

  /** A channel with this subscriber. */
  home(person: Person): Promise<{ readonly id: number; readonly name: string }> {
    return this.once('home', person, () => this.channel([person]));
  }

  /** A draft. Each change leaves it in a state that allows the next one. */
  draft(person: Person): Promise<number> {
    return this.once('draft', person, async () => {
      const draft = { type: '', to: [], topic: '', content: 'Blue' };
      return (await person.client.ok('POST', '/drafts', { drafts: [draft] })).ids[0];
    });
  }

  /** A scheduled message of a user to themselves. */
  scheduledMessage(person: Person): Promise<number> {
    return this.once('scheduled message', person, async () => {
      const message = { type: 'direct', to: [person.id], content: 'Later' };
      const later = { ...message, scheduled_delivery_timestamp: 3_165_826_990 };
      return (await person.client.ok('POST', '/scheduled_messages', later)).scheduled_message_id;
    });
  }

  /** Unsubscribes a user from a channel. Administrators may do that without being subscribed. */
  async remove(person: Person, channel: string): Promise<void> {
    await this.server.owner.ok('DELETE', '/users/me/subscriptions', {
      subscriptions: [channel],
      principals: [person.id],
    });
  }

  async add(person: Person, channel: string): Promise<void> {
    await this.keeper.client.ok('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: channel }],
      principals: [person.id],
    });
  }

  async say(by: Person, to: number): Promise<number> {
    const message = { type: 'channel', to, topic: 'logo', content: 'Blue' };
    return (await by.client.ok('POST', '/messages', message)).id;
  }

  async tell(by: Person, to: Person): Promise<number> {
    return (await by.client.ok('POST', '/messages', { type: 'direct', to: [to.id], content: 'Psst' })).id;
  }

  /** Reports a user as active, and waits until the report is published. */
  async online(userId: number): Promise<void> {
    const { clock, services } = this.server;
    const { board, reports } = services.presence;
    reports.add(userId, { status: 'active', at: clock.seconds(), hasInput: true, client: 0 });
    // The server tries a failed write again after a second. System bots are never published.
    for (let round = 0; round < 3 && !board.find(userId); round += 1) {
      clock.advance(1000);
      await reports.settled();
    }
  }

  /** Runs `work` with other organization settings. */
  async withSettings<T>(settings: Parameters, work: () => Promise<T>): Promise<T> {
    const { owner } = this.server;
    const state = await owner.ok('POST', '/register', { fetch_event_types: ['realm'], event_types: [] });
    const before = Object.entries(settings).map(([name, value]) => {
      const isPermission = typeof value === 'object' && value !== null && 'new' in value;
      const current: unknown = state[`realm_${name}`];
      return [name, isPermission ? { new: current } : current] as const;
    });
    await owner.ok('PATCH', '/realm', settings);
    try {
      return await work();
    } finally {
      await owner.ok('PATCH', '/realm', Object.fromEntries(before));
    }
  }

  /** Changes a user in the store where no operation can, and makes the server reload it. */
  async store(sql: string, userId: number): Promise<void> {
    await this.server.services.store.write(async (tx) => {
      await tx.run(sql, [userId]);
      tx.invalidate(`user:${String(userId)}`);
    });
  }
}
