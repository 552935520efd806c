import { userSettings, type SettingRow } from '../../../generated/settings.js';

const rows: readonly SettingRow[] = userSettings;

/** The event type sent for each setting to clients that do not read `user_settings`, by the setting's name. */
export const legacyTypeOf: ReadonlyMap<string, NonNullable<SettingRow['legacy']>> = new Map(
  rows.flatMap(({ name, legacy }) => (legacy === undefined ? [] : [[name, legacy]])),
);

const types: ReadonlySet<string> = new Set(legacyTypeOf.values());

export const isLegacyType = (eventType: string): boolean => types.has(eventType);

/** Types that a client gets instead of older ones, which it may name for the sake of older servers. */
const REPLACED: Readonly<Partial<Record<string, string>>> = { muted_topics: 'user_topic' };

/** Whether a client that named these types gets a type. Clients that name none get all. */
export const wantsType = (named: readonly string[] | null | undefined, eventType: string): boolean => {
  if (!named) return true;
  const present = REPLACED[eventType];
  return named.includes(eventType) && (present === undefined || !named.includes(present));
};
