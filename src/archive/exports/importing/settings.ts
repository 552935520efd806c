import {
  defaultOrganizationSettings,
  defaultUserSettings,
  organizationSettings,
  userSettings,
  type SettingRow,
  type UserSettings,
} from '../../../../generated/settings.js';
import { isTimeZone } from '../../../chat/settings/time-zone.js';

const isAllowed = ({ choices }: SettingRow, value: unknown, usual: unknown): boolean => {
  if (choices) return choices.some((choice) => choice === value);
  if (usual === null || value === null)
    return value === null || typeof value === 'string' || typeof value === 'number';
  return typeof value === typeof usual && (typeof value !== 'string' || value.length <= 1000);
};

/** Returns those of the settings of a user that this server knows, and that differ from the defaults. */
export const knownUserSettings = (given: Readonly<Record<string, unknown>>): Partial<UserSettings> => {
  const usual = defaultUserSettings as unknown as Readonly<Record<string, unknown>>;
  const known = (userSettings as readonly SettingRow[]).filter(
    (row) => row.name in given && row.name !== 'timezone' && isAllowed(row, given[row.name], usual[row.name]),
  );
  return Object.fromEntries(
    known.flatMap(({ name }) => (given[name] === usual[name] ? [] : [[name, given[name]] as const])),
  );
};

interface GroupNames {
  readonly groups: ReadonlySet<number>;
  readonly users: ReadonlySet<number>;
}

const isGroupValue = (value: unknown, { groups, users }: GroupNames): boolean => {
  if (typeof value === 'number') return groups.has(value);
  if (typeof value !== 'object' || value === null) return false;
  const { direct_members: members, direct_subgroups: subgroups } = value as Record<string, unknown>;
  return (
    Array.isArray(members) &&
    Array.isArray(subgroups) &&
    members.every((id) => users.has(id as number)) &&
    subgroups.every((id) => groups.has(id as number))
  );
};

const isChannelSetting = (name: string): boolean => name.endsWith('_stream_id');

/** Returns those of the settings of an organization that this server knows. */
export const knownOrganizationSettings = (
  given: Readonly<Record<string, unknown>>,
  names: GroupNames & { readonly channels: ReadonlySet<number> },
): Record<string, unknown> => {
  const usual = defaultOrganizationSettings as unknown as Readonly<Record<string, unknown>>;
  const isKnown = (row: SettingRow): boolean => {
    const value = given[row.name];
    if (row.group === 'permission') return isGroupValue(value, names);
    if (isChannelSetting(row.name))
      return typeof value === 'number' && (value === -1 || names.channels.has(value));
    const standard = usual[row.name];
    if (typeof standard === 'object' && standard !== null) return false;
    return isAllowed(row, value, standard);
  };
  return Object.fromEntries(
    (organizationSettings as readonly SettingRow[])
      .filter((row) => row.name in given && isKnown(row))
      .map(({ name }) => [name, given[name]]),
  );
};

export const knownTimeZone = (name: string): string => (name === '' || isTimeZone(name) ? name : '');
