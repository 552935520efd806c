import type { Body, Client, Parameters } from '../../support/client.js';
import { options, type Option } from './options.js';

/** What a client states when it registers, by the names of the options. */
type Stated = Readonly<Record<string, unknown>>;

const CAPABILITIES = 'client_capabilities';

/** Sorts the values of options into the parameters of `POST /register`. */
export const parametersOf = (stated: Stated, capabilities: ReadonlySet<string>): Parameters => {
  const entries = Object.entries(stated);
  return {
    ...Object.fromEntries(entries.filter(([name]) => !capabilities.has(name))),
    [CAPABILITIES]: Object.fromEntries(entries.filter(([name]) => capabilities.has(name))),
  };
};

/** A client without any option, and one with all options that do not select events or state. */
export const BASES = ['without options', 'with all other options'] as const;
export type Base = (typeof BASES)[number];

const valueIn = (base: Base, { without, having, selects }: Option): unknown =>
  base === 'without options' || selects !== undefined ? without : having;

export const statedIn = (base: Base): Stated =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, valueIn(base, option)]));

/** A base and the same client with another value of one option, ordered by the value. */
export interface Pair {
  readonly base: Base;
  readonly name: string;
  readonly option: Option;
  readonly without: Stated;
  readonly having: Stated;
}

export const pairs: readonly Pair[] = BASES.flatMap((base) =>
  Object.entries(options).map(([name, option]) => {
    const stated = statedIn(base);
    const [without, having] = [option.without, option.having].map((value) => ({ ...stated, [name]: value }));
    return { base, name, option, without: without ?? {}, having: having ?? {} };
  }),
);

/** An event queue of a user, with all events that it got so far. */
export class Watch {
  readonly events = new Map<number, Body>();
  /** IDs and types of events that the queue did not get from memory with the others, but later from the log. */
  readonly late: string[] = [];
  #seen = 0;

  private constructor(
    private readonly client: Client,
    private readonly queueId: string,
    private last: number,
  ) {}

  static async start(client: Client, parameters: Parameters): Promise<Watch> {
    const { queue_id, last_event_id } = await client.ok('POST', '/register', parameters);
    const watch = new Watch(client, queue_id, last_event_id);
    // From its first poll on, the queue gets its events from memory, together with all others.
    await watch.look(last_event_id);
    return watch;
  }

  /** Gets all events up to the newest one of the log. */
  async look(newest: number): Promise<void> {
    const { events } = await this.client.ok('GET', '/events', {
      queue_id: this.queueId,
      last_event_id: this.last,
      dont_block: true,
    });
    for (const event of events as Body[]) {
      this.events.set(event.id, event);
      if (event.id <= this.#seen) this.late.push(`${String(event.id)} ${String(event.type)}`);
    }
    this.#seen = newest;
    this.last = events.at(-1)?.id ?? this.last;
  }
}
