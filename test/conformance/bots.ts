import type { Role } from '../../src/http/types.js';
import type { Client } from '../support/client.js';
import { hugePicture, notAPicture, picture } from '../support/pictures.js';
import type { Arrangement, PartArrangements } from './arrangement.js';
import type { World } from './world.js';

const NOBODY = 4711;
const TAKEN = 'taken';

const make = async (
  world: World,
  by: Client,
  short_name = world.fresh('bot').replace(' ', ''),
): Promise<number> => {
  const bot = { full_name: world.fresh('Bot'), short_name };
  return ((await by.ok('POST', '/bots', bot)) as { user_id: number }).user_id;
};

/** A new bot, with whatever name. */
const creating =
  (parameters: object, before?: (world: World) => Promise<unknown>): Arrangement =>
  async (world) => {
    await before?.(world);
    const short_name = world.fresh('bot').replace(' ', '');
    return { parameters: { full_name: world.fresh('Bot'), short_name, ...parameters } };
  };

/** A change of a bot, asked by somebody of a role. It is a member's, unless it is to have the rights of an owner. */
const changing =
  (role: Role | 'keeper', parameters: object = {}, roleOfBot?: number): Arrangement =>
  async (world) => {
    const keeper = roleOfBot === 100 ? world.owner : (await world.one('member')).client;
    const bot_id = await make(world, keeper);
    if (roleOfBot !== undefined)
      await world.owner.ok('PATCH', `/bots/${String(bot_id)}`, { role: roleOfBot });
    const as = role === 'keeper' ? keeper : role === 'owner' ? world.owner : (await world.one(role)).client;
    return { as, path: { bot_id }, parameters: { ...parameters } };
  };

const ownedBy =
  (owner: (world: World) => Promise<number>): Arrangement =>
  async (world, base, one) =>
    changing('keeper', { bot_owner_id: await owner(world) })(world, base, one);

/** What a picture can be, and is refused. */
const refusedPictures = (
  sending: (parameters: object) => Arrangement,
): Readonly<Record<string, Arrangement>> => {
  const having =
    (make: () => Promise<unknown>): Arrangement =>
    async (world, base, one) =>
      sending({ filename: await make() })(world, base, one);
  return {
    severalFiles: having(async () => [await picture(), await picture()]),
    badImage: having(() => Promise.resolve(notAPicture())),
    imageTooLarge: having(hugePicture),
  };
};

const unknown = { default_sending_stream: 'unknown' };

export const bots: PartArrangements = {
  listBots: {
    default: async (world) => {
      await make(world, world.owner);
      return {};
    },
  },
  createBot: {
    default: creating({}),
    mustBeAdministrator: async (world, base, one) => ({
      ...(await creating({})(world, base, one)),
      as: (await world.one('member')).client,
      ...(await world.settings({ bot_creation_policy: 3 })),
    }),
    badBotName: creating({ short_name: ' ' }),
    botEmailTaken: creating({ short_name: TAKEN }, (world) => make(world, world.owner, TAKEN)),
    botNameTaken: async (world, base, one) =>
      creating({ full_name: (await world.one('member')).name })(world, base, one),
    invalidChannelName: creating(unknown),
    nameTooLong: creating({ full_name: 'x'.repeat(101) }),
    nameTooShort: creating({ full_name: 'x' }),
    nameInvalidCharacters: creating({ full_name: 'Iago *' }),
    nameInvalidFormat: creating({ full_name: 'Iago|12' }),
    ...refusedPictures(creating),
  },
  updateBot: {
    default: changing('keeper', { default_all_public_streams: true }),
    noSuchBot: () => ({ path: { bot_id: NOBODY } }),
    insufficientPermission: changing('moderator'),
    mustBeOwner: changing('administrator', {}, 100),
    guestsCannotAdminister: changing('owner', { role: 200 }, 600),
    botRoleAboveOwner: changing('owner', { role: 200 }),
    botOwnerUnknown: ownedBy(() => Promise.resolve(NOBODY)),
    botOwnerDeactivated: ownedBy(async (world) => (await world.deactivated()).id),
    botOwnerIsBot: ownedBy(async (world) => (await world.bot()).id),
    botNameTaken: async (world, base, one) =>
      changing('keeper', { full_name: (await world.one('guest')).name })(world, base, one),
    invalidChannelName: changing('keeper', unknown),
    nameTooLong: changing('keeper', { full_name: 'x'.repeat(101) }),
    nameTooShort: changing('keeper', { full_name: 'x' }),
    nameInvalidCharacters: changing('keeper', { full_name: 'Iago *' }),
    nameInvalidFormat: changing('keeper', { full_name: 'Iago|12' }),
    ...refusedPictures((parameters) => changing('keeper', parameters)),
  },
  regenerateBotApiKey: {
    default: changing('keeper'),
    noSuchBot: () => ({ path: { bot_id: NOBODY } }),
    insufficientPermission: changing('moderator'),
    mustBeOwner: changing('administrator', {}, 100),
  },
  deactivateBot: {
    default: changing('keeper'),
    noSuchBot: () => ({ path: { bot_id: NOBODY } }),
    insufficientPermission: changing('moderator'),
    mustBeOwner: changing('administrator', {}, 100),
  },
};
