import { having, type PartArrangements } from './case-setup.js';
import { customEmoji } from './emoji.js';
import { hiddenFromGuest } from './users.js';

const alone =
  (parameters: Readonly<Record<string, unknown>>): (() => { parameters: typeof parameters }) =>
  () => ({ parameters });

const car = { emoji_name: 'car', emoji_code: '1f697', reaction_type: 'unicode_emoji' };

export const presence: PartArrangements = {
  updateOwnPresence: {
    default: having({ last_update_id: -1 }),
    legacy: having({}),
    ping: having({ ping_only: true }),
    invalidPresenceStatus: having({ status: 'sleeping' }),
  },
  updateOwnStatus: {
    default: alone(car),
    statusUnchanged: alone({}),
    statusTextTooLong: alone({ status_text: 'x'.repeat(61) }),
    statusEmojiNameMissing: alone({ emoji_code: '1f697' }),
    emojiNotFound: alone({ emoji_name: 'no_such_emoji' }),
    invalidEmojiName: alone({ ...car, emoji_name: 'tada' }),
    invalidEmojiCode: alone({ ...car, emoji_code: 'ffff1' }),
    invalidCustomEmoji: alone({ ...car, reaction_type: 'realm_emoji' }),
    invalidCustomEmojiName: async (fixtures) => ({
      parameters: { ...(await customEmoji(fixtures)), emoji_name: 'tada' },
    }),
    customEmojiDeactivated: async (fixtures) => ({
      parameters: await customEmoji(fixtures, { deactivated: true }),
    }),
  },
  getUserPresence: {
    default: async (fixtures) => {
      const { id, client } = await fixtures.person();
      await client.ok('POST', '/users/me/presence', { status: 'active' });
      return { path: { user_id_or_email: id } };
    },
    noSuchUser: () => ({ path: { user_id_or_email: 4711 } }),
    insufficientPermission: hiddenFromGuest,
    presenceOfBot: async (fixtures) => ({ path: { user_id_or_email: (await fixtures.bot()).id } }),
    presenceNotFound: async (fixtures) => ({ path: { user_id_or_email: (await fixtures.person()).id } }),
  },
  getUserStatus: {
    default: async (fixtures) => ({ path: { user_id: await fixtures.ownerId } }),
    noSuchUser: () => ({ path: { user_id: 4711 } }),
  },
};
