import type { Tx } from './types.js';

declare const held: unique symbol;

/** A transaction that holds a lock until its end. Only the function that takes the lock returns one. */
type Holding<Lock extends string> = Tx & { readonly [held]: Readonly<Record<Lock, true>> };

/** No other transaction changes who sees which users, channels and messages. */
export type VisibilityLocked = Holding<'visibility'>;

/** No other transaction creates or changes a user group. */
export type UserGroupsLocked = Holding<'user groups'>;

/** No other transaction changes a custom profile field. */
export type ProfileFieldsLocked = Holding<'profile fields'>;
