import { errors } from '../../generated/errors.js';
import { hasRole, type Actor } from '../authentication/actor.js';
import { takeTurn } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { replaceApiKey } from '../authentication/new-key.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { holdUser } from '../users/hold.js';
import { rename } from '../users/rename.js';
import { setPassword, type User } from '../users/store.js';
import { changeSettings } from './change.js';
import { checkDensity, checkValues, type Changes } from './checks.js';
import { checkNewEmail, queueConfirmation } from './email.js';
import { hashNewPassword } from './password.js';

/** Reads the account and holds it, and its place among others where more than its own settings may change. */
const hold = async (tx: Tx, server: Server, actor: Actor, isSeenByOthers: boolean): Promise<User> => {
  if (isSeenByOthers) await takeTurn(tx, server);
  return holdUser(tx, actor.id);
};

const mayRename = (server: Server, { role }: Actor): boolean =>
  !server.organization.current.settings.name_changes_disabled || hasRole(role, 'administrator');

/** PATCH /settings: changes the settings, the name, the password or the email of whoever asks. */
export const updateSettings = operation('updateSettings', async ({ input, actor, server, store }) => {
  const { full_name, email, old_password, new_password, regenerate_api_key, ...settings } = input;
  if (regenerate_api_key && !new_password) throw errors.regenerationWithoutPassword();
  const changes: Changes = settings;
  checkValues(changes);
  const passwords = { ...(old_password && { old_password }), ...(new_password && { new_password }) };
  const passwordHash = await hashNewPassword(server, store, actor, passwords);
  const newEmail = await checkNewEmail(server, store, actor, email);
  const isSeenByOthers = full_name !== undefined || changes.email_address_visibility !== undefined;
  return store.write(async (tx) => {
    const user = await hold(tx, server, actor, isSeenByOthers);
    checkDensity(user.settings, changes);
    if (full_name !== undefined && mayRename(server, user)) await rename(tx, server, user, full_name);
    if (passwordHash !== undefined) await setPassword(tx, user.id, passwordHash);
    if (newEmail !== undefined) await queueConfirmation(tx, server, user, newEmail);
    await changeSettings(tx, server, user, changes);
    return regenerate_api_key ? { api_key: await replaceApiKey(tx, server, user) } : {};
  });
});
