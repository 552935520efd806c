import { having, type PartArrangements } from '../cases/case-setup.js';
import { customEmoji } from './emoji.js';
import { hiddenFromGuest } from './users.js';
import { UNKNOWN } from '../world/world.js';

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
    invalidCustomEmojiName: async (world) => ({
      parameters: { ...(await customEmoji(world)), emoji_name: 'tada' },
    }),
    customEmojiDeactivated: async (world) => ({
      parameters: await customEmoji(world, { deactivated: true }),
    }),
  },
  getUserPresence: {
    default: async (world) => {
      const { id, client } = await world.person();
      await client.ok('POST', '/users/me/presence', { status: 'active' });
      return { path: { user_id_or_email: id } };
    },
    noSuchUser: () => ({ path: { user_id_or_email: UNKNOWN } }),
    insufficientPermission: hiddenFromGuest,
    presenceOfBot: async (world) => ({ path: { user_id_or_email: (await world.bot()).id } }),
    presenceNotFound: async (world) => ({ path: { user_id_or_email: (await world.person()).id } }),
  },
  getUserStatus: {
    default: async (world) => ({ path: { user_id: await world.ownerId } }),
    noSuchUser: () => ({ path: { user_id: UNKNOWN } }),
  },
};
