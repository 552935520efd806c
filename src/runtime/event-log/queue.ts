import { budgets } from '../../lib/budgets.js';
import { type Delivered, type PendingBytes, SLOT_BYTES, textBytes } from './pending-bytes.js';
import type { ApiError } from '../../contract/api-error.js';
import type { EventPredicate, LoggedEvent } from './events.js';
import { type SettingRow, userSettings } from '../../../generated/settings.js';
import type { Actor } from '../identity/actor.js';

const rows: readonly SettingRow[] = userSettings;

/** The event type sent for each setting to clients that do not read `user_settings`, by the setting's name. */
export const legacyTypeOf: ReadonlyMap<string, NonNullable<SettingRow['legacy']>> = new Map(
  rows.flatMap(({ name, legacy }) => (legacy === undefined ? [] : [[name, legacy]])),
);

const types: ReadonlySet<string> = new Set(legacyTypeOf.values());

const isLegacyType = (eventType: string): boolean => types.has(eventType);

/** Types that a client gets instead of older ones, which it may name for the sake of older servers. */
const REPLACED: Readonly<Partial<Record<string, string>>> = { muted_topics: 'user_topic' };

/** Whether a client that named these types gets a type. Clients that name none get all. */
export const wantsType = (named: readonly string[] | null | undefined, eventType: string): boolean => {
  if (!named) return true;
  const present = REPLACED[eventType];
  return named.includes(eventType) && (present === undefined || !named.includes(present));
};

const CAPABILITIES = [
  'notification_settings_null',
  'bulk_message_deletion',
  'user_avatar_url_field_optional',
  'stream_typing_notifications',
  'user_settings_object',
  'linkifier_url_template',
  'user_list_incomplete',
  'zulip_extra_emoji',
] as const;

/** The capabilities that a client can state (`client_capabilities` of POST /register). */
type ClientCapabilities = Readonly<Partial<Record<(typeof CAPABILITIES)[number], boolean>>>;

/** Returns only the known capabilities, since a client may state any number of others, of any size. */
export const knownCapabilities = (stated: ClientCapabilities): ClientCapabilities =>
  Object.fromEntries(
    CAPABILITIES.flatMap((name) => (stated[name] === undefined ? [] : [[name, stated[name]]])),
  );

/** A term of the narrow of a queue. Events that do not match all terms are not delivered. */
export interface Term {
  readonly operator: string;
  readonly operand: string | number | readonly number[];
  readonly negated: boolean;
}

/** The options a queue was registered with, as stored. */
export interface QueueOptions {
  /** Null: every type. */
  readonly event_types: readonly string[] | null;
  readonly narrow: readonly Term[];
  readonly all_public_streams: boolean;
  readonly apply_markdown: boolean;
  readonly client_gravatar: boolean;
  readonly slim_presence: boolean;
  readonly include_subscribers: boolean;
  readonly client_capabilities: ClientCapabilities;
}

/** The only data of a queue that a renderer may read. */
export interface QueueView {
  readonly id: string;
  readonly user_id: number;
  /** The name of the client program that registered the queue, from its User-Agent. */
  readonly client: string;
  readonly options: QueueOptions;
}

/** The requesting user of a registration, and its options. */
export interface Registration {
  readonly actor: Actor;
  /** The name of the client program, from its User-Agent. */
  readonly client: string;
  readonly options: QueueOptions;
  /** Returns whether the client requests the state for this event type. */
  readonly wants: (eventType: string) => boolean;
}

export interface QueueRow {
  readonly id: string;
  readonly user_id: number;
  readonly registered_id: number;
  readonly acknowledged_id: number;
  readonly seen_at: number;
  readonly lifespan_secs: number;
  readonly client: string;
  readonly options: QueueOptions;
}

/** Compiles the narrow of a queue. */
export type CompileNarrow = (narrow: QueueOptions['narrow']) => EventPredicate;

/** A client that waits for the events of a queue. */
interface Waiting {
  /** Whether the response is sent after `end`, instead of by it. */
  readonly isLater: boolean;
  /** Sends the events or the error, unless it has ended. */
  end(outcome: readonly Delivered[] | ApiError): void;
}

/**
 * One client's queue in the memory of this process. While `hot`, `pending` contains every event up to `scanned` that
 * the client has not acknowledged. Otherwise, the log is read for it.
 */
export class Queue implements QueueView {
  readonly id: string;
  readonly user_id: number;
  readonly client: string;
  readonly options: QueueOptions;
  readonly registered: number;
  readonly lifespanSeconds: number;
  /** The client has every event up to this id, or a stream sent it. */
  acknowledged: number;
  /** The client can continue from this id. A stream does not know whether its client has what it sent. */
  kept: number;
  /** UNIX seconds at which a client was last connected. */
  seenAt: number;
  /** The user, or the owner of the bot. */
  ownerId: number;
  hot = false;
  /** How many queues of the owner were hot when this one became hot, with it. */
  rank = 0;
  scanned = 0;
  pending: Delivered[] = [];
  poll: Waiting | undefined;
  /** Incremented by every poll, so an earlier poll that still reads the log detects that it is over. */
  turn = 0;
  #pendingBytes = 0;
  readonly #matches: EventPredicate;

  constructor(
    row: QueueRow,
    private readonly inAll: PendingBytes<Queue>,
    compileNarrow: CompileNarrow,
  ) {
    this.#matches = compileNarrow(row.options.narrow);
    this.id = row.id;
    this.user_id = row.user_id;
    this.client = row.client;
    this.options = row.options;
    this.registered = row.registered_id;
    this.lifespanSeconds = row.lifespan_secs;
    this.acknowledged = row.acknowledged_id;
    this.kept = row.acknowledged_id;
    this.seenAt = row.seen_at;
    this.ownerId = row.user_id;
  }

  /** Returns whether the client registered for events of a type. */
  takesType(type: string): boolean {
    if (isLegacyType(type) && this.options.client_capabilities.user_settings_object) return false;
    return wantsType(this.options.event_types, type);
  }

  /** Returns whether the client registered for this event's type and narrow. */
  takes(logged: LoggedEvent): boolean {
    return this.takesType(logged.event.type) && this.#matches(logged, this.user_id);
  }

  get pendingBytes(): number {
    return this.#pendingBytes;
  }

  /** Returns whether there is still room. */
  push(delivered: Delivered): boolean {
    this.pending.push(delivered);
    this.#pendingBytes += SLOT_BYTES + textBytes(delivered.json);
    this.inAll.hold(this, delivered);
    return this.#pendingBytes <= budgets.pendingOfQueue.bytes;
  }

  /** The client has all events up to `id`. */
  acknowledge(id: number): void {
    this.kept = Math.max(this.kept, id);
    this.#pass(id);
  }

  /** A stream sent all events up to `id`. Its client has those up to `kept`. */
  passTo(id: number, kept: number): void {
    this.kept = Math.max(this.kept, kept);
    this.#pass(id);
  }

  #pass(id: number): void {
    if (id <= this.acknowledged) return;
    this.acknowledged = id;
    const end = this.pending.findIndex((delivered) => delivered.id > id);
    this.#release(this.pending.splice(0, end < 0 ? this.pending.length : end));
  }

  cool(): void {
    this.hot = false;
    const events = this.pending;
    // A response may still use the list.
    this.pending = [];
    this.#release(events);
  }

  #release(events: readonly Delivered[]): void {
    for (const { json } of events) this.#pendingBytes -= SLOT_BYTES + textBytes(json);
    this.inAll.release(this, events);
  }
}
