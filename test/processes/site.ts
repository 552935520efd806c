import { Choices } from '../crash/choices.js';
import type { Client, Credentials } from '../support/client.js';
import { readCredentials } from '../support/people.js';
import { type Cluster, type Processes, RoamingClient } from './cluster.js';
import { furnish } from './furnish.js';
import type { History } from './history.js';
import type { Value } from './operation.js';

export interface Person extends Credentials {
  readonly id: number;
  readonly drafts: readonly number[];
}

export interface Channel {
  readonly id: number;
  readonly name: string;
}

/** Boolean settings that users change. */
export const SETTINGS = ['twenty_four_hour_time', 'high_contrast_mode'];
export const TOPICS = ['topic-red', 'topic-green'];
export const EMOJI = ['tada', 'octopus'];

/** The names of the objects of which histories are recorded. */
export const keys = {
  name: (user: number): string => `name/${user}`,
  status: (user: number): string => `status/${user}`,
  setting: (user: number, name: string): string => `setting/${user}/${name}`,
  policy: (user: number, channel: number, topic: string): string => `topic/${user}/${channel}/${topic}`,
  subscribed: (user: number, channel: number): string => `subscribed/${user}/${channel}`,
  draft: (id: number): string => `draft-text/${id}`,
  group: (id: number): string => `description/${id}`,
  content: (id: number): string => `content/${id}`,
  reaction: (id: number, user: number, emoji: string): string => `reaction/${id}/${user}/${emoji}`,
  star: (user: number, id: number): string => `starred/${user}/${id}`,
  organization: 'organization/name',
};

/** The users and objects of an organization. */
export interface Furnished {
  readonly people: readonly Person[];
  readonly channels: readonly Channel[];
  readonly group: number;
}

export type ClientOf = (credentials: Credentials) => Client;

/** The organization of a run: its users, and the objects that all of them change. */
export class Site {
  /** The messages that users change now. */
  readonly messages: { readonly id: number; readonly senderId: number }[] = [];

  private constructor(
    readonly owner: Person,
    readonly people: readonly Person[],
    /** All messages go to this one. */
    readonly channel: Channel,
    /** Users subscribe to these and unsubscribe. */
    readonly others: readonly Channel[],
    /** A group of all users. */
    readonly group: number,
    readonly history: History,
  ) {}

  static async create(
    cluster: Processes & Pick<Cluster, 'dataDir'>,
    history: History,
    count: number,
  ): Promise<Site> {
    const choices = new Choices(count);
    const roaming = (credentials: Credentials): Client => new RoamingClient(cluster, credentials, choices);
    const owner = await readCredentials(cluster.dataDir);
    return Site.of(await furnish(owner, roaming, count), history, roaming);
  }

  /** Begins the histories of all objects but messages, in an organization that nothing has changed so far. */
  static async of(
    { people, channels, group }: Furnished,
    history: History,
    clientOf: ClientOf,
  ): Promise<Site> {
    const [channel, ...others] = channels as [Channel, ...Channel[]];
    const [owner, ...rest] = people as [Person, ...Person[]];
    const site = new Site(owner, rest, channel, others, group, history);
    await site.#begin(clientOf);
    return site;
  }

  get everybody(): readonly Person[] {
    return [this.owner, ...this.people];
  }

  /** Begins the histories of a message. */
  addMessage(id: number, sender: Person, content: string): void {
    this.history.create(keys.content(id), content);
    for (const { id: user } of this.everybody) {
      this.history.create(keys.star(user, id), false);
      for (const emoji of EMOJI) this.history.create(keys.reaction(id, user, emoji), false);
    }
    this.messages.push({ id, senderId: sender.id });
  }

  /** Begins the histories of all objects but messages, with the values that they have. */
  async #begin(clientOf: ClientOf): Promise<void> {
    const { history } = this;
    history.create(keys.group(this.group), 'load-group');
    for (const person of this.everybody) {
      const client = clientOf(person);
      const state = await client.ok('POST', '/register', {
        event_types: [],
        fetch_event_types: ['realm', 'user_settings'],
        client_capabilities: { user_settings_object: true },
      });
      await client.ok('DELETE', '/events', { queue_id: state.queue_id });
      const { full_name } = await client.ok('GET', '/users/me');
      history.create(keys.organization, state.realm_name as string);
      history.create(keys.name(person.id), full_name as string);
      history.create(keys.status(person.id), '');
      for (const name of SETTINGS)
        history.create(keys.setting(person.id, name), state.user_settings[name] as Value);
      for (const topic of TOPICS) history.create(keys.policy(person.id, this.channel.id, topic), 0);
      for (const { id } of this.others) history.create(keys.subscribed(person.id, id), true);
      for (const id of person.drafts) history.create(keys.draft(id), 'draft-first');
    }
  }
}
