import { makeChannel } from '../../../chat/messages/fixtures.js';
import { Follower } from '../../../support/apply/follower.js';
import type { HttpResponse, Client, Parameters } from '../../../support/client.js';
import type { NewPerson, Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';

/** One of the two sides of a contest. */
export type Side = () => Promise<HttpResponse>;

/** What is prepared for a contest. */
export interface Setting {
  readonly sides: readonly Side[];
  /** How many sides succeed. */
  readonly wins: number;
  /** Users who watch. The events that they get must lead to the state that they then fetch. */
  readonly watchers?: readonly Client[];
  /** Throws if the state afterwards is not one that the two sides could have reached one after the other. */
  readonly check?: (answers: readonly HttpResponse[]) => Promise<void> | void;
  /** Restores the settings of the organization for the contests that follow. */
  readonly restore?: () => Promise<unknown>;
}

export interface Contest {
  /** The places in the source that take the locks, as `sites.ts` lists them. */
  readonly locks: readonly string[];
  readonly prepare: (fixtures: Fixtures) => Promise<Setting> | Setting;
}

/** Contests by title. */
export type Contests = Readonly<Record<string, Contest>>;

/** The server of all contests, and makers of objects that no other contest uses. */
export class Fixtures {
  #made = 0;

  constructor(
    readonly server: TestServer,
    readonly anna: Person,
    readonly ben: Person,
  ) {}

  get owner(): Client {
    return this.server.owner;
  }

  fresh(start: string): string {
    return `${start} ${String((this.#made += 1))}`;
  }

  person(options: NewPerson = {}): Promise<Person> {
    return this.server.person(this.fresh('Person'), options);
  }

  /** Creates a private channel of Anna with some other users. Returns its ID. */
  den(others: readonly Person[], options: Parameters = {}): Promise<number> {
    return makeChannel(this.anna, this.fresh('den'), others, { invite_only: true, ...options });
  }
}

export const side =
  (client: Client, method: string, path: string, parameters: Parameters = {}): Side =>
  () =>
    client.send(method, path, parameters);

export const startFollowing = (watchers: readonly Client[]): Promise<Follower[]> =>
  Promise.all(watchers.map((client) => Follower.start(client)));
