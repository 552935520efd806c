import { hugePicture, notAPicture, picture } from '../support/pictures.js';
import type { Client } from '../support/client.js';
import type { CaseSetup, PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

/** Adds an emoji and returns its name. */
const added = async (fixtures: Fixtures, by: Client = fixtures.owner): Promise<string> => {
  const emoji_name = fixtures.fresh('emoji').replace(' ', '_');
  await by.ok('POST', `/realm/emoji/${emoji_name}`, { filename: await picture() });
  return emoji_name;
};

/** Uploads an emoji under a new name. */
const uploading =
  (file: () => Promise<File> | File = picture, name?: string): CaseSetup =>
  async (fixtures) => ({
    path: { emoji_name: name ?? fixtures.fresh('emoji') },
    parameters: { filename: await file() },
  });

/** Restricts adding emoji to administrators. */
const unless = async (fixtures: Fixtures): ReturnType<Fixtures['settings']> =>
  fixtures.settings({ add_custom_emoji_policy: 2 });

export const emoji: PartArrangements = {
  listCustomEmoji: {
    default: async (fixtures) => {
      await added(fixtures);
      return {};
    },
  },
  uploadCustomEmoji: {
    default: uploading(),
    insufficientPermission: async (fixtures, base, one) => ({
      ...(await uploading()(fixtures, base, one)),
      as: (await fixtures.one('member')).client,
      ...(await unless(fixtures)),
    }),
    emojiNameInvalid: uploading(picture, 'Upper'),
    emojiNameEnding: uploading(picture, 'open-'),
    emojiNameTooLong: uploading(picture, 'x'.repeat(101)),
    emojiNameTaken: async (fixtures, base, one) =>
      uploading(picture, await added(fixtures))(fixtures, base, one),
    emojiOverride: async (fixtures, base, one) => ({
      ...(await uploading(picture, 'tada')(fixtures, base, one)),
      as: (await fixtures.one('member')).client,
    }),
    emojiNotOneFile: (fixtures) => ({ path: { emoji_name: fixtures.fresh('emoji') }, parameters: {} }),
    badImage: uploading(notAPicture),
    imageTooLarge: uploading(hugePicture),
  },
  deleteCustomEmoji: {
    default: async (fixtures) => ({ path: { emoji_name: await added(fixtures) } }),
    customEmojiNotFound: () => ({ path: { emoji_name: 'no_such_emoji' } }),
    mustBeAdministrator: async (fixtures) => ({
      path: { emoji_name: await added(fixtures) },
      as: (await fixtures.one('member')).client,
      ...(await unless(fixtures)),
    }),
    notEmojiAuthor: async (fixtures) => ({
      path: { emoji_name: await added(fixtures) },
      as: (await fixtures.one('member')).client,
    }),
  },
};

/** A custom emoji, as reactions and statuses name it. */
export const customEmoji = async (
  fixtures: Fixtures,
  { deactivated = false } = {},
): Promise<{ emoji_name: string; emoji_code: string; reaction_type: string }> => {
  const emoji_name = await added(fixtures);
  const { emoji: all } = (await fixtures.owner.ok('GET', '/realm/emoji')) as {
    emoji: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
  };
  const made = Object.values(all).find(({ name }) => name === emoji_name);
  if (deactivated) await fixtures.owner.ok('DELETE', `/realm/emoji/${emoji_name}`);
  return { emoji_name, emoji_code: made?.id ?? '', reaction_type: 'realm_emoji' };
};
