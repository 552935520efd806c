import { lockVisibility } from '../../chat/channels/model/store.js';
import { roles } from '../../runtime/identity/actor.js';
import { ConfigError } from '../../runtime/config.js';
import type { Services } from '../../accounts/services.js';
import type { Tx } from '../../runtime/store/types.js';
import { findCredentials, findUser, type User } from '../../chat/users/model/store.js';
import { setPassword } from '../../chat/users/model/write-user.js';
import { announcement } from './first-start-banner.js';
import { writeCredentials } from './credentials.js';
import { furnish } from './seed-organization.js';
import { findMilestone, writeMilestone } from './start-milestones.js';

export type Announce = (text: string) => void;

const OWNER_NAME = 'Owner';

export const checkOwnerPassword = async ({ config, passwords }: Services): Promise<void> => {
  const { ownerPassword, ownerEmail } = config;
  if (ownerPassword !== null && (await passwords.isTooWeak(ownerPassword, [ownerEmail, OWNER_NAME]))) {
    throw new ConfigError(
      'OWNER_PASSWORD is too weak: it must be at least 6 characters long and hard to guess.',
    );
  }
};

const makeOwner = async (services: Services): Promise<void> => {
  await services.store.write(async (tx) => {
    if ((await findMilestone(tx, 'owner_id')) !== undefined) return;
    const owner = await furnish(await lockVisibility({ tx, services }), {
      email: services.config.ownerEmail,
      full_name: OWNER_NAME,
      role: roles.owner,
      password_hash: null,
    });
    await writeMilestone(tx, 'owner_id', String(owner.id));
  });
};

const findOwner = async (tx: Tx): Promise<{ owner: User; encryptedKey: string }> => {
  const id = Number(await findMilestone(tx, 'owner_id'));
  const owner = await findUser(tx, id);
  const credentials = await findCredentials(tx, id);
  if (!owner || !credentials) throw new Error('The owner made on the first start is gone.');
  return { owner, encryptedKey: credentials.api_key_encrypted };
};

/**
 * Gives the owner a password and announces the location of the credentials. After a crash in between, it runs again.
 */
export const announceOwner = async (
  services: Services,
  announce: Announce,
  headline?: string,
): Promise<void> => {
  const { clock, config, store, keys, passwords } = services;
  const { owner, encryptedKey } = await store.read(findOwner);
  const password = config.ownerPassword ?? keys.make().slice(0, 16);
  const hash = await passwords.hash(password);
  await store.write((tx) => setPassword(tx, owner.id, hash));
  const credentials = { email: owner.delivery_email, key: keys.decrypt(encryptedKey), site: config.siteUrl };
  const files = writeCredentials(config.dataDir, credentials);
  const made = config.ownerPassword === null ? password : undefined;
  const facts = { ...credentials, ...files, password: made, headline };
  announce(announcement(facts, { format: config.logFormat, time: clock.now() }));
  // Stryker disable next-line StringLiteral: only the existence of the row counts.
  await store.write((tx) => writeMilestone(tx, 'owner_announced', 'yes'));
};

/** Creates the data of a new organization, once, even with several processes. */
export const completeFirstStart = async (services: Services, announce: Announce): Promise<void> => {
  const isOver = async (): Promise<boolean> =>
    (await services.store.read((tx) => findMilestone(tx, 'owner_announced'))) !== undefined;
  if (await isOver()) return;
  await checkOwnerPassword(services);
  await services.store.lease('first-start', async () => {
    if (await isOver()) return;
    await makeOwner(services);
    await announceOwner(services, announce);
  });
};
