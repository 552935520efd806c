import type { ColumnOf, RowOf } from '../../../runtime/store/types.js';

/** What the server reads of an account. Few operations need its password and its key. */
export const userColumns = [
  'id',
  'email',
  'delivery_email',
  'full_name',
  'role',
  'is_active',
  'is_billing_admin',
  'bot_type',
  'bot_owner_id',
  'is_system_bot',
  'timezone',
  'date_joined',
  'avatar_source',
  'avatar_key',
  'avatar_version',
  'settings',
] as const satisfies ColumnOf<'users'>[];

export type UserRow = Pick<RowOf<'users'>, (typeof userColumns)[number]>;
