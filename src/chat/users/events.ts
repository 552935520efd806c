import type { components } from '../../../generated/types.js';
import { roles } from '../../runtime/identity/actor.js';
import { emitBotChange } from '../bots/events.js';
import { readPeople } from '../channels/members/audience.js';
import type { Audience, OutgoingEvent } from '../../runtime/event-log/events.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import type { ProfileData } from '../profile-fields/values.js';
import type { TxScope } from '../scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { audienceOfUser, type Seen } from './access/access.js';
import { avatarUrl, MEDIUM_PIXELS, type UserView, viewUser } from './model/view.js';
import { listMutedUsers } from './model/muted-users.js';
import { maySeeEmail } from './model/policy.js';
import { listActiveIds, type User } from './model/store.js';
import { PLACEHOLDER_NAME, viewUnknown } from './access/placeholder-user.js';

const emitAdded = (tx: Tx, person: UserView, users: readonly number[] | 'everyone'): void => {
  tx.emit({ type: 'realm_user', op: 'add', person }, { users });
};

/** The logged event for users who may not see an account. It has its own form because not every client wants it. */
interface PlaceholderEvent extends OutgoingEvent {
  readonly type: 'realm_user';
  readonly op: 'add';
  readonly person: UserView;
  readonly is_placeholder: true;
}

/** Sends a `realm_user` event with a placeholder account to users who may not see the real one. */
const emitPlaceholder = ({ tx, services }: TxScope, id: number, users: readonly number[]): void => {
  const event: PlaceholderEvent = {
    type: 'realm_user',
    op: 'add',
    person: viewUnknown(services, id, {}),
    is_placeholder: true,
  };
  if (users.length > 0) tx.emit(event, { users });
};

/** Clients with the capability `user_list_incomplete` get no placeholder accounts. */
export const userRenderer: Renderer = {
  type: 'realm_user',
  key: ({ options }) => String(options.client_capabilities.user_list_incomplete === true),
  render({ event }, { options }) {
    const { is_placeholder, ...shown } = event;
    return is_placeholder && options.client_capabilities.user_list_incomplete ? null : shown;
  },
};

/** Returns the active users who may see an account, split by whether they see its real email. */
const splitBySight = async (
  scope: TxScope,
  user: User,
): Promise<{ readonly seeing: number[]; readonly others: number[] }> => {
  const { users } = await audienceOfUser(scope, user);
  const viewerIds = users === 'everyone' ? undefined : new Set(users);
  const [seeing, others]: [number[], number[]] = [[], []];
  for (const [role, ids] of await readPeople(scope.tx)) {
    for (const id of ids) {
      if (viewerIds && !viewerIds.has(id)) continue;
      (maySeeEmail({ id, role }, user) ? seeing : others).push(id);
    }
  }
  return { seeing, others };
};

/** Sends a `realm_user` event for a new account to its audience. Only users who may see the real email get it. */
export const emitUserAdded = async (scope: TxScope, user: User): Promise<void> => {
  const { tx } = scope;
  const person = (seesEmail: boolean): UserView =>
    viewUser(user, { seesEmail, clientGravatar: false, profile: {} });
  const { users } = await audienceOfUser(scope, user);
  if (user.email === user.delivery_email) emitAdded(tx, person(true), users);
  else {
    const { seeing, others } = await splitBySight(scope, user);
    emitAdded(tx, person(true), seeing);
    if (others.length > 0) emitAdded(tx, person(false), others);
  }
  if (users === 'everyone') return;
  const seers = new Set(users);
  const guests = (await listActiveIds(tx)).filter((id) => !seers.has(id));
  emitPlaceholder(scope, user.id, guests);
};

/** Sends a `realm_user` event to users of one role who see an account from now on. */
export const emitUserSeen = (
  tx: Tx,
  user: User,
  profile: ProfileData,
  users: readonly number[],
  role: number = roles.guest,
): void => {
  const seesEmail = maySeeEmail({ id: 0, role }, user);
  emitAdded(tx, viewUser(user, { seesEmail, clientGravatar: false, profile }), users);
};

/** Sends a `realm_user` event to users who no longer see an account. */
export const emitUserGone = (scope: TxScope, user_id: number, users: readonly number[]): void => {
  const person = { user_id, full_name: PLACEHOLDER_NAME };
  scope.tx.emit({ type: 'realm_user', op: 'remove', person }, { users });
  emitPlaceholder(scope, user_id, users);
};

type UserChange = components['schemas']['RealmUserUpdateEvent']['person'];
/** The fields of each form of a change, without the user ID that all forms have. */
type News = UserChange extends infer Form ? (Form extends unknown ? Omit<Form, 'user_id'> : never) : never;

/** Sends a `realm_user` event with the changed fields to everyone who may see the account. */
const emitUpdate = async (scope: TxScope, user: Seen, news: News): Promise<void> => {
  const person = { user_id: user.id, ...news };
  scope.tx.emit({ type: 'realm_user', op: 'update', person }, await audienceOfUser(scope, user));
};

/** Sends the changed fields of an account to its audience, and those of a bot also to the users who manage it. */
const emitChange = async (
  scope: TxScope,
  user: User,
  news: { readonly is_active: boolean } | { readonly full_name: string },
): Promise<void> => {
  await emitUpdate(scope, user, news);
  if (user.is_bot) await emitBotChange(scope.tx, user, news);
};

/** Sends the events for a deactivated or reactivated account. */
export const emitActivity = (scope: TxScope, user: User, is_active: boolean): Promise<void> =>
  emitChange(scope, user, { is_active });

export const emitFullName = (scope: TxScope, user: User, full_name: string): Promise<void> =>
  emitChange(scope, user, { full_name });

export const emitRole = (scope: TxScope, user: User): Promise<void> =>
  emitUpdate(scope, user, { role: user.role });

export const emitBotOwner = (scope: TxScope, bot: User, bot_owner_id: number): Promise<void> =>
  emitUpdate(scope, bot, { bot_owner_id });

export const emitTimeZone = (scope: TxScope, user: User): Promise<void> =>
  emitUpdate(scope, user, { email: user.email, timezone: user.timezone });

/** Sends a `realm_user` event with the new email of an account in the API. */
export const emitNewEmail = (scope: TxScope, user: User): Promise<void> =>
  emitUpdate(scope, user, { new_email: user.email });

const emitPicture = (tx: Tx, user: User, seesEmail: boolean, { users }: Audience): void => {
  const { id: user_id, avatar_version } = user;
  const person = {
    user_id,
    avatar_url: avatarUrl(user, seesEmail),
    avatar_url_medium: avatarUrl(user, seesEmail, MEDIUM_PIXELS),
    avatar_source: user.avatar_source === 'U' ? ('U' as const) : ('G' as const),
    avatar_version,
  };
  tx.emit({ type: 'realm_user', op: 'update', person }, { users });
};

/** Sends the gravatar of an account, if it has one, either to users who see its real email or to users who do not. */
export const emitGravatar = (tx: Tx, user: User, seesEmail: boolean, users: readonly number[]): void => {
  if (user.avatar_key === null && users.length > 0) emitPicture(tx, user, seesEmail, { users });
};

/**
 * Sends the new avatar of an account to its audience. If its address would reveal a hidden email, only users who see
 * the email get that address.
 */
export const emitAvatar = async (scope: TxScope, user: User): Promise<void> => {
  const { tx } = scope;
  if (user.is_bot) await emitBotChange(tx, user, { avatar_url: avatarUrl(user, true) });
  if (user.avatar_key !== null || user.email === user.delivery_email) {
    emitPicture(tx, user, true, await audienceOfUser(scope, user));
  } else {
    const { seeing, others } = await splitBySight(scope, user);
    emitGravatar(tx, user, true, seeing);
    emitGravatar(tx, user, false, others);
  }
};

/** Sends the gravatar of a new real email to the users who see that email. */
export const emitAvatarOfEmail = async (scope: TxScope, user: User): Promise<void> => {
  if (user.avatar_key !== null) return;
  if (user.email === user.delivery_email) await emitAvatar(scope, user);
  else emitGravatar(scope.tx, user, true, (await splitBySight(scope, user)).seeing);
};

/** Sends a `realm_user` event with the real email that some users see from now on. Null if they see none. */
export const emitDeliveryEmail = (
  tx: Tx,
  user_id: number,
  delivery_email: string | null,
  users: readonly number[],
): void => {
  if (users.length === 0) return;
  tx.emit({ type: 'realm_user', op: 'update', person: { user_id, delivery_email } }, { users });
};

/** Sends the new value of a custom profile field to the audience of the user. Null if the field is empty. */
export const emitProfileValue = (
  scope: TxScope,
  userId: number,
  custom_profile_field: components['schemas']['PersonProfileField']['custom_profile_field'],
): Promise<void> => emitUpdate(scope, { id: userId, is_bot: false }, { custom_profile_field });

/** Sends a `muted_users` event with all users whom the user has muted. */
export const emitMutedUsers = async (tx: Tx, userId: number): Promise<void> => {
  tx.emit({ type: 'muted_users', muted_users: await listMutedUsers(tx, userId) }, { users: [userId] });
};
