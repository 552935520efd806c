import { errors } from '../../../generated/errors.js';
import { roles } from '../../runtime/identity/actor.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { createUserAccount } from './create.js';
import { isUsableEmail } from '../../lib/email-address.js';
import { checkEmailOfNewAccount } from '../../chat/organization/allowed-email.js';
import { checkFullName } from '../../chat/users/model/name.js';
import { isEmailTaken } from '../../chat/users/model/store.js';
import { checkUniqueName } from '../../chat/users/model/unique-name.js';

/** POST /users: creates the account of a user who is not a bot. */
export const createUser = operation('createUser', async ({ input, services, store, change }) => {
  const full_name = checkFullName(input.full_name);
  const email = input.email.trim();
  if (!isUsableEmail(services.config.siteUrl, email)) throw errors.invalidEmail();
  await store.read(async (tx) => {
    if (await isEmailTaken(tx, email)) throw errors.emailTaken({ email });
    await checkEmailOfNewAccount({ tx, services }, email);
  });
  if (await services.passwords.isTooWeak(input.password, [email, full_name])) throw errors.passwordTooWeak();
  // Hashing is slow, so it runs before the transaction. The checks above are repeated inside the transaction.
  const password_hash = await services.passwords.hash(input.password);
  return change(async (tx) => {
    const locked = await lockVisibility({ tx, services });
    if (await isEmailTaken(tx, email)) throw errors.emailTaken({ email });
    await checkEmailOfNewAccount(locked, email);
    await checkUniqueName(locked, full_name);
    const user = await createUserAccount(locked, { email, full_name, role: roles.member, password_hash });
    return { user_id: user.id };
  });
});
