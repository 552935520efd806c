import { having, type Arrangement, type PartArrangements } from './arrangement.js';

const asMember =
  (parameters: Readonly<Record<string, unknown>>): Arrangement =>
  async (world) => ({ as: (await world.one('member')).client, parameters });

export const settings: PartArrangements = {
  updateSettings: {
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
      await world.server.person('Iago');
      return { as: (await world.one('member')).client, parameters: { email: 'iago@example.com' } };
    },
    emailChangesDisabled: async (world, base, one) => ({
      ...(await asMember({ email: 'another@example.com' })(world, base, one)),
      ...(await world.settings({ email_changes_disabled: true })),
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
    incompatibleValues: having({ dense_mode: true, web_font_size_px: 16 }),
  },
};
