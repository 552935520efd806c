import type { components } from '../../generated/types.js';
import { roles } from '../authentication/actor.js';
import { emitBotChange } from '../bots/events.js';
import { readPeople } from '../channels/members/audience.js';
import type { Audience, OutgoingEvent } from '../event-log/types.js';
import type { Renderer } from '../event-log/variants.js';
import type { ProfileData } from '../profile-fields/values.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { audienceOfPerson, type Seen } from './access/access.js';
import { MEDIUM_PIXELS } from './model/avatar.js';
import { maySeeEmail } from './model/policy.js';
import { listActiveIds, type User } from './model/store.js';
import { PLACEHOLDER_NAME, viewUnknown } from './access/placeholder-user.js';
import { avatarUrl, viewUser, type UserView } from './model/view.js';

const emitAdded = (tx: Tx, person: UserView, users: readonly number[] | 'everyone'): void => {
  tx.emit({ type: 'realm_user', op: 'add', person }, { users });
};

/** An account as the log has it for those who may not see it; a form of its own, since not every client wants it. */
interface PlaceholderEvent extends OutgoingEvent {
  readonly type: 'realm_user';
  readonly op: 'add';
  readonly person: UserView;
  readonly is_placeholder: true;
}

/** Tells those who may not see an account that there is one. */
const emitPlaceholder = (tx: Tx, services: Services, id: number, users: readonly number[]): void => {
  const event: PlaceholderEvent = {
    type: 'realm_user',
    op: 'add',
    person: viewUnknown(services, id, {}),
    is_placeholder: true,
  };
  if (users.length > 0) tx.emit(event, { users });
};

/** Clients that can do without some accounts are spared what stands for them. */
export const userRenderer: Renderer = {
  type: 'realm_user',
  key: ({ options }) => String(options.client_capabilities.user_list_incomplete === true),
  render({ event }, { options }) {
    const { is_placeholder, ...shown } = event;
    return is_placeholder && options.client_capabilities.user_list_incomplete ? null : shown;
  },
};

/** Tells of a new account; whoever is new does not hide their email yet. */
export const emitUserAdded = async (tx: Tx, services: Services, user: User): Promise<void> => {
  const person = viewUser(user, { seesEmail: true, clientGravatar: false, profile: {} });
  const { users } = await audienceOfPerson(tx, services, user);
  emitAdded(tx, person, users);
  if (users === 'everyone') return;
  const seers = new Set(users);
  const guests = (await listActiveIds(tx)).filter((id) => !seers.has(id));
  emitPlaceholder(tx, services, user.id, guests);
};

/** Tells some users, all of one role, of an account that they see from now on. */
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

/** Tells some users that they no longer see an account. */
export const emitUserGone = (tx: Tx, services: Services, user_id: number, users: readonly number[]): void => {
  const person = { user_id, full_name: PLACEHOLDER_NAME };
  tx.emit({ type: 'realm_user', op: 'remove', person }, { users });
  emitPlaceholder(tx, services, user_id, users);
};

type UserChange = components['schemas']['RealmUserUpdateEvent']['person'];
/** Each form without what it has in common with the others. */
type News = UserChange extends infer Form ? (Form extends unknown ? Omit<Form, 'user_id'> : never) : never;

/** Tells everyone who may see an account what is new about it. */
const emitUpdate = async (tx: Tx, services: Services, user: Seen, news: News): Promise<void> => {
  const person = { user_id: user.id, ...news };
  tx.emit({ type: 'realm_user', op: 'update', person }, await audienceOfPerson(tx, services, user));
};

/** Tells what is new about an account, and of bots also those who look after them. */
const emitChange = async (
  tx: Tx,
  services: Services,
  user: User,
  news: { readonly is_active: boolean } | { readonly full_name: string },
): Promise<void> => {
  await emitUpdate(tx, services, user, news);
  if (user.is_bot) await emitBotChange(tx, user, news);
};

/** Tells that an account was deactivated or reactivated. */
export const emitActivity = (tx: Tx, services: Services, user: User, is_active: boolean): Promise<void> =>
  emitChange(tx, services, user, { is_active });

export const emitFullName = (tx: Tx, services: Services, user: User, full_name: string): Promise<void> =>
  emitChange(tx, services, user, { full_name });

export const emitRole = (tx: Tx, services: Services, user: User): Promise<void> =>
  emitUpdate(tx, services, user, { role: user.role });

export const emitBotOwner = (tx: Tx, services: Services, bot: User, bot_owner_id: number): Promise<void> =>
  emitUpdate(tx, services, bot, { bot_owner_id });

export const emitTimeZone = (tx: Tx, services: Services, user: User): Promise<void> =>
  emitUpdate(tx, services, user, { email: user.email, timezone: user.timezone });

/** Tells by which email the API knows an account from now on. */
export const emitNewEmail = (tx: Tx, services: Services, user: User): Promise<void> =>
  emitUpdate(tx, services, user, { new_email: user.email });

/** The active users who may see an account, by whether they see its real email. */
const splitBySight = async (
  tx: Tx,
  services: Services,
  user: User,
): Promise<{ readonly seeing: number[]; readonly others: number[] }> => {
  const { users } = await audienceOfPerson(tx, services, user);
  const told = users === 'everyone' ? undefined : new Set(users);
  const [seeing, others]: [number[], number[]] = [[], []];
  for (const [role, ids] of await readPeople(tx)) {
    for (const id of ids) {
      if (told && !told.has(id)) continue;
      (maySeeEmail({ id, role }, user) ? seeing : others).push(id);
    }
  }
  return { seeing, others };
};

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

/** Sends the gravatar of an account, if it has one, to users who see its real email, or to users who do not. */
export const emitGravatar = (tx: Tx, user: User, seesEmail: boolean, users: readonly number[]): void => {
  if (user.avatar_key === null && users.length > 0) emitPicture(tx, user, seesEmail, { users });
};

/**
 * Sends the new picture of an account to those who may see it. Where its address would give away a hidden email, only those
 * who see the email get that address.
 */
export const emitAvatar = async (tx: Tx, services: Services, user: User): Promise<void> => {
  if (user.avatar_key !== null || user.email === user.delivery_email) {
    emitPicture(tx, user, true, await audienceOfPerson(tx, services, user));
  } else {
    const { seeing, others } = await splitBySight(tx, services, user);
    emitGravatar(tx, user, true, seeing);
    emitGravatar(tx, user, false, others);
  }
  if (user.is_bot) await emitBotChange(tx, user, { avatar_url: avatarUrl(user, true) });
};

/** Sends the picture of a new real email to those who see that email. */
export const emitAvatarOfEmail = async (tx: Tx, services: Services, user: User): Promise<void> => {
  if (user.avatar_key !== null) return;
  if (user.email === user.delivery_email) await emitAvatar(tx, services, user);
  else emitGravatar(tx, user, true, (await splitBySight(tx, services, user)).seeing);
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

/** Tells what stands in a field of a person's profile from now on; null for nothing. */
export const emitProfileValue = (
  tx: Tx,
  services: Services,
  userId: number,
  custom_profile_field: components['schemas']['PersonProfileField']['custom_profile_field'],
): Promise<void> => emitUpdate(tx, services, { id: userId, is_bot: false }, { custom_profile_field });
