import { hugePicture, notAPicture, picture } from '../support/pictures.js';
import type { Client } from '../support/client.js';
import type { Arrangement, PartArrangements } from './arrangement.js';
import type { World } from './world.js';

/** A new emoji; answers its name. */
const added = async (world: World, by: Client = world.owner): Promise<string> => {
  const emoji_name = world.fresh('emoji').replace(' ', '_');
  await by.ok('POST', `/realm/emoji/${emoji_name}`, { filename: await picture() });
  return emoji_name;
};

/** An upload under a new name. */
const uploading =
  (file: () => Promise<File> | File = picture, name?: string): Arrangement =>
  async (world) => ({
    path: { emoji_name: name ?? world.fresh('emoji') },
    parameters: { filename: await file() },
  });

/** Somebody of a role, while the organization lets only administrators add emoji. */
const unless = async (world: World): ReturnType<World['settings']> =>
  world.settings({ add_custom_emoji_policy: 2 });

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

/** An emoji of the organization's own as reactions and statuses name it. */
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
