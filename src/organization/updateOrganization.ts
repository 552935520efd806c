import { errors } from '../../generated/errors.js';
import type { Input } from '../../generated/operations.js';
import { organizationSettings, type SettingRow } from '../../generated/settings.js';
import { hasRole, type Actor } from '../authentication/actor.js';
import { takeTurn } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { emitWaitingPeriod } from '../user-groups/events.js';
import { tellChange } from './events.js';
import { findOrganization, saveOrganization, type Organization, type OrganizationChange } from './store.js';
import { readSettings, type WantedSettings } from './values.js';

type Wanted = Input<'updateOrganization'>;

const rows: readonly SettingRow[] = organizationSettings;
const ofOwners = new Set(rows.flatMap(({ name, role }) => (role === 'owner' ? [name] : [])));

const checkMayChange = (actor: Actor, wanted: WantedSettings): void => {
  if (hasRole(actor.role, 'owner')) return;
  if (Object.keys(wanted).some((name) => ofOwners.has(name))) throw errors.mustBeOwner();
};

/** What is new about the name and the description. */
const readOwn = (
  organization: Organization,
  { name: typed, description }: Pick<Wanted, 'name' | 'description'>,
): Pick<OrganizationChange, 'name' | 'description'> => {
  const name = typed?.trim();
  if (name === '') throw errors.cannotBeBlank({ name: 'name' });
  return {
    ...(name !== undefined && name !== organization.name && { name }),
    ...(description !== undefined && description !== organization.description && { description }),
  };
};

/** PATCH /realm: changes the name, the description and the settings of the organization. */
export const updateOrganization = operation('updateOrganization', async ({ input, actor, tx, server }) => {
  const { name, description, ...wanted } = input;
  checkMayChange(actor, wanted);
  await takeTurn(tx, server);
  const organization = await findOrganization(tx);
  if (!organization) throw new Error('The database holds no organization.');
  const settings = await readSettings(tx, organization.settings, wanted);
  const change: OrganizationChange = { ...readOwn(organization, { name, description }), settings };
  await saveOrganization(tx, organization.id, change);
  await tellChange(tx, server, change);
  const { waiting_period_threshold: days } = settings;
  if (days !== undefined) {
    await emitWaitingPeriod(tx, server, organization.settings.waiting_period_threshold, days);
  }
  return {};
});
