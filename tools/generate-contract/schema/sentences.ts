import type { Operation, Setting } from '../contract.js';

const ROLES: Readonly<Record<Operation['role'], string>> = {
  guest: 'any role',
  member: 'member or a higher role, no guests',
  moderator: 'moderator or a higher role',
  administrator: 'organization administrator or owner',
  owner: 'organization owner',
};

/**
 * Returns the permission sentence, in the same words for every operation. Further conditions are in the operation's
 * description.
 */
export const permissionSentence = ({
  open,
  spectators = false,
  role,
  bots,
}: Pick<Operation, 'open' | 'role' | 'bots'> & { readonly spectators?: boolean }): string =>
  open
    ? 'Permission: no authentication needed.'
    : `Permission: ${ROLES[role]}; bots ${bots ? '' : 'not '}allowed${spectators ? '; spectators allowed' : ''}.`;

const legacySentence = ({ legacy }: Setting): string[] =>
  legacy === undefined ? [] : [`Clients without \`user_settings_object\` also get an \`${legacy}\` event.`];

const defaultSentence = (setting: Setting): string => `Default: \`${JSON.stringify(setting.default)}\`.`;

/**
 * Returns the description of the parameter that changes a setting. An absent parameter changes nothing, so it has no
 * `default`.
 */
export const settingParameterSentences = (setting: Setting): string =>
  [
    setting.description,
    ...(setting.role ? [`Only an ${setting.role} may change it.`] : []),
    defaultSentence(setting),
    ...legacySentence(setting),
  ].join(' ');

/** Returns a sentence that lists the settings that an event of older clients reports. Undefined if there are none. */
export const legacySettingsSentence = (type: string, settings: readonly Setting[]): string | undefined => {
  const names = settings.flatMap(({ name, legacy }) => (legacy === type ? [`\`${name}\``] : []));
  return names.length === 0 ? undefined : `Sent for these settings: ${names.join(', ')}.`;
};
