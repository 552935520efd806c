import { Choices } from '../crash/choices.js';
import { changesIn, type Heard } from '../crash/event-changes.js';
import { isLost } from '../crash/outcome.js';
import type { Report } from '../crash/types.js';
import { Client, type Body } from '../support/client.js';
import type { Processes } from './cluster.js';
import type { History } from './history.js';
import type { Person } from './site.js';

/** The share of polls whose client disconnects after a moment, and the longest such moment in milliseconds. */
const ABANDONED = 0.1;
const ABANDONED_MS = 200;
/** Milliseconds after which an event counts as lost. */
const LOST_AFTER_MS = 60_000;

export interface PollerParts {
  readonly cluster: Processes;
  readonly history: History;
  readonly report: Report;
}

/** A client of one queue, each of whose polls goes to another process than the one before. */
export class Poller {
  /** The events by their IDs, as JSON. */
  readonly events = new Map<number, string>();
  /** What the events stated, in their order. */
  readonly heard: Heard[] = [];
  polls = 0;
  #lastId: number;
  #url: string | undefined;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  #awaited: { readonly isThere: () => boolean; readonly resolve: () => void } | undefined;
  #next: () => void = () => undefined;
  readonly #abort = new AbortController();

  private constructor(
    readonly person: Person,
    readonly queue: { readonly id: string; readonly registeredAt: number },
    private readonly choices: Choices,
    private readonly parts: PollerParts,
  ) {
    this.#lastId = queue.registeredAt;
  }

  static async register(person: Person, seed: number, parts: PollerParts): Promise<Poller> {
    const choices = new Choices(seed);
    const client = new Client(await parts.cluster.any(choices), person);
    const { queue_id, last_event_id } = await client.ok('POST', '/register', {
      fetch_event_types: [],
      client_capabilities: { user_settings_object: true, bulk_message_deletion: true },
      queue_lifespan_secs: 86_400,
    });
    return new Poller(
      person,
      { id: queue_id as string, registeredAt: last_event_id as number },
      choices,
      parts,
    );
  }

  start(): void {
    this.#running = this.#poll();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#abort.abort();
    await this.#running;
  }

  /** Resolves with the next event. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#next = resolve;
    });
  }

  /** Resolves when the events have stated all of these. Returns false if some of them count as lost. */
  async until(keys: Iterable<string>): Promise<boolean> {
    const missing = new Set(keys);
    let checked = 0;
    const isThere = (): boolean => {
      for (; checked < this.heard.length; checked += 1) missing.delete(this.heard[checked]?.[0] ?? '');
      return missing.size === 0;
    };
    if (isThere()) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(false);
      }, LOST_AFTER_MS);
      this.#awaited = {
        isThere,
        resolve: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
    });
  }

  async #poll(): Promise<void> {
    while (!this.#stopped) {
      this.#url = await this.parts.cluster.any(this.choices, this.#url);
      const client = new Client(this.#url, this.person);
      const parameters = { queue_id: this.queue.id, last_event_id: this.#lastId };
      this.polls += 1;
      const response = await client
        .send('GET', '/events', parameters, { signal: this.#signal() })
        .catch((error: unknown) => {
          if (!isLost(error)) this.#report(String(error));
          return undefined;
        });
      if (response?.status === 200) for (const event of response.body.events as Body[]) this.#take(event);
      else if (response) {
        this.#report(`refused with ${response.status}: ${JSON.stringify(response.body)}`);
        return;
      }
    }
  }

  #signal(): AbortSignal {
    if (!this.choices.chance(ABANDONED)) return this.#abort.signal;
    return AbortSignal.any([this.#abort.signal, AbortSignal.timeout(this.choices.below(ABANDONED_MS))]);
  }

  #take(event: Body): void {
    if (event.type === 'heartbeat') return;
    const id = event.id as number;
    if (id <= this.#lastId)
      this.#report(`event ${id} (${event.type}) after ${this.#lastId}: doubled or out of order`);
    this.#lastId = id;
    this.events.set(id, JSON.stringify(event));
    this.#next();
    for (const [key, value] of changesIn(event, this.person.id)) {
      this.heard.push([key, value]);
      this.parts.history.heard(key, value);
    }
    if (this.#awaited?.isThere() === true) this.#awaited.resolve();
  }

  #report(text: string): void {
    this.parts.report(`queue of ${this.person.email}: ${text}`);
  }
}
