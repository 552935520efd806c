import type { components } from '../../generated/types.js';
import type { Server } from '../server.js';
import { emitBotChange } from '../bots/events.js';
import type { Tx } from '../store/types.js';
import { audienceOfPerson } from './access.js';
import { MEDIUM_PIXELS } from './avatar.js';
import type { User } from './store.js';
import { avatarUrl, viewUser } from './view.js';

/** Tells everyone of a new account; whoever is new does not hide their email yet. */
export const emitUserAdded = (tx: Tx, user: User): void => {
  const person = viewUser(user, { seesEmail: true, clientGravatar: false, profile: {} });
  tx.emit({ type: 'realm_user', op: 'add', person }, { users: 'everyone' });
};

/** Tells everyone what is new about an account, and of bots also those who look after them. */
const emitChange = async (
  tx: Tx,
  user: User,
  news: { readonly is_active: boolean } | { readonly full_name: string },
): Promise<void> => {
  const change = { user_id: user.id, ...news };
  tx.emit({ type: 'realm_user', op: 'update', person: change }, { users: 'everyone' });
  if (user.is_bot) await emitBotChange(tx, user, news);
};

/** Tells that an account was deactivated or reactivated. */
export const emitActivity = (tx: Tx, user: User, is_active: boolean): Promise<void> =>
  emitChange(tx, user, { is_active });

export const emitFullName = (tx: Tx, user: User, full_name: string): Promise<void> =>
  emitChange(tx, user, { full_name });

export const emitRole = (tx: Tx, { id, role }: User): void => {
  tx.emit({ type: 'realm_user', op: 'update', person: { user_id: id, role } }, { users: 'everyone' });
};

export const emitBotOwner = (tx: Tx, { id }: User, bot_owner_id: number): void => {
  tx.emit({ type: 'realm_user', op: 'update', person: { user_id: id, bot_owner_id } }, { users: 'everyone' });
};

export const emitTimeZone = (tx: Tx, { id, email, timezone }: User): void => {
  const person = { user_id: id, email, timezone };
  tx.emit({ type: 'realm_user', op: 'update', person }, { users: 'everyone' });
};

/** Tells everyone by which email the API knows an account from now on. */
export const emitNewEmail = (tx: Tx, { id, email }: User): void => {
  tx.emit(
    { type: 'realm_user', op: 'update', person: { user_id: id, new_email: email } },
    { users: 'everyone' },
  );
};

export const emitAvatar = async (tx: Tx, user: User): Promise<void> => {
  const avatar_url = avatarUrl(user);
  const person = {
    user_id: user.id,
    avatar_url,
    avatar_url_medium: avatarUrl(user, MEDIUM_PIXELS),
    avatar_source: user.avatar_source,
    avatar_version: user.avatar_version,
  };
  tx.emit({ type: 'realm_user', op: 'update', person }, { users: 'everyone' });
  if (user.is_bot) await emitBotChange(tx, user, { avatar_url });
};

/** Tells some users which real email of an account they see from now on, if any. */
export const emitDeliveryEmail = (
  tx: Tx,
  user_id: number,
  delivery_email: string | null,
  users: readonly number[],
): void => {
  if (users.length === 0) return;
  tx.emit({ type: 'realm_user', op: 'update', person: { user_id, delivery_email } }, { users });
};

type ProfileChange = NonNullable<
  components['schemas']['RealmUserUpdateEvent']['person']['custom_profile_field']
>;

/** Tells what stands in a field of somebody's profile from now on; null for nothing. */
export const emitProfileValue = async (
  tx: Tx,
  server: Server,
  user_id: number,
  custom_profile_field: ProfileChange,
): Promise<void> => {
  const person = { user_id, custom_profile_field };
  tx.emit({ type: 'realm_user', op: 'update', person }, await audienceOfPerson(tx, server, user_id));
};
