import { userSettings, type SettingRow } from '../../generated/settings.js';

const rows: readonly SettingRow[] = userSettings;

/** The events by which clients that do not read `user_settings` are told of a setting, by its name. */
export const legacyTypeOf: ReadonlyMap<string, NonNullable<SettingRow['legacy']>> = new Map(
  rows.flatMap(({ name, legacy }) => (legacy === undefined ? [] : [[name, legacy]])),
);

const types: ReadonlySet<string> = new Set(legacyTypeOf.values());

export const isLegacyType = (eventType: string): boolean => types.has(eventType);
