import type { Body, Client, Parameters } from '../client.js';
import { channelAppliers } from './channels.js';
import { derive } from './derived.js';
import { editAppliers } from './edits.js';
import { levelGaps } from './gaps.js';
import { groupAppliers } from './groups.js';
import { messageAppliers } from './messages.js';
import { organizationAppliers } from './organization.js';
import { ownAppliers } from './own.js';
import { peopleAppliers } from './people.js';
import { presenceAppliers } from './presence.js';
import type { Appliers, State } from './types.js';
import { comparable } from './view.js';

const appliers: Appliers = {
  ...channelAppliers,
  ...editAppliers,
  ...groupAppliers,
  ...messageAppliers,
  ...organizationAppliers,
  ...ownAppliers,
  ...peopleAppliers,
  ...presenceAppliers,
  // Transient events, which do not change the state.
  heartbeat: () => undefined,
  'typing start': () => undefined,
  'typing stop': () => undefined,
};

const apply = (state: State, event: Body): void => {
  const applier = appliers[`${event.type} ${event.op ?? ''}`.trim()];
  if (!applier) throw new Error(`No client knows this event: ${JSON.stringify(event)}`);
  applier(state, event);
};

/** The register parameters of a client that follows the complete state. */
export const EVERYTHING: Parameters = {
  include_subscribers: true,
  client_gravatar: false,
  queue_lifespan_secs: 7 * 24 * 60 * 60,
};

/** The capabilities of a current client. */
export const MODERN = {
  notification_settings_null: true,
  bulk_message_deletion: true,
  user_avatar_url_field_optional: true,
  stream_typing_notifications: true,
  user_settings_object: true,
  linkifier_url_template: true,
  user_list_incomplete: true,
};

/** The messages that a user received. The user fetches messages that they only have the right to read. */
const receivedBy = async (client: Client, choices: Parameters): Promise<Body[]> => {
  const { messages, found_oldest } = await client.ok('GET', '/messages', {
    anchor: 'newest',
    num_before: 5000,
    num_after: 0,
    client_gravatar: false,
    apply_markdown: choices.apply_markdown ?? false,
  });
  if (!found_oldest) throw new Error('A follower holds at most 5000 messages.');
  return messages.filter(({ flags }: Body) => !flags.includes('historical'));
};

/** A user's state: the register response, updated by the events since then. */
export class Follower {
  private constructor(
    readonly client: Client,
    private readonly choices: Parameters,
    private readonly state: State,
    private lastEventId: number,
  ) {}

  static async start(client: Client, choices: Parameters = EVERYTHING): Promise<Follower> {
    const state = await client.ok('POST', '/register', choices);
    const messages = await receivedBy(client, choices);
    const { attachments, upload_space_used } = await client.ok('GET', '/attachments');
    const newestAtFirst: number = messages.at(-1)?.id ?? 0;
    return new Follower(
      client,
      choices,
      {
        ...state,
        messages,
        attachments,
        upload_space_used,
        appeared: [],
        notHeld: [],
        unwatched: [],
        newestAtFirst,
        listsSubscribers: choices.include_subscribers,
      },
      state.last_event_id,
    );
  }

  /**
   * Returns the state from the events, the state from a new register response, and the follower of that one.
   */
  async compare(): Promise<{ followed: Body; fresh: Body; next: Follower; events: readonly Body[] }> {
    const events = await this.#catchUp();
    const next = await Follower.start(this.client, this.choices);
    const [followed, fresh] = [derive(structuredClone(this.state)), structuredClone(next.state)];
    levelGaps(followed, fresh);
    return { followed: comparable(followed), fresh: comparable(fresh), next, events };
  }

  /** Applies all events. A response has a part of many. */
  async #catchUp(): Promise<Body[]> {
    const all: Body[] = [];
    for (;;) {
      const { events } = await this.client.ok('GET', '/events', {
        queue_id: this.state.queue_id,
        last_event_id: this.lastEventId,
        dont_block: true,
      });
      if (events.length === 0) return all;
      this.lastEventId = events.at(-1).id;
      for (const event of events) apply(this.state, event);
      all.push(...events);
    }
  }
}
