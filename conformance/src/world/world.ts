import type { CaseRequest } from './case-request.js';
import type { Case } from '../contract/cases.js';
import { contract, type Role } from '../contract/data.js';
import type { Received } from '../run/judge.js';
import type { Body, Client, Parameters } from './client.js';
import { NotReached, WITHOUT, type Controls, type Undo } from './controls.js';

/** A user or bot that the world made. */
export interface Person<C extends Client = Client> {
  readonly id: number;
  /** A client with this user's credentials. */
  readonly client: C;
  /** The email of the account. */
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface NewPerson {
  readonly role?: Role;
}

/** What cases do to the organization that cannot be undone, or that takes the server long. */
export type Risk = 'pictures' | 'exports';

interface Message {
  readonly id: number;
  /** The name of its channel. */
  readonly to: string;
  readonly topic: string;
}

/** Seconds after which every time limit of a second has passed, with what servers add for slow clients. */
const LATE = 30;

/** No object has this ID. */
export const UNKNOWN = 2_147_483_000;

/**
 * The server that the cases run against, and the objects on it. Everything in it is made by the interface. What the
 * interface cannot make is a control, which the target may lack.
 */
export abstract class World<C extends Client = Client> {
  #made = 0;
  #undos = new Set<() => Promise<void>>();
  readonly #once = new Map<string, Promise<unknown>>();

  /** What the owner of the server can do. */
  protected abstract readonly controls: Partial<Controls>;

  abstract readonly url: string;

  /** The most powerful user that cases may act as. */
  abstract get owner(): C;

  /** Creates a user. */
  abstract person(options?: NewPerson): Promise<Person<C>>;

  /** Creates a bot of a user. */
  abstract botOf(person: Person<C>, type?: number): Promise<Person<C>>;

  /** Lets time pass. */
  abstract wait(seconds: number): Promise<void>;

  /** Returns the time of the server, in seconds. */
  abstract now(): number;

  /** Returns a user whose requests a case may use up. */
  tired(): Promise<Person<C>> {
    return this.once('tired', () => this.person({ role: this.rank }));
  }

  /** The role of `owner`. */
  readonly rank: Role = 'owner';

  /** Prepares the next case. */
  next(): Promise<void> {
    return Promise.resolve();
  }

  /** Called after each case with its response, for what the world must remember of it. */
  abstract answered(one: Case, request: CaseRequest | undefined, received: Received | undefined): void;

  /** Throws unless cases may do this to the organization. */
  abstract permit(risk: Risk): void;

  /** Distinguishes the names of this run. */
  protected readonly mark: string = '';

  /** The domain of the emails of users. */
  readonly domain: string = 'example.com';

  /** The feature level of the server. */
  get level(): number {
    return contract.level;
  }

  /** Returns an unused name. */
  fresh(word: string): string {
    this.#made += 1;
    return `${word} ${this.mark}${String(this.#made)}`;
  }

  /** Returns an unused name without spaces. */
  freshWord(word: string): string {
    return this.fresh(word).replace(' ', '');
  }

  freshEmail(word = 'new'): string {
    return `${this.freshWord(word)}@${this.domain}`;
  }

  /** Returns what the owner of the server can do. Throws the reason if the target does not have it. */
  control<Name extends keyof Controls>(name: Name): Controls[Name] {
    const found = this.controls[name];
    if (found === undefined) throw new NotReached(WITHOUT[name]);
    return found;
  }

  has(name: keyof Controls): boolean {
    return this.controls[name] !== undefined;
  }

  /** Returns the same object each time. Do not change it. */
  once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const made = (this.#once.get(key) as Promise<T> | undefined) ?? make();
    this.#once.set(key, made);
    // What failed once is tried again.
    made.catch(() => this.#once.delete(key));
    return made;
  }

  /** Returns the same user with this role each time. Do not change the user. */
  one(role: Role): Promise<Person<C>> {
    return this.once(role, () => this.person({ role }));
  }

  /** A bot of the member that `one` returns. */
  bot(): Promise<Person<C>> {
    return this.once('bot', async () => this.botOf(await this.one('member')));
  }

  /** A bot that may only use incoming webhooks. */
  webhookBot(): Promise<Person<C>> {
    return this.once('webhook bot', async () => this.botOf(await this.one('member'), 2));
  }

  deactivated(): Promise<Person<C>> {
    return this.once('deactivated', async () => {
      const person = await this.person();
      await person.client.authorization;
      await this.owner.ok('DELETE', `/users/${String(person.id)}`);
      return person;
    });
  }

  /** Sixteen users: with them, wildcard mentions in a channel are restricted. */
  crowd(): Promise<readonly Person<C>[]> {
    return this.once('crowd', () => Promise.all(Array.from({ length: 16 }, () => this.person())));
  }

  async crowdIds(): Promise<readonly number[]> {
    return (await this.crowd()).map(({ id }) => id);
  }

  /** A topic in which more users than a mention of the topic reaches have sent a message. */
  crowdedTopic(): Promise<Message> {
    return this.once('crowded topic', async () => {
      const crowd = await this.crowd();
      const { id, client } = await this.one('member');
      const principals = [await this.ownerId, id, ...(await this.crowdIds())];
      const { name } = await this.channel(this.owner, { principals });
      for (const person of crowd) await this.messageTo(name, person.client);
      return this.messageTo(name, client);
    });
  }

  /** Creates a channel with its first subscribers: the creator and the given users. */
  async channel(
    by: Client = this.owner,
    options: Parameters = {},
  ): Promise<{ readonly id: number; readonly name: string }> {
    const name = this.fresh('Channel');
    await by.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], ...options });
    return { id: await this.channelId(name, by), name };
  }

  /** Returns the ID of a channel that the user can see. */
  async channelId(name: string, by: Client = this.owner): Promise<number> {
    const { stream_id } = (await by.ok('GET', '/get_stream_id', { stream: name })) as { stream_id: number };
    return stream_id;
  }

  get ownerId(): Promise<number> {
    return this.owner.ok('GET', '/users/me').then(({ user_id }: { user_id: number }) => user_id);
  }

  async systemGroupId(name: string): Promise<number> {
    const { user_groups } = (await this.owner.ok('GET', '/user_groups')) as {
      user_groups: readonly { readonly id: number; readonly name: string }[];
    };
    const found = user_groups.find((group) => group.name === name);
    if (!found) throw new NotReached(`It needs the group ${name}, which the server does not list.`);
    return found.id;
  }

  /** Creates a user group without members. */
  async ownGroup(name = this.fresh('group')): Promise<number> {
    const group = { name, description: '', members: [] };
    const { group_id } = (await this.owner.ok('POST', '/user_groups/create', group)) as { group_id?: number };
    if (group_id !== undefined) return group_id;
    return this.systemGroupId(name);
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
  async message(by: Client = this.owner): Promise<Message> {
    const { name: to } = await this.channel(by);
    return this.messageTo(to, by);
  }

  /** Sends a message to a topic of the channel. */
  async messageTo(to: string, by: Client = this.owner, topic = 'logo'): Promise<Message> {
    const message = { type: 'channel', to, topic, content: 'Hello' };
    const { id } = (await by.ok('POST', '/messages', message)) as { id: number };
    return { id, to, topic };
  }

  /** Sends a message of the owner to themselves, which makes nothing else. */
  async note(): Promise<void> {
    const note = { type: 'direct', to: [await this.ownerId], content: 'Hello' };
    await this.owner.ok('POST', '/messages', note);
  }

  /** A message of the member that `one` returns, older than the time limits that `lateness` sets. Do not change it. */
  oldMessage(): Promise<Message> {
    return this.once('old message', async () => {
      const message = await this.message((await this.one('member')).client);
      await this.wait(LATE);
      return message;
    });
  }

  /** Changes settings of the organization for one case. */
  async settings(values: Parameters): Promise<Undo> {
    const before = await this.organization();
    const lacking = Object.keys(values).find((name) => !(`realm_${name}` in (before as object)));
    if (lacking !== undefined)
      throw new NotReached(`It needs the setting ${lacking}, which the server does not state.`);
    await this.owner.ok('PATCH', '/realm', values);
    return this.undo(() => this.restore(Object.keys(values), values, before));
  }

  /** Gives settings their former values, in the form of the parameters that changed them. */
  protected async restore(names: readonly string[], values: Parameters, before: Body): Promise<void> {
    if (names.length === 0) return;
    const restored = names.map((name) => [name, asParameter(name, values[name], before)] as const);
    await this.owner.ok('PATCH', '/realm', Object.fromEntries(restored));
  }

  /** Returns what restores settings that a case should not have changed. */
  guard(_request: CaseRequest): Promise<Partial<Undo>> {
    return Promise.resolve({});
  }

  /** Returns the state of the organization: its settings as `realm_` and their name. */
  async organization(): Promise<Body> {
    const { queue_id, ...state } = await this.owner.ok('POST', '/register', {
      event_types: ['realm'],
      fetch_event_types: ['realm', 'realm_playgrounds', 'realm_user_settings_defaults'],
    });
    await this.owner.ok('DELETE', '/events', { queue_id });
    return state;
  }

  /** Returns what restores a change after its case, or at the end of the run if the case is interrupted. */
  undo(restore: () => Promise<void>): Undo {
    const once = async (): Promise<void> => {
      if (!this.#undos.has(once)) return;
      await restore();
      this.#undos.delete(once);
    };
    this.#undos.add(once);
    return { after: once };
  }

  /** Restores what interrupted cases changed. Returns what could not be restored. */
  async undoAll(): Promise<string[]> {
    const failures: string[] = [];
    for (const restore of [...this.#undos].toReversed())
      await restore().catch((error: unknown) => failures.push(String(error)));
    return failures;
  }
}

/** Returns a setting as the parameter that sets it. */
const asParameter = (name: string, value: unknown, before: Body): unknown => {
  const former: unknown = before[`realm_${name}`];
  const isChange = typeof value === 'object' && value !== null && 'new' in value;
  if (isChange) return { new: former };
  return former === null && name.endsWith('_seconds') ? 'unlimited' : former;
};
