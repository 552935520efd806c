import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { organizationSettings, type SettingRow } from '../../../generated/settings.js';
import { hasRole, type Actor } from '../../runtime/identity/actor.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import type { TxScope } from '../scope.js';
import { findInvalidCharacter } from '../../lib/invalid-character.js';
import { emitWaitingPeriod } from '../user-groups/events.js';
import { limitsAccess } from '../users/access/access.js';
import { onGuestAccessChange } from '../users/access/guest-access-events.js';
import { withOfferedMethods } from './authentication-methods.js';
import { emitOrganizationChange } from './events.js';
import {
  findOrganization,
  saveOrganization,
  type Organization,
  type OrganizationChange,
  type OrganizationSettings,
} from './store.js';
import { viewChanges } from './view.js';
import { readSettings, type WantedSettings } from './validate-settings.js';

type Wanted = Input<'updateOrganization'>;

const rows: readonly SettingRow[] = organizationSettings;
const ofOwners = new Set(rows.flatMap(({ name, role }) => (role === 'owner' ? [name] : [])));

const checkMayChange = (actor: Actor, wanted: WantedSettings): void => {
  if (hasRole(actor.role, 'owner')) return;
  if (Object.keys(wanted).some((name) => ofOwners.has(name))) throw errors.mustBeOwner();
};

/** Returns the changed name and description. Throws if the name is blank or has an invalid character. */
const readOwn = (
  organization: Organization,
  { name: typed, description }: Pick<Wanted, 'name' | 'description'>,
): Pick<OrganizationChange, 'name' | 'description'> => {
  const name = typed?.trim();
  if (name === '') throw errors.cannotBeBlank({ name: 'name' });
  const position = findInvalidCharacter(name ?? '');
  if (position > 0) throw errors.organizationNameInvalidCharacter({ position });
  return {
    ...(name !== undefined && name !== organization.name && { name }),
    ...(description !== undefined && description !== organization.description && { description }),
  };
};

/** Sends the events about changes of full members, and of the users whom guests see. */
const emitConsequences = async (
  scope: TxScope,
  before: OrganizationSettings,
  changes: Partial<OrganizationSettings>,
): Promise<void> => {
  const { waiting_period_threshold: days, can_access_all_users_group: viewers } = changes;
  if (days !== undefined) await emitWaitingPeriod(scope, before.waiting_period_threshold, days);
  if (viewers !== undefined) await onGuestAccessChange(scope, !(await limitsAccess(scope, viewers)));
};

/** PATCH /realm: changes the name, the description and the settings of the organization. */
export const updateOrganization = operation('updateOrganization', async (context) => {
  const { input, actor, tx, services } = context;
  const { name, description, ...wanted } = input;
  checkMayChange(actor, wanted);
  const locked = await lockVisibility(context);
  const stored = await findOrganization(tx);
  if (!stored) throw new Error('The database holds no organization.');
  const organization = withOfferedMethods(services.config, stored);
  const settings = await readSettings(tx, organization.settings, wanted);
  const change: OrganizationChange = { ...readOwn(organization, { name, description }), settings };
  await saveOrganization(locked.tx, organization.id, change);
  emitOrganizationChange(tx, change);
  await emitConsequences(context, organization.settings, settings);
  return viewChanges(change);
});
