import { hugePicture, notAPicture, picture } from '../world/files.js';
import type { Client } from '../world/client.js';
import type { Undo } from '../world/controls.js';
import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { World } from '../world/world.js';

/** Adds an emoji and returns its name. */
const added = async (world: World, by: Client = world.owner): Promise<string> => {
  const emoji_name = world.fresh('emoji').replace(' ', '_');
  await by.ok('POST', `/realm/emoji/${emoji_name}`, { filename: picture() });
  return emoji_name;
};

/** Uploads an emoji under a new name. */
const uploading =
  (file: () => File = picture, name?: string): CaseSetup =>
  (world) => ({
    path: { emoji_name: name ?? world.fresh('emoji') },
    parameters: { filename: file() },
  });

/** Restricts adding emoji to administrators. */
const unless = async (world: World): Promise<Undo> => world.settings({ add_custom_emoji_policy: 2 });

export const emoji: PartArrangements = {
  listCustomEmoji: {
    default: async (world) => {
      await added(world);
      return {};
    },
  },
  uploadCustomEmoji: {
    default: uploading(),
    insufficientPermission: async (world, base, one) => ({
      ...(await uploading()(world, base, one)),
      as: (await world.one('member')).client,
      ...(await unless(world)),
    }),
    emojiNameInvalid: uploading(picture, 'Upper'),
    emojiNameEnding: uploading(picture, 'open-'),
    emojiNameTooLong: uploading(picture, 'x'.repeat(101)),
    emojiNameTaken: async (world, base, one) => uploading(picture, await added(world))(world, base, one),
    emojiOverride: async (world, base, one) => ({
      ...(await uploading(picture, 'tada')(world, base, one)),
      as: (await world.one('member')).client,
    }),
    emojiNotOneFile: (world) => ({ path: { emoji_name: world.fresh('emoji') }, parameters: {} }),
    badImage: uploading(notAPicture),
    imageTooLarge: uploading(hugePicture),
  },
  deleteCustomEmoji: {
    default: async (world) => ({ path: { emoji_name: await added(world) } }),
    customEmojiNotFound: () => ({ path: { emoji_name: 'no_such_emoji' } }),
    mustBeAdministrator: async (world) => ({
      path: { emoji_name: await added(world) },
      as: (await world.one('member')).client,
      ...(await unless(world)),
    }),
    notEmojiAuthor: async (world) => ({
      path: { emoji_name: await added(world) },
      as: (await world.one('member')).client,
    }),
  },
};

/** A custom emoji, as reactions and statuses name it. */
export const customEmoji = async (
  world: World,
  { deactivated = false } = {},
): Promise<{ emoji_name: string; emoji_code: string; reaction_type: string }> => {
  const emoji_name = await added(world);
  const { emoji: all } = (await world.owner.ok('GET', '/realm/emoji')) as {
    emoji: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
  };
  const made = Object.values(all).find(({ name }) => name === emoji_name);
  if (deactivated) await world.owner.ok('DELETE', `/realm/emoji/${emoji_name}`);
  return { emoji_name, emoji_code: made?.id ?? '', reaction_type: 'realm_emoji' };
};
