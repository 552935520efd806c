import { having, type Arrangement, type PartArrangements } from './arrangement.js';

const asMember =
  (parameters: Readonly<Record<string, unknown>>): Arrangement =>
  async (world) => ({ as: (await world.one('member')).client, parameters });

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
  invalidDefaultLanguage: having({ default_language: 'klingonese' }),
  invalidTimezone: having({ timezone: 'Europe/Atlantis' }),
  invalidNotificationSound: having({ notification_sound: 'gong' }),
  invalidBatchingPeriod: having({ email_notifications_batching_period_seconds: 0 }),
};

// The former paths have the same contract, so each of their errors comes about in the same way.
export const settings: PartArrangements = {
  updateSettings,
  updateDisplaySettings: updateSettings,
  updateNotificationSettings: updateSettings,
};
