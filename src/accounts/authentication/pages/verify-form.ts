import { errors } from '../../../../generated/errors.js';
import { type Context, RequestFacts } from '../../../runtime/http/request.js';
import type { Accept } from '../../invitations/sign-up.js';
import type { Form } from '../../../runtime/pages/serve.js';
import type { TxScope } from '../../scope.js';
import type { Services } from '../../services.js';
import type { Tx } from '../../../runtime/store/types.js';
import { lockUser } from '../../../chat/users/model/lock-user.js';
import { findCredentials, findUserByDeliveryEmail, type User } from '../../../chat/users/model/store.js';
import { recordLogin } from '../known-logins.js';
import { logInWithPassword } from '../login.js';
import type { Session } from '../../../runtime/identity/logins.js';
import { startSession } from '../sessions/start.js';
import { sendSession } from './send-session.js';

/** Returns the account's stored password hash. Undefined if no account has this username, as with a directory. */
const readHash = async (tx: Tx, username: string): Promise<string | null | undefined> => {
  const user = await findUserByDeliveryEmail(tx, username.trim());
  return user && (await findCredentials(tx, user.id))?.password_hash;
};

/** A user whose password a form proved. */
export interface Verified {
  readonly user: User;
  readonly encryptedKey: string;
  readonly username: string;
  /** Read before the password was verified. */
  readonly hash: string | null | undefined;
}

/** Verifies the username and the password of a form. */
export const verifyForm = async (
  context: Context,
  services: Services,
  { username = '', password = '' }: Form,
  accept?: Accept,
): Promise<Verified> => {
  const hash = await services.store.read((tx) => readHash(tx, username));
  const log = services.log.child({ request: context.state.requestId });
  const login = { username, password, address: context.ip, log, ...(accept && { accept }) };
  return { ...(await logInWithPassword(services, login)), username, hash };
};

/**
 * Runs in the transaction of every login on a page, for a session or for the key of an app. Refuses if the account or its
 * stored password changed meanwhile.
 */
export const admit = async (
  scope: TxScope,
  context: Context,
  { user: { id }, username, hash }: Verified,
): Promise<void> => {
  const { tx } = scope;
  const user = await lockUser(tx, id);
  if (!user.is_active) throw errors.userDeactivated();
  const now = (await findCredentials(tx, id))?.password_hash;
  if (hash !== undefined && hash !== now) throw errors.authenticationFailed();
  await recordLogin(scope, { ...user, username }, new RequestFacts(context));
};

/** Logs a user in, sends the session, and redirects to a page of this site. */
export const startVerified = async (
  context: Context,
  services: Services,
  session: Session | undefined,
  verified: Verified,
  next = '/',
): Promise<void> => {
  const started = await services.store.write(async (tx) => {
    await admit({ tx, services }, context, verified);
    return startSession({ tx, services }, verified.user.id, session);
  });
  sendSession(context, services, started, next);
};
