import { having, restricted, type CaseSetup, type PartArrangements } from '../cases/case-setup.js';

const asMember =
  (parameters: Readonly<Record<string, unknown>>): CaseSetup =>
  async (world) => ({ as: (await world.one('member')).client, parameters });

/** Errors of both operations that take settings. */
const invalidSettings = {
  invalidDefaultLanguage: having({ default_language: 'klingonese' }),
  invalidNotificationSound: having({ notification_sound: 'gong' }),
  invalidBatchingPeriod: having({ email_notifications_batching_period_seconds: 0 }),
};

const updateSettings: PartArrangements['updateSettings'] = {
  nameTooLong: having({ full_name: 'x'.repeat(101) }),
  nameTooShort: having({ full_name: 'x' }),
  nameInvalidCharacters: having({ full_name: 'Iago *' }),
  nameInvalidFormat: having({ full_name: 'Iago|12' }),
  nameTaken: async (world) => {
    const parameters = { full_name: (await world.one('member')).name };
    return { parameters, ...(await world.settings({ require_unique_names: true })) };
  },
  invalidEmail: having({ email: 'somebody' }),
  emailOutsideDomains: restricted(having({ email: 'x@outside.example.net' })),
  emailWithPlus: restricted(having({ email: 'x+y@outside.example.net' })),
  realEmailRequired: having({ email: 'x@mailinator.com' }),
  emailTaken: async (world) => {
    const { email } = await world.person();
    return { as: (await world.one('member')).client, parameters: { email } };
  },
  emailChangesDisabled: async (world, base, one) => ({
    ...(await asMember({ email: 'another@example.com' })(world, base, one)),
    ...(await world.settings({ email_changes_disabled: true })),
  }),
  botNameTaken: async (world) => {
    const parameters = { full_name: (await world.one('member')).name };
    return { as: (await world.bot()).client, parameters };
  },
  botEmailFixed: async (world) => ({
    as: (await world.bot()).client,
    parameters: { email: 'another@example.com' },
  }),
  wrongPassword: having({ old_password: 'another', new_password: 'lantern-sesame-43' }),
  newPasswordTooWeak: async (world) => {
    const { client: as, password: old_password } = await world.one('member');
    return { as, parameters: { old_password, new_password: '123456' } };
  },
  regenerationWithoutPassword: having({ regenerate_api_key: true }),
  ...invalidSettings,
  invalidTimezone: having({ timezone: 'Europe/Atlantis' }),
};

// The deprecated paths have the same contract, so the same requests trigger their errors.
export const settings: PartArrangements = {
  updateUserSettingsDefaults: {
    default: async (world) => {
      const { realm_user_settings_defaults: defaults } = await world.organization();
      const { high_contrast_mode } = defaults as { high_contrast_mode: boolean };
      const restore = async (): Promise<void> =>
        void (await world.owner.ok('PATCH', '/realm/user_settings_defaults', { high_contrast_mode }));
      return { parameters: { high_contrast_mode: !high_contrast_mode }, ...world.undo(restore) };
    },
    ...invalidSettings,
  },
  updateSettings,
  updateDisplaySettings: updateSettings,
  updateNotificationSettings: updateSettings,
};
