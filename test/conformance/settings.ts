import { having, restricted, type CaseSetup, type PartArrangements } from './case-setup.js';

const asMember =
  (parameters: Readonly<Record<string, unknown>>): CaseSetup =>
  async (fixtures) => ({ as: (await fixtures.one('member')).client, parameters });

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
  nameTaken: async (fixtures) => {
    const parameters = { full_name: (await fixtures.one('member')).name };
    return { parameters, ...(await fixtures.settings({ require_unique_names: true })) };
  },
  invalidEmail: having({ email: 'somebody' }),
  emailOutsideDomains: restricted(having({ email: 'x@example.com' })),
  emailWithPlus: restricted(having({ email: 'x+y@example.com' })),
  realEmailRequired: having({ email: 'x@mailinator.com' }),
  emailTaken: async (fixtures) => {
    const { email } = await fixtures.person();
    return { as: (await fixtures.one('member')).client, parameters: { email } };
  },
  emailChangesDisabled: async (fixtures, base, one) => ({
    ...(await asMember({ email: 'another@example.com' })(fixtures, base, one)),
    ...(await fixtures.settings({ email_changes_disabled: true })),
  }),
  botNameTaken: async (fixtures) => {
    const parameters = { full_name: (await fixtures.one('member')).name };
    return { as: (await fixtures.bot()).client, parameters };
  },
  botEmailFixed: async (fixtures) => ({
    as: (await fixtures.bot()).client,
    parameters: { email: 'another@example.com' },
  }),
  wrongPassword: having({ old_password: 'another', new_password: 'lantern-sesame-43' }),
  newPasswordTooWeak: async (fixtures) => {
    const { client: as, password: old_password } = await fixtures.one('member');
    return { as, parameters: { old_password, new_password: '123456' } };
  },
  regenerationWithoutPassword: having({ regenerate_api_key: true }),
  ...invalidSettings,
  invalidTimezone: having({ timezone: 'Europe/Atlantis' }),
};

// The deprecated paths have the same contract, so the same requests trigger their errors.
export const settings: PartArrangements = {
  updateUserSettingsDefaults: {
    // Later cases create accounts, which need the usual settings.
    default: () => ({ parameters: { high_contrast_mode: true } }),
    ...invalidSettings,
  },
  updateSettings,
  updateDisplaySettings: updateSettings,
  updateNotificationSettings: updateSettings,
};
