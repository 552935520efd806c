import type { Body, Client } from '../../support/client.js';

const TYPES = ['realm_bot'];

/** The managed bots as register returned them, and the events since then. */
export class Follower {
  private constructor(
    readonly client: Client,
    private readonly queue: string,
    private lastEventId: number,
    /** By ID. */
    readonly bots: Map<number, Body>,
  ) {}

  static async start(client: Client): Promise<Follower> {
    const state = await client.ok('POST', '/register', { event_types: TYPES });
    const bots = new Map<number, Body>(state.realm_bots.map((bot: Body) => [bot.user_id, bot]));
    return new Follower(client, state.queue_id, state.last_event_id, bots);
  }

  /** Returns the events since the last call and applies them to the bots. */
  async events(): Promise<Body[]> {
    const { queue: queue_id, lastEventId: last_event_id } = this;
    const { events } = await this.client.ok('GET', '/events', { queue_id, last_event_id, dont_block: true });
    this.lastEventId = events.at(-1)?.id ?? last_event_id;
    for (const event of events) {
      delete event.id;
      this.#apply(event);
    }
    return events;
  }

  /** The bots updated by the events, and the bots that register returns now. Both must be equal. */
  async compare(): Promise<{ followed: Body; fresh: Body }> {
    await this.events();
    const { bots } = await Follower.start(this.client);
    return { followed: byId(this.bots), fresh: byId(bots) };
  }

  #apply({ op, bot }: Body): void {
    if (op === 'add') this.bots.set(bot.user_id, bot);
    else if (op === 'delete') this.bots.delete(bot.user_id);
    else this.bots.set(bot.user_id, { ...this.bots.get(bot.user_id), ...bot });
  }
}

const byId = (bots: ReadonlyMap<number, Body>): Body =>
  Object.fromEntries([...bots].sort(([a], [b]) => a - b));

export interface MadeBot {
  readonly id: number;
  readonly key: string;
  readonly email: string;
}

let made = 0;

/** Creates a bot of the requester. */
export const makeBot = async (by: Client, parameters: object = {}): Promise<MadeBot> => {
  made += 1;
  const short_name = `helper${String(made)}`;
  const { user_id: id, api_key: key } = await by.ok('POST', '/bots', {
    full_name: `Helper ${String(made)}`,
    short_name,
    ...parameters,
  });
  return { id, key, email: `${short_name}-bot@chat.example.com` };
};
