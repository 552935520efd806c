import { userSettings, type SettingRow } from '../../generated/settings.js';

const rows: readonly SettingRow[] = userSettings;

/** The event type sent for each setting to clients that do not read `user_settings`, by the setting's name. */
export const legacyTypeOf: ReadonlyMap<string, NonNullable<SettingRow['legacy']>> = new Map(
  rows.flatMap(({ name, legacy }) => (legacy === undefined ? [] : [[name, legacy]])),
);

const types: ReadonlySet<string> = new Set(legacyTypeOf.values());

export const isLegacyType = (eventType: string): boolean => types.has(eventType);
