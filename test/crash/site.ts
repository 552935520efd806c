import { passwordOf, readCredentials } from '../support/people.js';
import { Client, type Credentials } from '../support/client.js';
import { readStored } from './stored-state.js';
import type { Stored } from './types.js';

/** A user of the load, with what only this user changes. */
export interface Person extends Credentials {
  readonly id: number;
  readonly group: number;
}

export interface Channel {
  readonly id: number;
  readonly name: string;
}

const createPerson = async (owner: Client, index: number): Promise<Person> => {
  const name = `person ${index}`;
  const [email, password] = [`person${index}@example.com`, passwordOf(name)];
  const { user_id: id } = await owner.ok('POST', '/users', { email, password, full_name: name });
  const login = { username: email, password };
  const { api_key: key } = await new Client(owner.url).ok('POST', '/fetch_api_key', login);
  const { group_id: group } = await new Client(owner.url, { email, key }).ok('POST', '/user_groups/create', {
    name: `group ${index}`,
    description: 'new',
    members: [id],
  });
  return { id, email, key, group };
};

const createChannels = async (
  owner: Client,
  people: readonly Person[],
  names: readonly string[],
): Promise<Channel[]> => {
  await owner.ok('POST', '/users/me/subscriptions', {
    subscriptions: names.map((name) => ({ name })),
    principals: people.map(({ id }) => id),
  });
  const { streams } = await owner.ok('GET', '/streams');
  const all = (streams as { stream_id: number; name: string }[]).map(({ stream_id: id, name }) => ({
    id,
    name,
  }));
  return names.map((name) => all.find((channel) => channel.name === name) ?? { id: 0, name });
};

/** The organization of a run, and the way to its server, which may be restarting. */
export class Site {
  #url: string | undefined;
  #arrived: () => void = () => undefined;
  #available: Promise<void> = Promise.resolve();

  private constructor(
    url: string,
    readonly owner: Credentials,
    readonly people: readonly Person[],
    /** All messages of the load go to this one. */
    readonly channel: Channel,
    /** Users subscribe to these and unsubscribe. */
    readonly others: readonly Channel[],
  ) {
    this.#url = url;
  }

  /** Creates the users and channels of a run. */
  static async create(url: string, dataDir: string, count: number): Promise<Site> {
    const credentials = await readCredentials(dataDir);
    const owner = new Client(url, credentials);
    const people: Person[] = [];
    for (let index = 1; index <= count; index += 1) people.push(await createPerson(owner, index));
    const [channel, ...others] = await createChannels(owner, people, ['load', 'red', 'green', 'blue']);
    if (!channel) throw new Error('There is no channel.');
    return new Site(url, credentials, people, channel, others);
  }

  /** Returns a client as soon as the server is there. */
  async client(credentials: Credentials): Promise<Client> {
    await this.#available;
    return new Client(this.#url ?? '', credentials);
  }

  /** Makes clients wait for the next server. */
  leave(): void {
    this.#url = undefined;
    this.#available = new Promise((resolve) => {
      this.#arrived = resolve;
    });
  }

  arrive(url: string): void {
    this.#url = url;
    this.#arrived();
  }

  /** Reads what is stored for a user, from a message on. */
  async stored({ id, ...credentials }: Person, from: number): Promise<Stored> {
    return readStored(await this.client(credentials), { userId: id, channel: this.channel.id, from });
  }
}
