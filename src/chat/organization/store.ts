import {
  defaultOrganizationSettings,
  organizationSettings,
  type OrganizationSettings as StoredSettings,
} from '../../../generated/settings.js';
import { organizationFile } from '../pictures/addresses.js';
import { lookup, statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** The effective settings. A permission with its default value has the ID of the system group. */
export type OrganizationSettings = {
  readonly [Name in keyof StoredSettings]: Exclude<StoredSettings[Name], `role:${string}`>;
};

export interface Organization {
  readonly id: number;
  readonly string_id: string;
  readonly name: string;
  /** Markdown. */
  readonly description: string;
  readonly date_created: number;
  readonly is_active: boolean;
  /** Keys of the uploaded pictures. Null if there is none. */
  readonly icon_key: string | null;
  readonly logo_key: string | null;
  readonly night_logo_key: string | null;
  /** All settings, including defaults. */
  readonly settings: OrganizationSettings;
}

const permissions = organizationSettings
  .filter(({ group }) => group === 'permission')
  .map(({ name }) => name);

const listSystemGroups = statement((db) =>
  db('user_groups').where({ is_system_group: 1 }).select('name', 'id'),
);

const resolveSettings = async (tx: Tx, stored: string): Promise<OrganizationSettings> => {
  const groups = await listSystemGroups(tx);
  const ids = new Map(groups.map(({ name, id }) => [name, id]));
  const settings: Record<string, unknown> = {
    ...defaultOrganizationSettings,
    ...(JSON.parse(stored) as Partial<StoredSettings>),
  };
  for (const name of permissions) {
    const value = settings[name];
    if (typeof value === 'string') settings[name] = ids.get(value);
  }
  return settings as OrganizationSettings;
};

const findOnly = lookup((db) =>
  db('organizations')
    .orderBy('id')
    .first(
      'id',
      'string_id',
      'name',
      'description',
      'date_created',
      'is_active',
      'icon_key',
      'logo_key',
      'night_logo_key',
      'settings',
    ),
);

/** Returns the only organization of this database. Undefined before the first start has finished. */
export const findOrganization = async (tx: Tx): Promise<Organization | undefined> => {
  const row = await findOnly(tx);
  return row && { ...row, is_active: row.is_active === 1, settings: await resolveSettings(tx, row.settings) };
};

/** The changed values of an organization. */
export interface OrganizationChange {
  readonly name?: string;
  readonly description?: string;
  readonly settings: Partial<OrganizationSettings>;
}

const findStoredSettings = statement((db, id: number) => db('organizations').where({ id }).first('settings'));

/** Writes the changed values. The row stores only settings that differ from the defaults. */
export const saveOrganization = async (
  tx: VisibilityLocked,
  id: number,
  { settings, ...own }: OrganizationChange,
): Promise<void> => {
  const row = await findStoredSettings(tx, id);
  const before = JSON.parse(row?.settings ?? '{}') as object;
  const defaults: Partial<Record<string, unknown>> = await resolveSettings(tx, '{}');
  const differing = Object.entries({ ...before, ...settings }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  await tx
    .from('organizations')
    .where({ id })
    .update({ ...own, settings: JSON.stringify(Object.fromEntries(differing)) });
};

export interface NewOrganization {
  readonly string_id: string;
  readonly name: string;
  readonly description: string;
  readonly date_created: number;
}

export const insertOrganization = (tx: Tx, organization: NewOrganization): Promise<number> =>
  tx.insert('organizations', { ...organization, settings: '{}' });

/** The pictures of an organization: the icon, and the logos for light and dark backgrounds. */
export type PictureKind = 'icon' | 'logo' | 'night_logo';

export const setPicture = async (
  tx: VisibilityLocked,
  { id }: Organization,
  kind: PictureKind,
  key: string | null,
): Promise<void> => {
  await tx
    .from('organizations')
    .where({ id })
    .update({ [`${kind}_key`]: key });
};

/** Returns those of the files that are pictures of the organization. */
export const namedOrganizationFiles = async (tx: Tx, names: readonly string[]): Promise<string[]> => {
  const organization = await findOrganization(tx);
  if (!organization) return [];
  const { icon_key, logo_key, night_logo_key } = organization;
  const named = new Set(
    [icon_key, logo_key, night_logo_key].flatMap((key) => (key === null ? [] : [organizationFile(key)])),
  );
  return names.filter((name) => named.has(name));
};
