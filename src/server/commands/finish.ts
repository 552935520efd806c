import { isUnknownEmail } from '../../lib/email-address.js';
import { EVERYTHING } from '../../runtime/event-log/log.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { roles } from '../../runtime/identity/actor.js';
import { nameKey } from '../../lib/name-key.js';
import type { Services } from '../../accounts/services.js';
import type { TxScope } from '../../accounts/scope.js';
import { writeMilestone } from '../start/start-milestones.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';
import { createUserAccount } from '../../accounts/users/create.js';
import { bumpUsersVersion } from '../../chat/users/model/version.js';
import { findUserByDeliveryEmail } from '../../chat/users/model/store.js';
import { writeUserColumns } from '../../chat/users/model/write-user.js';
import { endImport } from '../../archive/exports/importing/state.js';

/** Values that follow from the rows. */
const DERIVED = [
  `UPDATE attachments SET is_used = 1 WHERE id IN (SELECT attachment_id FROM attachment_messages)
     OR id IN (SELECT attachment_id FROM attachment_scheduled_messages)`,
  `INSERT INTO upload_usage (user_id, files, bytes)
     SELECT owner_id, COUNT(*), SUM(size) FROM attachments GROUP BY owner_id`,
  `UPDATE channels SET last_arrival_id = COALESCE(
     (SELECT MAX(m.arrival_id) FROM messages m WHERE m.channel_id = channels.id AND m.arrival_id IS NOT NULL), 0)`,
];

type Owner = Pick<RowOf<'users'>, 'id' | 'delivery_email'>;

const listOwners = statement((db) =>
  db('users')
    .where({ role: roles.owner, is_active: 1 })
    .whereNull('bot_type')
    .orderBy('id')
    .select('id', 'delivery_email', 'delivery_email_key'),
);

/** Returns the owner with the email of the settings, or the first owner. */
const findOwner = async (tx: Tx, email: string): Promise<Owner | undefined> => {
  const owners = await listOwners(tx);
  return owners.find(({ delivery_email_key }) => delivery_email_key === nameKey(email)) ?? owners[0];
};

/**
 * Chooses the owner who gets credentials. An owner whose email the archive does not have gets OWNER_EMAIL. If the archive
 * has no owner, an account is created.
 */
const chooseOwner = async (scope: TxScope): Promise<number> => {
  const { tx, services } = scope;
  const { ownerEmail } = services.config;
  const holder = await findUserByDeliveryEmail(tx, ownerEmail);
  const owner = await findOwner(tx, ownerEmail);
  if (owner) {
    if (isUnknownEmail(owner.delivery_email) && !holder) {
      const columns = { delivery_email: ownerEmail, delivery_email_key: nameKey(ownerEmail) };
      await writeUserColumns(tx, owner.id, columns);
    }
    return owner.id;
  }
  if (holder) {
    await writeUserColumns(tx, holder.id, { role: roles.owner, is_active: 1 });
    return holder.id;
  }
  const made = await createUserAccount(await lockVisibility(scope), {
    email: ownerEmail,
    full_name: 'Owner',
    role: roles.owner,
    password_hash: null,
  });
  return made.id;
};

/** Computes what follows from the rows, chooses the owner, and marks the import as finished: all in one transaction. */
export const finishImport = (services: Services): Promise<void> =>
  services.store.write(async (tx) => {
    for (const sql of DERIVED) await tx.run(sql);
    const owner = await chooseOwner({ tx, services });
    await bumpUsersVersion(tx, []);
    await writeMilestone(tx, 'owner_id', String(owner));
    await endImport(tx);
    tx.invalidate(EVERYTHING);
  });
