import { errors } from '../../generated/errors.js';
import { takeTurn } from '../channels/model/store.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { createPerson } from '../users/accounts/create.js';
import { isReservedEmail } from '../lib/email-address.js';
import { toFullName } from '../users/model/name.js';
import { findUserByDeliveryEmail, isEmailTaken, isNameTaken, type User } from '../users/model/store.js';
import { roles } from './actor.js';
import type { DirectoryPerson } from './directory.js';

/** A name that the rules allow; unique if the organization requires that. */
const chooseName = async (tx: Tx, server: Server, { email, name }: DirectoryPerson): Promise<string> => {
  const wanted = toFullName(name) ?? toFullName(email) ?? email;
  const { require_unique_names } = server.organization.current.settings;
  if (!require_unique_names || !(await isNameTaken(tx, wanted))) return wanted;
  const longer = toFullName(`${wanted.slice(0, 60)} (${email.split('@')[0] ?? ''})`) ?? wanted;
  if (!(await isNameTaken(tx, longer))) return longer;
  return `${wanted.slice(0, 60)} ${server.keys.make().slice(0, 8)}`;
};

const create = async (tx: Tx, server: Server, person: DirectoryPerson): Promise<User> => {
  await takeTurn(tx, server);
  const { email } = person;
  const made = await findUserByDeliveryEmail(tx, email);
  if (made) return made;
  if (isReservedEmail(server.config.siteUrl, email) || (await isEmailTaken(tx, email))) {
    server.log.warn({ email }, 'An email of the directory belongs to another account; it cannot log in.');
    throw errors.authenticationFailed();
  }
  const full_name = await chooseName(tx, server, person);
  return createPerson(tx, server, { email, full_name, role: roles.member, password_hash: null });
};

/** The account of a person that the directory verified; the first login creates it. */
export const findOrCreateAccount = async (server: Server, person: DirectoryPerson): Promise<User> => {
  const { store } = server;
  const user =
    (await store.read((tx) => findUserByDeliveryEmail(tx, person.email))) ??
    (await store.write((tx) => create(tx, server, person)));
  if (user.is_bot) throw errors.authenticationFailed();
  return user;
};
