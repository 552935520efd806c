import { errors } from '../../generated/errors.js';
import { isDirectoryLogin, isEmailLogin } from '../organization/authentication-methods.js';
import type { Server } from '../server.js';
import { nameKey } from '../store/name-key.js';
import type { Store } from '../store/types.js';
import { findCredentials, findUserByDeliveryEmail, type User } from '../users/store.js';
import type { Verdict } from './directory.js';
import { findOrCreateAccount } from './directory-account.js';
import { Attempts } from './login-attempts.js';
import { Turns } from './turns.js';

/** Attempts on one username are made in turn, so that nobody tries more passwords at once than the limit allows. */
const attempts = new Map<string, Turns>();

const inTurn = async <T>(username: string, work: () => Promise<T>): Promise<T> => {
  const turns = attempts.get(username) ?? new Turns(1);
  attempts.set(username, turns);
  try {
    return await turns.run(work);
  } finally {
    if (turns.isIdle) attempts.delete(username);
  }
};

interface LoggedIn {
  readonly user: User;
  readonly encryptedKey: string;
}

/** What the directory says of the password; `unknown` where the organization does not log in through it. */
const askDirectory = async (
  { directory, organization }: Server,
  username: string,
  password: string,
  counted: Attempts,
): Promise<Verdict> => {
  const { authentication_methods: methods } = organization.current.settings;
  if (!directory || !isDirectoryLogin(methods)) return { kind: 'unknown' };
  return directory.verify(username, password, (email) => counted.mayTry(email));
};

/** The account whose own password this is, or why there is none. `verdict` is what the directory said before. */
const byOwnPassword = async (
  store: Store,
  server: Server,
  username: string,
  password: string,
  verdict: Verdict,
): Promise<User> => {
  const isEnabled = isEmailLogin(server.organization.current.settings.authentication_methods);
  const found = await store.read(async (tx) => {
    const user = isEnabled ? await findUserByDeliveryEmail(tx, username) : undefined;
    const credentials = user && !user.is_bot ? await findCredentials(tx, user.id) : undefined;
    return user && credentials && { user, hash: credentials.password_hash };
  });
  const matches = await server.passwords.verify(found?.hash ?? null, password);
  if (found && matches) return found.user;
  if (verdict.kind === 'unavailable') throw errors.directoryUnavailable();
  if (found?.hash === null && verdict.kind === 'unknown') throw errors.passwordResetRequired();
  throw errors.authenticationFailed();
};

const findKey = async (store: Store, { id }: User): Promise<string> => {
  const credentials = await store.read((tx) => findCredentials(tx, id));
  if (!credentials) throw new Error(`The account ${String(id)} is gone.`);
  return credentials.api_key_encrypted;
};

/**
 * Whose username and password these are: those of an entry of the directory, or of an account with a password of its
 * own. An unknown name takes as long to refuse as a wrong password.
 */
export const logIn = (
  store: Store,
  server: Server,
  username: string,
  password: string,
): Promise<LoggedIn> => {
  const typed = username.trim();
  return inTurn(nameKey(typed), async () => {
    const counted = new Attempts(server.limits);
    await counted.consume(typed);
    const verdict = await askDirectory(server, typed, password, counted);
    const user =
      verdict.kind === 'verified'
        ? await findOrCreateAccount(store, server, verdict.person)
        : await byOwnPassword(store, server, typed, password, verdict);
    await counted.clear();
    if (!user.is_active) throw errors.userDeactivated();
    return { user, encryptedKey: await findKey(store, user) };
  });
};
