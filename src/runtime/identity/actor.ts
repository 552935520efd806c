import type { UserSettings } from '../../../generated/settings.js';
import type { Role } from '../../contract/types.js';

/** Role numbers, as on the wire and in the store. A lower number grants more permissions. */
export const roles = {
  owner: 100,
  administrator: 200,
  moderator: 300,
  member: 400,
  guest: 600,
} as const satisfies Record<Role, number>;

export type RoleNumber = (typeof roles)[Role];

/** Bot types: 1 generic bot, 2 incoming webhook, 3 outgoing webhook, 4 embedded bot. */
export const incomingWebhookBot = 2;

/** The requesting account as last read. Never older than its last change. */
export interface Actor {
  readonly id: number;
  /** The API email: the real email, unless the account hides it. */
  readonly email: string;
  readonly delivery_email: string;
  readonly full_name: string;
  readonly role: RoleNumber;
  readonly is_bot: boolean;
  readonly bot_type: number | null;
  readonly bot_owner_id: number | null;
  readonly is_active: boolean;
  readonly is_billing_admin: boolean;
  readonly timezone: string;
  readonly date_joined: number;
  readonly avatar_source: string;
  /** Names the files of an uploaded avatar. Null without an uploaded avatar. */
  readonly avatar_key: string | null;
  readonly avatar_version: number;
  /** Every user setting, with defaults filled in. */
  readonly settings: Readonly<UserSettings>;
}

/** Returns whether `role` has the permissions of at least the role `least`. */
export const hasRole = (role: number, least: Role): boolean => role <= roles[least];
