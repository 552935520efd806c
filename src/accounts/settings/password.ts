import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { Attempts } from '../authentication/login-attempts.js';
import type { RequestFacts } from '../../runtime/http/request.js';
import type { Services } from '../services.js';
import type { Store } from '../../runtime/store/types.js';
import { findCredentials } from '../../chat/users/model/store.js';

interface Wanted {
  readonly old_password?: string;
  readonly new_password?: string;
}

interface Requester {
  readonly actor: Actor;
  readonly request: Pick<RequestFacts, 'ip'>;
}

/**
 * Returns the hash of the new password. Undefined if none is requested. Throws if the old password is wrong or the new
 * one is too weak. Attempts count against the same limits as logins.
 */
export const hashNewPassword = async (
  services: Services,
  store: Store,
  { actor, request }: Requester,
  { old_password = '', new_password = '' }: Wanted,
): Promise<string | undefined> => {
  if (new_password === '') return undefined;
  const attempts = new Attempts(services.limits, { address: request.ip, isKnown: true });
  await attempts.consume(actor.delivery_email);
  const credentials = await store.read((tx) => findCredentials(tx, actor.id));
  const matches = await services.passwords.verify(credentials?.password_hash ?? null, old_password);
  if (!matches) throw errors.wrongPassword();
  await attempts.succeed();
  const context = [actor.delivery_email, actor.full_name];
  if (await services.passwords.isTooWeak(new_password, context)) throw errors.newPasswordTooWeak();
  return services.passwords.hash(new_password);
};
