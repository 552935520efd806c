import { EVERYTHING } from '../../../runtime/event-log/log.js';
import { lockVisibility } from '../../../chat/channels/model/store.js';
import {
  findOrganization,
  saveOrganization,
  type OrganizationSettings,
} from '../../../chat/organization/store.js';
import { writeChosenDefaults } from '../../../chat/settings/defaults.js';
import { createSystemGroups, systemGroupIdsCache } from '../../../chat/user-groups/system-groups.js';
import { bumpUsersVersion } from '../../../chat/users/model/version.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Import, WriteRecords } from './import.js';
import { knownOrganizationSettings, knownUserSettings } from './settings.js';

const writeRow = statement((db, name: string, description: string, date_created: number) =>
  db('organizations').update({ name, description, date_created }),
);

/** The settings follow when the groups and channels that they name are there. */
export const writeOrganization: WriteRecords<'organization'> = async ({ on, tx }, items) => {
  for (const { record } of items) {
    on.organization = record;
    const { name, description, created_at, icon, logo, night_logo } = record;
    await writeRow(tx, name, description, created_at);
    await writeChosenDefaults(tx, knownUserSettings(record.user_defaults));
    if (icon) on.purposes.set(icon.name, { kind: 'icon' });
    if (logo) on.purposes.set(logo.name, { kind: 'logo' });
    if (night_logo) on.purposes.set(night_logo.name, { kind: 'night_logo' });
  }
};

const listGroupIds = statement((db) => db('user_groups').pluck('id'));

const listUserIds = statement((db) => db('users').pluck('id'));

const listChannelIds = statement((db) => db('channels').pluck('id'));

const listRecipients = statement((db) => db('channels').select('id', 'recipient_id'));

/**
 * Completes the organization before the first message: the settings decide how messages are rendered. Reads what
 * messages need to know of channels.
 */
export const completeOrganization = async (on: Import): Promise<void> => {
  const { services, organization } = on;
  const rows = await services.store.write(async (tx) => {
    await createSystemGroups(tx, services.clock.seconds());
    const locked = await lockVisibility({ tx, services });
    const found = await findOrganization(tx);
    if (!found || !organization) throw new Error('The database holds no organization.');
    const settings = knownOrganizationSettings(organization.settings, {
      groups: new Set(await listGroupIds(tx)),
      users: new Set(await listUserIds(tx)),
      channels: new Set(await listChannelIds(tx)),
    }) as Partial<OrganizationSettings>;
    await saveOrganization(locked.tx, found.id, { settings });
    await bumpUsersVersion(tx, []);
    tx.invalidate(EVERYTHING);
    return listRecipients(tx);
  });
  services.caches.of(systemGroupIdsCache).clear();
  // Only this process uses the database.
  await services.organization.fresh(true);
  on.recipients = new Map(
    rows.flatMap(({ id, recipient_id }) => (recipient_id === null ? [] : [[id, recipient_id]])),
  );
};
