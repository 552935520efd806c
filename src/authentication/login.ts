import { errors } from '../../generated/errors.js';
import type { Server } from '../server.js';
import type { Store } from '../store/types.js';
import { findCredentials, findUserByDeliveryEmail, type User } from '../users/store.js';
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

const find = (store: Store, username: string) =>
  store.read(async (tx) => {
    const user = await findUserByDeliveryEmail(tx, username);
    const credentials = user && !user.is_bot ? await findCredentials(tx, user.id) : undefined;
    return { user, credentials };
  });

/** Whose username and password these are. An unknown name takes as long to refuse as a wrong password. */
export const logIn = (store: Store, server: Server, username: string, password: string): Promise<LoggedIn> =>
  inTurn(username, async () => {
    await server.limits.consume('authenticate_by_username', username);
    const { user, credentials } = await find(store, username);
    const matches = await server.passwords.verify(credentials?.password_hash ?? null, password);
    if (!user || !credentials) throw errors.authenticationFailed();
    if (credentials.password_hash === null) throw errors.passwordResetRequired();
    if (!matches) throw errors.authenticationFailed();
    await server.limits.clear('authenticate_by_username', username);
    if (!user.is_active) throw errors.userDeactivated();
    return { user, encryptedKey: credentials.api_key_encrypted };
  });
