import type { CaseRequest } from '../../conformance/src/world/case-request.js';
import type { Controls } from '../../conformance/src/world/controls.js';
import { type Person as AnyPerson, World } from '../../conformance/src/world/world.js';
import type { ServerOverrides } from '../../src/server/services.js';
import type { Client } from '../support/client.js';
import type { NewPerson, Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { controlsOf } from './controls.js';

/** Refuses every request. */
const NOTHING = [{ seconds: 60, count: 0 }];

/** A server of this process with all controls, and the objects on it. */
export class Fixtures extends World<Client> {
  readonly #others = new Map<string, Promise<TestServer>>();
  protected readonly controls: Partial<Controls>;

  private constructor(
    readonly server: TestServer,
    /** A server with the same data whose rate limits are all exhausted. */
    readonly exhausted: TestServer,
    /** A server with the same data that considers every read too long. */
    readonly impatient: TestServer,
  ) {
    super();
    this.controls = controlsOf(this);
  }

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

  /** Creates a user. */
  person(options: NewPerson = {}): Promise<Person> {
    return this.server.person(this.fresh('Person'), options);
  }

  async botOf({ id }: AnyPerson<Client>, type = 1): Promise<Person> {
    const bot = await this.person({ botOf: id });
    if (type !== 1)
      await this.store(
        'UPDATE users SET bot_type = ? WHERE id = ?',
        [type, bot.id],
        `user:${String(bot.id)}`,
      );
    return bot;
  }

  /** Returns the client that a request is sent by. All clients of this world are of the tests. */
  clientOf({ as }: CaseRequest): Client {
    return (as as Client | null) ?? this.owner;
  }

  wait(seconds: number): Promise<void> {
    this.server.clock.advance(seconds * 1000);
    return new Promise(setImmediate);
  }

  now(): number {
    return this.server.clock.seconds();
  }

  /** Nothing harms the organization of a test. */
  permit(): void {
    return undefined;
  }

  /** Nothing is to be removed at the end. */
  answered(): void {
    return undefined;
  }

  /** Changes rows that no operation can change, and makes the server reload them. */
  async store(sql: string, values: readonly (string | number | null)[], invalidate: string): Promise<void> {
    await this.server.services.store.write(async (tx) => {
      await tx.run(sql, values);
      tx.invalidate(invalidate);
    });
  }
}
