import { errors } from '../../generated/errors.js';
import { isDirectoryLogin } from '../organization/authentication-methods.js';
import { hasPasswordLogin } from '../organization/view.js';
import type { Server } from '../server.js';
import { isEmail } from '../users/email.js';
import { logIn } from './login.js';

/** As the contract has them for clients; the login page has no other bounds than that of its form. */
const MAX_USERNAME_LENGTH = 254;
const MAX_PASSWORD_LENGTH = 1000;

interface PasswordLogin {
  readonly username: string;
  readonly password: string;
}

/** Checks a username and password as people type them, by whatever way they arrive. */
export const logInWithPassword = async (
  server: Server,
  { username, password }: PasswordLogin,
): ReturnType<typeof logIn> => {
  const organization = await server.organization.fresh();
  if (!organization.is_active) throw errors.realmDeactivated();
  if (!hasPasswordLogin(organization)) throw errors.passwordAuthDisabled();
  const name = username.trim();
  const isFree = isDirectoryLogin(organization.settings.authentication_methods);
  if (!isFree && !isEmail(name)) throw errors.invalidEmail();
  if (name.length > MAX_USERNAME_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw errors.authenticationFailed();
  return logIn(server.store, server, name, password);
};
