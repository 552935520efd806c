import type { Logger } from 'pino';

import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { acceptForEmail, type Accept } from '../invitations/sign-up.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { findEmailProblem } from '../../chat/organization/allowed-email.js';
import { createUserAccount } from '../users/create.js';
import { isReservedEmail } from '../../lib/email-address.js';
import { toFullName } from '../../chat/users/model/name.js';
import {
  findUserByDeliveryEmail,
  isEmailTaken,
  isNameTaken,
  type User,
} from '../../chat/users/model/store.js';
import { roles } from '../../runtime/identity/actor.js';
import type { DirectoryEntry } from './directory.js';

/** Returns a valid name, unique if the organization requires unique names. */
const chooseName = async ({ tx, services }: TxScope, { email, name }: DirectoryEntry): Promise<string> => {
  const wanted = toFullName(name) ?? toFullName(email) ?? email;
  const { require_unique_names } = services.organization.current.settings;
  if (!require_unique_names || !(await isNameTaken(tx, wanted))) return wanted;
  const longer = toFullName(`${wanted.slice(0, 60)} (${email.split('@')[0] ?? ''})`) ?? wanted;
  if (!(await isNameTaken(tx, longer))) return longer;
  return `${wanted.slice(0, 60)} ${services.keys.make().slice(0, 8)}`;
};

/** How a login through the directory creates an account. */
interface Creation {
  /** Finds the invitation. */
  readonly accept: Accept;
  /** The log of the request. */
  readonly log: Logger;
}

const create = async (scope: TxScope, person: DirectoryEntry, { accept, log }: Creation): Promise<User> => {
  const { tx, services } = scope;
  const locked = await lockVisibility(scope);
  const { email } = person;
  const made = await findUserByDeliveryEmail(tx, email);
  if (made) return made;
  if (isReservedEmail(services.config.siteUrl, email) || (await isEmailTaken(tx, email))) {
    log.warn({ email }, 'An email of the directory belongs to another account; it cannot log in.');
    throw errors.authenticationFailed();
  }
  const problem = await findEmailProblem(locked, email);
  if (problem !== undefined) {
    log.warn({ email, problem }, 'The organization does not allow an email of the directory.');
    throw errors.authenticationFailed();
  }
  const full_name = await chooseName(scope, person);
  const account = { email, full_name, password_hash: null };
  const invited = await accept(locked, account);
  return invited ?? createUserAccount(locked, { ...account, role: roles.member });
};

/** Returns the account of a user that the directory verified. The first login creates the account. */
export const findOrCreateAccount = async (
  services: Services,
  person: DirectoryEntry,
  { accept = acceptForEmail, log = services.log }: Partial<Creation> = {},
): Promise<User> => {
  const { store } = services;
  const user =
    (await store.read((tx) => findUserByDeliveryEmail(tx, person.email))) ??
    (await store.write((tx) => create({ tx, services }, person, { accept, log })));
  if (user.is_bot) throw errors.authenticationFailed();
  return user;
};
