import { errors } from '../../generated/errors.js';
import { networkOf } from '../http/client-address.js';
import { isDirectoryLogin, isEmailLogin } from '../organization/authentication-methods.js';
import { hasPasswordLogin } from '../organization/view.js';
import type { Services } from '../services.js';
import { nameKey } from '../store/name-key.js';
import { isEmail } from '../lib/email-address.js';
import { findCredentials, findUserByDeliveryEmail, type User } from '../users/model/store.js';
import type { Verdict } from './directory.js';
import { findOrCreateAccount } from './directory-account.js';
import { Attempts } from './login-attempts.js';
import { isKnownNetwork } from './login-networks.js';
import { Semaphore } from '../lib/semaphore.js';

/** As the contract has them for clients; the login page has no other bounds than that of its form. */
const MAX_USERNAME_LENGTH = 254;
const MAX_PASSWORD_LENGTH = 1000;

/**
 * Attempts on one username from one address run one after another, so that no more passwords are tried at once than the
 * limit allows. A user does not wait for the attempts of a stranger.
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
  /** The client's. */
  readonly address: string;
}

interface LoggedIn {
  readonly user: User;
  readonly encryptedKey: string;
}

/** What the directory says of the password; `unknown` where the organization does not log in through it. */
const askDirectory = async (
  { directory, organization }: Services,
  { username, password }: PasswordLogin,
  attempts: Attempts,
): Promise<Verdict> => {
  const { authentication_methods: methods } = organization.current.settings;
  if (!directory || !isDirectoryLogin(methods)) return { kind: 'unknown' };
  return directory.verify(username, password, (email) => attempts.mayTry(email));
};

/** The account whose own password this is, or why there is none. `verdict` is what the directory said before. */
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

/** Returns the account of an entry of the directory, or of a password of its own. An unknown name takes as long. */
const verify = async (services: Services, login: PasswordLogin): Promise<LoggedIn> => {
  const { username, address } = login;
  const isKnown = await services.store.read((tx) => isKnownNetwork(tx, services, username, address));
  const attempts = new Attempts(services.limits, { address, isKnown });
  await attempts.consume(username);
  const verdict = await askDirectory(services, login, attempts);
  const user =
    verdict.kind === 'verified'
      ? await findOrCreateAccount(services, verdict.person)
      : await byOwnPassword(services, login, verdict);
  await attempts.succeed();
  if (!user.is_active) throw errors.userDeactivated();
  return { user, encryptedKey: await findKey(services, user) };
};

/** Logs in with a username and password as people type them, from the API or the login page. */
export const logInWithPassword = async (
  services: Services,
  { username: typed, password, address }: PasswordLogin,
): Promise<LoggedIn> => {
  const organization = await services.organization.fresh();
  if (!organization.is_active) throw errors.realmDeactivated();
  if (!hasPasswordLogin(organization)) throw errors.passwordAuthDisabled();
  const username = typed.trim();
  const isFree = isDirectoryLogin(organization.settings.authentication_methods);
  if (!isFree && !isEmail(username)) throw errors.invalidEmail();
  // What is counted by username is kept for a while.
  if (username.length > MAX_USERNAME_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    throw errors.authenticationFailed();
  const login = { username, password, address };
  return inTurn(login, () => verify(services, login));
};
