import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import type { Server } from '../server.js';
import { nameKey } from '../store/name-key.js';
import type { Store } from '../store/types.js';
import { findCredentials } from '../users/store.js';

interface Wanted {
  readonly old_password?: string;
  readonly new_password?: string;
}

/** The hash of a new password, once the old one is proven; attempts count as failed logins do. */
export const hashNewPassword = async (
  server: Server,
  store: Store,
  actor: Actor,
  { old_password = '', new_password = '' }: Wanted,
): Promise<string | undefined> => {
  if (new_password === '') return undefined;
  const username = nameKey(actor.delivery_email);
  await server.limits.consume('authenticate_by_username', username);
  const credentials = await store.read((tx) => findCredentials(tx, actor.id));
  const matches = await server.passwords.verify(credentials?.password_hash ?? null, old_password);
  if (!matches) throw errors.wrongPassword();
  await server.limits.clear('authenticate_by_username', username);
  const context = [actor.delivery_email, actor.full_name];
  if (await server.passwords.isTooWeak(new_password, context)) throw errors.newPasswordTooWeak();
  return server.passwords.hash(new_password);
};
