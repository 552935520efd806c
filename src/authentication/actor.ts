import type { UserSettings } from '../../generated/settings.js';
import type { Role } from '../http/types.js';

/** The role numbers of the wire and the store. A lower number may do more. */
export const roles = {
  owner: 100,
  administrator: 200,
  moderator: 300,
  member: 400,
  guest: 600,
} as const satisfies Record<Role, number>;

export type RoleNumber = (typeof roles)[Role];

/** 1 generic bot, 2 incoming webhook, 3 outgoing webhook, 4 embedded bot. */
export const incomingWebhookBot = 2;

/** Who is asking: the account as it stood when it was last read, never older than its last change. */
export interface Actor {
  readonly id: number;
  /** The API email: the real one, unless the account hides it. */
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
  /** Of the files of an uploaded avatar; null where there is none. */
  readonly avatar_key: string | null;
  readonly avatar_version: number;
  /** Every user setting, the defaults filled in. */
  readonly settings: Readonly<UserSettings>;
}

/** Whether somebody of this role may do what asks for at least the role `least`. */
export const hasRole = (role: number, least: Role): boolean => role <= roles[least];
