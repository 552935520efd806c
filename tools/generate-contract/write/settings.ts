import type { Contract, Setting } from '../contract.js';
import { generated, literal } from './routes.js';

const rows = (settings: readonly Setting[]): unknown[] =>
  settings.map(({ name, group, effect, legacy, personal, since, role, schema }) => ({
    name,
    group,
    effect,
    legacy,
    personal,
    since,
    role,
    choices: schema.enum,
  }));

const defaults = (settings: readonly Setting[]): Record<string, unknown> =>
  Object.fromEntries(settings.map((setting) => [setting.name, setting.default]));

const INTERFACE = `export interface SettingRow {
  readonly name: string;
  readonly group: string;
  /** Whether the server or the client applies it. */
  readonly effect: 'server' | 'client' | 'none';
  /** The event that reports it to clients from before feature level 89. */
  readonly legacy?: 'update_display_settings' | 'update_global_notifications';
  /** Whether it says something about the user, so that it has no default of the organization. */
  readonly personal?: true;
  readonly since?: number;
  /** The role that may change it, if not every role that may send the request. */
  readonly role?: 'owner';
  readonly choices?: readonly (string | number)[];
}
`;

/** Returns the type of the defaults. The default of a permission of the organization is the name of a system group. */
const organizationType = (settings: readonly Setting[]): string => {
  const entries = settings.map(({ name, group, default: byDefault }) => {
    const own = `Exclude<components['schemas']['OrganizationSettings']['realm_${name}'], undefined>`;
    return `  ${name}: ${own}${group === 'permission' && typeof byDefault === 'string' ? ' | `role:${string}`' : ''};\n`;
  });
  return `export interface OrganizationSettings {\n${entries.join('')}}\n`;
};

export const writeSettings = ({ settings }: Contract): string => {
  const users = settings.filter(({ part }) => part === 'settings');
  const organization = settings.filter(({ part }) => part === 'organization');
  return generated(
    [
      `import type { components } from './types.js';\n`,
      INTERFACE,
      `export type UserSettings = components['schemas']['UserSettings'];\n`,
      `export const userSettings = ${literal(rows(users))} as const satisfies readonly (SettingRow & { readonly name: keyof UserSettings })[];\n`,
      `export const defaultUserSettings: Readonly<UserSettings> = ${literal(defaults(users))};\n`,
      ...(organization.length === 0
        ? []
        : [
            organizationType(organization),
            `export const organizationSettings = ${literal(rows(organization))} as const satisfies readonly (SettingRow & { readonly name: keyof OrganizationSettings })[];\n`,
            `export const defaultOrganizationSettings: Readonly<OrganizationSettings> = ${literal(defaults(organization))};\n`,
          ]),
    ].join('\n'),
  );
};
