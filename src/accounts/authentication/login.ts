import type { Logger } from 'pino';

import { errors } from '../../../generated/errors.js';
import { networkOf } from '../../lib/networks.js';
import { isDirectoryLogin, isEmailLogin } from '../../chat/organization/authentication-methods.js';
import { hasPasswordLogin } from '../../chat/organization/view.js';
import type { Accept } from '../invitations/sign-up.js';
import type { Services } from '../services.js';
import { nameKey } from '../../lib/name-key.js';
import { isEmail } from '../../lib/email-address.js';
import { findCredentials, findUserByDeliveryEmail, type User } from '../../chat/users/model/store.js';
import type { Verdict } from './directory.js';
import { findOrCreateAccount } from './directory-account.js';
import { Attempts } from './login-attempts.js';
import { isKnownNetwork } from './login-networks.js';
import { Semaphore } from '../../lib/semaphore.js';

/** The contract states these limits for clients. The login page has no other limits than the size of its form. */
const MAX_USERNAME_LENGTH = 254;
const MAX_PASSWORD_LENGTH = 1000;

/** Returns whether the text has more characters. A character beyond the basic plane counts once. */
const isLonger = (text: string, most: number): boolean =>
  text.length > 2 * most || Array.from(text).length > most;

/**
 * Semaphores that serialize attempts on one username from one address. The limit therefore holds for concurrent
 * attempts too. A user does not wait for another address's attempts.
 */
const turnsOf = new Map<string, Semaphore>();

const inTurn = async <T>({ username, address }: PasswordLogin, work: () => Promise<T>): Promise<T> => {
  const key = `${nameKey(username)} ${networkOf(address)}`;
  const turns = turnsOf.get(key) ?? new Semaphore(1);
  turnsOf.set(key, turns);
  try {
    return await turns.run(work);
  } finally {
    if (turns.isIdle) turnsOf.delete(key);
  }
};

interface PasswordLogin {
  readonly username: string;
  readonly password: string;
  /** The client's address. */
  readonly address: string;
  /** The log of the request. */
  readonly log: Logger;
  /** Finds the invitation with which a login through the directory creates an account. */
  readonly accept?: Accept;
}

interface LoggedIn {
  readonly user: User;
  readonly encryptedKey: string;
}

/**
 * Returns the directory's verdict on the password. `unknown` if the organization does not log in through a directory.
 */
const askDirectory = async (
  { directory, organization }: Services,
  { username, password, log }: PasswordLogin,
  attempts: Attempts,
): Promise<Verdict> => {
  const { authentication_methods: methods } = organization.current.settings;
  if (!directory || !isDirectoryLogin(methods)) return { kind: 'unknown' };
  return directory.verify({ username, password, mayTry: (email) => attempts.mayTry(email), log });
};

/**
 * Returns the account with this stored password, or the reason for the refusal. `verdict` is the directory's earlier
 * verdict.
 */
const byOwnPassword = async (
  services: Services,
  { username, password }: PasswordLogin,
  verdict: Verdict,
): Promise<User> => {
  const isEnabled = isEmailLogin(services.organization.current.settings.authentication_methods);
  const found = await services.store.read(async (tx) => {
    const user = isEnabled ? await findUserByDeliveryEmail(tx, username) : undefined;
    const credentials = user && !user.is_bot ? await findCredentials(tx, user.id) : undefined;
    return user && credentials && { user, hash: credentials.password_hash };
  });
  const matches = await services.passwords.verify(found?.hash ?? null, password);
  if (found && matches) return found.user;
  if (verdict.kind === 'unavailable') throw errors.directoryUnavailable();
  if (found?.hash === null && verdict.kind === 'unknown') throw errors.passwordResetRequired();
  throw errors.authenticationFailed();
};

const findKey = async ({ store }: Services, { id }: User): Promise<string> => {
  const credentials = await store.read((tx) => findCredentials(tx, id));
  if (!credentials) throw new Error(`The account ${String(id)} is gone.`);
  return credentials.api_key_encrypted;
};

/**
 * Returns the account of a directory entry or of a stored password. An unknown username takes as long as a known one.
 */
const verify = async (services: Services, login: PasswordLogin): Promise<LoggedIn> => {
  const { username, address } = login;
  const isKnown = await services.store.read((tx) => isKnownNetwork({ tx, services }, username, address));
  const attempts = new Attempts(services.limits, { address, isKnown });
  await attempts.consume(username);
  const verdict = await askDirectory(services, login, attempts);
  const user =
    verdict.kind === 'verified'
      ? await findOrCreateAccount(services, verdict.person, login)
      : await byOwnPassword(services, login, verdict);
  await attempts.succeed();
  if (!user.is_active) throw errors.userDeactivated();
  return { user, encryptedKey: await findKey(services, user) };
};

/** Logs in with a username and password as entered by a user, through the API or the login page. */
export const logInWithPassword = async (
  services: Services,
  { username: typed, ...others }: PasswordLogin,
): Promise<LoggedIn> => {
  const organization = await services.organization.fresh();
  if (!organization.is_active) throw errors.realmDeactivated();
  if (!hasPasswordLogin(organization)) throw errors.passwordAuthDisabled();
  const username = typed.trim();
  const isFree = isDirectoryLogin(organization.settings.authentication_methods);
  if (!isFree && !isEmail(username)) throw errors.invalidEmail();
  // Counts per username are stored for a while, so the length of a username is limited.
  if (isLonger(username, MAX_USERNAME_LENGTH) || isLonger(others.password, MAX_PASSWORD_LENGTH))
    throw errors.authenticationFailed();
  const login = { username, ...others };
  return inTurn(login, () => verify(services, login));
};
