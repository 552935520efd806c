import type { Tx } from './types.js';

declare const held: unique symbol;

/** A transaction that keeps a lock until its end. Only the function that takes the lock returns this type. */
type Holding<Lock extends string> = Tx & { readonly [held]: Readonly<Record<Lock, true>> };

/** No other transaction can change which users see which users, channels and messages. */
export type VisibilityLocked = Holding<'visibility'>;

/** No other transaction can create or change a user group. */
export type UserGroupsLocked = Holding<'user groups'>;

/** No other transaction can change a custom profile field. */
export type ProfileFieldsLocked = Holding<'profile fields'>;
