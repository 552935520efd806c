import { defaultUserSettings, type UserSettings } from '../../../generated/settings.js';
import { hasRole, type RoleNumber } from '../../runtime/identity/actor.js';
import { announceSignup } from '../../chat/channels/subscriptions/announce.js';
import { subscribeToDefaultChannels } from '../../chat/channels/subscriptions/defaults.js';
import { endInvitationsFor } from '../invitations/end.js';
import { notify } from '../../chat/messages/sending/direct-message.js';
import { welcomeMessage } from '../../chat/messages/sending/welcome.js';
import type { TxScope } from '../scope.js';
import { readChosenDefaults } from '../../chat/settings/defaults.js';
import { emitRoleGroups } from '../../chat/user-groups/events.js';
import { emitUserAdded } from '../../chat/users/events.js';
import { withApiEmail } from './change-email.js';
import { findUser, type User } from '../../chat/users/model/store.js';
import { insertUser } from '../../chat/users/model/write-user.js';
import { WELCOME_BOT_NAME } from '../../chat/users/model/system-bots.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

export interface NewPerson {
  readonly email: string;
  readonly full_name: string;
  readonly role: RoleNumber;
  readonly password_hash: string | null;
}

export interface NewAccount extends NewPerson {
  /** Only for bots. */
  readonly bot_type?: number;
  readonly bot_owner_id?: number;
  readonly avatar_key?: string | null;
  /** Only settings that differ from the defaults. */
  readonly settings?: Partial<UserSettings>;
}

/** Creates an account with its own key, and sends the events. */
export const createAccount = async (scope: TxScope<VisibilityLocked>, account: NewAccount): Promise<User> => {
  const { tx, services } = scope;
  const key = services.keys.make();
  const id = await insertUser(tx, {
    ...account,
    date_joined: services.clock.seconds(),
    api_key_encrypted: services.keys.encrypt(key),
    api_key_hash: services.keys.hash(key),
  });
  const made = await findUser(tx, id);
  if (!made) throw new Error(`The account ${id} is gone right after it was made.`);
  const user = await withApiEmail(scope, made);
  await emitUserAdded(scope, user);
  await emitRoleGroups(scope, user, null);
  return user;
};

/** Subscribes a new account to its first channels. */
type Join = (scope: TxScope<VisibilityLocked>, user: User) => Promise<void>;

/** Creates an account that is not a bot's, subscribes it to its first channels, announces it and welcomes its user. */
export const createUserAccount = async (
  scope: TxScope<VisibilityLocked>,
  person: NewPerson,
  join: Join = subscribeToDefaultChannels,
): Promise<User> => {
  const { default_language } = scope.services.organization.current.settings;
  const isOther = default_language !== defaultUserSettings.default_language;
  const settings = { ...(isOther && { default_language }), ...(await readChosenDefaults(scope.tx)) };
  const user = await createAccount(scope, { ...person, settings });
  await endInvitationsFor(scope, user.delivery_email);
  await join(scope, user);
  await announceSignup(scope, user);
  const notice = await welcomeMessage(hasRole(user.role, 'administrator'));
  await notify(scope, { bot: WELCOME_BOT_NAME, to: user, notice, isQuiet: true });
  return user;
};
