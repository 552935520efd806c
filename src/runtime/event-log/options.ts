import { type SettingRow, userSettings } from '../../../generated/settings.js';
import type { Actor } from '../identity/actor.js';

const rows: readonly SettingRow[] = userSettings;

/** The event type sent for each setting to clients that do not read `user_settings`, by the setting's name. */
export const legacyTypeOf: ReadonlyMap<string, NonNullable<SettingRow['legacy']>> = new Map(
  rows.flatMap(({ name, legacy }) => (legacy === undefined ? [] : [[name, legacy]])),
);

const types: ReadonlySet<string> = new Set(legacyTypeOf.values());

export const isLegacyType = (eventType: string): boolean => types.has(eventType);

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
