import type { Body } from '../support/client.js';
import { changesIn } from './event-changes.js';
import { isLost } from './outcome.js';
import { poll, type QueueReading } from './queue-reading.js';
import type { Person, Site } from './site.js';
import type { Report, Value } from './types.js';

export interface HeardChange {
  readonly key: string;
  readonly value: Value;
  /** The ID of the event. */
  readonly id: number;
}

/** Milliseconds after which an event counts as lost. */
const LOST_AFTER_MS = 30_000;
const DELIVERED = 'delivered/';

/** A client that asks for the events of one queue all the time, whatever happens to the server. */
export class QueueWatcher {
  /** The changes of events since the last comparison, in their order. */
  heard: HeardChange[] = [];
  /** The scheduled messages that were sent, of the whole run. */
  readonly delivered: string[] = [];
  #lastId: number;
  #stopped = false;
  #awaited: { readonly key: string; readonly arrived: () => void } | undefined;
  #next: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();

  private constructor(
    readonly person: Person,
    private readonly site: Site,
    private readonly queueId: string,
    lastId: number,
    private readonly report: Report,
    private readonly read: QueueReading,
  ) {
    this.#lastId = lastId;
  }

  static async register(
    site: Site,
    person: Person,
    report: Report,
    read: QueueReading = poll,
  ): Promise<QueueWatcher> {
    const client = await site.client(person);
    const { queue_id, last_event_id } = await client.ok('POST', '/register', {
      fetch_event_types: [],
      client_capabilities: { user_settings_object: true, bulk_message_deletion: true },
      queue_lifespan_secs: 86_400,
    });
    return new QueueWatcher(person, site, queue_id as string, last_event_id as number, report, read);
  }

  start(): void {
    this.#running = this.#poll();
  }

  /** Ends with the next response or with the server. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Resolves with the next event. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#next = resolve;
    });
  }

  /** Resolves when an event about a register has arrived. Returns false if it counts as lost. */
  async until(key: string): Promise<boolean> {
    if (this.heard.some((one) => one.key === key)) return true;
    if (this.delivered.some((token) => DELIVERED + token === key)) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(false);
      }, LOST_AFTER_MS);
      this.#awaited = {
        key,
        arrived: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
    });
  }

  async #poll(): Promise<void> {
    while (!this.#stopped) {
      const client = await this.site.client(this.person);
      const position = { queue_id: this.queueId, last_event_id: this.#lastId };
      const refusal = await this.read(client, position, this.#take).catch((error: unknown) => {
        if (!isLost(error)) this.#report(String(error));
        return undefined;
      });
      if (refusal === undefined) continue;
      this.#report(`refused with ${refusal}`);
      return;
    }
  }

  readonly #take = (event: Body): void => {
    const id = event.id as number;
    if (id <= this.#lastId)
      this.#report(`event ${id} (${event.type}) after ${this.#lastId}: doubled or out of order`);
    this.#lastId = id;
    this.#next();
    for (const [key, value] of changesIn(event, this.person.id)) {
      if (key.startsWith(DELIVERED)) this.delivered.push(key.slice(DELIVERED.length));
      else this.heard.push({ key, value, id });
      if (key === this.#awaited?.key) this.#awaited.arrived();
    }
  };

  #report(text: string): void {
    this.report(`queue of ${this.person.email}: ${text}`);
  }
}
