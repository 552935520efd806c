import { randomUUID } from 'node:crypto';

import type { Input } from '../../../generated/operations.js';
import { errors } from '../../../generated/errors.js';
import { type Actor, hasRole, responsibleFor } from '../../runtime/identity/actor.js';
import { defaultsOf } from '../bots/defaults.js';
import { budgets } from '../../lib/budgets.js';
import { followConversation } from '../messages/narrow/conversation.js';
import { parseTerms, type Term } from '../narrow/terms.js';
import { DAY } from '../../lib/clock.js';
import type { Services } from '../services.js';
import type { Store } from '../../runtime/store/types.js';
import { checkEventNarrow, compileNarrow } from '../narrow/event-predicate.js';
import { knownCapabilities, type QueueOptions } from '../../runtime/event-log/queue.js';
import { endSurplusQueues, insertQueue } from '../../runtime/event-log/queue-rows.js';

const DEFAULT_LIFESPAN_SECONDS = 600;
const MAX_LIFESPAN_SECONDS = 7 * DAY;

/** The queue options that a client may state in either operation. */
type RequestedOptions = Pick<Input<'registerQueue'>, keyof Input<'registerQueue'> & keyof Input<'getEvents'>>;

/** A validated queue that is not stored yet. */
export interface WantedQueue {
  readonly options: QueueOptions;
  readonly lifespanSeconds: number;
}

/** Returns the options. For options that a bot does not state, uses the defaults stored for the bot. */
const withDefaults = async (
  store: Store,
  requested: RequestedOptions,
  actor: Actor,
): Promise<RequestedOptions> => {
  const defaults = await store.read((tx) => defaultsOf(tx, actor));
  const channelId = defaults?.default_events_register_stream_id;
  const narrow = requested.narrow ?? [];
  return {
    ...requested,
    narrow: narrow.length === 0 && channelId ? [{ operator: 'channel', operand: channelId }] : narrow,
    all_public_streams:
      requested.all_public_streams ??
      (hasRole(actor.role, 'member') && defaults?.default_all_public_streams === true),
  };
};

/** Replaces `with` by the conversation that contains its message now. */
const followed = (
  store: Store,
  actor: Actor,
  terms: readonly Term[],
): Promise<readonly Term[]> | readonly Term[] =>
  terms.some(({ operator }) => operator === 'with')
    ? store.read((tx) => followConversation(tx, actor, terms))
    : terms;

/** Throws if a request of a spectator asks for what only users get. */
export const checkForSpectators = ({ include_subscribers }: RequestedOptions): void => {
  if (include_subscribers) throw errors.notForSpectators({ parameter: 'include_subscribers' });
};

/** Throws if the requester lacks a permission for an option, or if the narrow cannot match events. */
export const readWantedQueue = async (
  store: Store,
  given: RequestedOptions,
  actor: Actor,
): Promise<WantedQueue> => {
  const requested = actor.is_bot ? await withDefaults(store, given, actor) : given;
  if (requested.all_public_streams && !hasRole(actor.role, 'member')) throw errors.allPublicChannelsRefused();
  const narrow = await followed(store, actor, parseTerms(requested.narrow ?? []));
  checkEventNarrow(narrow);
  compileNarrow(narrow);
  const limit = budgets.queueOptions.bytes;
  if (JSON.stringify(narrow).length > limit) throw errors.queueNarrowTooLong({ limit });
  return {
    options: {
      event_types: requested.event_types ? [...new Set(requested.event_types)] : null,
      narrow,
      all_public_streams: requested.all_public_streams ?? false,
      apply_markdown: requested.apply_markdown,
      client_gravatar: requested.client_gravatar,
      // oxlint-disable-next-line typescript/no-deprecated -- existing clients still say it.
      slim_presence: requested.slim_presence,
      include_subscribers: requested.include_subscribers,
      client_capabilities: knownCapabilities(requested.client_capabilities ?? {}),
    },
    lifespanSeconds: Math.min(
      requested.queue_lifespan_secs || DEFAULT_LIFESPAN_SECONDS,
      MAX_LIFESPAN_SECONDS,
    ),
  };
};

/**
 * Stores a queue that gets all events after a log position. Returns its id. The log keeps the events since the position
 * was read, so none is lost.
 */
export const registerAt = async (
  position: number,
  { options, lifespanSeconds }: WantedQueue,
  { services, store, actor, client }: { services: Services; store: Store; actor: Actor; client: string },
): Promise<string> => {
  const id = randomUUID();
  const row = {
    id,
    user_id: actor.id,
    registered_id: position,
    acknowledged_id: position,
    seen_at: services.clock.seconds(),
    lifespan_secs: lifespanSeconds,
    client,
    options,
  };
  await store.write(async (tx) => {
    await insertQueue(tx, row);
    await endSurplusQueues(tx, row, responsibleFor(actor), (queueId) => services.queues.isWaiting(queueId));
  });
  return id;
};
