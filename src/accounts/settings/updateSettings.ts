import { errors } from '../../../generated/errors.js';
import { changePassword } from '../authentication/password-reset.js';
import { sessionCookie } from '../../runtime/identity/cookies.js';
import { checkBotName } from '../../chat/bots/name.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { reschedule } from '../email/notifications/store.js';
import { operation } from '../operation.js';
import { replaceApiKey } from '../authentication/new-key.js';
import type { TxScope } from '../scope.js';
import { lockUser } from '../../chat/users/model/lock-user.js';
import { rename } from '../../chat/users/accounts/rename.js';
import type { User } from '../../chat/users/model/store.js';
import { onEmailVisibilityChange } from '../users/change-email.js';
import { changeSettings } from '../../chat/settings/change.js';
import { type Changes, checkValues } from '../../chat/settings/validate-settings.js';
import { checkNewEmail, queueConfirmation } from './email.js';
import { hashNewPassword } from './password.js';
import { mayRename } from '../../chat/settings/policy.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** Changes the name of the user. A bot's name must be unique among active accounts. */
const changeName = async (scope: TxScope<VisibilityLocked>, user: User, name: string): Promise<void> => {
  const { tx, services } = scope;
  if (!mayRename(services, user)) return;
  await rename(scope, user, user.is_bot ? await checkBotName(tx, name, user.id) : name);
};

/** PATCH /settings: changes the settings, the name, the password or the email of the requester. */
export const updateSettings = operation(
  'updateSettings',
  async ({ input, actor, services, store, request, change }) => {
    const { full_name: name, email, old_password, new_password, regenerate_api_key, ...settings } = input;
    if (regenerate_api_key && !new_password) throw errors.regenerationWithoutPassword();
    // Clients send all fields of a form, also those that their users left empty.
    const full_name = name?.trim() === '' ? undefined : name;
    const changes: Changes = settings;
    checkValues(changes);
    const passwords = { ...(old_password && { old_password }), ...(new_password && { new_password }) };
    const passwordHash = await hashNewPassword(services, store, { actor, request }, passwords);
    const newEmail = await checkNewEmail(services, store, actor, email);
    const isSeenByOthers = full_name !== undefined || changes.email_address_visibility !== undefined;
    let sessionToken: string | undefined;
    const output = await change(async (tx) => {
      const scope = { tx, services };
      const locked = isSeenByOthers ? await lockVisibility(scope) : undefined;
      const user = await lockUser(tx, actor.id);
      if (locked && full_name !== undefined) await changeName(locked, user, full_name);
      if (newEmail !== undefined) await queueConfirmation(scope, user, newEmail);
      const changed = await changeSettings(scope, user, changes);
      const { email_notifications_batching_period_seconds: period } = changed.settings;
      if (period !== user.settings.email_notifications_batching_period_seconds)
        await reschedule(tx, user, changed.settings);
      const isNewVisibility =
        changed.settings.email_address_visibility !== user.settings.email_address_visibility;
      if (locked && isNewVisibility) await onEmailVisibilityChange(locked, user, changed);
      if (passwordHash === undefined) return {};
      const { session } = request;
      sessionToken = await changePassword(scope, { userId: user.id, passwordHash, session });
      return regenerate_api_key ? { api_key: await replaceApiKey(scope, user) } : {};
    });
    if (sessionToken !== undefined) request.sendCookie(sessionCookie(services.config, sessionToken));
    return output;
  },
);
