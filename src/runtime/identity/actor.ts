import { defaultUserSettings, type UserSettings } from '../../../generated/settings.js';
import type { Role } from '../../contract/types.js';

/** Below every role of the contract, so that a spectator has no permission of any. */
const SPECTATOR = 1000;

/**
 * Stands for people without an account. No row of the store has its ID: it has received nothing, is in no group and in no
 * channel, and reads web-public channels only.
 */
export const spectator: Actor = {
  id: 0,
  email: '',
  delivery_email: '',
  full_name: '',
  role: SPECTATOR as RoleNumber,
  is_bot: false,
  bot_type: null,
  bot_owner_id: null,
  is_active: true,
  is_billing_admin: false,
  timezone: '',
  date_joined: 0,
  avatar_source: 'G',
  avatar_key: null,
  avatar_version: 1,
  settings: defaultUserSettings,
};

export const isSpectator = ({ role }: { readonly role: number }): boolean => role === SPECTATOR;

/**
 * Returns the ID of the user against whose caps a request counts: a bot's owner. A bot without a known owner counts for
 * itself.
 */
export const responsibleFor = ({
  id,
  bot_owner_id,
}: {
  readonly id: number;
  readonly bot_owner_id: number | null;
}): number => bot_owner_id ?? id;

/** Returns a condition on a column of user IDs: a user and the bots they own. Takes the user's ID twice. */
export const ofUserAndBots = (column: string): string =>
  // MariaDB would run a UNION of its own for each row. From a table it begins with the accounts.
  `${column} IN (SELECT account.id FROM (
    SELECT id FROM users WHERE id = ? UNION ALL SELECT id FROM users WHERE bot_owner_id = ?) account)`;

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
