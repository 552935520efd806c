import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type { CaseRequest } from './case-request.js';
import type { Case } from '../contract/cases.js';
import type { Role } from '../contract/data.js';
import type { Received } from '../run/judge.js';
import { basic, HttpClient, parsed, Refused, type Body, type Parameters, type Watch } from './client.js';
import { NotReached, type Controls, type Undo } from './controls.js';
import { Ledger } from './ledger.js';
import { World, type NewPerson, type Person, type Risk } from './world.js';

const ROLES: Readonly<Record<Role, number>> = {
  owner: 100,
  administrator: 200,
  moderator: 300,
  member: 400,
  guest: 600,
};

/** A server that the run did not start, and how the run may use it. */
export interface Target extends Login {
  readonly rank: 'owner' | 'administrator';
  readonly level: number;
  /** The domain of the emails of the users that the run makes. */
  readonly domain: string;
  /** Seconds by which the clock of the server is ahead. */
  readonly ahead: number;
  readonly permitted: ReadonlySet<Risk>;
  /** A deactivated organization, with the key of a user. */
  readonly deactivated?: Login;
}

/** A user of a server. */
export interface Login {
  readonly url: string;
  readonly email: string;
  readonly key: string;
}

/** Words in all names that a run makes. */
const MARK = 'conformance';

/** Cases take turns among so many owners, so that a limit per user stops the run less often. */
const MOST_OWNERS = 12;
/** A case sends about as many requests. */
const REQUESTS_OF_A_CASE = 40;

const RISKS: Readonly<Record<Risk, string>> = {
  pictures: 'It replaces the icon or the logo of the organization. Allow it with --allow pictures.',
  exports: 'It makes an export of the whole organization. Allow it with --allow exports.',
};

/** A world that has only an API key: everything is made by the interface. */
export class HttpWorld extends World<HttpClient> {
  protected readonly controls: Partial<Controls>;
  readonly ledger = new Ledger();
  /** Texts that no output may have. */
  readonly secrets = new Set<string>();
  /** What all names of this run have. */
  readonly run = `${MARK}-${randomBytes(3).toString('hex')}`;
  protected override readonly mark = `${this.run}-`;
  override readonly domain: string;
  override readonly rank: Role;
  readonly #given: HttpClient;
  readonly #owners: HttpClient[] = [];
  #owner: HttpClient;
  #turn = 0;
  #isEnding = false;

  constructor(
    private readonly target: Target,
    private readonly watch: Watch,
  ) {
    super();
    this.domain = target.domain;
    this.rank = target.rank;
    this.secrets.add(target.key);
    this.#given = this.#client(() => basic(target.email, target.key));
    this.#owner = this.#given;
    this.controls = target.deactivated ? { deactivatedSite: this.#siteOf(target.deactivated) } : {};
  }

  get url(): string {
    return this.target.url;
  }

  override get level(): number {
    return this.target.level;
  }

  /** The user whose key was given. */
  get given(): HttpClient {
    return this.#given;
  }

  get owner(): HttpClient {
    return this.#owner;
  }

  /** Lets another owner of the run act. The given user only makes the owners, so nothing of theirs changes. */
  override async next(): Promise<void> {
    const fresh = this.#owners.find((owner) => owner.hasRoomFor(REQUESTS_OF_A_CASE));
    const mayMake = !this.#isEnding && this.#owners.length < MOST_OWNERS;
    if (fresh) this.#owner = fresh;
    else if (mayMake) this.#owner = await this.#newOwner();
    else this.#owner = this.#owners[(this.#turn += 1) % this.#owners.length] ?? this.#given;
  }

  /** From now on, the run makes no further users. */
  end(): void {
    this.#isEnding = true;
  }

  async #newOwner(): Promise<HttpClient> {
    this.#owner = this.#given;
    const { client } = await this.person({ role: this.rank });
    this.#owners.push(client);
    return client;
  }

  async person({ role = 'member' }: NewPerson = {}): Promise<Person<HttpClient>> {
    if (role === 'owner' && this.rank !== 'owner')
      throw new NotReached('It needs the key of an owner. The given key is of an administrator.');
    const name = this.fresh('Person');
    const email = this.freshEmail('person');
    const password = randomBytes(15).toString('base64url');
    this.secrets.add(password);
    const { user_id: id } = (await this.#owner.ok('POST', '/users', {
      email,
      password,
      full_name: name,
    })) as {
      user_id: number;
    };
    const by = role === 'owner' ? this.#given : this.#owner;
    if (role !== 'member') await by.ok('PATCH', `/users/${String(id)}`, { role: ROLES[role] });
    return { id, email, name, password, client: this.#client(this.#login(email, password)) };
  }

  async botOf({ client }: Person, bot_type = 1): Promise<Person<HttpClient>> {
    const name = this.fresh('Bot');
    const parameters = { full_name: name, short_name: this.freshWord('bot'), bot_type };
    const { user_id: id, api_key } = (await client.ok('POST', '/bots', parameters)) as {
      user_id: number;
      api_key: string;
    };
    const { bots } = (await client.ok('GET', '/bots')) as {
      bots: readonly { readonly full_name: string; readonly username: string }[];
    };
    const { username: email } = bots.find((bot) => bot.full_name === name) ?? {};
    if (email === undefined) throw new NotReached('GET /bots does not list the bot that POST /bots made.');
    return { id, email, name, password: '', client: this.#client(() => basic(email, api_key)) };
  }

  async wait(seconds: number): Promise<void> {
    await pause(seconds * 1000, undefined, this.watch.signal && { signal: this.watch.signal });
  }

  now(): number {
    return Math.floor(Date.now() / 1000) + this.target.ahead;
  }

  permit(risk: Risk): void {
    if (!this.target.permitted.has(risk)) throw new NotReached(RISKS[risk]);
  }

  answered(one: Case, request: CaseRequest | undefined, received: Received | undefined): void {
    if (!(request?.as instanceof HttpClient) || !received) return;
    request.as.noteLimit(received.headers['x-ratelimit-remaining']);
    if (received.status !== 200 || one.operation.mediaType !== undefined) return;
    const sent = `${one.operation.method} ${one.operation.path}`;
    this.#note(request.as, sent, request.parameters, parsed(received.text));
  }

  #note(client: HttpClient, request: string, parameters: Parameters, body: Body): void {
    if (typeof body !== 'object' || body === null) return;
    this.ledger.note(client, request, parameters, body as Parameters);
    const { api_key } = body as { readonly api_key?: unknown };
    if (typeof api_key === 'string') this.secrets.add(api_key);
  }

  /** A server that wrongly accepts a change of the organization must not keep it. */
  override async guard({ parameters, after }: CaseRequest): Promise<Partial<Undo>> {
    const names = Object.keys(parameters);
    if (names.length === 0) return {};
    const before = await this.organization();
    return this.undo(async () => {
      await after?.();
      const now = await this.organization();
      const changed = names.filter(
        (name) => !isDeepStrictEqual(now[`realm_${name}`], before[`realm_${name}`]),
      );
      await this.restore(changed, parameters, before);
    });
  }

  #client(credentials: () => Promise<string> | string): HttpClient {
    const { watch } = this;
    return new HttpClient(this.url, credentials, {
      answered: (client, request, parameters, { status, body }) => {
        if (status === 200) this.#note(client, request, parameters, body);
      },
      waiting: (seconds) => watch.waiting?.(seconds),
      get signal() {
        return watch.signal;
      },
    });
  }

  #siteOf({ url, email, key }: Login): Controls['deactivatedSite'] {
    this.secrets.add(key);
    return () => Promise.resolve({ url, owner: new HttpClient(url, () => basic(email, key), this.watch) });
  }

  /** Returns the credentials of a user, who logs in when they are first needed. */
  #login(username: string, password: string): () => Promise<string> {
    let header: Promise<string> | undefined;
    const login = async (): Promise<string> => {
      const anonymous = new HttpClient(this.url, () => undefined, this.watch);
      const { api_key, email } = (await anonymous.ok('POST', '/fetch_api_key', { username, password })) as {
        api_key: string;
        email: string;
      };
      this.secrets.add(api_key);
      return basic(email, api_key);
    };
    return () => {
      header ??= login().catch((error: unknown) => {
        header = undefined;
        if (error instanceof Refused)
          throw new NotReached(`A user that the run made cannot log in: ${error.message}`);
        throw error;
      });
      return header;
    };
  }
}
